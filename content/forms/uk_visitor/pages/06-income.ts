/** Other income, savings and spending. */
import type { Page } from '../../definition.ts';
import { oneOf, onlyIf, required } from '../../writing.ts';

export const income: Page = {
  number: 6,
  key: 'income',
  fields: [
    {
      section: 'money',
      name: 'other_income',
      type: 'multipleSelect',
      options: 'UK_OTHER_INCOME',
      ...required({}, { alone: ['none'] }),
    },
    {
      name: 'savings_amount',
      type: 'text',
      indented: true,
      ...onlyIf(oneOf('other_income', 'money_in_bank')),
      ...required({ max: 12, chars: 'C_DIGITS' }),
    },
    {
      name: 'savings_currency',
      type: 'select',
      rightCol: true,
      options: 'CURRENCY',
      ...onlyIf(oneOf('other_income', 'money_in_bank')),
      ...required(),
    },
    {
      name: 'regular_income_amount',
      type: 'text',
      indented: true,
      ...onlyIf(
        oneOf('other_income', 'regular_income_from_others', 'allowance', 'pension', 'investments', 'property', 'other'),
      ),
      ...required({ max: 12, chars: 'C_DIGITS' }),
    },
    {
      name: 'regular_income_currency',
      type: 'select',
      rightCol: true,
      options: 'CURRENCY',
      ...onlyIf(
        oneOf('other_income', 'regular_income_from_others', 'allowance', 'pension', 'investments', 'property', 'other'),
      ),
      ...required(),
    },
    { section: 'spending', name: 'visit_cost', type: 'text', ...required({ max: 12, chars: 'C_DIGITS' }) },
    { name: 'visit_cost_currency', type: 'select', rightCol: true, options: 'CURRENCY', ...required() },
    { name: 'monthly_spend', type: 'text', ...required({ max: 12, chars: 'C_DIGITS' }) },
    { name: 'monthly_spend_currency', type: 'select', rightCol: true, options: 'CURRENCY', ...required() },
  ],
};
