/** A risk result (spec 3 "AI quiz result", T34): band and score by the rules; the texts by the service where one is set and its words pass. */
import type { Ctx } from '#app/ctx.server.ts';
import { matches } from '#app/features/quiz/engine/match.ts';
import { effectsOf, scoreOf, strengthsOf, weaknessesOf } from '#app/features/quiz/engine/result.ts';
import { walk } from '#app/features/quiz/engine/walk.ts';
import { interviewText, sharedText } from '#app/features/quiz/texts.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { RiskFacts, WrittenTexts } from '#app/integrations/ai/ai.ts';
import { limitKey } from '#app/platform/http/address.ts';
import { within } from '#app/platform/limits/deadline.ts';
import { hasRoom } from '#app/platform/limits/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { type InterviewQuestion, interviewQuestions } from '#content/interview/questions.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
import { toldByEmployment } from '#content/quizzes/shared/tells.ts';
import { fromMarkdown } from './input.ts';
import { type RiskTexts, riskWords } from './words.ts';
import { passes } from './written-rules.ts';

/** Longer than the service is given, and less than the browser waits. */
const MOST_SECONDS = 8.5;
/** What an address may cost in an hour. Phones share addresses: over it the rules write, and nobody sees an error (T34). */
const WRITTEN = { bucket: 'ai.written', max: 5, minutes: 60 } as const;
const LANGUAGES = { es: 'Spanish', en: 'English', ar: 'Arabic' } as const satisfies Record<Locale, string>;

/** Who has no work is asked nothing about duties and company: as in the preparation (record 027). */
const withoutPoint = ({ condition = [] }: InterviewQuestion) => {
  const { field, codes = {} } = toldByEmployment;
  const isAsked = (occupation: string) =>
    condition.every((one) => one.field !== field || matches(one, { [field]: occupation }));
  return Object.entries(codes).flatMap(([job, occupation]) => (isAsked(occupation) ? [] : [job]));
};

export function riskTexts(locale: Locale): RiskTexts {
  const t = translator(locale, 'quiz');
  const { questions } = interviewText(locale);
  return {
    factors: sharedText(locale).factors,
    questions: interviewQuestions
      .filter(({ kind }) => kind === 'visitor')
      .map((question) => {
        const notFor = withoutPoint(question);
        const { ask = '' } = questions[question.name] ?? {};
        return { tests: question.tests, ask, ...(notFor.length > 0 && { notFor }) };
      }),
    noHelps: t('result.noHelps'),
    noHurts: t('result.noHurts'),
  };
}

export async function evaluate(ctx: Ctx, markdown: string) {
  const quiz = quizzes['us-tourist'];
  const { answers, locale = LOCALES[0] } = fromMarkdown(quiz, markdown);
  const way = walk(quiz, answers);
  if (way.steps.length === 0) throw new Problem(422, 'No known answers', { field: 'markdown_content' });
  const effects = effectsOf(way);
  const { score, band } = scoreOf(effects);
  const texts = riskTexts(locale);
  const words = riskWords(effects, texts);
  const byRules: WrittenTexts = { ...words, interviewFocus: words.interviewFocus.join(' ') };
  const wordsOf = (list: typeof effects, side: 'helps' | 'hurts') =>
    list.flatMap(({ question }) => (question.factor && texts.factors[question.factor]?.[side]) || []).slice(0, 3);
  const facts: RiskFacts = {
    language: LANGUAGES[locale],
    band: translator('en', 'quiz')(`result.bands.${band}`),
    helps: wordsOf(strengthsOf(effects), 'helps'),
    hurts: wordsOf(weaknessesOf(effects), 'hurts'),
    questions: words.interviewFocus,
  };
  const written = await writtenBy(ctx, facts, locale);
  return { band, score, ...(written ?? byRules) };
}

/** Nothing where no service is set, the address has had its share, or it is slow, broken or writes what it must not. */
async function writtenBy(ctx: Ctx, facts: RiskFacts, locale: Locale): Promise<WrittenTexts | null> {
  if (!ctx.writer || !(await hasRoom(ctx, [{ ...WRITTEN, key: limitKey(ctx.address) }]))) return null;
  try {
    const late = () => new Error('the writing service is too slow');
    const written = await within(MOST_SECONDS, ctx.writer.write(facts), late);
    const isGood = passes(written, locale, [...facts.helps, ...facts.hurts, ...facts.questions]);
    ctx.log.info({ source: isGood ? 'llm' : 'rules' }, 'risk result');
    return isGood ? written : null;
  } catch (error) {
    ctx.log.warn({ source: 'rules', reason: error instanceof Error ? error.name : 'unknown' }, 'risk result');
    return null;
  }
}
