/** Scoring, what a form must say, what may be kept of a visit, the countdown (spec 5, 9; D32, D54). */
import { expect, test } from 'vitest';
import { clockText, secondsLeft } from './countdown-rules.ts';
import { allowedVisit, type LeadFields, leadFields, leadScore, missingIn, VISA_FIELDS } from './rules.ts';

const visa: LeadFields = {
  ...{ locale: 'es', first_name: 'Eva', last_name: 'Ruiz', trip_reason: 'tourism', number_applying: '1' },
  ...{ has_valid_passport: 'Y', visa_denied: 'N', start_time: '3+' },
};

test('the scoring of the visa form, line by line', () => {
  const table: [Partial<LeadFields>, number | null][] = [
    [{}, 5],
    [{ number_applying: '2' }, 6],
    [{ number_applying: '3' }, 7],
    [{ number_applying: '4' }, 8],
    [{ number_applying: '5+' }, 9],
    [{ start_time: '1-3' }, 6],
    [{ start_time: '<1' }, 7],
    [{ number_applying: '5+', start_time: '<1' }, 11],
    [{ visa_denied: 'Y' }, 5],
    [{ has_valid_passport: 'N', number_applying: '5+' }, 0],
    [{ trip_reason: 'study' }, 0],
    [{ trip_reason: 'work' }, 0],
    [{ trip_reason: 'immigrant' }, 0],
    [{ trip_reason: undefined }, null],
  ];
  for (const [more, score] of table) expect(leadScore({ ...visa, ...more }), JSON.stringify(more)).toBe(score);
});

test('the visa form wants everything, the contact form a name', () => {
  expect(missingIn('visa', visa)).toBeUndefined();
  for (const field of VISA_FIELDS) expect(missingIn('visa', { ...visa, [field]: undefined })).toBe(field);
  expect(missingIn('contact', { locale: 'es', first_name: 'Eva' })).toBeUndefined();
});

test('of a visit nothing is kept without a yes, and the choice always is', () => {
  const details = {
    ...{ utm_params: { utm_source: 'x' }, pages_visited: ['/'], landing: '/', fbclid: 'f' },
    ...{ fbp: 'p', fbc: 'c', client_id: '1.2' },
  };
  const choice = (word: 'granted' | 'denied') => ({ choice: word, version: '1', at: '2026-11-18T10:00:00Z' });
  expect(allowedVisit({ ...visa, ...details })).toEqual(visa);
  const denied = { ...visa, tracking_consent: choice('denied') };
  expect(allowedVisit({ ...denied, ...details })).toEqual(denied);
  const granted = { ...visa, ...details, tracking_consent: choice('granted') };
  expect(allowedVisit(granted)).toEqual(granted);
});

test('a landing is a path of ours, without what was asked', () => {
  const read = (landing: unknown) => leadFields.parse({ ...visa, landing }).landing;
  expect(read('/visa-americana')).toBe('/visa-americana');
  for (const landing of ['/a?x=1', '/a#b', 'https://x.example', '', '/a b', 7]) expect(read(landing)).toBeUndefined();
});

test('a yes to other words is none, and costs nobody their call', () => {
  const read = (version: string) =>
    leadFields.parse({ ...visa, tracking_consent: { choice: 'granted', version, at: '2026-11-18T10:00:00Z' } });
  expect(read('1').tracking_consent).toMatchObject({ choice: 'granted' });
  expect(read('0').tracking_consent).toBeUndefined();
});

test('the countdown begins at 900 s, ends at none, and never has more', () => {
  const start = new Date('2026-11-18T10:00:00Z');
  const after = (ms: number) => secondsLeft(start, new Date(start.getTime() + ms));
  expect([0, 1, 1000, 899_000, 899_999, 900_000, 9_000_000, -5000].map(after)).toEqual([
    ...[900, 900, 899, 1, 1, 0, 0, 900],
  ]);
  expect([900, 61, 60, 7, 0].map(clockText)).toEqual(['15:00', '1:01', '1:00', '0:07', '0:00']);
});
