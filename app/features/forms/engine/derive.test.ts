/** Fields that nobody writes because their value follows from others. */
import { expect, test } from 'vitest';
import type { Form } from '#content/forms/definition.ts';
import { onlyIf, required, yes } from '#content/forms/writing.ts';
import { compiledForm } from './form.ts';
import { storedOn } from './page-answers.ts';
import { openState } from './state.ts';

const form: Form = {
  name: 'x',
  version: 1,
  derived: {
    minor: { kind: 'isUnder', years: 18, of: 'born' },
    was_adult: { kind: 'wasAtLeast', years: 18, of: 'born', on: 'issued' },
  },
  pages: [
    {
      number: 1,
      key: 'one',
      fields: [
        { name: 'born', type: 'date', ...required() },
        { name: 'issued', type: 'date', ...required() },
        { name: 'is_minor', type: 'radio', options: 'YN', follows: 'minor', ...required() },
        { name: 'adult_then', type: 'radio', options: 'YN', follows: 'was_adult', ...required() },
        { name: 'parent', type: 'text', ...onlyIf(yes('is_minor')), ...required() },
      ],
    },
  ],
};
const opened = (answers: Record<string, string>) =>
  openState(compiledForm(form), { answers, todayOf: () => '2026-11-17' });

test('it has the value that follows, opens what depends on it and is stored; nothing written to it counts', () => {
  const state = opened({ is_minor: 'N' });
  expect(state.valueOf('is_minor')).toBeNull();
  state.write('born', '2008-11-18');
  expect(state.rawOf('is_minor')).toBe('Y');
  expect(state.stateOf('parent').isShown).toBe(true);
  state.write('is_minor', 'N');
  expect(storedOn(state, 1)).toMatchObject({ is_minor: 'Y' });
  const touched = state.write('born', '2008-11-17');
  expect([...touched]).toEqual(expect.arrayContaining(['is_minor', 'parent']));
  expect(storedOn(state, 1), 'eighteen today').toMatchObject({ is_minor: 'N', parent: null });
});

test('how old somebody was on a day is known when both are', () => {
  const state = opened({ born: '2000-05-10' });
  expect(state.valueOf('adult_then')).toBeNull();
  state.write('issued', '2018-05-09');
  expect(state.valueOf('adult_then')).toBe('N');
  state.write('issued', '2018-05-10');
  expect(state.valueOf('adult_then')).toBe('Y');
  state.write('issued', '2018-13-40');
  expect(state.valueOf('adult_then')).toBeNull();
});
