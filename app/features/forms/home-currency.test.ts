import { expect, test } from 'vitest';
import { homeCurrency } from './home-currency.ts';

test('the currency of where somebody lives, else of their phone, else dollars', () => {
  expect(homeCurrency('imm5257', { cor_country: 'CO' }, '+51999888777')).toBe('COP');
  expect(homeCurrency('uk_visitor', { home_country: 'MX' }, null)).toBe('MXN');
  expect(homeCurrency('imm5257', { cor_country: 'JP' }, '+573001234567'), 'no rate of it').toBe('USD');
  expect(homeCurrency('imm5257', {}, '+595981123456')).toBe('PYG');
  expect(homeCurrency('imm5257', {}, '+18095551234')).toBe('USD');
  expect(homeCurrency('imm5257', {}, null)).toBe('USD');
});
