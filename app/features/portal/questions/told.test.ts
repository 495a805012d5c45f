/** What a quiz in this tab tells the questions: of the one that led to the service, once, and no other's (D44, T40). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takenInTab } from '#app/features/quiz/kept/client.ts';
import { keepDraft, readDraft, resume } from '#app/features/quiz/public/draft.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
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

const NOBODY = { service_type: null, known: {}, hasKept: false };
const VISITOR = { ...NOBODY, service_type: 'FirstTime' };

/** It ends with its first answer, and leads to no service. */
const canada = () => keepDraft('canada', { version: 1, answers: { c_nationality: 'US' } });

test('the tourist quiz that has ended stays until the account keeps it', () => {
  keepDraft('us-tourist', { version: 1, answers: RISK_ANSWERS });
  expect(takeTold(VISITOR)).toMatchObject({ destination: 'US', nationality: 'CO' });
  expect(takenInTab()).toEqual({ answers: RISK_ANSWERS, version: 0 });
  keepDraft('us-tourist', { version: 1, answers: RISK_ANSWERS, base: 3 });
  expect(takenInTab()?.version, 'over the result that the portal showed').toBe(3);
});

test('the only other quiz tells, unless the account keeps the tourist quiz; it is taken once', () => {
  canada();
  expect(takeTold({ ...VISITOR, hasKept: true })).toEqual({});
  canada();
  expect(takeTold(NOBODY)).toMatchObject({ destination: 'CA' });
  expect(readDraft('canada')).toBeNull();
});

test('a quiz left in the middle tells what it heard, once, and goes on where it was', () => {
  const answers = { u_nationality: 'CO', u_purpose: 'family' };
  keepDraft('uk', { version: 1, answers });
  const told = { destination: 'UK', nationality: 'CO', trip_reason: 'visit_family' };
  expect(takeTold({ ...NOBODY, service_type: 'VisitorVisaUK' })).toEqual(told);
  expect(takeTold({ ...NOBODY, service_type: 'VisitorVisaUK' }), 'nobody else on this phone').toEqual({});
  const draft = readDraft('uk');
  expect(draft && resume(quizzes.uk, draft, undefined)).toMatchObject({ answers, at: 'u_stay', isChanged: false });
  keepDraft('uk', { version: 1, answers: { ...answers, u_stay: 'up_to_2_weeks' } });
  expect(takeTold(NOBODY), 'whoever went on with it is heard again').toEqual(told);
});

test('what an account carried into the quiz is told to nobody else', () => {
  keepDraft('us-tourist', { version: 1, answers: { q_nationality: 'CO', q_job: 'student' }, base: 0 });
  expect(takeTold(VISITOR)).toEqual({});
  expect(readDraft('us-tourist')?.answers, 'and goes on where it was').toMatchObject({ q_job: 'student' });
});

test('of several the one that ended tells, or the one on the way to the service; of two that were only begun, none', () => {
  const begun = { version: 1, answers: { c_nationality: 'CO', c_us_visa: 'N' } };
  canada();
  keepDraft('uk', { version: 1, answers: { u_nationality: 'EC' } });
  expect(takeTold(NOBODY)).toMatchObject({ destination: 'CA', nationality: 'US' });
  keepDraft('canada', begun);
  keepDraft('uk', { version: 1, answers: { u_nationality: 'EC' } });
  expect(takeTold({ ...NOBODY, service_type: 'VisitorVisaUK' })).toMatchObject({
    destination: 'UK',
    nationality: 'EC',
  });
  keepDraft('canada', begun);
  keepDraft('uk', { version: 1, answers: { u_nationality: 'EC' } });
  expect(takeTold(VISITOR)).toEqual({});
  keepDraft('australia', { version: 1, answers: { colour: 'red' } });
  expect(takeTold(NOBODY), 'a quiz that heard nothing says nothing').toEqual({});
});

test('what the account says is not told over', () => {
  keepDraft('canada', { version: 1, answers: { c_nationality: 'CO', c_purpose: 'business' } });
  expect(takeTold({ ...VISITOR, known: { destination: 'US', number_in_party: '2' } })).toEqual({
    nationality: 'CO',
    trip_reason: 'business',
  });
});

test('a quiz that ended early has no risk to keep', () => {
  keepDraft('us-tourist', { version: 1, answers: { q_nationality: 'CA' } });
  expect(takenInTab()).toBeNull();
});
