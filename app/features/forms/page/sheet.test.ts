/** A page while somebody fills it in: what is put off is no error, and what was saved elsewhere takes its place. */
import { expect, test } from 'vitest';
import type { Page } from '#content/forms/definition.ts';
import { openSheet } from './sheet.ts';

const page: Page = {
  number: 1,
  key: 'one',
  fields: [
    { name: 'city', type: 'text', validation: { required: true } },
    { name: 'born', type: 'date', validation: { required: true } },
    { name: 'visits', type: 'addRemove', fields: [{ name: 'arrived', type: 'text' }] },
  ],
};

const open = (form_data = {}) =>
  openSheet({
    ...{ page, derived: {}, lists: {}, outside: {}, presets: {}, offered: null, marks: {} },
    stored: { form_data, confirm_later: [] } as never,
  });

test('an answer that is to be confirmed later is no error, and is not said to be there', () => {
  const sheet = open();
  sheet.showFaults();
  expect(sheet.faults().map(({ path }) => path)).toEqual(['city', 'born']);
  sheet.setLater('city', true);
  expect(sheet.faultOf('city')).toBeNull();
  expect(sheet.faults().map(({ path }) => path)).toEqual(['born']);
  expect(sheet.putOff()).toEqual(['city']);
  sheet.setLater('born', true);
  sheet.write('born', 'ayer');
  expect(sheet.faultOf('born'), 'what is wrong stays wrong').toEqual({ rule: 'date' });
  expect(sheet.putOff()).toEqual(['city']);
});

test('what was saved elsewhere takes its place, wakes its fields, and is nobody’s writing here', () => {
  const sheet = open({ city: 'Cali', visits: [{ arrived: '2019' }] });
  let woken = 0;
  let written = 0;
  sheet.listen('city', () => woken++);
  sheet.watch(() => written++);
  const [before] = sheet.keysOf('visits');
  sheet.adopt(
    { city: 'Lima', visits: [{ arrived: '2020' }, { arrived: '2021' }] },
    { confirm_later: ['born'], origins: {} },
  );
  expect(sheet.draft()).toMatchObject({
    answers: { city: 'Lima', visits: [{ arrived: '2020' }, { arrived: '2021' }] },
    confirm_later: ['born'],
  });
  expect([woken, written]).toEqual([1, 0]);
  expect(sheet.epochOf('city')).toBe(1);
  expect(sheet.epochOf('visits.0.arrived'), 'controls of its rows begin anew').toBe(1);
  expect(sheet.epochOf('born'), 'others stay').toBe(0);
  expect(sheet.keysOf('visits')).toHaveLength(2);
  expect(sheet.keysOf('visits')).not.toContain(before);
});
