/** What a person has answered, ready for the official form: read by whoever may read the form, once it is paid (D9, D48, D51). */
import type { Ctx } from '#app/ctx.server.ts';
import { isCovered } from '#app/features/applicants/covered.server.ts';
import { acceptedIn } from '#app/features/forms/english/store.server.ts';
import { answerWords } from '#app/features/forms/fields/answer-words.server.ts';
import { openForms, readingOf, todayOf } from '#app/features/forms/opened.server.ts';
import { pageText } from '#app/features/forms/texts.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { officialPack, type PackWords } from './official.ts';

type Words = ReturnType<typeof answerWords>;
const kept = new Map<Locale, Words>();
/** Lists of options in words: made once for a language. */
function valuesIn(locale: Locale): Words {
  const words = kept.get(locale) ?? answerWords(locale, translator(locale, 'review')('check.yes'));
  kept.set(locale, words);
  return words;
}

const wordsIn = (form_name: string, locale: Locale): PackWords => ({
  textOf: (page) => pageText(form_name, page, locale),
  valueOf: valuesIn(locale),
});

/** The form of a person; `pack` is null while it is not paid. */
export async function readExport(ctx: Ctx, user_id: string, form_name: string, locale: Locale) {
  const opened = await openForms(ctx.db, user_id);
  const form = opened.forms.find(({ name }) => name === form_name);
  if (!form) throw new Problem(404);
  const reading = readingOf(opened, form, todayOf(ctx));
  const texts = { en: wordsIn(form.name, 'en'), own: wordsIn(form.name, locale) };
  const english = await acceptedIn(ctx.db, opened, form, todayOf(ctx));
  const pack = (await isCovered(ctx.db, opened.profile)) ? officialPack({ form, reading, english, texts }) : null;
  return { opened, form, reading, pack };
}

/** A refusal of its own: it is neither forbidden nor missing, it belongs to the paid service. */
export async function readPaidPack(ctx: Ctx, user_id: string, form_name: string, locale: Locale) {
  const { pack } = await readExport(ctx, user_id, form_name, locale);
  if (!pack) throw new Problem(402);
  return pack;
}
