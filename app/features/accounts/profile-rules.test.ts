/** Which field of a profile who may write, and until when (D17, D18, D21). */
import { expect, test } from 'vitest';
import { unwritable } from './profile-rules.ts';

const primary = { user_type: 'primary' };
const secondary = { user_type: 'secondary' };
const staff = { user_type: 'staff' };
const person = { isPaid: false, isOwn: true };

test('the service and the number of people are the head’s, until they are paid', () => {
  for (const updates of [{ service_type: 'FirstTime' as const }, { number_in_party: 2 }]) {
    const [field] = Object.keys(updates);
    expect(unwritable(updates, primary, person)).toBeUndefined();
    expect(unwritable(updates, primary, { ...person, isPaid: true })).toBe(field);
    for (const other of [secondary, staff]) expect(unwritable(updates, other, person)).toBe(field);
  }
});

test('only a family member shares an address', () => {
  expect(unwritable({ shares_address: true }, secondary, person)).toBeUndefined();
  for (const other of [primary, staff])
    expect(unwritable({ shares_address: false }, other, person)).toBe('shares_address');
});

test('only a family member opens their answers to the one who applies, and nobody does it for them', () => {
  expect(unwritable({ lets_primary: true }, secondary, person)).toBeUndefined();
  expect(unwritable({ lets_primary: true }, secondary, { ...person, isOwn: false })).toBe('lets_primary');
  for (const other of [primary, staff]) expect(unwritable({ lets_primary: true }, other, person)).toBe('lets_primary');
});

test('only a primary applicant is reminded', () => {
  expect(unwritable({ wants_reminders: false }, primary, { ...person, isPaid: true })).toBeUndefined();
  for (const other of [secondary, staff])
    expect(unwritable({ wants_reminders: false }, other, person)).toBe('wants_reminders');
});

test('staff have no step', () => {
  expect(unwritable({ current_step: 'payment_page_seen' }, primary, person)).toBeUndefined();
  expect(unwritable({ current_step: 'visa_received' }, staff, person)).toBe('current_step');
});

test('the first field that is refused is named; what is not sent is not judged', () => {
  const paid = { ...person, isPaid: true };
  expect(unwritable({ first_name: 'Ana', number_in_party: 2, shares_address: true }, primary, paid)).toBe(
    'number_in_party',
  );
  expect(unwritable({ first_name: 'Ana', locale: 'en', number_in_party: undefined }, primary, paid)).toBeUndefined();
});

test('whoever has an application has an own step, staff have none', () => {
  for (const who of [primary, secondary])
    expect(unwritable({ current_step: 'visa_received' }, who, person)).toBeUndefined();
  expect(unwritable({ current_step: 'visa_received' }, staff, person)).toBe('current_step');
});
