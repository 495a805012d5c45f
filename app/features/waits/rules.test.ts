import { expect, test } from 'vitest';
import { isOfficialPage, WAIT_SOURCE } from '#content/waits.ts';
import { alertState, thresholdsFor } from './alerts/rules.ts';
import { waitSentence } from './history.server.ts';
import { chartPoints, isNews, isOldWait, newWait, newWaits, oldestWait, type Wait, waitBoard } from './rules.ts';

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

const at = (as_of: string, change: Partial<Wait> = {}): Wait => ({ ...known, as_of, ...change });

test('a figure is old when its 45 days are over, and no day of alerts is older than one that is not', () => {
  const day = Date.parse('2026-11-01');
  expect(isOldWait(known, new Date(day + 45 * 86_400_000))).toBe(false);
  expect(isOldWait(known, new Date(day + 45 * 86_400_000 + 1))).toBe(true);
  expect(oldestWait(now)).toBe('2026-10-01');
});

test('the newest figure is that of the latest day, for its city and category, however the rows come', () => {
  const rows = [
    at('2026-10-01', { next_months: 5 }),
    at('2026-11-01'),
    at('2026-09-01', { next_months: 3, source_url: 'https://co.usembassy.gov/visas/' }),
    at('2026-11-10', { category: 'student', next_months: 1 }),
    at('2026-11-12', { city: 'bogota', next_months: 2, source_url: 'https://usembassy.gov' }),
  ];
  for (const order of [rows, [...rows].reverse()]) {
    const board = waitBoard(order);
    expect(board.latest('lima', 'visitor')).toEqual(known);
    expect(board.history('lima', 'visitor').map(({ as_of }) => as_of)).toEqual([
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ]);
    expect(board.latest('lima', 'student')?.next_months).toBe(1);
    expect(board.latest('quito', 'visitor')).toBeUndefined();
    expect(board.sources('lima'), 'where the newest were read').toEqual([WAIT_SOURCE]);
    expect(board.sources('bogota')).toEqual(['https://usembassy.gov']);
  }
});

test('a line has three figures at least; a day without one is no point of it', () => {
  const [a, b, c] = [at('2026-09-01'), at('2026-10-01', { next_months: 0 }), at('2026-11-01')];
  expect(chartPoints([a, b, c]).map(({ months }) => months)).toEqual([9, 0, 9]);
  expect(chartPoints([a, b])).toEqual([]);
  expect(chartPoints([a, b, at('2026-11-01', { next_months: null })])).toEqual([]);
});

test('the history of a wait is a sentence: the last three months with a figure, each by its last day', () => {
  const said = (locale: 'es' | 'en', ...history: Wait[]) => waitSentence(locale, 'lima', history);
  const april = at('2026-04-10');
  const july = at('2026-07-02', { next_months: 8 });
  expect(said('es', april, july, at('2026-07-20', { next_months: 8.5 }))).toBe(
    'Lima: 9 meses en abril y 8,5 meses en julio.',
  );
  expect(said('en', at('2025-12-01'), april)).toBe('Lima: 9 months in December 2025, 9 months in April 2026.');
  expect(said('es', at('2026-01-10', { next_months: 1 }), at('2026-03-10'), april, july)).not.toContain('enero');
  expect(said('es', april)).toBeNull();
  expect(said('es', april, at('2026-07-02', { next_months: null }))).toBeNull();
});

test('one figure for a city, category and day', () => {
  const isTaken = (...wait_times: Wait[]) => newWaits.safeParse({ wait_times }).success;
  expect(isTaken(known, at('2026-10-01'), { ...known, category: 'student' }, { ...known, city: 'quito' })).toBe(true);
  expect(isTaken(known, { ...known, next_months: 1 })).toBe(false);
  expect(isTaken()).toBe(false);
});
