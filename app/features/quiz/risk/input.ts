/** `markdown_content` of the evaluation (spec 7 "AI"): a line an answer, `- field: option`; only known codes are read (T34). */
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { listOf } from '#app/features/quiz/engine/walk.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import type { Option, Questionnaire } from '#content/quizzes/definition.ts';

const LINE = /^\s*[-*]\s*(\w{1,40})\s*:\s*(\w{1,80})\s*$/;
/** The language of the three texts stands among the answers, as a field of its own. */
const LANGUAGE = 'locale';

export const toMarkdown = (answers: Answers, locale: Locale): string =>
  [[LANGUAGE, locale], ...Object.entries(answers)].map(([field, code]) => `- ${field}: ${code}`).join('\n');

/** Yes and no as either kind of list writes them. */
const PAIRS = [
  ['Y', 'N'],
  ['yes', 'no'],
] as const;

/** The code itself, or what it is called in a list that asks for yes or no; "no savings" among others is no such list. */
function codeIn(list: readonly Option[], code: string): string | undefined {
  const has = (one: string) => list.some((option) => option.code === one);
  if (has(code)) return code;
  const place = PAIRS.map((pair) => (pair as readonly string[]).indexOf(code)).find((at) => at >= 0);
  return place === undefined ? undefined : PAIRS.find((pair) => pair.every(has))?.[place];
}

export function fromMarkdown(questionnaire: Questionnaire, markdown: string) {
  const answers: Record<string, string> = {};
  let locale: Locale | undefined;
  for (const line of markdown.split('\n')) {
    const [, field = '', code = ''] = LINE.exec(line) ?? [];
    if (field === LANGUAGE) locale = LOCALES.find((one) => one === code) ?? locale;
    const question = questionnaire.questions.find((one) => one.field === field);
    const known = question && codeIn(listOf(questionnaire, question.options), code);
    if (known) answers[field] = known;
  }
  return { answers, locale };
}
