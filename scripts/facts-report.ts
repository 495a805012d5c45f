/** Every figure, rule, list and address of an authority, where it stands, how it was checked and how old it is. Age is a report, never a failure (D2). */
import { isOld } from '#app/features/catalogue/rules.ts';
import { siteName } from '#app/platform/site-name.ts';
import { ratesAsOf } from '#content/countries.ts';
import type { CountryList } from '#content/facts/country-lists.ts';
import { everyFee, everyList, everyRule } from '#content/facts/every.ts';
import type { Rule } from '#content/facts/rules.ts';
import type { Fee, SourcedFact } from '#content/facts.ts';
import { type Post, posts } from '#content/posts.ts';

const DAY_MS = 86_400_000;
const HEAD = ['fact', 'value', 'source', 'check', 'checked on', 'age', 'shelf life', 'state'];
type Fact = Fee | Rule | CountryList | Post;

function figureOf(fact: Fact): string {
  if ('amount' in fact) return `${fact.amount} ${fact.currency}`;
  if ('count' in fact) return `${fact.count} ${fact.unit}${fact.count === 1 ? '' : 's'}`;
  if ('date' in fact) return fact.date;
  if ('countries' in fact) return fact.countries.join(' ');
  return 'number' in fact ? String(fact.number) : (fact.address ?? 'no address');
}

const hostOf = ({ source }: SourcedFact) => (URL.canParse(source) ? siteName(source) : 'none');

function rowOf([name, fact]: [string, Fact], now: Date): string[] {
  const { check, checkedOn, shelfLifeDays } = fact;
  const age = Math.floor((now.getTime() - Date.parse(checkedOn)) / DAY_MS);
  const state = isOld(fact, now) ? 'OLD' : 'fresh';
  return [name, figureOf(fact), hostOf(fact), check, checkedOn, `${age} d`, `${shelfLifeDays} d`, state];
}

function tableOf(title: string, facts: Readonly<Record<string, Fact>>, now: Date) {
  const rows = [HEAD, ...Object.entries(facts).map((entry) => rowOf(entry, now))];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  return { lines: [`\n${title}`, ...lines], old: rows.filter((row) => row.at(-1) === 'OLD').map(([name]) => name) };
}

export function factsReport(now: Date): string {
  const tables = [
    tableOf('Fees', everyFee, now),
    tableOf('Rules', everyRule, now),
    tableOf('Lists of countries', everyList, now),
    tableOf('Consular posts', posts, now),
  ];
  const age = Math.floor((now.getTime() - Date.parse(ratesAsOf)) / DAY_MS);
  const old = tables.flatMap((table) => table.old);
  return [
    ...tables.flatMap(({ lines }) => lines),
    `\nExchange rates where no published ones are known: our table of ${ratesAsOf}, ${age} d old.`,
    old.length > 0 ? `To be read again: ${old.join(', ')}` : 'All facts are fresh.',
  ].join('\n');
}
