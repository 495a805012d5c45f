/** Finished forms of a person offer their answers to another form of the same person (content/person). */
import { limitOf } from '#app/features/forms/engine/state.ts';
import type { Answers, Row, Value } from '#app/features/forms/engine/values.ts';
import type { Field, Page } from '#content/forms/definition.ts';
import { blockOf, type FactName, kindOfFact } from '#content/person/facts.ts';
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

type Teller = { readonly origin: Origin; readonly person: Person };

/**
 * Newest first; what contradicts somebody before it has nothing to say about that block. The newest of all is what the
 * other pages of this form say: nothing older is put beside them, and what only they know comes last.
 */
function tellers(map: PersonMap, here: Answers, forms: readonly FinishedForm[]) {
  const own: Teller = { origin: 'page', person: personIn(map, here) };
  const older = forms.map(
    ({ name, ...one }): Teller => ({
      ...{ origin: `older:${name}`, person: personIn(one.map, one.answers) },
    }),
  );
  const people = [own, ...older];
  const toldOf = (block: string): Teller[] => [
    ...older.filter(
      ({ person }, at) => !people.slice(0, at + 1).some((newer) => contradicts(newer.person, person, block)),
    ),
    own,
  ];
  /** A text of another form may only be fuller; yes, no and a code say the same or another thing. */
  const textOf = (fact: FactName, { person }: Teller): string | null => {
    const text = factOf(person, fact);
    const said = isChoice(fact) ? factOf(own.person, fact) : null;
    return said === null || said === text ? text : null;
  };
  return { toldOf, textOf };
}

const isChoice = (fact: FactName) => kindOfFact(fact) === 'yn' || typeof kindOfFact(fact) === 'object';

/** As many rows as the group has room for. */
const rowsOffered = (field: Field, rows: readonly Row[], origin: Origin): [string, Offer][] =>
  rows.slice(0, limitOf(field)).flatMap((row, at) =>
    Object.entries(row).flatMap(([member, text]): [string, Offer][] => {
      const asked = field.fields?.find(({ name }) => name === member);
      const value = asked?.type === 'date' && typeof text === 'string' ? dateAs(asked, text) : text;
      return value === null ? [] : [[`${field.name}.${at}.${member}`, { value, origin }]];
    }),
  );

/** What the fields of a page are filled with: of the newest form that knows it, or of the other pages of this one. */
export function answeredOnce(
  map: PersonMap,
  page: Page,
  here: Answers,
  finished: readonly FinishedForm[],
): [string, Offer][] {
  const { fields, groups = {} } = map;
  const { toldOf, textOf } = tellers(map, here, finished);
  return page.fields.flatMap((field): [string, Offer][] => {
    const group = groups[field.name];
    if (group)
      for (const { origin, person } of toldOf(group.list)) {
        const offers = rowsOffered(field, rowsOf(person, group), origin);
        if (offers.length > 0) return offers;
      }
    const asked = fields[field.name];
    if (!asked) return [];
    const { fact } = asMap(asked);
    for (const teller of toldOf(blockOf(fact))) {
      const text = textOf(fact, teller);
      const value = text === null ? null : asAnswer(field, asked, text);
      if (value !== null) return [[field.name, { value, origin: teller.origin }]];
    }
    return [];
  });
}
