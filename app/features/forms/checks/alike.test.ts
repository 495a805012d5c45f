/** Two hands, one meaning: when a difference is none. */
import { expect, test } from 'vitest';
import { isAlike, isEqual } from './alike.ts';

test('a name is the same with fewer of its words, without accents, in capitals', () => {
  for (const [one, other] of [
    ['Ana', 'Ana María'],
    ['ANA MARIA', 'Ana María'],
    ["D'Ávila", 'DAVILA'],
    ['Jean-Pierre', 'jean pierre'],
    ['María Ángeles', 'María de los Ángeles'],
    ['أحمد', 'Ahmed'],
  ] as const)
    expect(isAlike('name', one, other), `${one}, ${other}`).toBe(true);
  for (const [one, other] of [
    ['Muñoz', 'Muños'],
    ['Ana Lucía', 'Ana María'],
    ['Marta', 'Martha Lucía'],
  ] as const)
    expect(isAlike('name', one, other), `${one}, ${other}`).toBe(false);
});

test('an address is the same by its numbers, and by its words where there are none', () => {
  expect(isAlike('address', 'Calle 10 # 5-20', 'Cl. 10 No. 5-20 apto 301')).toBe(true);
  expect(isAlike('address', 'Calle 10 # 5-20', 'Calle 10 # 5-21')).toBe(false);
  expect(isAlike('address', 'Bogotá', 'BOGOTA D.C.')).toBe(true);
  expect(isAlike('address', 'Bogotá', 'Cali')).toBe(false);
  expect(isAlike('address', 'Finca La Palma', 'La Palma, km 4')).toBe(false);
});

test('a text is the same without case, accents and signs; a code only letter by letter', () => {
  expect(isAlike('text', 'San José', 'SAN JOSE')).toBe(true);
  expect(isAlike('text', 'San José', 'San Jose del Sur')).toBe(false);
  expect(isAlike('code', 'AB1', 'ab1')).toBe(false);
});

test('to be somebody takes all of their names', () => {
  expect(isEqual('name', 'Ana María', 'ANA MARIA')).toBe(true);
  expect(isEqual('name', 'Ana', 'Ana María')).toBe(false);
  expect(isEqual('code', 'AP1', 'AP1')).toBe(true);
  expect(isEqual('code', 'AP1', 'ap1')).toBe(false);
});
