/** What the visitor visa of Canada takes over from what is known, and what only the person says (domain reference 02). */
import type { Prefill } from '../prefill.ts';

const PARTS = ['unit', 'street_no', 'street', 'city', 'country', 'province', 'postal', 'district'];
/** Where the mail arrives and where the person lives, one of which may stand for both. */
const ADDRESS = [
  ...['mail_po_box', ...PARTS.map((part) => `mail_${part}`)],
  ...['res_same', ...PARTS.map((part) => `res_${part}`)],
];

export const prefill: Prefill = {
  rules: [
    { fill: 'family_name', from: 'profile', field: 'last_name', as: 'name' },
    { fill: 'given_name', from: 'profile', field: 'first_name', as: 'name' },
    { fill: 'email', from: 'profile', field: 'email' },
    { fill: 'phone', from: 'profile', field: 'phone_number', as: 'phone' },
    { fill: 'citizenship', from: 'onboarding', field: 'nationality', of: 'person', as: 'country' },
    { fill: 'cor_country', from: 'onboarding', field: 'residence_country', of: 'person', as: 'country' },
  ],
  never: {
    pages: [10, 13, 14],
    fields: [],
  },
  shared: {
    6: [{ fields: ADDRESS }],
    7: [
      { fields: ['stay_from', 'stay_to'] },
      // What the contact is to each of them is said anew.
      { fields: ['contact_1_name', 'contact_1_address', 'contact_2_name', 'contact_2_address'] },
    ],
  },
  address: { page: 6, fields: ADDRESS },
  names: { surnames: 'family_name', given_names: 'given_name', sex: 'sex' },
};
