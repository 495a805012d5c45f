/** The answers of the people of the tests as the official form takes them. */
import type { AcceptedEnglish } from '#app/features/forms/carry/rows.ts';
import { readForm, type StoredPage } from '#app/features/forms/engine/form.ts';
import { type OfficialPack, officialPack, type PackWords } from '#app/features/forms/export/official.ts';
import { answerWords } from '#app/features/forms/fields/answer-words.server.ts';
import { pageText } from '#app/features/forms/texts.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { FormName } from '#content/catalogue.ts';
import { forms } from '#content/forms/forms.ts';
import type { FilledPages } from './form-answers.ts';
import { FILLINGS } from './form-people/forms.ts';

export const TODAY = new Date().toISOString().slice(0, 10);

const values = new Map<Locale, ReturnType<typeof answerWords>>();
export function wordsIn(form_name: FormName, locale: Locale): PackWords {
  const words = values.get(locale) ?? answerWords(locale, 'Sí');
  values.set(locale, words);
  return { valueOf: words, textOf: (page) => pageText(form_name, page, locale) };
}

export function readingOf(form_name: FormName, filled: FilledPages) {
  const stored = Object.entries(filled).map(
    ([page, form_data]): StoredPage => ({ page_number: Number(page), form_data, saved_on: TODAY }),
  );
  return readForm(forms[form_name], stored, { today: TODAY, service_type: FILLINGS[form_name].service });
}

type PackOptions = { locale?: Locale; english?: AcceptedEnglish };

export function packOf(
  form_name: FormName,
  filled: FilledPages,
  { locale = 'es', english = new Map() }: PackOptions = {},
) {
  const texts = { en: wordsIn(form_name, 'en'), own: wordsIn(form_name, locale) };
  return officialPack({
    ...{ form: forms[form_name], reading: readingOf(form_name, filled), english, texts },
  }) satisfies OfficialPack;
}
