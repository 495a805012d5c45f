/** Words as search compares them: without case and accents, Arabic letters in one spelling. */
import { bareLetters } from '#app/i18n/bare-letters.ts';

/** Spellings that readers mix: alef with and without hamza, ya and alef maqsura, ta marbuta and ha. */
const ARABIC: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ؤ/g, 'و'],
  [/ئ/g, 'ي'],
  [/ـ/g, ''],
];
const ARTICLE = /^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/;

const bare = (text: string) => ARABIC.reduce((all, [from, to]) => all.replace(from, to), bareLetters(text));

/** One word in one spelling, its plural as the singular: "Visas" is "visa", "تأشيرتك" is "تأشيرة". */
const plain = (word: string) =>
  bare(word)
    .replace('-', '')
    .replace(ARTICLE, '')
    .replace(/(?<=\p{Script=Arabic}{3})(?:ه|ات|تك|ته|تي|ك)$/u, '')
    .replace(/(?<=[a-z]{2}[^siu\d])s$/, '');

/** "DS-160" is one word, as people type it with and without the dash. */
const cut = (text: string): string[] =>
  text.replace(/\{[^}]*\}/g, ' ').match(/[\p{L}\p{M}ـ]+-\d+|[\p{L}\p{M}\p{N}ـ]+/gu) ?? [];

export const wordsOf = (text: string): string[] => cut(text).map(plain).filter(Boolean);

/** Words that every text has. What is left out stays readable here: "sin" tells two articles apart. */
const STOP = new Set(
  wordsOf(`
    a al algo ante aunque cada como con cual cuales cuando cuanta cuantas cuanto cuantos de del desde donde e el ella ellos en
    entre era eres es esa ese eso esta estan estas este esto estos estoy fue ha han has hasta hay la las le les lo los mas me
    mi mis mucho muy ni no nos o otra otro para pero por porque pues que quien quienes se ser si sobre son soy su sus tal
    tambien te ti tu tus un una unas uno unos y ya yo
    about am an and any are as at be been but by can could did do does for from get had have he her his how i if in into
    is it its me my no not of on or our she should so than that the their them then there these they this those to too us
    was we were what when where which who why will with would you your
    في من الى إلى على عن مع هل ما ماذا كم كيف متى اين أين لماذا هذا هذه ذلك التي الذي أن إن أو ثم لا لم لن قد كل هو هي انا أنا
  `),
);

export const isStop = (word: string) => STOP.has(word);

/** The words that say something, and names in capitals that look like those that do not (ESTA). */
export const tellingWordsOf = (text: string): string[] =>
  cut(text).flatMap((word) => {
    const one = plain(word);
    return one && (!STOP.has(one) || /^\p{Lu}{2,}$/u.test(word)) ? [one] : [];
  });

/** Which letters a word has, as bits: two words that are d slips apart differ in at most 2d of them. */
export function maskOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 31);
  return mask;
}

export function bitsOf(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How many slips apart two words are: a letter more, fewer, another, or two in the wrong order. At most `most` + 1. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isTurned =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isTurned) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = line;
  }
  return last[other.length] ?? 0;
}
