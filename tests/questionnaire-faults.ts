/** What makes a questionnaire wrong, each by its name: for the content test. */
import { listOf } from '#app/features/quiz/engine/walk.ts';
import { countryGroups } from '#content/country-groups.ts';
import {
  COUNTED,
  type Match,
  type Questionnaire,
  type QuestionnaireText,
  type When,
} from '#content/quizzes/definition.ts';
import { sharedOptions } from '#content/quizzes/shared/options.ts';
import { finderOf } from './way-to.ts';

const listed = (when: When) => [...(when.condition ?? []), ...(when.orCondition ?? [])];
const counted: Record<string, readonly string[]> = COUNTED;

/** Values of a condition that its field cannot have. */
function strangers(questionnaire: Questionnaire, { field, value }: Match): string[] {
  const known = counted[field] ?? codesOf(questionnaire, field);
  const values: readonly string[] = typeof value === 'string' ? [value] : value;
  return values.filter(
    (one) => one !== '*' && !(one.startsWith('@') ? one.slice(1) in countryGroups : known.includes(one)),
  );
}

function codesOf(questionnaire: Questionnaire, field: string): readonly string[] {
  const question = questionnaire.questions.find((one) => one.field === field);
  return question ? listOf(questionnaire, question.options).map(({ code }) => code) : [];
}

function* faultsOfQuestions(questionnaire: Questionnaire): Generator<string> {
  const earlier = new Set<string>();
  let page = 1;
  for (const question of questionnaire.questions) {
    const { field } = question;
    if (earlier.has(field)) yield `${field} is asked twice`;
    if (question.page < page) yield `${field} stands on an earlier page than the question before it`;
    page = question.page;
    const list = listOf(questionnaire, question.options);
    if (list.length === 0) yield `${field} has no options: ${question.options}`;
    if (new Set(list.map(({ code }) => code)).size < list.length) yield `${field} has an option twice`;
    if (question.default && !codesOf(questionnaire, field).includes(question.default))
      yield `${field} has a default that is no option`;
    const conditions = [
      ...listed(question),
      ...list.flatMap(({ after, instead }) => [...(after ?? []), ...(instead ? listed(instead) : [])]),
    ];
    for (const match of conditions) {
      if (!earlier.has(match.field)) yield `${field} has a condition on ${match.field}, which is not asked before it`;
      else
        for (const value of strangers(questionnaire, match))
          yield `${field} has a condition on ${match.field}=${value}`;
    }
    earlier.add(field);
  }
}

const COUNTED_BY: Record<string, readonly Questionnaire['counts'][]> = {
  $band: ['score'],
  $majority: ['majority'],
  $stop: ['score', 'majority'],
};

function* faultsOfCards(questionnaire: Questionnaire): Generator<string> {
  const seen = new Map<string, string>();
  for (const card of questionnaire.cards) {
    for (const match of listed(card)) {
      const by = COUNTED_BY[match.field];
      if (by ? !by.includes(questionnaire.counts) || card.endsAtOnce : codesOf(questionnaire, match.field).length === 0)
        yield `card ${card.name} has a condition on ${match.field}`;
      else
        for (const value of strangers(questionnaire, match))
          yield `card ${card.name} has a condition on ${match.field}=${value}`;
    }
    const condition = JSON.stringify([card.condition ?? [], card.orCondition ?? []]);
    const twin = seen.get(condition);
    if (twin) yield `cards ${twin} and ${card.name} are for the same answers`;
    seen.set(condition, card.name);
  }
  const names = questionnaire.cards.map(({ name }) => name);
  if (new Set(names).size < names.length) yield 'two cards have one name';
  const last = questionnaire.cards.at(-1);
  if (!last || listed(last).length > 0) yield 'some answers have no finish card: the last card must have no condition';
}

/** What no answers lead to. */
function* unreachable(questionnaire: Questionnaire): Generator<string> {
  const { find, findCard } = finderOf(questionnaire);
  for (const question of questionnaire.questions)
    if (!find({ ...question, isThere: ({ trail }) => trail.includes(question) }))
      yield `${question.field} can never be asked`;
  for (const card of questionnaire.cards) if (!findCard(card)) yield `card ${card.name} can never be shown`;
}

/** Words that are missing, and words that nobody asks for. */
function* faultsOfText(questionnaire: Questionnaire, text: QuestionnaireText): Generator<string> {
  const asked = new Set(questionnaire.questions.map(({ question }) => question));
  for (const key of asked) if (!text.questions[key]?.ask) yield `question ${key} has no words`;
  for (const key of Object.keys(text.questions))
    if (!asked.has(key)) yield `words for a question ${key} that is not asked`;
  const lists = new Set(questionnaire.questions.map(({ options }) => options));
  for (const key of lists) {
    if (key in sharedOptions && !(key in questionnaire.options)) continue;
    for (const { code } of listOf(questionnaire, key))
      if (!text.options[key]?.[code]) yield `option ${key}.${code} has no words`;
  }
  for (const [key, words] of Object.entries(text.options)) {
    const codes = listOf(questionnaire, key).map(({ code }) => code);
    for (const code of Object.keys(words))
      if (!codes.includes(code)) yield `words for an option ${key}.${code} that is not offered`;
  }
  const cards = questionnaire.cards.map(({ name }) => name);
  for (const name of cards) if (!text.cards[name]?.title) yield `card ${name} has no words`;
  for (const name of Object.keys(text.cards))
    if (!cards.includes(name)) yield `words for a card ${name} that is not there`;
}

export function questionnaireFaults(questionnaire: Questionnaire, texts: readonly QuestionnaireText[]): string[] {
  const faults = [...faultsOfQuestions(questionnaire), ...faultsOfCards(questionnaire)];
  for (const text of texts) faults.push(...faultsOfText(questionnaire, text));
  // Looking for ways makes sense only where the conditions do.
  return faults.length > 0 ? faults : [...unreachable(questionnaire)];
}
