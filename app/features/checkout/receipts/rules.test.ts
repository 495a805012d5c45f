import { expect, test } from 'vitest';
import { invoiceInput } from './input.server.ts';
import { type DocumentType, isDocumentNumber, linesIn, wrongsInInvoice } from './rules.ts';

test('the money of the lines is what was charged where they add up to it', () => {
  const order = { lines: [{ total: 9000 }, { total: 1000 }], amount: 11_900, currency: 'USD', tax_amount: 1900 };
  expect(linesIn({ ...order, shown_currency: 'COP' })).toBe('USD');
  expect(linesIn({ ...order, lines: [{ total: 410_000 }], shown_currency: 'COP' })).toBe('COP');
});

test('documents have the shape of their kind', () => {
  const good: (readonly [DocumentType, string])[] = [
    ...([
      ['CC', '1.020.304.050'],
      ['CE', '456789'],
      ['NIT', '900.123.456-7'],
      ['passport', 'ab 123456'],
    ] as const),
    ...([
      ['RUT', '12.345.678-k'],
      ['RUC', '20123456789'],
      ['DNI', '45678912'],
      ['other', 'Ñ-12/3'],
    ] as const),
  ];
  for (const [type, number] of good) expect(isDocumentNumber(type, number), `${type} ${number}`).toBe(true);
  const wrong: (readonly [DocumentType, string])[] = [
    ...([
      ['CC', '12345678901'],
      ['CC', 'A123456'],
      ['NIT', '9001234567-89'],
      ['passport', 'A1'],
    ] as const),
    ...([
      ['RUT', '123'],
      ['RUC', 'ABC123'],
      ['DNI', '123'],
      ['other', '<b>'],
    ] as const),
  ];
  for (const [type, number] of wrong) expect(isDocumentNumber(type, number), `${type} ${number}`).toBe(false);
});

const whole = { document_type: 'NIT', document_number: ' 900.123.456-7 ', name: ' Viajes  SAS ', address: 'Calle 1' };

test('it is stored in one spelling, and refused with the field that is wrong', () => {
  expect(invoiceInput.parse(whole)).toEqual({
    ...{ document_type: 'NIT', document_number: '900123456-7', name: 'Viajes SAS', address: 'Calle 1' },
  });
  const refused = invoiceInput.safeParse({ ...whole, document_number: 'x' });
  expect(refused.error?.issues[0]?.path).toEqual(['document_number']);
  expect(invoiceInput.safeParse({ ...whole, name: '  ' }).success).toBe(false);
  expect(invoiceInput.safeParse({ ...whole, more: 1 }).success).toBe(false);
  expect(wrongsInInvoice(whole)).toEqual([]);
  expect(wrongsInInvoice({ ...whole, name: ' ', document_number: '1' })).toEqual([
    { field: 'document_number', why: 'wrong' },
    { field: 'name', why: 'missing' },
  ]);
});
