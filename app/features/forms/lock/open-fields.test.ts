/** What can be written while a case is with an adviser (D49). */
import { expect, test } from 'vitest';
import { ds160 } from '#content/forms/ds160/form.ts';
import { openFields } from './open-fields.ts';
import { isOpenFor, type Lock, valueAt, wholeForm } from './rules.ts';

const lock = (state: Lock['state'], ...returned: string[]): Lock => ({ state, returned });

test('without a review everything can be written; while it is asked, open or done nothing can', () => {
  expect(openFields(ds160, 1, null)).toBeNull();
  for (const state of ['asked', 'opened', 'accepted'] as const)
    expect(openFields(ds160, 1, lock(state, 'ds160/1/surnames')), state).toEqual([]);
});

test('what was sent back can be written, and nothing beside it', () => {
  expect(openFields(ds160, 2, lock('returned', 'ds160/2/nationality'))).toContain('nationality');
  expect(openFields(ds160, 2, lock('returned', 'ds160/2/nationality'))).not.toContain('national_id');
  expect(openFields(ds160, 6, lock('returned', 'ds160/2/nationality'))).toEqual([]);
  expect(openFields(ds160, 2, lock('returned', 'imm5257/2/nationality')), 'of another form').toEqual([]);
});

test('what hangs on it can be written, too: the box that frees it, what it opens, a row of a group', () => {
  expect(openFields(ds160, 1, lock('returned', 'ds160/1/birth_state'))).toEqual(['birth_state', 'birth_state_na']);
  expect(openFields(ds160, 1, lock('returned', 'ds160/1/other_names_used'))).toEqual([
    'other_names_used',
    'other_names',
  ]);
  expect(openFields(ds160, 1, lock('returned', 'ds160/1/other_names.1.surname'))).toEqual(['other_names']);
  const married = lock('returned', 'ds160/1/marital_status');
  expect(openFields(ds160, 10, married), 'a page that the answer opens').not.toEqual([]);
});

test('a change of a page passes when each changed answer can be written, and never where none can', () => {
  expect(isOpenFor(null, ['surnames'])).toBe(true);
  expect(isOpenFor([], [])).toBe(false);
  expect(isOpenFor(['surnames'], ['surnames'])).toBe(true);
  expect(isOpenFor(['surnames'], []), 'only a mark').toBe(true);
  expect(isOpenFor(['surnames'], ['surnames', 'sex'])).toBe(false);
});

test('a second review opens a form as a whole, and no other', () => {
  expect(openFields(ds160, 1, lock('returned', wholeForm('ds160')))).toBeNull();
  expect(openFields(ds160, 1, lock('returned', wholeForm('imm5257')))).toEqual([]);
  expect(openFields(ds160, 1, lock('asked', wholeForm('ds160'))), 'until it is sent').toEqual([]);
});

test('an answer is found by its path, also in a row of a group', () => {
  const page = { surnames: 'ROJAS', other_names: [{ surname: 'DIAZ' }, { surname: 'PAZ' }] };
  expect(valueAt(page, 'surnames')).toBe('ROJAS');
  expect(valueAt(page, 'other_names.1.surname')).toBe('PAZ');
  expect(valueAt(page, 'other_names.2.surname')).toBeNull();
  expect(valueAt(page, 'sex')).toBeNull();
});
