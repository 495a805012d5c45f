import { expect, test } from 'vitest';
import { imm5257 } from '#content/forms/imm5257/form.ts';
import { figureFor } from './figure.ts';

test('a field that takes digits only gets whole dollars, another one cents', () => {
  const funds = imm5257.pages.flatMap(({ fields }) => fields).find(({ converts }) => converts === 'CAD');
  expect(funds?.name).toBe('funds_cad');
  if (!funds) return;
  expect([figureFor(funds, 1234.5), figureFor(funds, 0.2)]).toEqual(['1235', '0']);
  expect(figureFor({ name: 'sum', type: 'text' }, 1234.5)).toBe('1234.50');
});
