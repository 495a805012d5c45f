/** Consistency checks of the other official forms, and of two forms of one person: each seed raises its own warning alone, clean answers none. */
import { expect, test } from 'vitest';
import { LOCALES } from '#app/i18n/locales.ts';
import { FORM_NAMES, type FormName } from '#content/catalogue.ts';
import { checks } from '#content/forms/checks/checks.ts';
import { forms } from '#content/forms/forms.ts';
import { asFormPerson, cleanForms, type FormPerson, overlaid } from '#tests/clean-forms.ts';
import { changed, seeds } from '#tests/contradictions.ts';
import { formSeeds } from '#tests/form-contradictions.ts';
import { readingOf, TODAY } from '#tests/official-packs.ts';
import { findContradictions } from './find.ts';
import { sentenceOf, wordsOf } from './words.server.ts';

function warningsOf(filled: readonly FormPerson[]) {
  const people = filled.map(asFormPerson);
  return people.flatMap((person, at) =>
    findContradictions(forms[filled[at]?.form ?? 'ds160'], {
      ...{ person, family: people.filter((one) => one !== person), today: TODAY },
    }),
  );
}

test.each(Object.entries(cleanForms))('%s: whole and without a contradiction', (_, filled: FormPerson[]) => {
  for (const { form, pages, user_id, beside } of filled)
    for (const one of [{ form, pages }, ...(beside ? [beside] : [])]) {
      const { statuses, applicable } = readingOf(one.form, one.pages);
      expect([user_id, one.form, applicable.filter((page) => statuses.get(page) !== 'Finished')]).toEqual([
        user_id,
        one.form,
        [],
      ]);
    }
  expect(warningsOf(filled).map(({ key }) => key)).toEqual([]);
});

/** The seeds of one form, each with what it is warned of. */
const seeded = (form: FormName) =>
  (formSeeds[form] ?? []).map(([check, whom, changes]) => {
    const filled: readonly FormPerson[] = cleanForms[whom];
    const now = filled.map((one, at): FormPerson => {
      const { beside = {}, ...change } = changes[at] ?? {};
      const [person] = changed([one], { 0: change });
      const others = one.beside && { ...one.beside, pages: overlaid(one.beside.pages, beside) };
      return { ...one, ...person, ...(others && { beside: others }) };
    });
    return { check, found: warningsOf(now) };
  });

test.each(FORM_NAMES)('%s: every seeded contradiction raises its own warning and no other', (form) => {
  const told = seeded(form).map(({ check, found }) => ({ check, found: [...new Set(found.map((one) => one.check))] }));
  expect(told.filter(({ check, found }) => found.join() !== check)).toEqual([]);
});

test.each(FORM_NAMES)('%s: every check has its seed', (form) => {
  const quoted = form === 'ds160' ? seeds.map(([check]) => check) : [];
  expect([...quoted, ...(formSeeds[form] ?? []).map(([check]) => check)]).toEqual(
    (checks[form] ?? []).map(({ name }) => name),
  );
});

test('every seeded contradiction is a sentence that names its fields, and a link to each, in the right form', () => {
  for (const form of FORM_NAMES)
    for (const { found } of seeded(form))
      for (const one of found)
        for (const locale of LOCALES) {
          const words = wordsOf(forms[form], one, locale, one.other && 'Zoe');
          const sentence = sentenceOf(words);
          const where = `${locale} ${one.key}: ${sentence}`;
          expect(sentence, where).toMatch(/^[^{}_]{20,}\.$/);
          for (const { field, label } of words.fields) expect(label, where).not.toBe(field.field);
        }
  const birth = seeded('ds160').find(({ check }) => check === 'renewal-birth')?.found[0] ?? expect.unreachable();
  expect(birth.fields.map(({ form, page, field }) => [form, page, field])).toEqual([
    ['renewal', 1, 'date_of_birth'],
    [undefined, 1, 'date_of_birth'],
  ]);
  expect(wordsOf(forms.ds160, birth, 'en', null).fields[0]?.label).toBe('Date of birth (Renewal details)');
});
