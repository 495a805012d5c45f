/** Figures that an article writes by hand: those of authorities stand by reference, in digits and in words (D2). */
import { numberedNames, ownNumbers } from '#content/articles/figures.ts';
import { everyRule } from '#content/facts/every.ts';
import type { Rule } from '#content/facts/rules.ts';
import type { Compiled } from './markup/article.ts';
import type { Block } from './markup/blocks.ts';
import { linesOf } from './markup/words.ts';

/** What says of itself that it is invented may have sums, days and ages of its own. */
const INVENTED = /inventad|ficticia|invented|made[- ]up|fictional|مختلق|متخي[\u064B-\u0652]*ل|نسج الخيال/i;

/** Each block with what stands over it: its headings, the first words below the one of level 2, and its two neighbours. */
function inContext(blocks: readonly Block[]): { line: string; context: string }[] {
  let [section, part, isOpening] = ['', '', false];
  const lineAt = (index: number) => (blocks[index] ? (linesOf([blocks[index]])[0] ?? '') : '');
  return blocks.flatMap((block, index) => {
    const line = lineAt(index);
    if (block.type === 'header') {
      if (block.level === 2) [section, part, isOpening] = [line, '', true];
      else part = line;
      return [{ line, context: line }];
    }
    if (isOpening) section = `${section} ${line}`;
    isOpening = false;
    return [{ line, context: [section, part, lineAt(index - 1), line, lineAt(index + 1)].join(' ') }];
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

const SPELLED: Readonly<Record<string, number>> = {
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, diez: 10, doce: 12, quince: 15, veinte: 20, treinta: 30 },
  ...{ cuarenta: 40, cincuenta: 50, sesenta: 60, noventa: 90 },
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, twelve: 12, fifteen: 15, twenty: 20, thirty: 30 },
  ...{ forty: 40, fifty: 50, sixty: 60, ninety: 90 },
};
const UNITS: Readonly<Record<string, string>> = {
  ...{ minuto: 'minute', hora: 'hour', día: 'day', semana: 'week', mes: 'month', año: 'year' },
  ...{ minute: 'minute', hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year' },
};
const PERIOD = new RegExp(
  `(?<!\\p{L})(${Object.keys(SPELLED).join('|')})[ -](${Object.keys(UNITS).join('|')})(?:e?s)?(?!\\p{L})`,
  'giu',
);

/** The periods of the facts that an article names: "90 day". */
const periodsOf = ({ body }: Compiled): Set<string> => {
  const facts: Readonly<Record<string, Rule>> = everyRule;
  const named = JSON.stringify(body.blocks).matchAll(/\{([\w-]+)\}/g);
  return new Set(
    [...named].flatMap(([, name = '']) => {
      const fact = facts[name];
      return fact && 'count' in fact ? [`${fact.count} ${fact.unit}`] : [];
    }),
  );
};

const spelledOut = (line: string, periods: ReadonlySet<string>): string | undefined =>
  [...line.matchAll(PERIOD)].find(([, word = '', unit = '']) =>
    periods.has(`${SPELLED[word.toLowerCase()]} ${UNITS[unit.toLowerCase()]}`),
  )?.[0];

/** What is written by hand, with its line. */
export function handWritten(one: Compiled): { what: string; line: string }[] {
  const { head, body } = one;
  const periods = periodsOf(one);
  const lines = inContext(body.blocks);
  // A description that was taken from the text is looked at there.
  const isOwn = !lines
    .map(({ line }) => line)
    .join(' ')
    .includes(head.description.replace(/…$/, ''));
  return [head.title, head.metaTitle ?? '', isOwn ? head.description : '']
    .map((line) => ({ line, context: '' }))
    .concat(lines)
    .filter(({ context }) => !INVENTED.test(context))
    .flatMap(({ line }) => {
      const rest = bare(line, head.postId);
      const what = /[^\s\p{Nd}]{0,20}\p{Nd}\S{0,20}(?: \S{1,20})?/u.exec(rest)?.[0] ?? spelledOut(rest, periods);
      return what ? [{ what, line }] : [];
    });
}
