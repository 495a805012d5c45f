/**
 * What a text by a writing service must be, before anybody reads it (T34): plain words in the reader's language, no
 * visa and nobody's decision on it, no promise, no figure, no advice to lie, and nothing grave that our own words did not tell it.
 */
import type { Locale } from '#app/i18n/locales.ts';

type Texts = { encouragement: string; biggestPitfall: string; interviewFocus: string };

const SHORTEST = 20;
const LONGEST = 600;
/** Marks, links, addresses, figures, letters that cannot be seen: all of ours come from the rules. */
const STRANGE = /[<>{}[\]`|\\@#*_%]|https?:|www\.|\p{L}\.\p{L}|\p{Nd}|\p{Cc}|\p{Cf}/iu;
const SOME_ES =
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|cien|cientos|mil|miles|much[oa]s|poc[oa]s|tod[oa]s';
const SOME_EN = 'two|three|four|five|six|seven|eight|nine|ten|twenty|hundreds?|thousands?|most|many|few|all|half';
/** Figures in words are figures, too; so is how it went for others. */
const FIGURES: readonly RegExp[] = [
  /percent|per cent|ninety|eighty|seventy|chances? of|probabilit|likelihood|majority/iu,
  new RegExp(
    String.raw`(?<!\p{L})(one|${SOME_EN}) (in|of|out of) (every )?(${SOME_EN})(?!\p{L})|(people|applicants|cases|profiles) like you`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(${SOME_EN})( of)?( the)? (people|persons|applicants|travell?ers|cases|profiles)`,
    'iu',
  ),
  /por ?ciento|noventa|ochenta|setenta|probabilid|posibilidades de|mayor[ií]a|mitad de|(?<!\p{L})de cada/iu,
  new RegExp(String.raw`(?<!\p{L})(${SOME_ES}) (l[oa]s )?(personas|solicitantes|viajer[oa]s|casos|perfiles)`, 'iu'),
  /(personas|gente|solicitantes|casos|perfiles) como (t[uú]|el tuyo|los tuyos)/iu,
  /بالمئة|بالمائة|في المئة|في المائة|احتمال|من كل|من أصل|معظم|أغلب|غالبي|تسعون|تسعين|ثمانون|ثمانين|سبعون|سبعين|أمثالك|مثلك/u,
];
/** The visa, whoever decides on it, and what they decide: our own words may name them, somebody else's never in our name. */
const DECISION: readonly RegExp[] = [
  /(?<!\p{L})(visas?|visados?)(?!\p{L})|(?<!\p{L})permits?(?!\p{L})|permission|permiso|تأشير|تاشير|فيزا|تصريح/iu,
  /officer|c[oó]nsul(?!t)|embass|embajad|(?<!\p{L})(el|al|del|un|los) (oficial|agente|funcionari)|قنصل|سفار|(ال|لل)موظف/iu,
  /approv|accept|grant|decid|decision|issue|succe|aprob|acept|decisi[oó]n|veredict|logra|[eé]xito|قرار|قبول|نجاح|تنجح|موافق|سيوافق/iu,
];
/** A promise, in any of the three languages. */
const PROMISE =
  /guarante|certain|promis|no doubt|without (a )?doubt|(will|going to) (be (given|let|admitted)|get|receive|have|give|obtain)|says? yes|garant|promet|asegur|sin (ninguna )?duda|(recibir|obtendr|tendr|conseguir)[aá]s|(te|le) (da|dan|dar[aá]n?|otorg\S*|conced\S*)(?!\p{L})|(ser[aá]|est[aá]) (concedid|otorgad)|مضمون|نضمن|ستحصل|سوف تحصل|[سي]منح|ستمنح|بلا شك|أكيد/iu;
/** Nobody here advises to lie or to pay. */
const CROOKED =
  /say (that )?you|tell (them|him|her|the officer)|even if you (do not|don't)|pretend|hide|brib|pay the|(^|\P{L})(di|diga|dile|dígale) que|aunque no (lo|la)? ?(tengas|sea|seas)|finge|oculta|escond|soborn|paga(r|le)? al|تظاهر|أخف(?!\p{L})|اكذب|رشوة/iu;
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
  [STRANGE, ...FIGURES, ...DECISION, PROMISE, CROOKED].every((pattern) => !pattern.test(text)) &&
  GRAVE.every((topic) => !topic.test(text) || topic.test(told)) &&
  isIn(locale, text);

/** Vowel marks and stretched letters say nothing else, and would hide a word. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\p{M}\u0640]/gu, '');

/** `told`: our own words that the service was given. */
export const passes = (
  { encouragement, biggestPitfall, interviewFocus }: Texts,
  locale: Locale,
  told: readonly string[],
): boolean =>
  [encouragement, biggestPitfall, interviewFocus].every((text) => isGood(bare(text), locale, bare(told.join(' '))));
