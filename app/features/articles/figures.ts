/** Figures that an article writes by hand: those of authorities stand by reference, in digits and in words (D2). */
import { numberedNames, ownNumbers } from '#content/articles/figures.ts';
import { everyFee, everyRule } from '#content/facts/every.ts';
import type { Rule } from '#content/facts/rules.ts';
import type { Fee } from '#content/facts.ts';
import type { CompiledArticle } from './markup/article.ts';
import type { Block } from './markup/blocks.ts';
import { linesOf } from './markup/words.ts';

/** What says of itself that it is invented may have sums, days and ages of its own. */
const INVENTED = /inventad|ficticia|invented|made[- ]up|fictional|مختلق|متخي[\u064B-\u0652]*ل|نسج الخيال/i;

/** Each block, and whether it belongs to an example: its own words say so, or the heading over it or that heading's first words. */
function inContext(blocks: readonly Block[]): { line: string; isExample: boolean }[] {
  const isSaid = { section: false, part: false };
  let isOpening: 'section' | 'part' | null = null;
  return blocks.map((block) => {
    const line = linesOf([block])[0] ?? '';
    const says = INVENTED.test(line);
    if (block.type === 'header') {
      isOpening = block.level === 2 ? 'section' : 'part';
      if (isOpening === 'section') isSaid.section = false;
      isSaid.part = false;
    }
    if (isOpening) isSaid[isOpening] ||= says;
    if (block.type !== 'header') isOpening = null;
    return { line, isExample: says || isSaid.section || isSaid.part };
  });
}

const without = (line: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), line);

/** A line without its references, the names in it, its own number in a list, and what the article counts itself. */
const bare = (line: string, postId: string) =>
  without(line.replace(/\{[^}]*\}/g, ' ').replace(/^\d{1,2}\. /, ''), [
    ...(Object.hasOwn(ownNumbers, postId) ? (ownNumbers[postId] ?? []).map(({ is }) => is) : []),
    ...numberedNames,
  ]);

/** Numbers in words, from two on: "one day" is a way of speaking. Arabic counts two within the unit. */
const SPELLED: Readonly<Record<string, number>> = {
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12 },
  ...{ quince: 15, dieciocho: 18, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, noventa: 90 },
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ fifteen: 15, eighteen: 18, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 },
  ...{ ثلاث: 3, أربع: 4, خمس: 5, ست: 6, سبع: 7, ثماني: 8, تسع: 9, عشر: 10 },
  ...{ ثلاثة: 3, أربعة: 4, خمسة: 5, ستة: 6, سبعة: 7, ثمانية: 8, تسعة: 9, عشرة: 10, عشرين: 20, ثلاثين: 30 },
  ...{ أربعين: 40, خمسين: 50, ستين: 60, تسعين: 90 },
};
const UNITS: Readonly<Record<string, string>> = {
  ...{ minuto: 'minute', hora: 'hour', día: 'day', semana: 'week', mes: 'month', año: 'year' },
  ...{ minute: 'minute', hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year' },
  ...{ دقائق: 'minute', دقيقة: 'minute', ساعات: 'hour', ساعة: 'hour', أيام: 'day', يومًا: 'day', أسابيع: 'week' },
  ...{ أسبوعًا: 'week', أشهر: 'month', شهرًا: 'month', سنوات: 'year', سنة: 'year', أعوام: 'year', عامًا: 'year' },
};
const TWO: Readonly<Record<string, string>> = {
  ...{ ساعتان: 'hour', ساعتين: 'hour', يومان: 'day', يومين: 'day', أسبوعان: 'week', أسبوعين: 'week' },
  ...{ شهران: 'month', شهرين: 'month', سنتان: 'year', سنتين: 'year', عامان: 'year', عامين: 'year' },
};
const oneOf = (words: object) => Object.keys(words).join('|');
const PERIOD = new RegExp(
  `(?<!\\p{L})(?:(${oneOf(SPELLED)})[ -](${oneOf(UNITS)})(?:e?s)?|[وبلك]?(?:ال)?(${oneOf(TWO)}))(?!\\p{L})`,
  'giu',
);

/** The periods of the facts that an article names: "90 day". */
const periodsOf = ({ body }: CompiledArticle): Set<string> => {
  const facts: Readonly<Record<string, Rule>> = everyRule;
  const named = JSON.stringify(body.blocks).matchAll(/\{([\w-]+)\}/g);
  return new Set(
    [...named].flatMap(([, name = '']) => {
      const fact = facts[name];
      return fact && 'count' in fact ? [`${fact.count} ${fact.unit}`] : [];
    }),
  );
};

/** A period in words, as text and as "90 day". */
export const spelledIn = (line: string): { what: string; period: string }[] =>
  [...line.matchAll(PERIOD)].map(([what, word = '', unit = '', two = '']) => ({
    what,
    period: two ? `2 ${TWO[two]}` : `${SPELLED[word.toLowerCase()]} ${UNITS[unit.toLowerCase()]}`,
  }));

const FEES = new Set(Object.values<Fee>(everyFee).map(({ amount, currency }) => `${amount} ${currency}`));
const MONEY = /(\d[\d.,]*\d|\d)\s(USD|CAD|GBP|AUD)/g;

/** An example may have sums and days of its own, but no figure of an authority: that one changes, and the example would not. */
const officialIn = (line: string, periods: ReadonlySet<string>): string | undefined =>
  [...line.matchAll(MONEY)].find(([, amount = '', currency]) =>
    FEES.has(`${Number(amount.replace(/[.,](?=\d{3})/g, '').replace(',', '.'))} ${currency}`),
  )?.[0] ?? spelledIn(line).find(({ period }) => periods.has(period))?.what;

/** What is written by hand, with its line. */
export function handWritten(one: CompiledArticle): { what: string; line: string }[] {
  const { head, body } = one;
  const periods = periodsOf(one);
  const lines = inContext(body.blocks);
  // A description that was taken from the text is looked at there.
  const isOwn = !lines
    .map(({ line }) => line)
    .join(' ')
    .includes(head.description.replace(/…$/, ''));
  return [head.title, head.metaTitle ?? '', isOwn ? head.description : '']
    .map((line) => ({ line, isExample: false }))
    .concat(lines)
    .flatMap(({ line, isExample }) => {
      const rest = bare(line, head.postId);
      const what = isExample
        ? officialIn(rest, periods)
        : (/[^\s\p{Nd}]{0,20}\p{Nd}\S{0,20}(?: \S{1,20})?/u.exec(rest)?.[0] ?? spelledIn(rest)[0]?.what);
      return what ? [{ what, line }] : [];
    });
}
