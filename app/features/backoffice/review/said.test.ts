/** What was said here stays until a reading that knows of it: an older one that arrives late takes nothing back. */
import { expect, test } from 'vitest';
import type { FieldReview } from './client.ts';
import { newestOf, pageWith } from './said.ts';
import type { ReviewPage, ReviewRow } from './view.server.ts';

const waits: ReviewRow = {
  ...{ path: 'national_id', label: 'Cédula', value: '1020', isLater: false, isMissing: false, group: null, mark: null },
  stand: 'answered',
  said: {
    ...{ id: 7, verdict: 'flagged', state: 'answered', reason: 'document', comment: 'Otro número', by: 'Ana' },
    ...{ at: new Date(0), answered_at: new Date(1), before: '1', after: '2' },
  },
} as ReviewRow;
const open = { ...waits, path: 'nationality', stand: 'open', said: null } as ReviewRow;
const page = {
  ...{ number: 2, ordinal: 2, title: 'Nacionalidad', saved_at: null, saved_by: null, isBySelf: true },
  rows: [waits, open],
} as ReviewPage;
const field = (more: Partial<FieldReview>): FieldReview => ({
  ...{ field_review_id: 7, path: 'national_id', verdict: 'flagged', state: 'settled', reason: 'document' },
  ...{ comment: 'Otro número', created_at: '2026-11-19T00:00:00Z', ...more },
});
const stands = (shown: ReviewPage) => shown.rows.map(({ stand }) => stand);

test('a reading that began before the word and arrives after it leaves the word; one that knows of it takes over', () => {
  const said = { version: 6, fields: [field({})] };
  expect(stands(pageWith(page, said, 5)), 'the page as it was read').toEqual(['accepted', 'open']);
  expect(stands(pageWith(page, said, 4)), 'an older reading, late').toEqual(['accepted', 'open']);
  expect(pageWith(page, said, 6), 'a reading of the same version').toBe(page);
  expect(pageWith(page, said, 9)).toBe(page);
  expect(pageWith(page, undefined, 5)).toBe(page);
});

test('a word taken back opens the answer; a new one brings its own words; what nobody spoke of is left as it is', () => {
  const none = pageWith(page, { version: 6, fields: [] }, 5);
  expect(none.rows[0]).toMatchObject({ stand: 'open', said: null });
  expect(none.rows[1]).toBe(open);
  const again = field({ field_review_id: 8, state: 'draft', comment: 'Sigue distinto' });
  expect(pageWith(page, { version: 6, fields: [field({}), again] }, 5).rows[0]).toMatchObject({
    stand: 'draft',
    said: { id: 8, comment: 'Sigue distinto', by: 'Ana' },
  });
  const first = field({ field_review_id: 9, path: 'nationality', state: 'draft', reason: 'other', comment: '¿Cuál?' });
  expect(pageWith(page, { version: 6, fields: [field({ state: 'answered' }), first] }, 5).rows).toMatchObject([
    { stand: 'answered' },
    { stand: 'draft', said: { id: 9, reason: 'other', comment: '¿Cuál?', before: null } },
  ]);
});

test('what is sent back or approved is the newest version that was seen', () => {
  expect(newestOf({}, 5)).toBe(5);
  expect(newestOf({ 2: { version: 7, fields: [] }, 3: { version: 6, fields: [] } }, 5)).toBe(7);
  expect(newestOf({ 2: { version: 7, fields: [] } }, 8)).toBe(8);
});
