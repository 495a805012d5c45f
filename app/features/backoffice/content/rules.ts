/** Facts by age: what is over its shelf life first, then what will be next (D2). Pure. */

export const FACT_KINDS = ['fee', 'rule', 'list', 'post'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

const DAY_MS = 86_400_000;

type DatedFact = { checkedOn: string; shelfLifeDays: number };

export const ageOf = ({ checkedOn }: DatedFact, now: Date) =>
  Math.floor((now.getTime() - Date.parse(checkedOn)) / DAY_MS);

/** Days until it is old; below nothing it has been. */
export const daysLeft = (fact: DatedFact, now: Date) => fact.shelfLifeDays - ageOf(fact, now);

type Line = { name: string; label: string; value: string; kind: FactKind; isOld: boolean; left: number };

export const byAge = (a: Line, b: Line) =>
  Number(b.isOld) - Number(a.isOld) || a.left - b.left || a.name.localeCompare(b.name);

export type FactFilter = { text: string; kind: string; age: string };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word that was typed is in its name, label or value. */
export function fits({ name, label, value, kind, isOld }: Line, filter: FactFilter) {
  const said = plain(`${name} ${label} ${value}`);
  return (
    (!filter.kind || filter.kind === kind) &&
    (!filter.age || (filter.age === 'old') === isOld) &&
    plain(filter.text)
      .split(/\s+/)
      .every((word) => said.includes(word))
  );
}
