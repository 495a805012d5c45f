/** A person as one form tells of them: facts that it maps, and what follows from those (content/person). */
import { type Answers, isEmpty, isRows, type Row, type Value } from '#app/features/forms/engine/values.ts';
import { bareLetters } from '#app/i18n/bare-letters.ts';
import { DERIVED, DERIVED_LISTS, type Derivation, LISTS_OF_ONE } from '#content/person/derived.ts';
import { blockOf, type FactName, kindOfFact, type ListName } from '#content/person/facts.ts';
import type { Codes, FieldMap, GroupMap, PersonMap } from '#content/person/map.ts';

type ListRow = Readonly<Record<string, string>>;
export type Person = {
  readonly facts: ReadonlyMap<FactName, string>;
  readonly lists: ReadonlyMap<ListName, ListRow[]>;
};

/** A code of a form as the model has it; nothing where the form does not tell apart what the model does. */
export function codeIn(codes: Codes, code: string): string | null {
  const meant = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return typeof meant === 'string' ? meant : null;
}

/** A code of the model as a form has it; nothing where several of its codes would do. */
export function codeOut(codes: Codes, meant: string): string | null {
  const [one, another] = Object.entries(codes).filter(([, to]) =>
    typeof to === 'string' ? to === meant : to.includes(meant),
  );
  return one && !another ? one[0] : null;
}

export const asMap = (map: FieldMap) => (typeof map === 'string' ? { fact: map } : map);

function told(map: FieldMap, value: unknown): string | null {
  const { codes, ticked } = asMap(map);
  if (ticked !== undefined) return value === true ? ticked : null;
  // Of several that are chosen none is the one.
  const one = Array.isArray(value) ? (value.length === 1 ? value[0] : null) : value;
  if (typeof one !== 'string' || one === '') return null;
  return codes ? codeIn(codes, one) : one;
}

const asListRow = (row: Row, members: Readonly<Record<string, string>>): ListRow =>
  Object.fromEntries(
    Object.entries(members).flatMap(([member, name]) => {
      const value = row[member];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );

/** What a form says, each thing once. */
export function personIn({ fields, groups = {} }: PersonMap, answers: Answers): Person {
  const facts = new Map<FactName, string>();
  const lists = new Map<ListName, ListRow[]>();
  const keep = (fact: FactName, text: string | null) => {
    if (text !== null && !facts.has(fact)) facts.set(fact, text);
  };
  for (const [name, map] of Object.entries(fields)) {
    const { fact, again } = asMap(map);
    if (!again) keep(fact, told(map, answers[name]));
  }
  for (const [name, { list, members, present }] of Object.entries(groups)) {
    const rows = answers[name];
    if (!isRows(rows)) continue;
    const isPresent = (row: Row) => present !== undefined && isEmpty(row[present.without]);
    const [now] = rows.filter(isPresent);
    if (now && present) for (const [member, fact] of Object.entries(present.facts)) keep(fact, told(fact, now[member]));
    lists.set(
      list,
      rows.filter((row) => !isPresent(row)).map((row) => asListRow(row, members)),
    );
  }
  return { facts, lists };
}

/** As it was told; of a form that asks for one row, that row. */
function listOfPerson(person: Person, name: ListName): readonly ListRow[] {
  const told = person.lists.get(name);
  if (told) return told;
  const row = Object.entries(LISTS_OF_ONE[name] ?? {}).flatMap(([member, fact]) => {
    const text = person.facts.get(fact);
    return text === undefined ? [] : [[member, text] as const];
  });
  if (row.length > 0) return [Object.fromEntries(row)];
  const { of: from, without } = DERIVED_LISTS[name] ?? {};
  if (!from) return [];
  return listOfPerson(person, from).filter(({ country = '' }) => !without?.country.includes(country));
}

const COUNTRY = new Intl.DisplayNames('en', { type: 'region' });
/** In an address a country has its English name: the forms are read in English. */
const inWords = (fact: FactName, text: string) => (kindOfFact(fact) === 'country' ? (COUNTRY.of(text) ?? text) : text);
const isSame = (one: string, other: string) => bareLetters(one) === bareLetters(other);

type Seek = (fact: FactName) => string | null;

function follows(person: Person, rule: Derivation, seek: Seek): string | null {
  if (rule.when && seek(rule.when.fact) !== rule.when.is) return null;
  if ('join' in rule) {
    const [first, ...rest] = rule.join.map((fact) => ({ fact, text: seek(fact) }));
    if (!first?.text) return null;
    return rest.reduce((text, { fact, text: part }) => {
      if (!part || (rule.once && text.includes(part))) return text;
      return `${text}${rule.by}${inWords(fact, part)}`;
    }, first.text);
  }
  if ('same' in rule) {
    const [one, other] = rule.same.map(seek);
    if (!one || !other) return null;
    return isSame(one, other) ? rule.gives : (rule.otherwise ?? null);
  }
  if ('among' in rule) {
    const [list, member] = rule.among;
    const text = seek(rule.fact);
    return text && listOfPerson(person, list).some((row) => row[member] === text) ? rule.gives : null;
  }
  if ('onlyOf' in rule) {
    const [list, member] = rule.onlyOf;
    const [row, another] = listOfPerson(person, list);
    return row && !another ? (row[member] ?? null) : null;
  }
  if ('some' in rule) return listOfPerson(person, rule.some).length > 0 ? rule.gives : null;
  if ('known' in rule) return seek(rule.known) === null ? null : rule.gives;
  const text = seek(rule.of);
  if (text === null || !rule.codes) return text;
  return Object.hasOwn(rule.codes, text) ? (rule.codes[text] ?? null) : null;
}

/** As it was told, or else what follows first; two facts that say each other are not asked in a circle. */
export function factOf(person: Person, fact: FactName, asked: readonly FactName[] = []): string | null {
  const known = person.facts.get(fact);
  if (known !== undefined) return known;
  if (asked.includes(fact)) return null;
  const seek: Seek = (other) => factOf(person, other, [...asked, fact]);
  for (const rule of DERIVED[fact] ?? []) {
    const text = follows(person, rule, seek);
    if (text) return text;
  }
  return null;
}

/**
 * Whether one form contradicts another about a passport, an address, a job: then nothing of the older is put beside the
 * newer. What neither has told, such as an address as one line, only differs by what one of them leaves out.
 */
export const contradicts = (one: Person, other: Person, block: string): boolean =>
  [...one.facts.keys(), ...other.facts.keys()]
    .filter((name) => blockOf(name) === block)
    .some((name) => {
      const [here, there] = [factOf(one, name), factOf(other, name)];
      return here !== null && there !== null && !isSame(here, there);
    });

/** Rows as a group of a form has them: the present one first. */
export function rowsOf(person: Person, { list, members, present }: GroupMap): Row[] {
  const now = Object.entries(present?.facts ?? {}).flatMap(([member, fact]): [string, Value][] => {
    const text = factOf(person, fact);
    return text === null ? [] : [[member, text]];
  });
  const past = listOfPerson(person, list).map(
    (told): Row =>
      Object.fromEntries(
        Object.entries(members).flatMap(([member, name]) => {
          const text = told[name];
          return text === undefined ? [] : [[member, text] as const];
        }),
      ),
  );
  return [...(now.length > 0 ? [Object.fromEntries(now)] : []), ...past].filter((row) => Object.keys(row).length > 0);
}
