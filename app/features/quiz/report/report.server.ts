/** The whole result of a quiz as a paper: by the engine and in the words of its page, with day and sources (spec 2 "result", D2, D10). */
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import {
  cardOf,
  type Effect,
  effectsOf,
  hasHardStop,
  isAssumed,
  isCounted,
  isScored,
  SCORE_START,
  scoreOf,
  showsScore,
  signed,
} from '#app/features/quiz/engine/result.ts';
import { refusalOf, type Walk, walk } from '#app/features/quiz/engine/walk.ts';
import { priceLine, servicePath, serviceTitle } from '#app/features/quiz/offered-service.server.ts';
import { riskTexts } from '#app/features/quiz/risk/evaluate.server.ts';
import { changesOf, riskWords, stopsOf } from '#app/features/quiz/risk/words.ts';
import { rowsOf } from '#app/features/quiz/rows.ts';
import { countryNames, quizText, quizWords } from '#app/features/quiz/texts.server.ts';
import { fillText, withFees } from '#app/features/texts/fill.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { PdfBlock, PdfDocument, PdfPart, PdfRow, PdfTone } from '#app/integrations/pdf/pdf.ts';
import { pathToEntry } from '#app/path-match.ts';
import { Problem } from '#app/platform/problem.ts';
import { siteName } from '#app/platform/site-name.ts';
import { ourChat } from '#app/platform/whatsapp.ts';
import { brand } from '#content/brand.ts';
import type { Currency } from '#content/countries.ts';
import { longDate } from '#content/legal/wording.ts';
import { LOOKED_UP } from '#content/passports.ts';
import type { Card, QuizName } from '#content/quizzes/definition.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';

/** What a report is made of: codes, a language, the day on which it was asked for. */
export type ReportRequest = {
  quiz: QuizName;
  answers: Readonly<Record<string, string>>;
  locale: Locale;
  /** Year, month and day. */
  made_on: string;
  /** In which money the reader was shown prices, at the rate of that day; dollars where it is not said. */
  money?: ReportMoney | undefined;
};

export type ReportMoney = { currency: Currency; rate: number };

const shownIn = ({ currency, rate }: ReportMoney = { currency: 'USD', rate: 1 }) => ({
  currency,
  rates: { ...fallbackRates, [currency]: rate },
});

type Report = ReportRequest & {
  way: Walk;
  card: Card;
  effects: readonly Effect[];
  now: Date;
  /** Before the paths of our pages. */
  origin: string;
};

/** Where answers lead; 422 for what is no answer, or leads nowhere yet. */
export function endOf(quiz: QuizName, answers: ReportRequest['answers']): { way: Walk; card: Card } {
  const refusal = refusalOf(quizzes[quiz], answers);
  if (refusal) throw new Problem(422, undefined, { field: `answers.${refusal.field}` });
  const way = walk(quizzes[quiz], answers);
  const card = cardOf(quizzes[quiz], way);
  if (!card) throw new Problem(422, 'Questions are open', { field: `answers.${way.next?.field}` });
  return { way, card };
}

const TONES: Record<Card['look'], PdfTone | undefined> = {
  good: 'good',
  mixed: 'fair',
  careful: 'alert',
  notice: undefined,
};

/** What outweighs the sum, and what to do about it. */
function stopText({ effects, locale }: Report): string {
  const changes = stopsOf(effects, riskTexts(locale).factors).map(({ change }) => change);
  return [translator(locale, 'quiz')('result.stop'), ...changes].join(' ');
}

function resultPart(report: Report): PdfPart {
  const { quiz, card, effects, way, locale, now } = report;
  const t = translator(locale, 'quiz');
  const text = quizWords(quiz, locale, now).words.cards[card.name];
  const { score, band } = scoreOf(effects);
  const blocks: PdfBlock[] = [{ kind: 'text', text: text?.text ?? '' }];
  const tone = TONES[card.look] ?? 'fair';
  if (isCounted(quizzes[quiz], card) && hasHardStop(effects))
    blocks.unshift({ kind: 'note', tone: 'alert', title: t('result.stopTitle'), text: stopText(report) });
  if (showsScore(quizzes[quiz], card, effects))
    blocks.unshift({
      ...{ kind: 'score', value: score, most: 100, tone },
      ...{ word: t(`result.bands.${band}`), number: t('result.score', { score }) },
    });
  if (isAssumed(quizzes[quiz], way, LOOKED_UP)) blocks.push({ kind: 'note', text: t('result.assumed') });
  return { title: text?.title, blocks };
}

/** What helps, what weighs, what would change it, and the questions to prepare for. */
function weightParts({ quiz, card, effects, locale }: Report): PdfPart[] {
  if (!isCounted(quizzes[quiz], card)) return [];
  const t = translator(locale, 'quiz');
  const texts = riskTexts(locale);
  // Only the quiz with a score prepares for an interview, as its page does.
  const questions = isScored(quizzes[quiz], card) ? texts.questions : [];
  const { encouragement, biggestPitfall, interviewFocus } = riskWords(effects, { ...texts, questions });
  const changes = changesOf(effects, texts.factors).map(({ name, change }) => `${name.replace(/\.$/, '')}. ${change}`);
  const listed = (title: string, items: readonly string[]): PdfPart[] =>
    items.length > 0 ? [{ title, blocks: [{ kind: 'list', items }] }] : [];
  return [
    {
      blocks: [
        encouragement === texts.noHelps
          ? { kind: 'note', text: encouragement }
          : { kind: 'note', tone: 'good', title: t('result.helps'), text: encouragement },
        biggestPitfall === texts.noHurts
          ? { kind: 'note', text: biggestPitfall }
          : { kind: 'note', tone: 'alert', title: t('result.hurts'), text: biggestPitfall },
      ],
    },
    ...listed(t('result.change'), changes),
    ...listed(t('result.focus'), interviewFocus),
  ];
}

/** A person where the words say to ask first, the page of the service, or the quiz that fits better: addresses in full, for paper. */
function wayParts({ quiz, card, effects, locale, origin, money }: Report): PdfPart[] {
  const t = translator(locale, 'quiz');
  const blocks: PdfBlock[] = [];
  if (card.isPersonFirst || (isCounted(quizzes[quiz], card) && hasHardStop(effects)))
    blocks.push({ kind: 'link', text: t('result.stopAsk'), href: ourChat });
  const page = card.service && servicePath(locale, card.service);
  if (card.service && page) {
    const price = priceLine(locale, card.service, shownIn(money));
    const text = serviceTitle(locale, card.service);
    blocks.push({ kind: 'link', text, href: `${origin}${page}`, ...(price && { more: price }) });
  }
  const other = card.quiz && pathToEntry('eligibility-quiz', card.quiz, locale);
  if (card.quiz && other) {
    const text = t('result.quiz', { quiz: quizText(card.quiz, locale).shortTitle });
    blocks.push({ kind: 'link', text, href: `${origin}${other}` });
  }
  return blocks.length > 0 ? [{ title: t('report.service'), blocks }] : [];
}

/** Every question that was asked with its answer; with a score, what each moved, so that the sum can be checked. */
function answersPart({ quiz, card, effects, locale, now }: Report): PdfPart {
  const t = translator(locale, 'quiz');
  const { words } = quizWords(quiz, locale, now);
  const hasScore = showsScore(quizzes[quiz], card, effects);
  const { score, sum } = scoreOf(effects);
  const rows = rowsOf(effects, words, countryNames(locale)).map(
    ({ ask, answer, points }): PdfRow => ({ label: ask, value: answer, ...(hasScore && { end: signed(points) }) }),
  );
  if (!hasScore) return { title: t('result.answers'), blocks: [{ kind: 'rows', rows }] };
  const begin: PdfRow = { label: t('result.begin'), end: String(SCORE_START) };
  const total: PdfRow = { label: t('result.total'), end: String(score), isTotal: true };
  const blocks: PdfBlock[] = [{ kind: 'rows', rows: [begin, ...rows, total] }];
  if (sum !== score) blocks.push({ kind: 'text', text: t('result.capped', { sum }), isQuiet: true });
  return { title: t('result.effects'), blocks };
}

/** The facts that the result names and the fees of its service; where it names none, those of the whole quiz. */
function sourcesPart({ quiz, card, locale, now }: Report): PdfPart {
  const shown = fillText(locale, quizText(quiz, locale).cards[card.name], now).facts;
  const near = withFees(shown, locale, card.service ? [card.service] : [], now);
  const facts = near.length > 0 ? near : quizWords(quiz, locale, now).facts;
  const rows = facts.map(
    ({ label, value, href, checked }): PdfRow => ({
      label: `${label}: ${value}`,
      value: `${siteName(href)} · ${checked}`,
      href,
    }),
  );
  return { title: translator(locale, 'facts')('title'), blocks: [{ kind: 'rows', rows }] };
}

export function reportOf(asked: ReportRequest, origin: string): PdfDocument {
  const { quiz, locale, made_on } = asked;
  const t = translator(locale, 'quiz');
  const { way, card } = endOf(quiz, asked.answers);
  const now = new Date(made_on);
  const report: Report = { ...asked, way, card, effects: effectsOf(way), now, origin };
  const next = quizWords(quiz, locale, now).words.cards[card.name]?.next ?? [];
  const notGovernment = translator(locale, 'site')('footerNote', { name: brand.line });
  const parts: PdfPart[] = [
    resultPart(report),
    ...weightParts(report),
    { title: t('result.next'), blocks: [{ kind: 'list', items: next, isNumbered: true }] },
    ...wayParts(report),
    answersPart(report),
    sourcesPart(report),
    { blocks: [{ kind: 'note', text: `${t('result.own')} ${notGovernment}` }] },
  ];
  return {
    locale,
    title: quizWords(quiz, locale, now).text.title,
    kind: t('report.kind'),
    date: longDate(made_on, locale),
    foot: t('report.foot'),
    // Two or three pages: they flow, and none is left half empty.
    sections: [{ parts }],
  };
}

/** The slug is plain letters in every language. */
export const fileNameOf = ({ quiz, locale }: Pick<ReportRequest, 'quiz' | 'locale'>) =>
  `${brand.name.toLowerCase()}-${quizzes[quiz].slugs[locale]}.pdf`;
