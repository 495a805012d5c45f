/** Conditions of a questionnaire over its answers (spec 3 "Questionnaire question"). */
import { type CountryGroup, countryGroups } from '#content/country-groups.ts';
import type { Match, When } from '#content/quizzes/definition.ts';

/** A code for each field that was answered. */
export type Answers = Readonly<Record<string, string>>;

const isIn = (group: string, country: string) =>
  (countryGroups[group as CountryGroup] as readonly string[] | undefined)?.includes(country) ?? false;

function isValue(value: Match['value'], answer: string): boolean {
  if (typeof value !== 'string') return value.includes(answer);
  if (value === '*') return true;
  return value.startsWith('@') ? isIn(value.slice(1), answer) : value === answer;
}

/** A field without an answer matches nothing, turned around or not. */
export function matches({ field, value, isNot }: Match, answers: Answers): boolean {
  const answer = Object.hasOwn(answers, field) ? answers[field] : undefined;
  return answer !== undefined && isValue(value, answer) !== Boolean(isNot);
}

/** All of `condition`, and one of `orCondition`. */
export const holds = ({ condition = [], orCondition = [] }: When, answers: Answers): boolean =>
  condition.every((one) => matches(one, answers)) &&
  (orCondition.length === 0 || orCondition.some((one) => matches(one, answers)));
