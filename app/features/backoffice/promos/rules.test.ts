import { expect, test } from 'vitest';
import { isCode } from '#app/features/checkout/promos/rules.ts';
import { codeOf, promoState } from './rules.ts';

const now = new Date('2026-11-18T12:00:00Z');
const promo = { uses: 0, max_uses: null, starts_at: null, ends_at: null, disabled_at: null };
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];

test('how a code stands: off beats ended beats used up beats waiting', () => {
  expect(promoState(promo, now)).toBe('active');
  expect(promoState({ ...promo, starts_at: after }, now)).toBe('waiting');
  expect(promoState({ ...promo, starts_at: before, ends_at: after }, now)).toBe('active');
  expect(promoState({ ...promo, ends_at: now }, now)).toBe('ended');
  expect(promoState({ ...promo, uses: 3, max_uses: 3 }, now)).toBe('used-up');
  expect(promoState({ ...promo, uses: 2, max_uses: 3 }, now)).toBe('active');
  expect(promoState({ ...promo, ends_at: before, disabled_at: before }, now)).toBe('off');
});

test('a made code is a code that the checkout knows, without letters that look alike', () => {
  const code = codeOf(Uint8Array.from({ length: 20 }, (_, index) => index * 37));
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(isCode(code)).toBe(true);
});
