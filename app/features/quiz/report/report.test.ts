/** The report says what the page says: for every card of every quiz, in three languages, and nothing that we must not. */
import { beforeAll, expect, test } from 'vitest';
import { effectsOf, hasHardStop, scoreOf } from '#app/features/quiz/engine/result.ts';
import { walk } from '#app/features/quiz/engine/walk.ts';
import { quizText, quizWords } from '#app/features/quiz/texts.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { PdfBlock, PdfDocument } from '#app/integrations/pdf/pdf.ts';
import { provideEntries } from '#app/path-match.ts';
import { QUIZ_NAMES, type QuizName } from '#content/quizzes/definition.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
import { allEntries } from '#server/article-entries.ts';
import { answered } from '#tests/answered.ts';
import { endOf, fileNameOf, type ReportMoney, reportOf } from './report.server.ts';

beforeAll(() => provideEntries(allEntries()));

const ORIGIN = 'https://mirador.example';
const made_on = '2026-11-17';

const draw = (quiz: QuizName, answers: Record<string, string>, locale: Locale) =>
  reportOf({ quiz, answers, locale, made_on }, ORIGIN);

const blocksOf = ({ sections }: PdfDocument) =>
  sections.flatMap(({ parts }) => parts.flatMap(({ blocks }): readonly PdfBlock[] => blocks));
const titlesOf = ({ sections }: PdfDocument) => sections.flatMap(({ parts }) => parts.map(({ title }) => title));
const rowsOf = (document: PdfDocument) => blocksOf(document).flatMap((one) => (one.kind === 'rows' ? [one.rows] : []));

const PROMISE = /approv|guarante|aprob|garantiz|موافقة|مضمون/i;

test('every quiz, from several sides: title, day, card, next steps, each answer, sources and who decides', () => {
  for (const quiz of QUIZ_NAMES)
    for (const locale of LOCALES)
      for (const at of [0, 1, -1]) {
        const answers = answered(quiz, at);
        const document = draw(quiz, answers, locale);
        const { way, card } = endOf(quiz, answers);
        const { words, text } = quizWords(quiz, locale, new Date(made_on));
        const told = words.cards[card.name];
        expect(document).toMatchObject({ locale, title: text.title });
        expect(document.date).toContain('2026');
        expect(titlesOf(document)).toContain(told?.title);
        const blocks = blocksOf(document);
        expect(blocks).toContainEqual({ kind: 'text', text: told?.text });
        expect(blocks).toContainEqual({ kind: 'list', items: told?.next, isNumbered: true });
        const [asked = [], sources = []] = rowsOf(document);
        for (const { question } of way.steps)
          expect(asked.find(({ label }) => label === words.questions[question.question]?.ask)?.value).toBeTruthy();
        expect(sources.length).toBeGreaterThan(0);
        for (const { href, value } of sources)
          expect([URL.canParse(href ?? ''), value?.includes('2026')]).toEqual([true, true]);
        const last = blocks.at(-1);
        expect(last).toMatchObject({ kind: 'note' });
        expect(JSON.stringify(last)).toContain(translator(locale, 'quiz')('result.own'));
        expect(JSON.stringify(document)).not.toMatch(PROMISE);
        expect(JSON.stringify(document), 'a figure or a key is left open').not.toMatch(
          /[{][\w-]+[}]|undefined|quiz\.report/,
        );
      }
});

test('the table of the scored quiz adds up, from its start to its total', () => {
  for (const at of [0, 1, -1]) {
    const answers = answered('us-tourist', at, { q_purpose: 'tourism', q_us_visa: 'never' });
    const effects = effectsOf(walk(quizzes['us-tourist'], answers));
    const { score, sum, band } = scoreOf(effects);
    const document = draw('us-tourist', answers, 'es');
    const [rows = []] = rowsOf(document);
    const t = translator('es', 'quiz');
    for (const title of [t('result.focus'), t('result.next'), t('report.service')])
      expect(titlesOf(document)).toContain(title);
    if (hasHardStop(effects)) {
      const first = document.sections[0]?.parts[0]?.blocks[0];
      expect(first, 'the reason first').toMatchObject({ kind: 'note', title: t('result.stopTitle') });
      expect(JSON.stringify(first)).toContain(t('result.stop'));
      expect(blocksOf(document).some(({ kind }) => kind === 'score')).toBe(false);
      expect(rows.filter(({ end }) => end !== undefined)).toEqual([]);
      continue;
    }
    expect(JSON.stringify(document)).not.toContain(t('result.stop'));
    const numbers = rows.map(({ end = '' }) => Number(end.replace('−', '-')));
    expect(rows.at(-1)).toMatchObject({ isTotal: true, end: String(score) });
    expect(numbers.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(sum);
    expect(blocksOf(document).find(({ kind }) => kind === 'score')).toMatchObject({
      ...{ value: score, word: t(`result.bands.${band}`), number: t('result.score', { score }) },
    });
    expect(JSON.stringify(document).includes(t('result.capped', { sum }))).toBe(sum !== score);
  }
});

test('a quiz that ends early has neither score nor weights, and names the one that fits better', () => {
  const document = draw('us-tourist', { q_nationality: 'ES' }, 'en');
  expect(blocksOf(document).some(({ kind }) => kind === 'score')).toBe(false);
  expect(blocksOf(document).filter((one) => one.kind === 'note' && one.title)).toEqual([]);
  const links = blocksOf(document).filter(({ kind }) => kind === 'link');
  expect(links).toEqual([
    {
      kind: 'link',
      text: `Take the quiz: ${quizText('esta', 'en').shortTitle}`,
      href: `${ORIGIN}/en/eligibility-quiz/esta`,
    },
  ]);
  const [asked = []] = rowsOf(document);
  expect(asked).toEqual([{ label: quizText('us-tourist', 'en').questions.q_nationality?.ask, value: 'Spain' }]);
});

test('the service is named with its price and the address of its page', () => {
  const answers = answered('us-tourist', 0, { q_us_visa: 'never', q_fraud: 'N' });
  const link = blocksOf(draw('us-tourist', answers, 'es')).find(({ kind }) => kind === 'link');
  expect(link).toMatchObject({ href: `${ORIGIN}/usa/visa-de-turista-b-1-b-2`, more: expect.stringContaining('97') });
});

test('the paper names the price in the money of the page that it was asked from, at the rate of that day', () => {
  const answers = answered('us-tourist', 0, { q_us_visa: 'never', q_fraud: 'N' });
  const asked = { quiz: 'us-tourist', answers, locale: 'es', made_on } as const;
  const moreIn = (money?: ReportMoney) => {
    const link = blocksOf(reportOf({ ...asked, money }, ORIGIN)).find(({ kind }) => kind === 'link');
    return (link as { more?: string } | undefined)?.more?.replaceAll('\u00a0', ' ');
  };
  expect(moreIn()).toContain('97 USD');
  expect(moreIn({ currency: 'COP', rate: 3600 })).toContain('349.200 COP');
  expect(moreIn({ currency: 'COP', rate: 3600 })).not.toContain('USD');
});

test('where the words say to ask first, the paper names the person before the service', () => {
  const linksOf = (quiz: QuizName, answers: Record<string, string>) =>
    blocksOf(draw(quiz, answers, 'es')).flatMap((one) => (one.kind === 'link' ? [one.href] : []));
  const chat = expect.stringMatching(/^https:\/\/wa\.me\/\d+$/);
  const page = expect.stringContaining(ORIGIN);
  expect(linksOf('renewal', answered('renewal', 0, { r_arrest: 'Y' }))).toEqual([chat, page]);
  const stopped = answered('us-tourist', 0, { q_us_visa: 'never', q_fraud: 'Y' });
  expect(linksOf('us-tourist', stopped)).toEqual([chat, page]);
  expect(linksOf('australia', answered('australia', 0, { a_crime: 'prison_12m' }))).toEqual([chat, page]);
  expect(linksOf('renewal', answered('renewal', 0, { r_arrest: 'N', r_overstay: 'N' }))).toEqual([page]);
});

test('answers that lead nowhere, or are none, are refused by name', () => {
  expect(() => endOf('esta', {})).toThrow(expect.objectContaining({ status: 422, field: 'answers.e_country' }));
  expect(() => endOf('esta', { e_country: 'XX' })).toThrow(expect.objectContaining({ field: 'answers.e_country' }));
  expect(() => endOf('esta', { e_country: 'CO', e_stay: 'moon' })).toThrow(
    expect.objectContaining({ field: 'answers.e_stay' }),
  );
  expect(() => endOf('esta', { e_country: 'CO', q_job: 'student' })).toThrow(
    expect.objectContaining({ field: 'answers.q_job' }),
  );
});

test('the name of the file is plain letters', () => {
  for (const quiz of QUIZ_NAMES)
    for (const locale of LOCALES) expect(fileNameOf({ quiz, locale })).toMatch(/^mirador-[a-z0-9-]+\.pdf$/);
});
