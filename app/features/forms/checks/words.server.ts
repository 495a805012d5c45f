/** A contradiction in words: the sentence of its check with the labels of its fields, each of which can be a link. */
import { pageText } from '#app/features/forms/texts.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { checksOf } from '#content/forms/checks/checks.ts';
import type { CheckText } from '#content/forms/checks/definition.ts';
import type { Form } from '#content/forms/definition.ts';
import { formNamed } from '#content/forms/forms.ts';
import type { ComparedField, Contradiction } from './rules.ts';

const texts = import.meta.glob<CheckText>('../../../../content/forms/checks/text.*.json', {
  eager: true,
  import: 'default',
});

function textIn(locale: Locale): CheckText {
  const text = texts[`../../../../content/forms/checks/text.${locale}.json`];
  if (!text) throw new Error(`there are no words of checks in ${locale}`);
  return text;
}

/** What a field is called: in a row with the name of the row, a whole group by its own, and in another form with that one's. */
export function labelOf(form: Form, compared: ComparedField, locale: Locale): string {
  const { source, field } = compared;
  if (source !== 'form') return textIn(locale).places[`${source}.${field}`] ?? field;
  if (!compared.form) return fieldLabel(form, compared, locale);
  const label = fieldLabel(formNamed(compared.form), compared, locale);
  return `${label} (${translator(locale, 'forms')(`names.${compared.form}`)})`;
}

function fieldLabel(form: Form, { field, page, row }: ComparedField, locale: Locale): string {
  const here = form.pages.find(({ number }) => number === page);
  const words = here ? pageText(form.name, here, locale).fields : {};
  const [group = field, member] = field.split('.');
  if (member === undefined) return words[field]?.label ?? field;
  if (row === null) return words[group]?.label ?? field;
  const nameOfRow = words[group]?.row?.replace('{n}', String(row + 1));
  return [nameOfRow, words[field]?.label].filter(Boolean).join(': ');
}

type NamedField = { readonly field: ComparedField; readonly label: string };
type ContradictionWords = {
  /** The sentence, a piece after another: what is no text leads to its field. */
  readonly pieces: readonly (string | NamedField)[];
  /** Every field that was compared, for links below it. */
  readonly fields: readonly NamedField[];
};

/** `other`: the name of the other person, of a check between two. */
export function wordsOf(form: Form, found: Contradiction, locale: Locale, other: string | null): ContradictionWords {
  const fields = found.fields.map((field) => ({ field, label: labelOf(form, field, locale) }));
  const says = checksOf(form.name).find(({ name }) => name === found.check)?.says ?? found.check;
  const sentence = textIn(locale).checks[says] ?? '';
  const pieces = sentence.split(/(\{one\}|\{other\})/).map((piece) => {
    if (piece === '{one}') return fields[0] ?? '';
    if (piece === '{other}') return fields[1] ?? '';
    return piece.replaceAll('{person}', () => other ?? '');
  });
  return { pieces: pieces.filter((piece) => piece !== ''), fields };
}

/** The sentence as it is read aloud. */
export const sentenceOf = ({ pieces }: ContradictionWords): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join('');
