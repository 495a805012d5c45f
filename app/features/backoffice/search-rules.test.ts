import { expect, test } from 'vitest';
import { FOLDS, folded, literal, nameBeginnings, wantedBy } from './search-rules.ts';

test('letters with a mark and without are the same, and both lists are as long', () => {
  expect(FOLDS.from).toHaveLength(FOLDS.to.length);
  expect(folded('  José   ÑÁÑEZ ')).toBe('jose nanez');
});

test('a name is looked for by its first letter in each spelling, whatever marks follow', () => {
  expect(nameBeginnings('Jose')).toEqual(['j_s_%']);
  expect(nameBeginnings('Ál')).toContain('al%');
  expect(nameBeginnings('al')).toContain('ál%');
});

test('signs of LIKE are letters like any other', () => {
  expect(literal('50%_\\')).toBe('50\\%\\_\\\\');
  expect(nameBeginnings('x%y')).toEqual(['x\\%y%']);
  expect(wantedBy('a_b@')?.emails).toBe('a\\_b@%');
});

test('what is typed is looked for where it can stand', () => {
  expect(wantedBy('+57 300 123')).toMatchObject({ phones: ['+57300123%'], names: [], emails: null });
  const bare = wantedBy('300 123 4567');
  expect(bare?.phones).toEqual(expect.arrayContaining(['+573001234567%', '+3001234567%', '+523001234567%']));
  expect(wantedBy('#42')).toMatchObject({ case_number: 42, phones: [] });
  expect(wantedBy('M-000123')).toMatchObject({ payment_number: 123, case_number: null });
  expect(wantedBy('MIR-00ff')).toMatchObject({ reference: 'mir-00ff' });
  expect(wantedBy('mir-xyz1')).toMatchObject({ reference: null });
  expect(wantedBy('Ana@Correo')).toMatchObject({ emails: 'ana@correo%', names: [] });
  expect(wantedBy('Ana Rojas')).toMatchObject({ emails: null, folded: 'ana rojas%' });
});

test('too little is nothing, but for the number of a case', () => {
  expect([wantedBy(''), wantedBy(' a '), wantedBy('+')]).toEqual([null, null, null]);
  expect(wantedBy('7')).toMatchObject({ case_number: 7 });
});
