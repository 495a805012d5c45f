/** How an answer stands with the adviser, and what each verdict does to it. */
import { expect, test } from 'vitest';
import { countsOf, KEYS, nextAfter } from './rules.ts';
import { changeFor, type JudgedField, standOf } from './verdicts.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 12, minute));
let id = 0;
const row = (more: Partial<JudgedField>): JudgedField => ({
  ...{ field_review_id: ++id, verdict: 'flagged', state: 'draft', value_before: 'A', value_after: null },
  ...{ created_at: at(0), settled_at: null, ...more },
});

test('an accepted answer is accepted as long as it is the same; one that was corrected counts with its new value', () => {
  const accepted = row({ verdict: 'accepted', state: 'settled' });
  expect(standOf(undefined, 'A')).toBe('open');
  expect(standOf(accepted, 'A')).toBe('accepted');
  expect(standOf(accepted, 'B')).toBe('open');
  const corrected = row({ state: 'settled', value_after: 'B' });
  expect(standOf(corrected, 'B')).toBe('accepted');
  expect(standOf(corrected, 'A')).toBe('open');
  for (const state of ['draft', 'sent', 'answered'] as const) expect(standOf(row({ state }), 'A')).toBe(state);
});

test('a verdict on an answer that nobody has spoken about', () => {
  expect(changeFor('accepted', [], 'A')).toEqual({ add: 'accepted' });
  expect(changeFor('flagged', [], 'A')).toEqual({ add: 'draft' });
  expect(changeFor('none', [], 'A')).toEqual({});
});

test('a draft is written anew, taken back, or gives way to an acceptance', () => {
  const draft = row({});
  const { field_review_id: remove } = draft;
  expect(changeFor('flagged', [draft], 'A')).toEqual({ remove, add: 'draft' });
  expect(changeFor('none', [draft], 'A')).toEqual({ remove });
  expect(changeFor('accepted', [draft], 'A')).toEqual({ remove, add: 'accepted' });
});

test('what was answered is settled, or flagged again; taken back, it waits as before', () => {
  const answered = row({ state: 'answered', value_after: 'B' });
  const settle = answered.field_review_id;
  expect(changeFor('accepted', [answered], 'B')).toEqual({ settle });
  expect(changeFor('flagged', [answered], 'B')).toEqual({ settle, add: 'draft' });
  const before = row({ state: 'settled', value_after: 'B', settled_at: at(5) });
  const again = row({ value_before: 'B', created_at: at(5) });
  const ids = { remove: again.field_review_id, unsettle: before.field_review_id };
  expect(changeFor('none', [before, again], 'B')).toEqual(ids);
  expect(changeFor('accepted', [before, again], 'B'), 'the one before has settled it').toEqual({ remove: ids.remove });
  expect(changeFor('none', [before], 'B')).toEqual({ unsettle: before.field_review_id });
});

test('what the person has in hand is nobody else’s to change', () => {
  for (const verdict of ['accepted', 'flagged', 'none'] as const)
    expect(changeFor(verdict, [row({ state: 'sent' })], 'A')).toEqual({});
});

test('an acceptance stands once, and is taken back whole', () => {
  const accepted = row({ verdict: 'accepted', state: 'settled' });
  expect(changeFor('accepted', [accepted], 'A')).toEqual({});
  expect(changeFor('none', [accepted], 'A')).toEqual({ remove: accepted.field_review_id });
  expect(changeFor('flagged', [accepted], 'A')).toEqual({ add: 'draft' });
});

test('keys, counts, and where one goes on', () => {
  expect(['j', 'k', 'a', 'f'].map((key) => KEYS[key])).toEqual(['next', 'previous', 'accept', 'flag']);
  expect(countsOf(['open', 'accepted', 'draft', 'answered', 'open', 'sent'])).toEqual({
    ...{ all: 6, open: 2, accepted: 1, drafts: 1, answered: 1 },
  });
  expect(nextAfter(['a', 'b', 'c'], new Set(['c']), 'a')).toBe('c');
  expect(nextAfter(['a', 'b', 'c'], new Set(), 'a')).toBe('b');
  expect(nextAfter(['a', 'b', 'c'], new Set(['a']), 'c')).toBeUndefined();
});
