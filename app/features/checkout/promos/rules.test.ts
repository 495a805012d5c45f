/** When a code counts (D28, T20, T25). */
import { expect, test } from 'vitest';
import { cleanCode, isCode, type PromoRow, promoRefusal } from './rules.ts';

const now = new Date('2026-11-18T12:00:00Z');
const row: PromoRow = {
  ...{ code: 'X', kind: 'promo', proportion: 0.1, method: 'any', least_people: 1, uses: 0, max_uses: null },
  ...{ starts_at: null, ends_at: null, disabled_at: null },
};
const by = (more: Partial<PromoRow>, use: { method?: 'card' | 'local'; people?: number } = {}, isHeld = false) =>
  promoRefusal({ ...row, ...more }, { method: 'card', people: 1, now, ...use }, isHeld);

test('each reason why a code does not count has its own word, and a good one has none', () => {
  expect(by({})).toBeNull();
  expect(promoRefusal(null, { method: 'card', people: 1, now })).toBe('invalid-promo-code');
  expect(by({ disabled_at: now })).toBe('invalid-promo-code');
  expect(by({ starts_at: new Date(now.getTime() + 1) })).toBe('invalid-promo-code');
  expect(by({ starts_at: now })).toBeNull();
  expect(by({ ends_at: now })).toBe('promo-code-ended');
  expect(by({ ends_at: new Date(now.getTime() + 1) })).toBeNull();
  expect(by({ max_uses: 1, uses: 1 })).toBe('promo-code-used-up');
  expect(by({ max_uses: 1, uses: 1 }, {}, true), 'the order at hand holds it').toBeNull();
  expect(by({ method: 'card' }, { method: 'local' })).toBe('promo-code-card-only');
  expect(by({ method: 'local' })).toBe('promo-code-local-only');
  expect(by({ least_people: 2 })).toBe('promo-code-more-people');
  expect(by({ least_people: 2 }, { people: 2 })).toBeNull();
});

test('a code is read without spaces and in capitals; what is none is no question to the database', () => {
  expect(cleanCode(' gs 26 11 abc ')).toBe('GS2611ABC');
  for (const text of ['', 'AB', 'A'.repeat(33), "X'--", 'Á123']) expect(isCode(text), text).toBe(false);
  expect(isCode('GS2611ABCDEF')).toBe(true);
});
