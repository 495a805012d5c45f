/** A reading against the truth, field by field. */
import type { PassportReading } from '#app/integrations/passport/passport.ts';
import type { Holder } from './people.ts';

export const FIELDS = ['name', 'number', 'birth', 'sex', 'nationality', 'expiry'] as const;
export type FieldName = (typeof FIELDS)[number];

export type Outcome = Readonly<Record<'right' | 'certain' | 'wrongButCertain', readonly FieldName[]>>;

export function outcomeOf(reading: PassportReading, { truth, isCut }: Holder): Outcome {
  if (!reading.found) return { right: [], certain: [], wrongButCertain: [] };
  const { name, ...fields } = reading.fields;
  const read = (field: FieldName) =>
    field === 'name' ? `${name.surnames}, ${name.given}` : fields[field as Exclude<FieldName, 'name'>].value;
  const right = FIELDS.filter((field) => read(field) === truth[field]);
  const certain = FIELDS.filter((field) => reading.fields[field].certain);
  // A name that is cut is not the whole name, so calling it certain is wrong however it was read.
  const isWrong = (field: FieldName) => !right.includes(field) || (field === 'name' && isCut);
  return { right, certain, wrongButCertain: certain.filter(isWrong) };
}
