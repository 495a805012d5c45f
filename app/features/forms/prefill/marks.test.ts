/** Marks of an open page. */
import { expect, test } from 'vitest';
import { makeMarks, withFilled, withoutFilled } from './marks.ts';

function page(values: Record<string, unknown>, draft = {}) {
  const marks = { a: { value: 'Ana', kind: 'profile' }, b: { value: 'CO', kind: 'onboarding' } };
  return makeMarks({ marks, valueAt: (path) => values[path] ?? null, draft });
}

test('a mark goes when the answer is another one or is confirmed, and does not come back when it is typed again', () => {
  const values: Record<string, unknown> = { a: 'Ana', b: 'CO' };
  const { markOf, written, confirm, draft } = page(values);
  expect([markOf('a')?.kind, markOf('b')?.kind, markOf('c')]).toEqual(['profile', 'onboarding', null]);
  values.a = 'An';
  written('a');
  values.a = 'Ana';
  written('a');
  expect(markOf('a')).toBeNull();
  confirm('b');
  expect(markOf('b')).toBeNull();
  expect(draft()).toEqual({ confirmed: ['b'] });
  expect(page(values, draft()).markOf('b'), 'still confirmed after a reload').toBeNull();
});

test('a mark that another tab or device has confirmed goes, the others stay', () => {
  const { markOf, confirmAllBut } = page({ a: 'Ana', b: 'CO' });
  confirmAllBut({ a: 'profile' });
  expect([markOf('a')?.kind, markOf('b')]).toEqual(['profile', null]);
});

test('answers of somebody else take the place of a block, and undoing brings back what was there', () => {
  const before = { answers: { a: 'Ana', b: null, note: '' }, confirm_later: [], confirmed: ['a', 'note'] };
  const filled = { user_id: 'eva', first_name: 'Eva', form_data: { a: 'Eva', b: null } };
  const now = withFilled(before, filled);
  expect(now).toMatchObject({ answers: { a: 'Eva', b: null, note: '' }, confirmed: ['note'] });
  const { markOf } = page({ a: 'Eva' }, now);
  expect(markOf('a')).toMatchObject({ kind: 'form-of', name: 'Eva' });
  const written = { ...now, answers: { ...now.answers, note: 'typed meanwhile' } };
  const undone = withoutFilled(written, before, filled);
  expect(undone).toMatchObject({ answers: { a: 'Ana', note: 'typed meanwhile' }, filled: [] });
  expect(undone.confirmed?.toSorted()).toEqual(['a', 'note']);
});
