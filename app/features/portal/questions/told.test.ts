/** What a quiz in this tab tells the questions: of the one that led to the service, once, and no other's (D44, T40). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takenInTab } from '#app/features/quiz/kept/client.ts';
import { keepDraft, readDraft } from '#app/features/quiz/public/draft.ts';
import { RISK_ANSWERS } from '#tests/quiz-samples.ts';
import { takeTold } from './told.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** It ends with its first answer, and leads to no service. */
const canada = () => keepDraft('canada', { version: 1, answers: { c_nationality: 'US' } });

test('the tourist quiz tells once it has ended, and stays until the account keeps it', () => {
  keepDraft('us-tourist', { version: 1, answers: { q_nationality: 'CO' } });
  expect(takeTold('FirstTime', { hasKept: false })).toEqual({});
  expect(takenInTab()).toBeNull();
  keepDraft('us-tourist', { version: 1, answers: RISK_ANSWERS });
  expect(takeTold('FirstTime', { hasKept: false })).toMatchObject({ destination: 'US', nationality: 'CO' });
  expect(takenInTab()).toEqual({ answers: RISK_ANSWERS, version: 0 });
  keepDraft('us-tourist', { version: 1, answers: RISK_ANSWERS, base: 3 });
  expect(takenInTab()?.version, 'over the result that the portal showed').toBe(3);
});

test('the only other quiz tells, unless the account keeps the tourist quiz; it is taken once', () => {
  canada();
  expect(takeTold('FirstTime', { hasKept: true })).toEqual({});
  canada();
  expect(takeTold(null, { hasKept: false })).toMatchObject({ destination: 'CA' });
  expect(readDraft('canada')).toBeNull();
});

test('a quiz that ended early has no risk to keep', () => {
  keepDraft('us-tourist', { version: 1, answers: { q_nationality: 'CA' } });
  expect(takenInTab()).toBeNull();
});
