/** The onboarding questions (spec 4, D43, D44): what is known before, what the answers say of the profile. */
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { listOf } from '#app/features/quiz/engine/walk.ts';
import type { QuizName } from '#content/quizzes/definition.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';

export const ONBOARDING_FORM = 'eligibility';
export const ONBOARDING_PAGES = [...new Set(onboarding.questions.map(({ page }) => page))];

export const pageOf = (field: string): number | undefined =>
  onboarding.questions.find((question) => question.field === field)?.page;

/** Stored answers as codes: the hero form stored the number of people as a number. */
export const asCodes = (form_data: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(
    Object.entries(form_data).flatMap(([field, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[field, String(value)]] : [],
    ),
  );

/** What answers to a public quiz say of the onboarding questions (D44). */
export function toldBy(quiz: QuizName, answers: Answers): Answers {
  const { known, tells } = quizzes[quiz];
  const told: Record<string, string> = { ...known };
  for (const [field, code] of Object.entries(answers))
    for (const { field: there, codes } of tells[field] ?? []) {
      const answer = codes ? codes[code] : code;
      if (answer !== undefined) told[there] = answer;
    }
  return Object.fromEntries(Object.entries(told).filter(([field, code]) => isOffered(field, code)));
}

/** The other way around: only what is the same answer in both places, so that nothing is claimed that was not said. */
export function knownFor(quiz: QuizName, answers: Answers): Answers {
  const { tells, questions } = quizzes[quiz];
  return Object.fromEntries(
    questions.flatMap(({ field, options }) => {
      const offered = listOf(quizzes[quiz], options);
      const same = (tells[field] ?? []).flatMap(({ field: there, codes }) => {
        const code = answers[there];
        return code !== undefined && (codes?.[code] ?? (codes ? undefined : code)) === code ? [code] : [];
      });
      return same.filter((code) => offered.some((option) => option.code === code)).map((code) => [field, code]);
    }),
  );
}

/**
 * Fields of a quiz to which the onboarding questions say otherwise by now. Of what an answer tells, the first is the same
 * question; what the quiz cannot say is no contradiction, since answering it again would not end it.
 */
export function contradictedIn(quiz: QuizName, given: Answers, answers: Answers): string[] {
  const { tells, questions } = quizzes[quiz];
  return questions.flatMap(({ field, options }) => {
    const [tell] = tells[field] ?? [];
    const [code, now] = [given[field], tell && answers[tell.field]];
    if (!tell || code === undefined || now === undefined) return [];
    const said = (one: string) => (tell.codes ? tell.codes[one] : one);
    const canSay = listOf(quizzes[quiz], options).some((one) => [now, undefined].includes(said(one.code)));
    return canSay && said(code) !== undefined && said(code) !== now ? [field] : [];
  });
}

const isOffered = (field: string, code: string) => {
  const question = onboarding.questions.find((one) => one.field === field);
  return question !== undefined && listOf(onboarding, question.options).some((option) => option.code === code);
};

/** Field by field, whatever the order. */
export const isSame = (one: Answers, other: Answers) =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);

type ProfileFacts = { number_in_party?: number; valid_passport?: boolean; denied_visa_before?: boolean };

/** What the profile learns from the answers: a passport in process is not valid yet (D44). */
export function profileFacts(answers: Answers): ProfileFacts {
  const { number_in_party, valid_passport, denied_visa_before } = answers;
  return {
    ...(number_in_party && { number_in_party: Number(number_in_party) }),
    ...(valid_passport && { valid_passport: valid_passport === 'Y' }),
    ...(denied_visa_before && { denied_visa_before: denied_visa_before === 'Y' }),
  };
}
