import { expect, test } from 'vitest';
import { chatHref, isBelow } from './rules.ts';

test('an admin stands above everybody but admins, a csr above customers', () => {
  for (const role of ['secondary', 'applicant', 'csr'] as const) expect(isBelow(role, 'admin')).toBe(true);
  expect(isBelow('admin', 'admin')).toBe(false);
  expect(isBelow('admin', 'csr')).toBe(false);
  expect(isBelow('csr', 'csr')).toBe(false);
});

test('a chat opens with the customer, and what is written cannot leave its place', () => {
  expect(chatHref('+57 300 123', 'Hola & adiós ?x=1#')).toBe(
    'https://wa.me/57300123?text=Hola%20%26%20adi%C3%B3s%20%3Fx%3D1%23',
  );
});
