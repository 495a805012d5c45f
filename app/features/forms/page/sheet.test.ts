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
    {
      name: 'visits',
      type: 'addRemove',
      fields: [{ name: 'arrived', type: 'text', validation: { required: true } }],
    },
  ],
};

const open = (form_data = {}, draft?: Parameters<typeof openSheet>[1], marks = {}) =>
  openSheet(
    {
      ...{ page, derived: {}, lists: {}, outside: {}, presets: {}, offered: null, marks },
      stored: { form_data, confirm_later: [] } as never,
    },
    draft,
  );

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

test('what is offered of a hidden field is seen by nobody, and comes with the field and its mark', () => {
  const yesNo = { name: 'works', type: 'radio', options: 'YN' } as const;
  const employer = { name: 'employer', type: 'text', hide: { unless: { when: 'works', is: 'Y' } } } as const;
  const sheet = openSheet({
    ...{ page: { ...page, fields: [yesNo, employer] }, derived: {}, outside: {}, presets: {} },
    ...{ lists: { YN: [{ code: 'Y', label: 'Sí' }] }, offered: { employer: 'Textiles' } },
    marks: { employer: { value: 'Textiles', kind: 'older' } },
    stored: { form_data: {}, confirm_later: [] } as never,
  });
  expect(sheet.shown()).toEqual({ works: null });
  expect([sheet.valueOf('employer'), sheet.markOf('employer')]).toEqual([null, null]);
  sheet.write('works', 'Y');
  expect(sheet.shown()).toEqual({ works: 'Y', employer: 'Textiles' });
  expect(sheet.markOf('employer')).toMatchObject({ kind: 'older' });
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

test('a draft that is found takes nothing from under the hand: controls whose answer is the same go on', () => {
  const stored = { city: 'Cali', born: '1990-01-02', visits: [{ arrived: '2019' }, { arrived: '2020' }] };
  const before = open(stored);
  const keys = before.keysOf('visits');
  before.write('city', 'Cal');
  const next = open(stored, { answers: { ...stored, city: 'Lima', born: '1990-01-03' }, confirm_later: [] });
  for (const [path, value] of before.acts()) next.write(path, value);
  next.follow(before, 'city');
  expect(next.draft().answers, 'what is being written stands over the draft').toMatchObject({
    city: 'Cal',
    born: '1990-01-03',
  });
  expect(next.epochOf('city'), 'one goes on writing').toBe(0);
  expect(next.epochOf('born'), 'another answer is shown').toBe(1);
  expect([next.epochOf('visits'), next.keysOf('visits')], 'rows stay').toEqual([0, keys]);
  next.addRow('visits');
  expect(new Set(next.keysOf('visits')).size, 'a new row has a key of its own').toBe(3);
});

test('a field in hand goes on though the draft says something else; rows that differ begin anew', () => {
  const before = open({ city: 'Cali', visits: [{ arrived: '2019' }] });
  const [key] = before.keysOf('visits');
  const next = open({}, { answers: { city: 'Lima', visits: [{ arrived: '2020' }] }, confirm_later: [] });
  next.follow(before, 'city');
  expect(next.epochOf('city')).toBe(0);
  expect(next.rawOf('city')).toBe('Lima');
  expect(next.epochOf('visits.0.arrived')).toBe(1);
  expect(next.keysOf('visits')).not.toContain(key);
});

test('what hangs on a row goes with it when one before it is taken out, and comes back with it', () => {
  const marks = {
    'visits.0.arrived': { value: '2019', kind: 'profile' },
    'visits.2.arrived': { value: '2021', kind: 'family' },
  };
  const sheet = open({ visits: [{ arrived: '2019' }, { arrived: null }, { arrived: '2021' }] }, null, marks);
  const shown = () => ({
    later: sheet.draft().confirm_later.toSorted(),
    faults: [0, 1, 2].map((row) => sheet.faultOf(`visits.${row}.arrived`)?.rule ?? null),
    marks: [0, 1, 2].map((row) => sheet.markOf(`visits.${row}.arrived`)?.kind ?? null),
  });
  sheet.setLater('city', true);
  sheet.setLater('visits.0.arrived', true);
  sheet.setLater('visits.2.arrived', true);
  sheet.leave('visits.1.arrived');
  const before = shown();
  expect(before).toEqual({
    later: ['city', 'visits.0.arrived', 'visits.2.arrived'],
    faults: [null, 'required', null],
    marks: ['profile', null, 'family'],
  });
  const putFirstBack = sheet.removeRow('visits', 0);
  expect(shown()).toEqual({
    later: ['city', 'visits.1.arrived'],
    faults: ['required', null, null],
    marks: [null, 'family', null],
  });
  const putLastBack = sheet.removeRow('visits', 1);
  expect(shown()).toEqual({ later: ['city'], faults: ['required', null, null], marks: [null, null, null] });
  sheet.setLater('visits.0.arrived', true);
  putLastBack();
  expect(sheet.draft().confirm_later.toSorted()).toEqual(['city', 'visits.0.arrived', 'visits.1.arrived']);
  sheet.setLater('visits.0.arrived', false);
  putFirstBack();
  expect(shown()).toEqual(before);
});
