/**
 * What a text by a writing service must be, before anybody reads it (T34): plain words in the reader's language, no
 * promise, no figure, no advice to lie, and nothing grave that our own words did not tell it.
 */
import type { Locale } from '#app/i18n/locales.ts';

type Texts = { encouragement: string; biggestPitfall: string; interviewFocus: string };

const SHORTEST = 20;
const LONGEST = 600;
/** Marks, links, addresses, figures, letters that cannot be seen: all of ours come from the rules. */
const STRANGE = /[<>{}[\]`|\\@#*_%]|https?:|www\.|\p{L}\.\p{L}|\p{Nd}|\p{Cc}|\p{Cf}/iu;
/** Figures in words are figures, too. */
const FIGURE =
  /percent|per cent|por ciento|ninety|eighty|noventa|ochenta|setenta|probabilid|posibilidades de|chances? of|بالمئة|بالمائة|في المئة/i;
/** A promise, in any of the three languages. */
const PROMISE =
  /approv|guarante|grant|certain|promis|no doubt|without (a )?doubt|(will|going to) (get|receive|have|give|obtain)|says? yes|aprob|garant|promet|asegur|sin (ninguna )?duda|(recibir|obtendr|tendr|conseguir)[aá]s|(te|le) (da|dan|dar[aá]n?|otorg\S*|conced\S*)(?!\p{L})|(ser[aá]|est[aá]) (concedid|otorgad)|موافق|مضمون|نضمن|ستحصل|سيمنح|ستُمنح|بلا شك|أكيد|سيوافق/iu;
/** Nobody here advises to lie or to pay. */
const CROOKED =
  /say (that )?you|tell (them|him|her|the officer)|even if you (do not|don't)|pretend|hide|brib|pay the|(^|\P{L})(di|diga|dile|dígale) que|aunque no (lo|la)? ?(tengas|sea|seas)|finge|oculta|escond|soborn|paga(r|le)? al|تظاهر|أخفِ|اكذب|رشوة/iu;
/** May only be named where our own words named it: what weighs most must be the person's own. */
const GRAVE: readonly RegExp[] = [
  /crim|arrest|convict|drug|penal|antecedent|delit|condena|drog|جنائ|جريم|توقيف|مخدر/i,
  /refus|denied|denial|negad|negaci|negaron|rechaz|رفض/i,
  /overstay|longer than|m[aá]s tiempo del|estad[ií]a de m[aá]s|تجاوز مدة/i,
  /false|fraud|fals[oa]|fraud|mentira|مزور|احتيال/i,
  /petition|petici[oó]n|التماس/i,
  /deport|remov(al|ed)|expuls|ترحيل/i,
];

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;
const arabic = (text: string) => count(text, /\p{Script=Arabic}/gu);
const latin = (text: string) => count(text, /\p{Script=Latin}/gu);
const foreign = (text: string) => count(text, /(?!\p{Script=Latin}|\p{Script=Arabic})\p{L}/gu);
const SPANISH = /(?<!\p{L})(el|la|los|las|tu|tus|de|que|y|en|para|con|es|son|una?|no)(?!\p{L})/giu;
const ENGLISH = /(?<!\p{L})(the|your|you|of|that|and|in|for|with|is|are|an?|not)(?!\p{L})/giu;

/** Of the two that share letters, the one whose small words it has more of. */
function isIn(locale: Locale, text: string) {
  if (foreign(text) > 0) return false;
  if (locale === 'ar') return arabic(text) > latin(text);
  const lead = count(text, SPANISH) - count(text, ENGLISH);
  return arabic(text) === 0 && (locale === 'es' ? lead > 0 : lead < 0);
}

const isGood = (text: string, locale: Locale, told: string) =>
  text.trim().length >= SHORTEST &&
  text.length <= LONGEST &&
  [STRANGE, FIGURE, PROMISE, CROOKED].every((pattern) => !pattern.test(text)) &&
  GRAVE.every((topic) => !topic.test(text) || topic.test(told)) &&
  isIn(locale, text);

/** `told`: our own words that the service was given. */
export const passes = (
  { encouragement, biggestPitfall, interviewFocus }: Texts,
  locale: Locale,
  told: readonly string[],
): boolean =>
  [encouragement, biggestPitfall, interviewFocus].every((text) =>
    isGood(text.normalize('NFKC'), locale, told.join(' ')),
  );
