/** What stands at the places of a check: of the person asked about, of the other one, and in which row. */
import { isEmpty } from '#app/features/forms/engine/values.ts';
import type { FormName } from '#content/catalogue.ts';
import type { Place, Relation } from '#content/forms/checks/definition.ts';
import type { Form } from '#content/forms/definition.ts';
import type { CheckInput, ComparedField, FamilyPerson, FormValues } from './rules.ts';
import { type Spot, spotOf } from './spots.ts';

/** `field` is null of what nobody has written: today. */
export type FoundValue = { readonly field: ComparedField | null; readonly value: string | readonly string[] };

/** The other person of a check between two. */
export type OtherPerson = { readonly person: FamilyPerson; readonly relation: Relation };

export type Reader = {
  /** Null while it is empty, hidden or freed. */
  readonly at: (place: Place) => FoundValue | null;
  /** Of a place in a repeat group what stands in each row, null where nothing does. */
  readonly everywhere: (place: Place) => readonly (FoundValue | null)[];
  readonly today: string;
  readonly relation: Relation | null;
};

type Whole = { readonly form: Form; readonly compared: CheckInput; readonly other: OtherPerson | null };

const found = (field: ComparedField | null, value: unknown): FoundValue | null =>
  isEmpty(value) ? null : { field, value: Array.isArray(value) ? value.map(String) : String(value) };

const valuesOf = ({ form, beside = {} }: FamilyPerson, spot: { form?: FormName }): FormValues | undefined =>
  spot.form ? beside[spot.form] : form;

function valueAt({ compared, other }: Whole, spot: Spot, row: number | null): FoundValue | null {
  if (spot.source === 'today') return found(null, compared.today);
  const person = spot.isTheirs ? other?.person : compared.person;
  if (!person) return null;
  const of = { person: person.user_id, source: spot.source };
  if (spot.source === 'profile')
    return found({ ...of, page: null, field: spot.name, row: null }, person.profile[spot.name]);
  if (spot.source === 'onboarding')
    return found({ ...of, page: spot.page, field: spot.name, row: null }, person.onboarding?.[spot.name]);
  const { name, group, page, field, form } = spot;
  const path = group === null ? name : name.replace('.', `.${row ?? 0}.`);
  const where: ComparedField = { ...of, ...(form && { form }), page, field, row: group === null ? null : row };
  return found(where, valuesOf(person, spot)?.valueOf(path));
}

/** `row`: which one of its group a check is looking at. */
export function readerOf(whole: Whole, row: number | null): Reader {
  const { form, compared, other } = whole;
  return {
    today: compared.today,
    relation: other?.relation ?? null,
    at(place) {
      const spot = spotOf(form, place);
      return spot && valueAt(whole, spot, row);
    },
    everywhere(place) {
      const spot = spotOf(form, place);
      if (!spot) return [];
      if (spot.source !== 'form' || spot.group === null) return [valueAt(whole, spot, null)];
      const person = spot.isTheirs ? other?.person : compared.person;
      const count = (person && valuesOf(person, spot)?.countOf(spot.group)) ?? 0;
      return Array.from({ length: count }, (_, at) => valueAt(whole, spot, at));
    },
  };
}
