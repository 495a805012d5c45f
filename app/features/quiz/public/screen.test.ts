/** A quiz as a document: without script its questions are a list, with the way to a person (spec 2 "Eligibility quiz"). */
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { pathToEntry } from '#app/path-match.ts';
import { QUIZ_NAMES } from '#content/quizzes/definition.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
import { expect, test } from '#tests/app.ts';
import { quizView } from './view.server.ts';

const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

for (const name of QUIZ_NAMES)
  test(`${name} without script: every question in a list, and the way to a person`, async ({ api }) => {
    for (const locale of LOCALES) {
      const path = String(pathToEntry('eligibility-quiz', name, locale));
      const html = await (await api.raw('GET', path)).text();
      const [, list = ''] = html.match(/<noscript>(.*?)<\/noscript>/s) ?? [];
      const { questions } = quizView(name, locale, { now: api.clock.now, rates: fallbackRates }).props.words;
      for (const { field } of quizzes[name].questions)
        expect(plain(list), `${path} ${field}`).toContain(escaped(plain(questions[field]?.ask ?? '?')));
      expect(list, path).toContain('https://wa.me/');
    }
  });
