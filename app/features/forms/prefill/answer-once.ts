/** Finished forms of a person offer their answers to another form of the same person (content/person). */
import { limitOf } from '#app/features/forms/engine/state.ts';
import type { Answers, Row, Value } from '#app/features/forms/engine/values.ts';
import type { Field, Page } from '#content/forms/definition.ts';
import { blockOf } from '#content/person/facts.ts';
import type { FieldMap, PersonMap } from '#content/person/map.ts';
import type { Offer, Origin } from './offer.ts';
import { asMap, codeOut, contradicts, factOf, type Person, personIn, rowsOf } from './person.ts';

/** A form that somebody has finished. */
type FinishedForm = { readonly name: string; readonly map: PersonMap; readonly answers: Answers };

/** Only as much of a date as is asked for, and nothing where less is known. */
function dateAs({ precision = 'day' }: Field, text: string): string | null {
  if (precision === 'month') return text.length >= 7 ? text.slice(0, 7) : null;
  if (precision === 'day') return text.length === 10 ? text : null;
  return precision === 'month, day free' && text.length < 7 ? null : text;
}

function asAnswer(field: Field, map: FieldMap, text: string): Value {
  const { codes, ticked } = asMap(map);
  if (ticked !== undefined) return ticked === text ? true : null;
  if (field.type === 'date') return dateAs(field, text);
  const value = codes ? codeOut(codes, text) : text;
  return field.type === 'multipleSelect' && value !== null ? [value] : value;
}

type Teller = { readonly name: string; readonly person: Person };

/** Newest first; what contradicts somebody before it has nothing to say about that block. */
function tellers(forms: readonly FinishedForm[]) {
  const people = forms.map(({ name, map, answers }): Teller => ({ name, person: personIn(map, answers) }));
  return (block: string): Teller[] =>
    people.filter(({ person }, at) => !people.slice(0, at).some((newer) => contradicts(newer.person, person, block)));
}

/** As many rows as the group has room for. */
const rowsOffered = (field: Field, rows: readonly Row[], origin: Origin): [string, Offer][] =>
  rows.slice(0, limitOf(field)).flatMap((row, at) =>
    Object.entries(row).flatMap(([member, text]): [string, Offer][] => {
      const asked = field.fields?.find(({ name }) => name === member);
      const value = asked?.type === 'date' && typeof text === 'string' ? dateAs(asked, text) : text;
      return value === null ? [] : [[`${field.name}.${at}.${member}`, { value, origin }]];
    }),
  );

/** What the fields of a page are filled with, of the newest form that knows it. */
export function answeredOnce(
  { fields, groups = {} }: PersonMap,
  page: Page,
  finished: readonly FinishedForm[],
): [string, Offer][] {
  if (finished.length === 0) return [];
  const toldOf = tellers(finished);
  return page.fields.flatMap((field): [string, Offer][] => {
    const group = groups[field.name];
    if (group)
      for (const { name, person } of toldOf(group.list)) {
        const offers = rowsOffered(field, rowsOf(person, group), `older:${name}`);
        if (offers.length > 0) return offers;
      }
    const map = fields[field.name];
    if (!map) return [];
    const { fact } = asMap(map);
    for (const { name, person } of toldOf(blockOf(fact))) {
      const text = factOf(person, fact);
      const value = text === null ? null : asAnswer(field, map, text);
      if (value !== null) return [[field.name, { value, origin: `older:${name}` }]];
    }
    return [];
  });
}
