/** docs/figures.md keeps the last figures of each command, one section a command. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Figure = { what: string; bar: string; measured: string; ok: boolean };

const file = fileURLToPath(new URL('../docs/figures.md', import.meta.url));

/** Prints the table, writes the section, and answers whether every figure meets its bar. */
export function recordFigures(command: string, figures: readonly Figure[]): boolean {
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
  return figures.every((figure) => figure.ok);
}
