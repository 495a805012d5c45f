import { expect, test } from 'vitest';
import { wrongsIn } from './form-checks.ts';

const texts = {
  first_name: 'Write your name.',
  phone_number: 'Write your phone.',
  email: 'Check the address.',
  data_consent: 'We need your permission.',
};
const nobody = { text: '', number: null, tooShort: undefined };
const unknownPlan = { text: '300 000', number: undefined, tooShort: undefined };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('every wrong field has its own message, in the order of the form', () => {
  expect(wrongsIn(formOf({ first_name: ' ', email: 'eva@' }), nobody, texts)).toEqual([
    { field: 'first_name', isMissing: true, text: 'Write your name.' },
    { field: 'phone_number', isMissing: true, text: 'Write your phone.' },
    { field: 'email', isMissing: false, text: 'Check the address.' },
    { field: 'data_consent', isMissing: true, text: 'We need your permission.' },
  ]);
});

test('a number that is too short is told what it lacks; one of an unknown plan is left to the server', () => {
  const form = formOf({ first_name: 'Eva', email: 'eva@mail.example', data_consent: 'on' });
  const short = { text: '300', number: null, tooShort: 'Ten digits, please.' };
  expect(wrongsIn(form, short, texts)).toEqual([
    { field: 'phone_number', isMissing: false, text: 'Ten digits, please.' },
  ]);
  expect(wrongsIn(form, unknownPlan, texts)).toEqual([]);
});
