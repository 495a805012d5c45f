import { expect, test } from 'vitest';
import { linkOf, outcomeOf, widgetOutcome, widgetParams, withoutIntent } from './outcome-rules.ts';

const ORIGIN = 'https://mirador.example';

test('only success, waiting and a step are told as such; anything else is to be tried again', () => {
  expect(
    ['succeeded', 'processing', 'requires_action', 'requires_payment_method', 'canceled', ''].map(outcomeOf),
  ).toEqual(['succeeded', 'processing', 'requires_action', 'error', 'error', 'error']);
});

test('what a bank adds to the address is taken out, and nothing else', () => {
  expect(
    withoutIntent(
      `${ORIGIN}/portal/payment?a=1&payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=succeeded#b`,
    ),
  ).toBe('/portal/payment?a=1#b');
  expect(withoutIntent(`${ORIGIN}/portal/payment?redirect_status=failed`)).toBe('/portal/payment');
  expect(withoutIntent(`${ORIGIN}/portal/payment?a=1`)).toBeNull();
});

test('a link is a page, never a script or somebody with a password', () => {
  expect(linkOf('https://checkout.dlocalgo.com/a', ORIGIN)).toBe('https://checkout.dlocalgo.com/a');
  expect(linkOf('/pago-de-prueba/x', ORIGIN)).toBe(`${ORIGIN}/pago-de-prueba/x`);
  for (const bad of [
    null,
    undefined,
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://u:p@evil.example',
    'http://',
  ])
    expect(linkOf(bad, ORIGIN), String(bad)).toBeNull();
});

test('what the widget tells is a reason to look', () => {
  expect(['APPROVED', 'PENDING', undefined, 'DECLINED', 'ERROR', 'VOIDED'].map(widgetOutcome)).toEqual([
    ...['succeeded', 'processing', 'processing', 'error', 'error', 'error'],
  ]);
});

test('the widget gets its signature where it looks for it, and does not open without one', () => {
  const params = { publicKey: 'pub_test_1', currency: 'COP', amountInCents: 40_000_000, reference: 'r-1' };
  const expected = { ...params, signature: { integrity: 'abc' } };
  expect(widgetParams({ ...params, integrity: 'abc' })).toEqual(expected);
  expect(widgetParams({ ...params, signature: 'abc' })).toEqual(expected);
  expect(() => widgetParams(params)).toThrow('no signature');
});
