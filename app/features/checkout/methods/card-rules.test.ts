import { expect, test } from 'vitest';
import { effectOf, SANDBOX_CARDS } from '#app/integrations/payments/sandbox-cards.ts';
import { type CardField, cardOf, DECLINE_CODES, declineOf, expiryOf, faultIn, tidied } from './card-rules.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const fault = (field: CardField, typed: string) => faultIn(field, typed, NOW);

test('a number is complete and has its check digit, however it is typed', () => {
  for (const good of [...Object.keys(SANDBOX_CARDS), '4242 4242 4242 4242', '4242-4242-4242-4242', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'])
    expect(fault('number', good), good).toBeNull();
  for (const bad of ['4242 4242 4242 4241', '4242 4242 4242', '4242', 'hola', `${'0'.repeat(20)}`])
    expect(fault('number', bad), bad).toBe('number_invalid');
  expect(fault('number', '  ')).toBe('number_missing');
});

test('a date is a month to come, to the end of it', () => {
  for (const good of ['11/26', '1126', '11/2026', '11 / 26', '1/27', '01.27', '١٢/٢٩'])
    expect(fault('expires', good), good).toBeNull();
  for (const past of ['10/26', '1125', '12/2025']) expect(fault('expires', past), past).toBe('expires_past');
  for (const bad of ['13/29', '0/29', '00/29', '12', '12/9', 'dic 29', '1/2/29'])
    expect(fault('expires', bad), bad).toBe('expires_invalid');
  expect(fault('expires', '')).toBe('expires_missing');
  expect(expiryOf('0829')).toEqual({ month: 8, year: 2029 });
});

test('a code has three or four digits', () => {
  for (const good of ['123', '1234', '١٢٣']) expect(fault('cvc', good), good).toBeNull();
  for (const bad of ['12', '12345', '12a']) expect(fault('cvc', bad), bad).toBe('cvc_invalid');
  expect(fault('cvc', '')).toBe('cvc_missing');
});

test('what is left is shown tidy, and sent as the sandbox reads it', () => {
  expect(tidied('number', '4242-424242424242')).toBe('4242 4242 4242 4242');
  expect(tidied('number', 'hola')).toBe('hola');
  expect(tidied('expires', '1/2029')).toBe('01/29');
  expect(tidied('expires', 'pronto')).toBe('pronto');
  const card = cardOf({ number: '4242 4242 4242 4242', expires: '1229', cvc: ' ١٢٣ ' });
  expect(card).toEqual({ number: '4242424242424242', expires: '12/29', cvc: '123' });
  expect(effectOf(card, NOW)).toEqual({ becomes: 'paid' });
});

test('a decline has words, at the field that can mend it', () => {
  expect(declineOf('incorrect_cvc')).toEqual({ code: 'incorrect_cvc', field: 'cvc' });
  expect(declineOf('expired_card').field).toBe('expires');
  expect(declineOf('test_card_only').field).toBe('number');
  expect(declineOf('insufficient_funds')).toEqual({ code: 'insufficient_funds', field: undefined });
  expect(declineOf('lost_card').code).toBe('card_declined');
  const codes = Object.values(SANDBOX_CARDS).flatMap((effect) => ('code' in effect ? [effect.code] : []));
  for (const code of codes) expect(DECLINE_CODES).toContain(code);
});
