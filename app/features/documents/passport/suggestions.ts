/**
 * What a passport that was read says to profile and form: values for fields that are empty, and warnings where it says
 * something else than what stands there. Nothing that was written is ever replaced; the person confirms the rest.
 */
import { isOutOfOrder } from '#app/features/forms/checks/spans.ts';
import { checksIn, takes } from '#app/features/forms/engine/values.ts';
import type { PassportReading } from '#app/integrations/passport/passport.ts';
import type { FormName } from '#content/catalogue.ts';
import type { Field, Form } from '#content/forms/definition.ts';
import { listOf } from '#content/forms/options.ts';
import { type PassportFact, passportElsewhere, passportFields } from '#content/passport-fields.ts';
import { stateOf } from '#content/passport-states.ts';
import { isPartOfName, isSameName } from './same-name.ts';

/** Where a value stands, for its label and the link to it. */
export type Place =
  | { readonly source: 'passport'; readonly field: PassportFact }
  | { readonly source: 'profile' | 'onboarding'; readonly field: string }
  | { readonly source: 'form'; readonly form: string; readonly page: number; readonly field: string };

type Suggestion = {
  readonly place: Place;
  readonly fact: PassportFact;
  readonly value: string;
  readonly certain: boolean;
};

/** Of the two places the passport is always the first. `certain`: whether the passport was surely read so. */
export type PassportWarning = {
  readonly kind: 'differs' | 'expires-soon' | 'expired';
  readonly places: readonly [Place, ...Place[]];
  readonly certain: boolean;
};

/** `valueOf` is that of the engine: null of what is hidden, freed or empty. */
export type OpenForm = { readonly form: Form; readonly valueOf: (field: string) => unknown };

export type KnownFacts = {
  readonly profile: Readonly<Record<'first_name' | 'last_name', string>>;
  /** Codes by the name of the question; null of somebody who was not asked. */
  readonly onboarding: Readonly<Record<string, string>> | null;
  /** Those of the service; none where none is open yet. */
  readonly forms: readonly OpenForm[];
  readonly today: string;
};

type FromPassport = {
  readonly found: boolean;
  /** As forms write them; null of what was not found. */
  readonly facts: Facts | null;
  readonly suggestions: readonly Suggestion[];
  /** What stands in a form already, as the passport says it. */
  readonly same: readonly PassportFact[];
  readonly warnings: readonly PassportWarning[];
};

type Fact = { readonly value: string; readonly certain: boolean; readonly isCut: boolean };
export type Facts = Readonly<Record<PassportFact, Fact>>;
type FoundPassport = Extract<PassportReading, { found: true }>;

/** As forms write it: ISO countries, no X where nobody asked. What cannot be said is empty. */
function factsOf({ fields }: FoundPassport): Facts {
  const { name } = fields;
  const fact = ({ value, certain }: { value: string; certain: boolean }, isCut = false): Fact => ({
    ...{ value, certain: certain && value !== '', isCut },
  });
  const country = ({ value, certain }: { value: string; certain: boolean }) =>
    fact({ value: stateOf(value) ?? '', certain });
  // Where given names follow, the surnames before them are whole.
  const isSurnameCut = name.isCut && name.given === '';
  return {
    surnames: fact({ value: name.surnames, certain: name.certain }, isSurnameCut),
    given: fact({ value: name.given, certain: name.certain }, name.isCut),
    full_name: fact({ value: `${name.given} ${name.surnames}`.trim(), certain: name.certain }, name.isCut),
    number: fact(fields.number),
    birth: fact(fields.birth),
    sex: fact(fields.sex),
    nationality: country(fields.nationality),
    issuer: country(fields.issuer),
    expiry: fact(fields.expiry),
  };
}

const NAMES: readonly PassportFact[] = ['surnames', 'given'];

/** Given names and surnames in either order; one that was cut stands in the middle, so only the whole can be compared. */
const isSameFullName = (written: string, { given, surnames }: Facts) =>
  given.isCut ||
  isSameName(written, `${given.value} ${surnames.value}`) ||
  isSameName(written, `${surnames.value} ${given.value}`);

function isSame(written: string, fact: PassportFact, facts: Facts): boolean {
  const { value, isCut } = facts[fact];
  if (fact === 'full_name') return isSameFullName(written, facts);
  if (NAMES.includes(fact)) return isSameName(written, value, isCut);
  if (fact === 'number') return written.replace(/[^\dA-Za-z]/g, '').toUpperCase() === value;
  return written.toUpperCase() === value;
}

/** Its letters, its length, its options. */
function canHold(field: Field, value: string): boolean {
  if (field.options) return listOf(field.options).some(({ code }) => code === value);
  return takes(field, value) && checksIn(field.validation).every(({ maxLength = 200 }) => value.length <= maxLength);
}

const fieldsOf = ({ name }: Form) =>
  Object.hasOwn(passportFields, name) ? passportFields[name as FormName] : undefined;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function placeIn({ form }: OpenForm, name: string): { place: Place; field: Field } | null {
  for (const page of form.pages) {
    const field = page.fields.find((one) => one.name === name);
    if (field) return { field, place: { source: 'form', form: form.name, page: page.number, field: name } };
  }
  return null;
}

const differs = (fact: PassportFact, { certain }: Fact, place: Place): PassportWarning => ({
  ...{ kind: 'differs', places: [{ source: 'passport', field: fact }, place], certain },
});

function fromForm(open: OpenForm, facts: Facts): Pick<FromPassport, 'suggestions' | 'same' | 'warnings'> {
  const suggestions: Suggestion[] = [];
  const same: PassportFact[] = [];
  const warnings: PassportWarning[] = [];
  const fills = Object.entries(fieldsOf(open.form)?.fills ?? {}) as [PassportFact, string][];
  for (const [fact, name] of fills) {
    const there = placeIn(open, name);
    const { value, certain } = facts[fact];
    if (!there || !value) continue;
    const written = textOf(open.valueOf(name));
    if (written) {
      if (isSame(written, fact, facts)) same.push(fact);
      else warnings.push(differs(fact, facts[fact], there.place));
    } else if (canHold(there.field, value)) suggestions.push({ place: there.place, fact, value, certain });
  }
  return { suggestions, same, warnings };
}

/** A name of the profile may be shorter than that of the passport. */
function fromElsewhere({ profile, onboarding }: KnownFacts, facts: Facts): PassportWarning[] {
  return passportElsewhere.flatMap((one) => {
    const { value, isCut } = facts[one.fact];
    const written = one.source === 'profile' ? profile[one.field] : (onboarding?.[one.field] ?? '');
    if (!value || !written) return [];
    // An answer like "another country" names none.
    if (one.source === 'onboarding' && !/^[A-Za-z]{2}$/.test(written)) return [];
    const isAlike =
      isSame(written, one.fact, facts) || (one.source === 'profile' && !isCut && isPartOfName(written, value));
    return isAlike ? [] : [differs(one.fact, facts[one.fact], { source: one.source, field: one.field })];
  });
}

const MONTHS_AFTER_TRAVEL = 6;

/** Against the last day of the trip that is known; one that has ended is told without a trip, too. */
function ofExpiry({ forms, today }: KnownFacts, { expiry }: Facts): PassportWarning[] {
  if (!expiry.value) return [];
  const own: Place = { source: 'passport', field: 'expiry' };
  if (expiry.value < today) return [{ kind: 'expired', places: [own], certain: expiry.certain }];
  for (const open of forms) {
    const day = fieldsOf(open.form)?.travel.find((name) => textOf(open.valueOf(name)));
    const there = day ? placeIn(open, day) : null;
    if (!day || !there) continue;
    const isShort = isOutOfOrder(textOf(open.valueOf(day)), expiry.value, { least: MONTHS_AFTER_TRAVEL });
    return isShort ? [{ kind: 'expires-soon', places: [own, there.place], certain: expiry.certain }] : [];
  }
  return [];
}

export function suggestionsOf(reading: PassportReading, known: KnownFacts): FromPassport {
  if (!reading.found) return { found: false, facts: null, suggestions: [], same: [], warnings: [] };
  const facts = factsOf(reading);
  const fromForms = known.forms.map((open) => fromForm(open, facts));
  return {
    found: true,
    facts,
    suggestions: fromForms.flatMap(({ suggestions }) => suggestions),
    same: fromForms.flatMap(({ same }) => same),
    warnings: [
      ...fromForms.flatMap(({ warnings }) => warnings),
      ...fromElsewhere(known, facts),
      ...ofExpiry(known, facts),
    ],
  };
}
