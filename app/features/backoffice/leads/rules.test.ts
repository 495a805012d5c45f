import { expect, test } from 'vitest';
import { bandOf, callStateOf } from '#app/features/leads/choice-rules.ts';
import { readFilters, spanOf } from './rules.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('the filters of the list stand in its address; what is none is left out and said', () => {
  const all = 'call=promised&score=high&form_name=visa&account=linked&start_date=2026-11-01&end_date=2026-11-18';
  expect(read(all)).toEqual({ filters: Object.fromEntries(new URLSearchParams(all)), isWrong: false });
  expect(read('')).toEqual({ filters: {}, isWrong: false });
  expect(read('call=&score=')).toEqual({ filters: {}, isWrong: false });
  for (const wrong of [
    ...['call=lost', 'score=9', 'form_name=x', 'account=yes', 'start_date=2026-02-30', 'end_date=hoy'],
    ...['start_date=2026-11-18&end_date=2026-11-17', 'start_date=1999-01-01'],
  ])
    expect(read(wrong), wrong).toEqual({ filters: {}, isWrong: true });
  expect(read('start_date=2026-11-18&end_date=2026-11-18').isWrong).toBe(false);
});

test('bands of the score: a form that asks nothing has none', () => {
  expect([null, 0, 1, 7, 8, 11].map(bandOf)).toEqual(['none', 'zero', 'middle', 'middle', 'high', 'high']);
});

test('a lead waits for a call until it is called, and again when it is sent again', () => {
  const [before, after] = [new Date(1000), new Date(2000)];
  expect(callStateOf({ called_at: null, updated_at: before, is_priority: false })).toBe('open');
  expect(callStateOf({ called_at: null, updated_at: before, is_priority: true })).toBe('promised');
  expect(callStateOf({ called_at: after, updated_at: before, is_priority: true })).toBe('called');
  expect(callStateOf({ called_at: before, updated_at: before, is_priority: false })).toBe('called');
  expect(callStateOf({ called_at: before, updated_at: after, is_priority: false })).toBe('open');
});

test('how long after the form the call was made', () => {
  const span = (minutes: number) => spanOf(new Date(0), new Date(minutes * 60_000));
  expect([0, 59, 60, 2879, 2880].map(span)).toEqual([
    { unit: 'minutes', n: 1 },
    { unit: 'minutes', n: 59 },
    { unit: 'hours', n: 1 },
    { unit: 'hours', n: 47 },
    { unit: 'days', n: 2 },
  ]);
});
