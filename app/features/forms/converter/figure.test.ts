import { expect, test } from 'vitest';
import { amountIn } from '#app/features/catalogue/rates/convert-rules.ts';
import { imm5257 } from '#content/forms/imm5257/form.ts';
import { figureFor, readingsOf, typedAmount } from './figure.ts';

test('a field that takes digits only gets whole dollars, another one cents', () => {
  const funds = imm5257.pages.flatMap(({ fields }) => fields).find(({ converts }) => converts === 'CAD');
  expect(funds?.name).toBe('funds_cad');
  if (!funds) return;
  expect([figureFor(funds, 1234.5), figureFor(funds, 0.2)]).toEqual(['1235', '0']);
  expect(figureFor({ name: 'sum', type: 'text' }, 1234.5)).toBe('1234.50');
});

test('thousands may have their dots or spaces, and digits any keyboard; one dot stays, a comma is left to be refused', () => {
  const typed = (text: string) => [...text].reduce((before, sign) => typedAmount(before + sign), '');
  for (const text of ['2.500.000', '2 500 000', '٢٥٠٠٠٠٠']) {
    expect(typedAmount(text), 'pasted').toBe('2500000');
    expect(typed(text), 'typed').toBe('2500000');
  }
  expect(['1500.50', '1500.', '1,5', '1.234.567,89'].map(typedAmount)).toEqual([
    '1500.50',
    '1500.',
    '1,5',
    '1234567,89',
  ]);
});

test('one dot before three digits is read in two ways, and neither of them is left open when it is chosen', () => {
  expect(readingsOf('850.000')).toEqual(['850', '850000']);
  expect(readingsOf('1.500')).toEqual(['1.5000', '1500']);
  for (const typed of ['850', '850.5', '850.00', '850.0000', '1850.000', '0.850', '2500000', ''])
    expect(readingsOf(typed), typed).toBeNull();
  for (const reading of ['850.000', '1.500'].flatMap((typed) => readingsOf(typed) ?? [])) {
    expect(readingsOf(reading), reading).toBeNull();
    expect(amountIn(reading), reading).toBe(reading);
  }
});
