import { expect, test } from 'vitest';
import type { PassportFact } from '#content/passport-fields.ts';
import { FACTS_SHOWN, type FactState, factsFor, isJustUploaded, rowsOf, stateIn, tickedFirst } from './rules.ts';

const fieldsOf = (states: Partial<Record<PassportFact, FactState>>, doubtful: readonly PassportFact[] = []) =>
  FACTS_SHOWN.map((fact) => ({ fact, certain: !doubtful.includes(fact), state: states[fact] ?? ('unasked' as const) }));
const names = (rows: readonly { fact: PassportFact }[]) => rows.map(({ fact }) => fact).slice(0, 2);

test('the whole name has a row where a form asks for nothing else of it', () => {
  expect(names(rowsOf(fieldsOf({ full_name: 'offered' })))).toEqual(['full_name', 'number']);
  expect(names(rowsOf(fieldsOf({ full_name: 'there' })))).toEqual(['full_name', 'number']);
  expect(names(rowsOf(fieldsOf({ full_name: 'offered', surnames: 'differs' })))).toEqual(['surnames', 'given']);
  expect(names(rowsOf(fieldsOf({})))).toEqual(['surnames', 'given']);
});

test('ticked at first is what is certain and can be taken', () => {
  const fields = fieldsOf({ surnames: 'offered', given: 'offered', birth: 'there', number: 'offered' }, ['given']);
  expect(tickedFirst(fields)).toEqual(['surnames', 'number']);
});

test('a whole name without a row goes with both of its parts, and not with one', () => {
  const fields = fieldsOf({ full_name: 'offered', surnames: 'offered', given: 'offered' });
  expect(factsFor(fields, ['surnames', 'given'])).toEqual(['full_name', 'surnames', 'given']);
  expect(factsFor(fields, ['surnames', 'sex'])).toEqual(['surnames', 'sex']);
  expect(factsFor(fieldsOf({ surnames: 'offered', given: 'offered' }), ['surnames', 'given'])).toEqual([
    ...['surnames', 'given'],
  ]);
});

test('what can be taken goes before what differs, and that before what is there', () => {
  const differs = {
    kind: 'differs',
    places: [
      { source: 'passport', field: 'birth' },
      { source: 'form', field: 'date_of_birth' },
    ],
  };
  const outcome = { offered: [] as { fact: PassportFact }[], same: ['birth'] as const, warnings: [differs] };
  expect(stateIn('birth', { ...outcome, offered: [{ fact: 'birth' }] })).toBe('offered');
  expect(stateIn('birth', outcome)).toBe('differs');
  expect(stateIn('birth', { ...outcome, warnings: [] })).toBe('there');
  expect(stateIn('sex', outcome)).toBe('unasked');
  const elsewhere = { ...differs, places: [differs.places[0], { source: 'profile', field: 'x' }] } as typeof differs;
  expect(stateIn('birth', { ...outcome, warnings: [elsewhere] }), 'of the profile').toBe('there');
  expect(stateIn('birth', { ...outcome, warnings: [{ ...differs, kind: 'expires-soon' }] })).toBe('there');
});

test('a quarter of an hour after the own upload no password is asked for', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const ago = (minutes: number, uploaded_by: string | null = 'a') => ({
    ...{ created_at: new Date(now.getTime() - minutes * 60_000), uploaded_by },
  });
  expect(isJustUploaded(ago(14), 'a', now)).toBe(true);
  expect(isJustUploaded(ago(15), 'a', now)).toBe(false);
  expect(isJustUploaded(ago(1), 'b', now)).toBe(false);
  expect(isJustUploaded(ago(1, null), null, now)).toBe(false);
});
