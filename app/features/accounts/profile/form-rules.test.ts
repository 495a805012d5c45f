import { expect, test } from 'vitest';
import { changesOf, type ProfileInput, wrongsIn } from './form-rules.ts';

const known = { first_name: 'Ana', last_name: 'Li', email: 'ana@correo.example' };
const typed: ProfileInput = {
  first_name: 'Ana',
  last_name: 'Li',
  email: 'ana@correo.example',
  phone: undefined,
  current_password: '',
};
const wrongOf = (more: Partial<ProfileInput>) =>
  wrongsIn(changesOf(known, { ...typed, ...more }), { ...typed, ...more })[0] ?? null;

test('what was not touched is not sent', () => {
  expect(changesOf(known, { ...typed, first_name: ' Ana ', email: ' ANA@correo.example' })).toEqual({});
  expect(changesOf(known, { ...typed, first_name: 'Anabel' })).toEqual({ first_name: 'Anabel' });
});

test('the switch of reminders is sent when it was turned, and only where there is one', () => {
  const asked = { ...known, wants_reminders: true };
  expect(changesOf(asked, { ...typed, wants_reminders: true })).toEqual({});
  const member = { ...known, lets_primary: false };
  expect(changesOf(member, { ...typed, lets_primary: true })).toEqual({ lets_primary: true });
  expect(changesOf(asked, { ...typed, wants_reminders: false })).toEqual({ wants_reminders: false });
  expect(changesOf({ ...asked, wants_reminders: false }, { ...typed, wants_reminders: true })).toEqual({
    wants_reminders: true,
  });
  expect(changesOf(known, typed)).toEqual({});
});

test('a short name that was there before is not judged', () => {
  expect(wrongOf({ first_name: 'Anabel' })).toBeNull();
  expect(wrongOf({ last_name: 'Lu' })).toEqual({ field: 'last_name', error: 'name.too_short' });
});

test('a new number or address needs the password, a new name does not', () => {
  const missing = { field: 'current_password', error: 'password.required' };
  expect(wrongOf({ phone: { value: '+573001234567', error: null } })).toEqual(missing);
  expect(wrongOf({ email: 'otra@correo.example' })).toEqual(missing);
  expect(wrongOf({ email: 'otra@correo.example', current_password: 'x' })).toBeNull();
});

test('every wrong field is named, not the first alone', () => {
  const wrong = { ...typed, first_name: '', email: 'no' };
  expect(wrongsIn(changesOf(known, wrong), wrong).map(({ field }) => field)).toEqual([
    'first_name',
    'email',
    'current_password',
  ]);
});

test('the first wrong field is named, in the order of the form', () => {
  const landline = { value: '+576012345678', error: 'phone.mobile_required' } as const;
  expect(wrongOf({ first_name: '', phone: landline, email: 'no' })).toEqual({
    field: 'first_name',
    error: 'name.required',
  });
  expect(wrongOf({ phone: landline, email: 'no' })).toEqual({
    field: 'phone_number',
    error: 'phone.mobile_required',
  });
  expect(wrongOf({ email: 'no' })).toEqual({ field: 'email', error: 'email.invalid' });
});
