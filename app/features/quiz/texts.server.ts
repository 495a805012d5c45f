/** Words of the questionnaires, found by their place: content/quizzes/<name>/<locale>.ts. */
import { fillText } from '#app/features/texts/fill.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { InterviewGroup, InterviewGroupText, InterviewQuestionText } from '#content/interview/questions.ts';
import type { QuestionnaireText, QuizName, QuizText } from '#content/quizzes/definition.ts';
import type { Factor, FactorText } from '#content/quizzes/factors.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';

type Interview = {
  groups: Readonly<Record<InterviewGroup, InterviewGroupText>>;
  questions: Readonly<Record<string, InterviewQuestionText>>;
};
type SharedText = {
  options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  factors: Readonly<Record<Factor, FactorText>>;
};
const texts = import.meta.glob<QuizText>(
  ['../../../content/quizzes/*/{es,en,ar}.ts', '!../../../content/quizzes/shared/*.ts'],
  { eager: true, import: 'text' },
);
const shared = import.meta.glob<SharedText>('../../../content/quizzes/shared/{es,en,ar}.ts', { eager: true });

const interview = import.meta.glob<Interview>('../../../content/interview/{es,en,ar}.ts', { eager: true });

function found<T>(files: Record<string, T>, path: string): T {
  const text = files[`../../../content/${path}.ts`];
  if (!text) throw new Error(`there is no content/${path}.ts`);
  return text;
}

export const quizText = (name: QuizName, locale: Locale): QuizText => found(texts, `quizzes/${name}/${locale}`);
export const onboardingText = (locale: Locale): QuestionnaireText => found(texts, `quizzes/onboarding/${locale}`);
export const sharedText = (locale: Locale): SharedText => found(shared, `quizzes/shared/${locale}`);
export const interviewText = (locale: Locale): Interview => found(interview, `interview/${locale}`);

/** The words of a quiz with the figures put in, its lists of options by their keys, and the facts that it names. */
export function quizWords(name: QuizName, locale: Locale, now: Date) {
  const shared = sharedText(locale);
  const { text, facts } = fillText(locale, quizText(name, locale), now);
  const lists = [...new Set(quizzes[name].questions.map(({ options }) => options))].filter(
    (key) => key !== 'countries',
  );
  const options = Object.fromEntries(lists.map((key) => [key, text.options[key] ?? shared.options[key] ?? {}]));
  return { text, facts, words: { questions: text.questions, options, cards: text.cards } };
}

export function countryNames(locale: Locale) {
  const names = new Intl.DisplayNames(locale === 'es' ? 'es-419' : locale, { type: 'region' });
  return (code: string) => names.of(code) ?? code;
}
