/** The fields of an account (spec 5): every message, and the order in which they come. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { checkConfirmation, checkNewPassword, checkPassword, passwordHint } from './password-rules.ts';
import {
  checkEmail,
  checkHero,
  checkLogIn,
  checkName,
  checkPhone,
  checkSignUp,
  cleanName,
  isPlaceholderEmail,
  keptUntil,
  maskedPhone,
  placeholderEmail,
} from './rules.ts';

const read = (text: string) => parsePhoneNumberFromString(text, 'US') ?? null;
const MOBILE = '+573001234567';
const mobile = read(MOBILE);

test('a name is required, has at least 3 letters and at most 80', () => {
  expect(checkName('')).toBe('name.required');
  expect(checkName(' \t\n ')).toBe('name.required');
  expect(checkName('Jo')).toBe('name.too_short');
  expect(checkName('Ana')).toBeNull();
  expect(checkName('a'.repeat(80))).toBeNull();
  expect(checkName('a'.repeat(81))).toBe('name.too_long');
  expect(checkName('Ana 😀')).toBe('name.pictures');
});

test('letters are counted as people count them: accents, other scripts, pairs of units', () => {
  expect(checkName('Zoe\u0301')).toBeNull();
  expect(checkName('Jo\u0301')).toBe('name.too_short');
  expect(checkName('علي')).toBeNull();
  expect(checkName('李小龍')).toBeNull();
  expect(checkName('𠮷𠮷')).toBe('name.too_short');
});

test('what cannot be seen does not make a name', () => {
  for (const unseen of ['\u200b', '\u3164', '\u115f', '\u034f', '\u2800'])
    expect(checkName(unseen.repeat(3)), unseen).toBe('name.required');
  expect(checkName('\u202e\u2066\u0000')).toBe('name.required');
  expect(checkName('\u00a0\u3000\u2003')).toBe('name.required');
  expect(cleanName('  María \u202e  del\u2028Mar ')).toBe('María del Mar');
  expect(cleanName('Jose\u0301')).toBe('José');
});

test('a phone number is required, valid and mobile', () => {
  expect(checkPhone('', null)).toBe('phone.required');
  expect(checkPhone('   ', null)).toBe('phone.required');
  expect(checkPhone('abc', null)).toBe('phone.invalid');
  expect(checkPhone('+57 300 12', read('+57 300 12'))).toBe('phone.invalid');
  expect(checkPhone(MOBILE, mobile)).toBeNull();
  expect(checkPhone('+57 601 234 5678', read('+576012345678'))).toBe('phone.mobile_required');
  expect(checkPhone('+1 800 555 0199', read('+18005550199'))).toBe('phone.type_not_allowed');
  expect(checkPhone('+1 202 555 0143', read('+12025550143')), 'one plan for both kinds').toBeNull();
});

test('an extension is nobody’s mobile, and a country without a plan here is left to the server', () => {
  expect(checkPhone('+57 300 123 4567 ext. 5', read('+573001234567 ext. 5'))).toBe('phone.invalid');
  expect(checkPhone('+33 6 12 34 56 78', undefined)).toBeNull();
});

test('lenient mode tolerates partial input, not the wrong kind of number', () => {
  expect(checkPhone('300 12', null, 'lenient')).toBeNull();
  expect(checkPhone('+57 601 234 5678', read('+576012345678'), 'lenient')).toBe('phone.mobile_required');
  expect(checkPhone('', null, 'lenient')).toBe('phone.required');
});

test('an e-mail is required and a standard address, whatever its case', () => {
  expect(checkEmail('')).toBe('email.required');
  expect(checkEmail('  ')).toBe('email.required');
  for (const wrong of ['maria', 'maria@', '@correo.com', 'maria@correo', 'ma ria@correo.com', 'a@b@c.com', 'a@-b.com'])
    expect(checkEmail(wrong), wrong).toBe('email.invalid');
  for (const right of ['maria@correo.com', 'MARIA@CORREO.COM', ' maria.g+visa@sub.correo.co '])
    expect(checkEmail(right), right).toBeNull();
});

test('a password is non-empty, then at least 8 characters, then none of the common ones', () => {
  expect(checkPassword('')).toBe('password.required');
  expect(checkPassword('1234567')).toBe('password.too_short');
  expect(checkPassword('12345678')).toBe('password.common');
  expect(checkPassword('Password1')).toBe('password.common');
  expect(checkPassword('tres perros')).toBeNull();
  expect(checkPassword('  a b c  '), 'spaces are characters').toBeNull();
  expect(checkPassword('palabra '.repeat(25))).toBeNull();
  expect(checkPassword('palabra '.repeat(26))).toBe('password.too_long');
  expect(checkPassword('😀😀😀😀'), 'four characters of two units').toBe('password.too_short');
});

test('a repeated piece, a run along the keyboard and a known word with digits around it are common', () => {
  const common = [
    'aaaaaaaa',
    'abcabcabc',
    '        ',
    '98765432',
    'qwertyuiop',
    'Contraseña2024',
    'colombia123!',
    'mirador1',
  ];
  for (const password of common) expect(checkPassword(password), password).toBe('password.common');
  for (const password of ['colombia en abril', 'mi perro Rex', 'xk2#pQ9w']) expect(checkPassword(password)).toBeNull();
});

test('a known word is common in any case and spelling, with up to six digits and signs around it', () => {
  for (const password of [
    'CONTRASEÑA',
    'contrasen\u0303a',
    'ＣＯＮＴＲＡＳＥＮＡ',
    '2024colombia',
    '!!clave2024',
    'trustno1',
  ])
    expect(checkPassword(password), password).toBe('password.common');
  expect(checkPassword('colombia123456')).toBe('password.common');
  expect(checkPassword('colombia1234567'), 'seven digits are some work').toBeNull();
  for (const password of ['colombia 2024', 'colombia~2024', 'mi colombia', 'colombiano24', 'amor y paz'])
    expect(checkPassword(password), password).toBeNull();
});

test('a run along the keyboard or the alphabet is common in whole, a piece of it is not', () => {
  for (const password of ['01234567', '34567890', '87654321', 'abcdefgh', 'STUVWXYZ', 'asdfghjkl'])
    expect(checkPassword(password), password).toBe('password.common');
  for (const password of ['abcdefghx', '3456789012x', 'xx abcdef'])
    expect(checkPassword(password), password).toBeNull();
  for (const password of ['holahola', 'abcdabcd', '12121212']) expect(checkPassword(password)).toBe('password.common');
  expect(checkPassword('abcdeabcde'), 'five letters repeated').toBeNull();
});

test('a common password is never called strong, however long', () => {
  expect(passwordHint('abcabcabcabcabcabc')).toEqual({ hint: 'enough', left: 0 });
  expect(passwordHint('tres perros 13')).toEqual({ hint: 'strong', left: 0 });
  expect(passwordHint('tres perros 1')).toEqual({ hint: 'enough', left: 0 });
});

test('the confirmation must match, letter by letter', () => {
  expect(checkConfirmation('tres perros', 'tres perros')).toBeNull();
  expect(checkConfirmation('tres perros', 'tres perros ')).toBe('confirmation.mismatch');
  expect(checkNewPassword('', 'x')).toEqual({ field: 'password', error: 'password.required' });
  expect(checkNewPassword('tres perros', '')).toEqual({ field: 'confirm_password', error: 'confirmation.mismatch' });
  expect(checkNewPassword('tres perros', 'tres perros')).toBeNull();
});

test('sign-up names the first error only: first name, last name, phone, e-mail, service, terms', () => {
  const right = {
    first_name: 'María',
    last_name: 'Gómez',
    phone_number: MOBILE,
    email: 'maria@correo.example',
    service_type: 'FirstTime',
    terms: true,
    data_consent: true,
  };
  const empty = { first_name: '', last_name: '', phone_number: '', email: '', service_type: '' };
  const fields = { ...empty, terms: false, data_consent: false };
  const errors = ['name.required', 'name.required', 'phone.required', 'email.required', 'service_type.required'];
  const order = Object.keys(fields) as (keyof typeof fields)[];
  order.forEach((field, index) => {
    expect(checkSignUp(fields, fields.phone_number ? mobile : null)).toEqual({
      field,
      error: [...errors, 'terms.required', 'data_consent.required'][index],
    });
    Object.assign(fields, { [field]: right[field] });
  });
  expect(checkSignUp(fields, mobile)).toBeNull();
});

test('the hero form names the first error only: first name, phone, destination, people, passport help, terms', () => {
  const right = {
    first_name: 'María',
    phone_number: MOBILE,
    destination: 'US',
    number_in_party: '2',
    passport_help: 'N',
    terms: true,
    data_consent: true,
  };
  const fields = {
    first_name: '',
    phone_number: '',
    destination: '',
    number_in_party: '',
    passport_help: '',
    terms: false,
    data_consent: false,
  };
  const errors = [
    'name.required',
    'phone.required',
    'destination.required',
    'number_in_party.required',
    'passport_help.required',
    'terms.required',
    'data_consent.required',
  ];
  const order = Object.keys(fields) as (keyof typeof fields)[];
  order.forEach((field, index) => {
    expect(checkHero(fields, fields.phone_number ? mobile : null)).toEqual({ field, error: errors[index] });
    Object.assign(fields, { [field]: right[field] });
  });
  expect(checkHero(fields, mobile)).toBeNull();
});

test('log-in asks for a number and a password, and knows no rules for old ones', () => {
  expect(checkLogIn({ phone_number: '', password: '' }, null)).toEqual({
    field: 'phone_number',
    error: 'phone.required',
  });
  expect(checkLogIn({ phone_number: 'abc', password: 'x' }, null)).toEqual({
    field: 'phone_number',
    error: 'phone.invalid',
  });
  expect(checkLogIn({ phone_number: MOBILE, password: '' }, mobile)).toEqual({
    field: 'password',
    error: 'password.required',
  });
  expect(checkLogIn({ phone_number: MOBILE, password: 'x' }, mobile)).toBeNull();
});

test('a placeholder address is known as one and is nobody’s', () => {
  expect(isPlaceholderEmail(placeholderEmail('7d9f'))).toBe(true);
  expect(isPlaceholderEmail('maria@correo.example')).toBe(false);
  expect(isPlaceholderEmail(null)).toBe(false);
});

test('a masked number shows its country’s digits and its last three', () => {
  expect(maskedPhone(MOBILE)).toBe('+57\u00a0•••\u00a0567');
  expect(maskedPhone(MOBILE)).not.toContain('300');
});

test('the hint counts what is missing, and praises length alone', () => {
  expect(passwordHint('')).toEqual({ hint: 'start', left: 8 });
  expect(passwordHint('tres')).toEqual({ hint: 'short', left: 4 });
  expect(passwordHint('tres pez')).toEqual({ hint: 'enough', left: 0 });
  expect(passwordHint('tres perros en la playa')).toEqual({ hint: 'strong', left: 0 });
});

test('a temporary account is kept for a day', () => {
  expect(keptUntil(new Date('2026-02-28T10:00:00Z'))).toEqual(new Date('2026-03-01T10:00:00Z'));
});
