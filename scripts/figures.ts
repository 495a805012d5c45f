/** Figures of a command: printed as soon as they are known, judged, and kept in docs/figures.md, one section a command. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Figure = {
  what: string;
  bar: string;
  measured: string;
  ok: boolean;
  /** Something was lost or answered wrongly: once is a miss, because no busy machine explains it. Never beside a time. */
  isLoss?: true;
};
/** Yields each figure when it is known; `what` is the same in every run. */
export type Measure = () => AsyncIterable<Figure>;

export const say = (text: string) => console.log(`  ${text}`);
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const print = ({ what, bar, measured, ok }: Figure) =>
  console.log(`${ok ? 'ok  ' : 'MISS'} ${what}: ${measured} (bar ${bar})`);

/** One run to its end; an error is a figure, too. */
async function measureOnce(name: string, measure: Measure): Promise<Figure[]> {
  const figures: Figure[] = [];
  const take = (figure: Figure) => {
    print(figure);
    figures.push(figure);
  };
  try {
    for await (const figure of measure()) take(figure);
  } catch (error) {
    console.error(error);
    const [why = ''] = String((error as Error).message ?? error).split('\n');
    take({ what: name, bar: 'runs to its end', measured: why.replaceAll('|', '/'), ok: false });
  }
  return figures;
}

/**
 * Measures an entry, and once more if a figure of it misses; the row then says both.
 * A figure is missed only when both runs miss it. A loss is missed at its first sight.
 */
export async function measureTwice(name: string, measure: Measure): Promise<Figure[]> {
  const first = await measureOnce(name, measure);
  if (first.every(({ ok }) => ok)) return first;
  say(`${name}: once more`);
  const second = await measureOnce(name, measure);
  const judged = first.map((figure) => {
    if (figure.ok) return figure;
    const again = second.find(({ what }) => what === figure.what);
    // An error of the first run has no row in a second that ends well; a figure behind an error is still missed.
    const ok = !figure.isLoss && (again?.ok ?? second.every((one) => one.ok));
    const both = { ...figure, measured: `${figure.measured}, again ${again?.measured ?? (ok ? 'met' : 'missed')}`, ok };
    print(both);
    return both;
  });
  return [...judged, ...second.filter(({ what }) => !first.some((figure) => figure.what === what))];
}

/** `npm run <command> -- name ...` takes the entries whose name begins so; whole runs are kept in docs/figures.md. */
export async function runEntries(command: string, entries: Record<string, Measure>): Promise<never> {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !Object.keys(entries).some((entry) => entry.startsWith(name)));
  if (unknown.length > 0) {
    console.error(`no ${unknown.join(', ')}: there are ${Object.keys(entries).join(', ')}`);
    process.exit(1);
  }
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(entries)) {
    if (named.length > 0 && !named.some((start) => name.startsWith(start))) continue;
    console.log(`\n${name}`);
    const started = performance.now();
    figures.push(...(await measureTwice(name, measure)));
    say(seconds(performance.now() - started));
  }
  if (named.length === 0) recordFigures(command, figures);
  const missed = figures.filter(({ ok }) => !ok).length;
  console.log(`\n${figures.length} figures, ${missed} missed`);
  process.exit(missed === 0 ? 0 : 1);
}

const file = fileURLToPath(new URL('../docs/figures.md', import.meta.url));

/** Prints the table and writes the section. */
export function recordFigures(command: string, figures: readonly Figure[]) {
  const rows = figures.map(
    ({ what, bar, measured, ok }) => `| ${what} | ${bar} | ${measured} | ${ok ? 'yes' : '**no**'} |`,
  );
  const section = [
    `## npm run ${command}`,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}.`,
    '',
    '| what | bar | measured | met |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  console.log(`\n${section}`);
  const before = existsSync(file)
    ? readFileSync(file, 'utf8')
    : '# Figures\n\nThe last figures that the commands printed.\n';
  const others = before.split(/^(?=## )/m).filter((part) => !part.startsWith(`## npm run ${command}\n`));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${[others[0]?.trimEnd(), ...[...others.slice(1).map((part) => part.trimEnd()), section.trimEnd()].sort()].join('\n\n')}\n`,
  );
}
