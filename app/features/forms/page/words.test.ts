/** What a field is called that another one is compared with: never by its name in the code. */
import { expect, test } from 'vitest';
import { compile } from '#app/features/forms/engine/compile.ts';
import { namesInValidation } from '#app/features/forms/engine/conditions.ts';
import { labelsOf, pageText } from '#app/features/forms/texts.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { FORM_NAMES } from '#content/catalogue.ts';
import { forms } from '#content/forms/forms.ts';
import { labelIn } from './words.ts';

test('a field of the page, of another page, then one of the same row', () => {
  const fields = { to: { label: 'Hasta' }, 'jobs.from': { label: 'Desde' } };
  const elsewhere = { date_of_birth: { label: 'Fecha de nacimiento' } };
  expect(labelIn(fields, elsewhere, 'to')).toBe('Hasta');
  expect(labelIn(fields, elsewhere, 'from')).toBe('Desde');
  expect(labelIn(fields, elsewhere, 'date_of_birth')).toBe('Fecha de nacimiento');
});

test('every field that a check speaks of has a label where it is spoken of', () => {
  for (const form of FORM_NAMES.map((name) => forms[name]))
    for (const page of form.pages)
      for (const locale of LOCALES) {
        const { outside } = compile({ pages: [page], derived: form.derived ?? {}, options: () => [] });
        const { fields } = pageText(form.name, page, locale);
        const elsewhere = labelsOf(form, outside, locale);
        const checked = page.fields
          .flatMap((field) => [field, ...(field.fields ?? [])])
          .flatMap(({ validation }) => namesInValidation(validation));
        const unnamed = checked.filter(
          (name) => !(name in (form.derived ?? {})) && labelIn(fields, elsewhere, name) === name,
        );
        expect(unnamed, `${form.name} ${page.key} ${locale}`).toEqual([]);
      }
});
