/** What a text by a writing service must be, before anybody reads it (T34): plain words in the reader's language, no promise, no figure. */
import type { Locale } from '#app/i18n/locales.ts';

type Texts = { encouragement: string; biggestPitfall: string; interviewFocus: string };

const SHORTEST = 20;
const LONGEST = 600;
/** Marks, links, addresses and figures: all of ours come from the rules. */
const STRANGE = /[<>{}[\]`|\\@#*_]|https?:|www\.|\d|[٠-٩]/i;
/** A promise, in any of the three languages. */
const PROMISE =
  /approv|guarante|certain to|will get (the|your) visa|aprob|garantiz|seguro que te|te (darán|otorgarán|concederán)|موافق|مضمون|نضمن|ستحصل على/i;

const arabic = (text: string) => (text.match(/\p{Script=Arabic}/gu) ?? []).length;
const latin = (text: string) => (text.match(/\p{Script=Latin}/gu) ?? []).length;
const isIn = (locale: Locale, text: string) =>
  locale === 'ar' ? arabic(text) > latin(text) : latin(text) > 0 && arabic(text) === 0;

const isGood = (text: string, locale: Locale) =>
  text.trim().length >= SHORTEST &&
  text.length <= LONGEST &&
  !STRANGE.test(text) &&
  !PROMISE.test(text) &&
  isIn(locale, text);

export const passes = ({ encouragement, biggestPitfall, interviewFocus }: Texts, locale: Locale): boolean =>
  [encouragement, biggestPitfall, interviewFocus].every((text) => isGood(text, locale));
