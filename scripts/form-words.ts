/** Which words the fields of an application form must have, for the report and the test of the texts. */
import { checksIn } from '#app/features/forms/engine/values.ts';
import type { Field, Page } from '#content/forms/definition.ts';

/** Classes that refuse next to nothing: there is no keystroke to explain. */
const OPEN_CLASSES: readonly string[] = ['C_TEXT', 'C_NATIVE'];

export type NamedField = { readonly id: string; readonly field: Field };

/** Fields, boxes, groups and their members in the order of the page. */
export const fieldsOf = (page: Page): NamedField[] =>
  page.fields.flatMap((field) => [
    { id: field.name, field },
    ...(field.fields ?? []).map((member) => ({ id: `${field.name}.${member.name}`, field: member })),
  ]);

/** "Does not apply", "I do not know": counted apart, and without help. */
export const isBox = ({ type }: Field) => type === 'doesNotApply';

/** What is said when an answer is wrong. */
function errorsOf({ validation }: Field): string[] {
  const checks = checksIn(validation);
  const isRequired = checks.some(({ required }) => required);
  const isRefused = checks.some(({ regexPattern }) => regexPattern && !OPEN_CLASSES.includes(regexPattern));
  return [...(isRequired ? ['required'] : []), ...(isRefused ? ['pattern'] : [])];
}

/** Which words a field must have, and may have. */
export function wordsOf(field: Field) {
  const must = ['label', ...errorsOf(field)];
  if (!isBox(field)) must.push('help');
  if (field.holder) must.push('holder');
  if (field.type === 'addRemove') must.push('row', 'add');
  return must;
}

export const textFileOf = (form: string, { number, key }: Page, locale: string) =>
  `content/forms/${form}/text/${String(number).padStart(2, '0')}-${key.replaceAll('_', '-')}.${locale}.json`;
