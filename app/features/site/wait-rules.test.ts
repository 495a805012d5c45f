import { expect, test } from 'vitest';
import { isOfficialPage, WAIT_SOURCE } from '#content/waits.ts';
import { alertState, thresholdsFor } from './wait-alert-rules.ts';
import { isNews, newWait, type Wait } from './wait-rules.ts';

const now = new Date('2026-11-15T12:00:00Z');
const known: Wait = {
  city: 'lima',
  category: 'visitor',
  as_of: '2026-11-01',
  avg_months: 7,
  next_months: 9,
  source_url: WAIT_SOURCE,
};

test('figures are cited from official pages alone', () => {
  const good = [WAIT_SOURCE, 'https://co.usembassy.gov/visas/', 'https://usembassy.gov'];
  const bad = [
    'http://travel.state.gov/x',
    'https://travel.state.gov.example/x',
    'https://evil.example/travel.state.gov',
    'https://xusembassy.gov/',
    'https://user@travel.state.gov/',
    'https://travel.state.gov:8443/',
    'javascript:alert(1)',
    'travel.state.gov',
    '',
  ];
  for (const url of good) expect(isOfficialPage(url), url).toBe(true);
  for (const url of bad) expect(isOfficialPage(url), url).toBe(false);
});

test('months have one decimal and reach 60', () => {
  const isGood = (next_months: unknown) => newWait.safeParse({ ...known, next_months }).success;
  for (const months of [0, 0.1, 0.3, 0.5, 8.7, 60, null]) expect(isGood(months), String(months)).toBe(true);
  for (const months of [-0.5, 0.55, 60.1, Number.NaN, '9', undefined])
    expect(isGood(months), String(months)).toBe(false);
});

test('what is read counts when it differs, or when the same is published and the known has grown old', () => {
  expect(isNews({ avg_months: 7, next_months: 9 }, known, now)).toBe(false);
  expect(isNews({ avg_months: 7, next_months: 8.5 }, known, now)).toBe(true);
  expect(isNews({ avg_months: null, next_months: 9 }, known, now)).toBe(true);
  expect(isNews({ avg_months: 7, next_months: 9 }, { ...known, as_of: '2026-09-01' }, now)).toBe(true);
  expect(isNews({ avg_months: null, next_months: null }, undefined, now)).toBe(false);
  expect(isNews({ avg_months: null, next_months: 0 }, undefined, now)).toBe(true);
});

test('an alert is unconfirmed for seven days, then waits, is told or stopped', () => {
  const times = { created_at: new Date('2026-11-09T12:00:00Z'), confirmed_at: null, sent_at: null, stopped_at: null };
  expect(alertState(times, now)).toBe('unconfirmed');
  expect(alertState(times, new Date('2026-11-16T12:00:00Z'))).toBe(null);
  expect(alertState({ ...times, confirmed_at: now }, new Date('2027-11-16T12:00:00Z'))).toBe('waiting');
  expect(alertState({ ...times, confirmed_at: now, sent_at: now }, now)).toBe('sent');
  expect(alertState({ ...times, stopped_at: now }, now)).toBe('stopped');
});

test('only a wait that is not so already can be waited for', () => {
  expect(thresholdsFor(3)).toEqual([0.5, 1, 2, 3]);
  expect(thresholdsFor(0)).toEqual([]);
  expect(thresholdsFor(null)).toContain(24);
});
