/** What a tab keeps of a quiz: answers of another version, what came from the portal, and the texts of a result. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Questionnaire } from '#content/quizzes/definition.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
import { draftKey, keepDraft, readDraft, resume } from './draft.ts';
import { dropEvaluation, keepEvaluation, readEvaluation } from './kept-evaluation.ts';

/** As a tab keeps it. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}
beforeEach(() => vi.stubGlobal('sessionStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

const before: Questionnaire = {
  version: 1,
  counts: 'answers',
  questions: [
    { field: 'reason', page: 1, type: 'button', options: 'reason', question: 'reason' },
    { field: 'gone', page: 1, type: 'button', options: 'yes_no', question: 'gone' },
    { field: 'stay', page: 1, type: 'button', options: 'stay', question: 'stay' },
    { field: 'payer', page: 1, type: 'button', options: 'yes_no', question: 'payer' },
  ],
  options: { reason: [{ code: 'tourism' }, { code: 'work' }], stay: [{ code: 'short' }, { code: 'long' }] },
  cards: [{ name: 'end', look: 'good' }],
};
/** A question less, a question more, and a code that is called otherwise. */
const after: Questionnaire = {
  ...before,
  version: 2,
  questions: [
    ...before.questions.filter(({ field }) => field !== 'gone'),
    { field: 'new', page: 1, type: 'button', options: 'yes_no', question: 'new' },
  ],
  options: { ...before.options, stay: [{ code: 'weeks' }, { code: 'months' }] },
};
const ANSWERS = { reason: 'work', gone: 'Y', stay: 'short', payer: 'N' };

test('answers of another version: what fits stands, what does not is asked again, and it is said', () => {
  keepDraft('esta', { version: 1, answers: ANSWERS });
  const draft = readDraft('esta');
  if (!draft) throw new Error('nothing was kept');
  expect(resume(before, draft, 'result')).toEqual({ answers: ANSWERS, isChanged: false, at: 'result' });
  expect(resume(after, draft, 'result')).toEqual({
    answers: { reason: 'work', payer: 'N' },
    isChanged: true,
    at: 'stay',
  });
  expect(readDraft('esta')?.answers, 'nothing is lost by looking').toEqual(ANSWERS);
  const fits = { ...draft, answers: { reason: 'work', stay: 'weeks', payer: 'N', new: 'Y' } };
  expect(resume(after, fits, undefined), 'another version that fits whole is no change').toEqual({
    answers: fits.answers,
    isChanged: false,
    at: 'result',
  });
});

test('a draft goes on where the tab was, unless that question no longer applies', () => {
  const draft = { version: 2, answers: { reason: 'work', stay: 'weeks' } };
  expect(resume(after, draft, 'reason').at).toBe('reason');
  expect(resume(after, draft, 'gone').at).toBe('payer');
  expect(resume(after, draft, 'result').at, 'there is no result yet').toBe('payer');
  expect(resume(after, draft, undefined)).toMatchObject({ at: 'payer', isChanged: false });
});

test('what the account had is kept with the draft; anything else in its place is no draft', () => {
  const answers = { q_nationality: 'CO' };
  keepDraft('us-tourist', { version: quizzes['us-tourist'].version, answers, base: 0 });
  expect(readDraft('us-tourist')).toEqual({ version: quizzes['us-tourist'].version, answers, base: 0 });
  for (const strange of ['', '3', 'null', '{"version":"1","answers":{}}', '{"version":1,"answers":"x"}', '{']) {
    sessionStorage.setItem(draftKey('us-tourist'), strange);
    expect(readDraft('us-tourist'), strange).toBeNull();
  }
});

test('the texts of a result are there again for the same answers and language, and for nothing else', () => {
  const texts = { encouragement: 'a', biggestPitfall: 'b', interviewFocus: 'c' };
  keepEvaluation('- locale: es\n- q_job: student', texts);
  expect(readEvaluation('- locale: es\n- q_job: student')).toEqual(texts);
  expect(readEvaluation('- locale: en\n- q_job: student')).toBeNull();
  sessionStorage.setItem('draft:quiz-texts', '{"markdown":"x","evaluation":{"encouragement":"a"}}');
  expect(readEvaluation('x'), 'half of it is nothing').toBeNull();
  keepEvaluation('x', texts);
  dropEvaluation();
  expect(readEvaluation('x')).toBeNull();
});
