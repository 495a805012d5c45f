import { expect, test } from 'vitest';
import { CASE_EVENTS } from '#app/features/accounts/steps/case-event-rules.ts';
import en from '#content/text/en/office.json';
import es from '#content/text/es/office.json';
import { eventKey, lineNumber } from './history-rules.ts';

test('whatever can happen in a case has words for staff, and no word is left over', () => {
  const keys = CASE_EVENTS.map((event) => eventKey(event)).toSorted();
  for (const { history } of [es, en]) expect(Object.keys(history.events).toSorted()).toEqual(keys);
  expect(eventKey('payment.lost')).toBe(undefined);
});

test('a key of the address is the number of a line', () => {
  expect(['7', '0', '-1', '1e3', '9'.repeat(16), '', null].map(lineNumber)).toEqual([7, ...Array(6).fill(undefined)]);
});
