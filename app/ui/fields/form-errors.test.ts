import { expect, test } from 'vitest';
import { afterLeaving, type FormErrors } from './form-errors.ts';

type Field = 'name' | 'email' | 'phone';
const none: FormErrors<Field> = { errors: [], text: '', ways: [], isSent: true, count: 1 };
const refused: FormErrors<Field> = {
  ...none,
  errors: [
    { field: 'name', text: 'Escribe tu nombre' },
    { field: 'email', text: 'Revisa el correo' },
  ],
};

test('a field that is mended takes its own error away and leaves the others', () => {
  const rest = afterLeaving<Field>(refused, 'name', null, 1);
  expect(rest).toEqual({ ...refused, errors: [{ field: 'email', text: 'Revisa el correo' }] });
  expect(afterLeaving<Field>(rest, 'email', null, 1)).toBeNull();
});

test('a field that is wrong in another way says so in its place', () => {
  expect(afterLeaving<Field>(refused, 'name', 'Tu nombre es muy corto', 1)?.errors).toEqual([
    { field: 'name', text: 'Tu nombre es muy corto' },
    { field: 'email', text: 'Revisa el correo' },
  ]);
});

test('what the form was refused for stays while another field is left', () => {
  expect(afterLeaving<Field>(refused, 'phone', 'Faltan dígitos', 1)).toBe(refused);
  expect(afterLeaving<Field>(refused, 'phone', null, 1)).toBe(refused);
  const failed = { ...none, text: 'No hay conexión' };
  expect(afterLeaving<Field>(failed, 'phone', 'Faltan dígitos', 1)).toBe(failed);
});

test('before the form is sent the last field that was left wrong is named, without taking the focus', () => {
  const first = afterLeaving<Field>(null, 'phone', 'Faltan dígitos', 0);
  expect(first).toMatchObject({ errors: [{ field: 'phone', text: 'Faltan dígitos' }], isSent: false });
  expect(afterLeaving<Field>(first, 'name', 'Escribe tu nombre', 0)?.errors).toEqual([
    { field: 'name', text: 'Escribe tu nombre' },
  ]);
  expect(afterLeaving<Field>(first, 'name', null, 0)).toBe(first);
});
