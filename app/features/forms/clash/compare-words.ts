/** An answer as one reads it where two versions stand side by side: dates and codes in words, rows by their labels. */
import { isDate } from '#app/features/forms/engine/dates.ts';
import { isEmpty, isRows, type Row, type Value } from '#app/features/forms/engine/values.ts';
import { dateInWords } from '#app/features/forms/fields/date-text.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { Field, PageText } from '#content/forms/definition.ts';

type AnswerValue = Value | Row[] | undefined;

type CompareOptions = {
  locale: Locale;
  text: PageText;
  labelOf(field: Field, code: string): string;
  says: { yes: string; no: string; nothing: string; rows(count: number): string };
};

export function compareWords({ locale, text, labelOf, says }: CompareOptions) {
  const one = (field: Field, value: Value | undefined): string => {
    if (field.type === 'doesNotApply') return value === true ? says.yes : says.no;
    if (isEmpty(value)) return says.nothing;
    if (typeof value === 'boolean') return value ? says.yes : says.no;
    if (Array.isArray(value)) return value.map((code) => labelOf(field, code)).join(', ');
    const written = String(value);
    if (field.type === 'date' && isDate(written, 'year, rest free')) return dateInWords(written, locale);
    return labelOf(field, written);
  };
  /** Only what somebody said. */
  const rowOf = ({ name, fields = [] }: Field, row: Row) =>
    fields
      .filter((member) => !isEmpty(row[member.name]) && row[member.name] !== false)
      .map(
        (member) => `${text.fields[`${name}.${member.name}`]?.label ?? member.name}: ${one(member, row[member.name])}`,
      )
      .join(', ');
  return (field: Field, value: AnswerValue): string => {
    if (!field.fields || isEmpty(value) || !isRows(value)) return one(field, value as Value | undefined);
    const rows = value.map((row) => rowOf(field, row)).filter(Boolean);
    return [says.rows(value.length), ...rows].join(' · ');
  };
}
