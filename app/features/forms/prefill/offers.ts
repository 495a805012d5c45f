/**
 * What a page that was never saved opens with (D22, D47, D48): it says where each answer came from until somebody has
 * confirmed it. What was saved is never touched, and what its field would not take is not offered.
 */
import { compiledForm, presetsOf } from '#app/features/forms/engine/form.ts';
import { openState } from '#app/features/forms/engine/state.ts';
import { type Answers, isEmpty, isRows, type Row, type Value } from '#app/features/forms/engine/values.ts';
import type { Field, Form, Page } from '#content/forms/definition.ts';
import type { Prefill, ProfileFact, RelativeKind, Rule } from '#content/forms/prefill.ts';
import type { PersonMap } from '#content/person/map.ts';
import { answeredOnce } from './answer-once.ts';
import { convert } from './convert.ts';
import type { Offer, Offers, Origin } from './offer.ts';
import { byPath, fromPaths } from './paths.ts';
import { asMap } from './person.ts';
import { takes, waitingOffers } from './waiting.ts';

/** Somebody of the family whom the reader of this form may know of. */
export type Relative = {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly shares_address: boolean;
  /** To the person whose form it is; null where it does not follow. */
  readonly relation: string | null;
  readonly kind: RelativeKind | null;
  /** Of the same form; empty where it may not be read. */
  readonly answers: Answers;
};

export type Facts = {
  readonly profile: Readonly<Record<ProfileFact, string | null>>;
  /** `isOwn`: the person has answered it themselves. */
  readonly onboarding: { readonly answers: Readonly<Record<string, string>>; readonly isOwn: boolean };
  /** What is stored of this form. */
  readonly answers: Answers;
  readonly relatives: readonly Relative[];
  /** The one at whose address this person lives (`shares_address`). */
  readonly host: { readonly user_id: string; readonly answers: Answers } | null;
  /** Other forms of the same person, the one that was saved last first. */
  readonly others: readonly OtherForm[];
};

export type OtherForm = {
  readonly form: Form;
  readonly map: PersonMap;
  readonly answers: Answers;
  /** Only what somebody has finished is offered to another form by its meaning. */
  readonly isFinished: boolean;
  /** It belongs to a service that the person has left: what has the same name is offered (D47). */
  readonly isOfEarlier: boolean;
};

export const isNever = ({ never }: Pick<Prefill, 'never'>, page: number, name: string) =>
  never.pages.includes(page) || never.fields.includes(name);

function relativeFact(relative: Relative, field: string): { text: unknown; origin: Origin } {
  const { user_id, answers, first_name, last_name, shares_address } = relative;
  if (field === 'shares_address') return { text: shares_address ? 'Y' : null, origin: `person:${user_id}` };
  const text = answers[field];
  if (!isEmpty(text)) return { text, origin: `form-of:${user_id}` };
  const name = field === 'surnames' ? last_name : field === 'given_names' ? first_name : null;
  return { text: name, origin: `person:${user_id}` };
}

function told(rule: Rule, facts: Facts): { text: unknown; origin: Origin } | null {
  switch (rule.from) {
    case 'profile':
      return { text: facts.profile[rule.field], origin: 'profile' };
    case 'onboarding':
      if (rule.of === 'person' && !facts.onboarding.isOwn) return null;
      return { text: facts.onboarding.answers[rule.field], origin: 'onboarding' };
    case 'page':
      return { text: facts.answers[rule.field], origin: 'page' };
    case 'office':
      return { text: rule.value, origin: 'office' };
    case 'family':
      return facts.relatives.length > 0 ? { text: rule.value, origin: 'family' } : null;
    case 'relative': {
      // Two fathers or two spouses are for the person to tell apart.
      const [one, another] = facts.relatives.filter(({ kind }) => kind === rule.who);
      return one && !another ? relativeFact(one, rule.field) : null;
    }
    default:
      return null;
  }
}

function companionsFor({ fill, ...rule }: Rule & { from: 'companions' }, { relatives }: Facts): [string, Offer][] {
  return relatives.flatMap((relative, row) =>
    Object.entries(rule.row).flatMap(([member, fact]): [string, Offer][] => {
      const { text, origin } =
        fact === 'relation'
          ? { text: relative.relation, origin: `person:${relative.user_id}` as const }
          : relativeFact(relative, fact);
      const as = fact === 'relation' ? 'companion' : 'name';
      const value = typeof text === 'string' ? convert({ as }, text) : null;
      return value === null ? [] : [[`${fill}.${row}.${member}`, { value, origin }]];
    }),
  );
}

function fromRules({ rules }: Prefill, facts: Facts): [string, Offer][] {
  return rules.flatMap((rule): [string, Offer][] => {
    if (rule.from === 'companions') return companionsFor(rule, facts);
    const { text, origin } = told(rule, facts) ?? {};
    const value = typeof text === 'string' && origin ? convert(rule, text) : null;
    return value === null || !origin ? [] : [[rule.fill, { value, origin }]];
  });
}

const isAlike = (one: Field, other: Field): boolean =>
  one.type === other.type && one.options === other.options && one.precision === other.precision;

/** What two forms call alike and mean otherwise. */
function meansOther(one: PersonMap, other: PersonMap, name: string): boolean {
  const meant = [one, other].map(({ fields, groups = {} }) => {
    const map = fields[name];
    return map ? asMap(map).fact : groups[name]?.list;
  });
  return meant.every((fact) => fact !== undefined) && meant[0] !== meant[1];
}

/** An answer of another form to a question of the same name, asked in the same way (D47). */
function sameNamed(page: Page, map: PersonMap, { form, answers, ...other }: OtherForm): [string, Offer][] {
  const fields = form.pages.flatMap((one) => one.fields);
  const alike: Answers = {};
  for (const field of page.fields) {
    const there = fields.find(({ name }) => name === field.name);
    const value = answers[field.name];
    if (!there || value === undefined || !isAlike(field, there) || meansOther(map, other.map, field.name)) continue;
    if (field.type !== 'addRemove') alike[field.name] = value;
    else if (isRows(value)) alike[field.name] = value.map((row) => alikeRow(field, there, row));
  }
  return [...byPath(alike)].map(([path, value]) => [path, { value, origin: `older:${form.name}` }]);
}

function alikeRow({ fields = [] }: Field, there: Field, row: Row): Row {
  const isThere = (member: Field) => there.fields?.some((one) => one.name === member.name && isAlike(member, one));
  return Object.fromEntries(fields.filter(isThere).map(({ name }) => [name, row[name] ?? null]));
}

function fromHost({ address }: Prefill, { host }: Facts): [string, Offer][] {
  if (!host || !address) return [];
  const kept = Object.fromEntries(address.fields.map((name) => [name, host.answers[name] ?? null]));
  return [...byPath(kept)].map(([path, value]) => [path, { value, origin: `form-of:${host.user_id}` }]);
}

const nameIn = (path: string) => path.split('.')[0] ?? '';
const valuesOf = (offers: Offers) => fromPaths(new Map([...offers].map(([path, { value }]) => [path, value])));

const rowOf = (path: string) => path.split('.').slice(0, 2).join('.');
const isInRow = (path: string) => path.split('.').length === 3;

/** Rows in which something is written, such as a name. */
function writtenRows(offers: Offers, { fields }: Page): Set<string> {
  const isText = (path: string) => {
    const [group, , member] = path.split('.');
    return fields.find(({ name }) => name === group)?.fields?.find(({ name }) => name === member)?.type === 'text';
  };
  return new Set([...offers.keys()].filter((path) => isInRow(path) && isText(path)).map(rowOf));
}

/** Rows whose name cannot be written here leave no card behind. */
function withoutNameless(before: Offers, taken: Offers, page: Page): Offers {
  const [named, left] = [writtenRows(before, page), writtenRows(taken, page)];
  const isKept = (path: string) => !isInRow(path) || !named.has(rowOf(path)) || left.has(rowOf(path));
  return renumbered(new Map([...taken].filter(([path]) => isKept(path))));
}

/** Rows have the places that they will have on the page. */
function renumbered(offers: Offers): Offers {
  const places = new Map<string, string[]>();
  return new Map(
    [...offers].map(([path, offer]) => {
      const [group = '', row, member] = path.split('.');
      if (row === undefined || member === undefined) return [path, offer];
      const known = places.get(group) ?? [];
      if (!known.includes(row)) known.push(row);
      places.set(group, known);
      return [`${group}.${known.indexOf(row)}.${member}`, offer];
    }),
  );
}

/** Of each field what the first source says of it; a group comes from one of them with all its rows. */
function firstOf(sources: readonly (readonly [string, Offer])[][]): Offers {
  const offers: Offers = new Map();
  for (const source of sources) {
    const before = new Set([...offers.keys()].map(nameIn));
    for (const [path, offer] of source) if (!before.has(nameIn(path)) && !offers.has(path)) offers.set(path, offer);
  }
  return offers;
}

const without = (answers: Answers, { fields }: Page): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !fields.some((field) => field.name === name)));

type Reading = { today: string; service_type: string | null };

/** For a page that was never saved; whoever asks for another gets nothing. */
export function offersOn(
  form: Form,
  { prefill, map }: { prefill: Prefill; map: PersonMap },
  page: Page,
  facts: Facts,
  { today, service_type }: Reading,
): Offers {
  const isHere = (path: string) => page.fields.some(({ name }) => name === nameIn(path));
  const isOpen = (path: string) => isHere(path) && !isNever(prefill, page.number, nameIn(path));
  const known = answeredOnce(
    map,
    page,
    without(facts.answers, page),
    facts.others.filter(({ isFinished }) => isFinished).map((one) => ({ ...one, name: one.form.name })),
  );
  const stateWith = (offered: Offers, of: Form = form) =>
    openState(compiledForm(of), {
      answers: { ...facts.answers, ...valuesOf(offered) },
      presets: presetsOf(form, service_type),
      todayOf: () => today,
    });
  const sources = [
    known,
    ...facts.others.filter(({ isOfEarlier }) => isOfEarlier).map((one) => sameNamed(page, map, one)),
    fromHost(prefill, facts),
    fromRules(prefill, facts),
  ];
  let offers = firstOf(sources.map((source) => source.filter(([path]) => isOpen(path))));
  for (;;) {
    const state = stateWith(offers);
    const taken = [...offers].filter(([path]) => takes(state, path));
    const next = withoutNameless(offers, new Map(taken), page);
    if (next.size === offers.size && taken.length === offers.size) {
      const said = taken.map(([path, { origin }]) => [path, { value: state.valueOf(path) as Value, origin }] as const);
      const opened = (of: Form, more: [string, Offer][]) => stateWith(new Map([...taken, ...more]), of);
      const open = known.filter(([path]) => isOpen(path));
      return new Map([...said, ...waitingOffers(open, { form, page, state, opened })]);
    }
    offers = next;
  }
}
