/** One estimate everywhere: what the portal promises is what the list of pages counts (quality H). */
import { expect, test } from 'vitest';
import { ds160 } from '#content/forms/ds160/form.ts';
import { readForm } from './engine/form.ts';
import { minutesOfForms } from './minutes.server.ts';
import { minutesFor, progressOf } from './overview.ts';

test('a service takes the minutes that the page list of its empty forms shows', () => {
  const empty = progressOf('ds160', readForm(ds160, [], { today: '2026-11-18', service_type: 'FirstTime' }), []);
  expect(minutesOfForms('FirstTime')).toBe(minutesFor(empty));
  expect(minutesOfForms('FirstTime')).toBeGreaterThan(20);
  expect(minutesOfForms('Renewal'), 'two forms').toBeGreaterThan(minutesOfForms('FirstTime'));
  expect(minutesOfForms('StudyPermitCanada'), 'no form').toBe(0);
});

test('long estimates are whole fives, rounded up; short ones are exact', () => {
  expect(minutesFor([{ to_answer: 40 }])).toBe(10);
  expect(minutesFor([{ to_answer: 41 }])).toBe(15);
  expect(minutesFor([{ to_answer: 115 }])).toBe(30);
});
