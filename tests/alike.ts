/** What texts of content may not do: say the same twice, or write a figure of an authority as a literal. For tests. */
export type LocatedText<T> = { where: string; text: T };

/** Every written string with its place; names and marks for the code are not words. */
export function strings(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /^(id|actor)$/.test(key) ? [] : [value];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, Array.isArray(value) ? key : name));
}

/** Runs of five words, whatever their capitals, points and figures; a line of a list has too few to count. */
function runsOf(paragraph: string): Set<string> {
  const words =
    paragraph
      .replace(/\{[^}]*\}/g, ' ')
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

const LEAST_RUNS = 10;

/** Pairs of paragraphs of different pages that share most of their runs. */
export function alike(found: readonly LocatedText<object>[]): string[] {
  const paragraphs = found.flatMap(({ where, text }) =>
    strings(text)
      .filter((one) => one.length > 60)
      .map((one) => ({ where, one, runs: runsOf(one) }))
      .filter(({ runs }) => runs.size >= LEAST_RUNS),
  );
  const holders = new Map<string, number[]>();
  for (const [index, { runs }] of paragraphs.entries())
    for (const run of runs) holders.set(run, [...(holders.get(run) ?? []), index]);
  return paragraphs.flatMap(({ where, one, runs }, index) => {
    const shared = new Map<number, number>();
    for (const run of runs)
      for (const other of holders.get(run) ?? [])
        if (other < index && paragraphs[other]?.where !== where) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared]
      .filter(([other, count]) => count > 0.6 * Math.min(runs.size, paragraphs[other]?.runs.size ?? 0))
      .map(([other]) => `${paragraphs[other]?.where} and ${where}: ${one.slice(0, 80)}`);
  });
}

/** A heading as its words, without accents, figures and references. */
const headingWords = (heading: string): ReadonlySet<string> =>
  new Set(
    heading
      .replace(/\{[^}]*\}/g, ' ')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  );

function isNearly(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared > 0 && shared >= 0.5 * (a.size + b.size - shared);
}

/** How many headings of the one stand in the other, nearly the same and in the same order. */
function inOrder(one: readonly ReadonlySet<string>[], other: readonly ReadonlySet<string>[]): number {
  let last = other.map(() => 0);
  for (const heading of one) {
    const row: number[] = [];
    for (const [index, candidate] of other.entries()) {
      const before = index > 0 ? (last[index - 1] ?? 0) : 0;
      const found = isNearly(heading, candidate) ? before + 1 : 0;
      row.push(Math.max(found, last[index] ?? 0, row[index - 1] ?? 0));
    }
    last = row;
  }
  return last.at(-1) ?? 0;
}

/** Two outlines may share a heading or two, not their plan. */
const MOST_SHARED = 0.4;

/** Pairs whose headings follow each other nearly alike: one plan filled in twice. */
export function alikeOutlines(found: readonly LocatedText<readonly string[]>[]): string[] {
  const outlines = found.map(({ where, text }) => ({ where, headings: text.map(headingWords) }));
  return outlines.flatMap(({ where, headings }, index) =>
    outlines.slice(0, index).flatMap((other) => {
      const least = Math.min(headings.length, other.headings.length);
      const shared = inOrder(headings, other.headings);
      return least > 2 && shared > MOST_SHARED * least ? [`${other.where} and ${where}: ${shared} of ${least}`] : [];
    }),
  );
}

/** A price or a period: such figures stand by reference (D2). */
export const LITERAL =
  /\d[\d.,]*\s*(USD|COP|CAD|GBP|AUD|dólares|pesos|dollars|دولار)|[$£€]\s*\d|\d+\s*(días|meses|años|horas|semanas|days|months|years|hours|weeks|أيام|أشهر|سنوات)/;
