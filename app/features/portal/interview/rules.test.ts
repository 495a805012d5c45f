/** Which questions somebody is shown, what a family shares, and whose words stand when two were written. */
import { expect, test } from 'vitest';
import { matches } from '#app/features/quiz/engine/match.ts';
import { listOf } from '#app/features/quiz/engine/walk.ts';
import { SERVICE_TYPES, type ServiceType } from '#content/catalogue.ts';
import { INTERVIEW_GROUPS, type InterviewKind, interviewQuestions } from '#content/interview/questions.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';
import { noteInput } from './api.server.ts';
import { questionsFor } from './questions.ts';
import {
  interviewKind,
  isQuestion,
  isSameNote,
  isSameTap,
  mergedNote,
  practisedOf,
  servicesWithInterview,
  sharedAnswers,
  whyNone,
} from './rules.ts';

const KINDS = ['visitor', 'student', 'crew', 'family_work'] as const satisfies InterviewKind[];
const namesFor = (kind: InterviewKind, answers = {}) =>
  questionsFor(kind, answers).flatMap(({ questions }) => questions.map(({ name }) => name));
const likelyFor = (kind: InterviewKind, answers = {}) =>
  questionsFor(kind, answers).flatMap(({ questions }) => questions.flatMap((one) => (one.isLikely ? one.name : [])));

/** Every field that a condition of a question speaks of, with each of its answers, or none. */
const conditions = interviewQuestions.flatMap(({ condition = [], orCondition = [] }) => [...condition, ...orCondition]);
const fields = [...new Set(conditions.map(({ field }) => field))];
const codesOf = (field: string) => {
  const question = onboarding.questions.find((one) => one.field === field);
  return question ? listOf(onboarding, question.options).map(({ code }) => code) : [];
};
const combinations = fields.reduce<Record<string, string>[]>(
  (made, field) => made.flatMap((one) => [one, ...codesOf(field).map((code) => ({ ...one, [field]: code }))]),
  [{}],
);

test('conditions and likelihood speak of onboarding questions and of codes that they offer', () => {
  const matters = interviewQuestions.flatMap(({ matters: list = [] }) => list);
  expect(fields.length).toBeGreaterThan(1);
  for (const { field, value } of [...conditions, ...matters])
    expect(codesOf(field), `${field}: ${value}`).toEqual(expect.arrayContaining([value].flat()));
});

test('whatever somebody has answered, at least eight questions are left', () => {
  expect(combinations.length).toBeGreaterThan(50);
  for (const kind of KINDS)
    for (const answers of combinations)
      expect(namesFor(kind, answers).length, `${kind} ${JSON.stringify(answers)}`).toBeGreaterThanOrEqual(8);
});

test('each of the 49 questions is shown to somebody whose service includes the preparation', () => {
  const reasons = ['', ...codesOf('trip_reason')];
  const shown = servicesWithInterview.flatMap((sid) =>
    reasons.flatMap((reason) => {
      const answers: Record<string, string> = reason ? { trip_reason: reason } : {};
      return namesFor(interviewKind(sid, answers), answers);
    }),
  );
  expect(interviewQuestions).toHaveLength(49);
  expect(new Set(shown)).toEqual(new Set(interviewQuestions.map(({ name }) => name)));
});

test('an answer that is not known hides nothing; one more answer never brings a question', () => {
  for (const kind of KINDS) {
    const all = namesFor(kind);
    const ofKind = interviewQuestions.filter((one) => one.kind === kind || one.also?.includes(kind));
    expect(all.toSorted()).toEqual(ofKind.map(({ name }) => name).toSorted());
    for (const answers of combinations) expect(all).toEqual(expect.arrayContaining(namesFor(kind, answers)));
  }
});

test('a known answer hides what it makes pointless, and nothing else', () => {
  const hidden = (answers: Record<string, string>, kind: InterviewKind = 'visitor') =>
    namesFor(kind).filter((name) => !namesFor(kind, answers).includes(name));
  expect(hidden({ occupation_now: 'retired' })).toEqual(['visitor_8_duties', 'visitor_9_company', 'visitor_10_cover']);
  expect(hidden({ occupation_now: 'informal' })).toEqual([]);
  expect(hidden({ trip_reason: 'work' }, 'family_work')).toEqual([
    'family_work_3_support',
    'family_work_1_met',
    'family_work_2_life',
    'family_work_4_marriages',
  ]);
  expect(hidden({ trip_reason: 'family_immigration' }, 'family_work')).toEqual([
    'family_work_5_job',
    'family_work_6_experience',
  ]);
});

test('groups keep their order, and a question that is likely comes first in its own', () => {
  const answers = { denied_visa_before: 'Y', travelled_abroad: 'N' };
  const groups = questionsFor('visitor', answers);
  expect(groups.map(({ group }) => group)).toEqual(INTERVIEW_GROUPS);
  const history = groups.find(({ group }) => group === 'history')?.questions.map(({ name }) => name);
  expect(history?.slice(0, 3)).toEqual(['visitor_14_travel', 'visitor_16_denied', 'visitor_15_us']);
  expect(likelyFor('visitor', answers)).toEqual(['visitor_21_why_now', 'visitor_14_travel', 'visitor_16_denied']);
  expect(likelyFor('visitor'), 'nothing is likely of somebody unknown').toEqual([]);
  for (const one of interviewQuestions)
    for (const match of one.matters ?? []) {
      const code = codesOf(match.field).find((each) => matches(match, { [match.field]: each })) ?? '';
      expect(likelyFor(one.kind, { [match.field]: code }), one.name).toContain(one.name);
    }
});

test('a service for one visa decides the kind; the preparation alone goes by the reason of the trip', () => {
  const kind = (sid: ServiceType, trip_reason?: string) => interviewKind(sid, trip_reason ? { trip_reason } : {});
  expect(kind('FirstTime', 'study')).toBe('visitor');
  expect(kind('StudentF1')).toBe('student');
  expect(kind('StudentF1', 'tourism')).toBe('student');
  expect(kind('CrewTransit', 'work')).toBe('crew');
  expect(kind('InterviewPrep', 'study')).toBe('student');
  expect(kind('InterviewPrep', 'crew_transit')).toBe('crew');
  expect(kind('InterviewPrepDS160Update', 'family_immigration')).toBe('family_work');
  expect(kind('InterviewPrep', 'work')).toBe('family_work');
  expect(kind('InterviewPrep', 'medical')).toBe('visitor');
  expect(kind('InterviewPrep')).toBe('visitor');
  expect(kind('InterviewPrep', 'toString')).toBe('visitor');
});

test('the preparation belongs to services that say so', () => {
  expect(servicesWithInterview).toContain('InterviewPrep');
  expect(servicesWithInterview).not.toContain('Renewal');
  expect(
    [undefined, 'Renewal', 'BackgroundCheck', 'ESTA', 'VisitorVisaUK', 'StudyPermitCanada'].map((sid) =>
      whyNone(sid as ServiceType),
    ),
  ).toEqual(['elsewhere', 'elsewhere', 'elsewhere', 'never', 'rare', 'rare']);
  expect(SERVICE_TYPES).toEqual(expect.arrayContaining([...servicesWithInterview]));
});

test('a family shares the trip and who pays for it; work, money and the past are each one’s own', () => {
  const primary = {
    ...{ destination: 'US', trip_reason: 'visit_family', travel_date: 'under_1', number_in_party: '3' },
    ...{ minors_in_party: '1', help_wanted: 'everything', payer: 'self' },
    ...{ nationality: 'CO', occupation_now: 'informal', monthly_income_range: 'under_500', criminal_record: 'Y' },
    ...{ denied_visa_before: 'Y', denied_when: 'under_1', overstay_before: 'Y', had_us_visa: 'Y' },
    ...{ travelled_abroad: 'N', valid_passport: 'Y', interview_city: 'BGT' },
  };
  expect(sharedAnswers(primary)).toEqual({
    ...{ destination: 'US', trip_reason: 'visit_family', travel_date: 'under_1', number_in_party: '3' },
    ...{ minors_in_party: '1', help_wanted: 'everything', payer: 'family' },
  });
  expect(sharedAnswers({ payer: 'family' })).toEqual({ payer: 'family' });
  expect(sharedAnswers({ payer: 'employer' })).toEqual({});
  expect(sharedAnswers({})).toEqual({});
});

const note = (text: string, is_practised = false) => ({ note: text, is_practised });

test('what only one of two changed is taken from that one; only other words on both sides are a choice', () => {
  const base = note('a');
  expect(mergedNote(base, note('a', true), note('b'))).toEqual(note('b', true));
  expect(mergedNote(base, note('b'), note('a', true))).toEqual(note('b', true));
  expect(mergedNote(base, note('a '), note('b')), 'a space is no word').toEqual(note('b'));
  expect(mergedNote(base, note('b'), note('b ', true))).toEqual(note('b', true));
  expect(mergedNote(base, note('b'), note('c'))).toBeNull();
  expect(mergedNote(base, note(''), note('c')), 'emptied here, written there').toBeNull();
  expect(mergedNote(note('a', true), note('a'), note('a', true))).toEqual(note('a'));
  expect(isSameNote(note('a'), note('a ', true))).toBe(false);
});

test('a note holds 2000 characters, and its lines', () => {
  const parse = (text: string) => noteInput.safeParse({ note: text, is_practised: false, version: 0 });
  expect(parse('x'.repeat(2000)).success).toBe(true);
  expect(parse('x'.repeat(2001)).success).toBe(false);
  expect(parse('uno\r\ndos ').data?.note).toBe('uno\ndos');
  expect(isQuestion('visitor_1_why')).toBe(true);
  expect(isQuestion('visitor_99')).toBe(false);
});

test('progress counts the questions of this person, not every mark there is', () => {
  const notes = { a: note('', true), b: note('x'), other: note('', true) };
  expect(practisedOf(['a', 'b', 'c'], notes)).toBe(1);
});

test('two taps at once are one; a second press after a look is a second step', () => {
  const isSame = (last: number | undefined, timeStamp: number, detail = 1) => isSameTap(last, { timeStamp, detail });
  expect(isSame(undefined, 10, 2), 'a word is chosen by a double click').toBe(false);
  expect(isSame(1000, 1399)).toBe(true);
  expect(isSame(1000, 1400)).toBe(false);
  expect(isSame(1000, 1400, 2), 'a slow double click').toBe(true);
});
