/** The people who fill in the DS-160 of the tests: each application is whole, none of the smallest can be left out, together they answer everything. */
import { expect, test } from 'vitest';
import { compiledForm, readForm, type StoredPage } from '#app/features/forms/engine/form.ts';
import { storedOn } from '#app/features/forms/engine/page-answers.ts';
import { type Answers, isEmpty, isRows } from '#app/features/forms/engine/values.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { type Filled, PAGES, WHOLE } from './form-answers.ts';
import { PEOPLE } from './form-people/people.ts';

const today = new Date().toISOString().slice(0, 10);
const everything = [...compiledForm(ds160).nodes.keys()];

function reading(filled: Filled) {
  const stored = Object.entries(filled).map(
    ([page, form_data]): StoredPage => ({ page_number: Number(page), form_data, saved_on: today }),
  );
  return readForm(ds160, stored, { today, service_type: 'FirstTime' });
}

/** What is answered: of a group the group and the members of its rows. */
const answeredIn = (answers: Answers): string[] =>
  Object.entries(answers).flatMap(([name, value]) => {
    if (isEmpty(value) || value === false) return [];
    return isRows(value) ? [name, ...value.flatMap((row) => answeredIn(row).map((one) => `${name}.${one}`))] : [name];
  });

const pagesNot = (filled: Filled, status: string) => {
  const { statuses, applicable } = reading(filled);
  return applicable.filter((page) => statuses.get(page) !== status);
};

test.each(Object.entries(PEOPLE))(
  '%s: the pages of the person are those that are filled in, and all are whole',
  (_, filled) => {
    const { applicable, status, state } = reading(filled);
    expect(pagesNot(filled, 'Finished')).toEqual([]);
    expect(status).toBe('Finished');
    expect(applicable).toEqual(Object.keys(filled).map(Number));
    // Nothing is written that the form would not keep.
    for (const page of applicable)
      expect(answeredIn(storedOn(state, page)).sort(), `page ${page}`).toEqual(answeredIn(filled[page] ?? {}).sort());
  },
);

test('together they answer every field, box and member of a group', () => {
  const answered = new Set(Object.values(PEOPLE).flatMap((filled) => Object.values(filled).flatMap(answeredIn)));
  expect(everything.filter((id) => !answered.has(id))).toEqual([]);
});

test('of the smallest application no answer can be left out: exactly its page is open then', () => {
  for (const page of PAGES)
    for (const name of Object.keys(WHOLE[page] ?? {})) {
      const open = pagesNot({ ...WHOLE, [page]: { ...WHOLE[page], [name]: null } }, 'Finished');
      expect(open, `without ${name}`).toEqual([page]);
    }
});

/** Texts at the whole length that their field takes. */
const fullLength = (filled: Filled) =>
  Object.values(filled).flatMap((answers) =>
    Object.entries(answers).filter(([name, value]) => {
      const checks = compiledForm(ds160).nodes.get(name)?.field.validation;
      return checks?.when === undefined && typeof value === 'string' && value.length === checks?.maxLength;
    }),
  );

test('names have their letters, some answers their whole length, groups several rows', () => {
  const texts = JSON.stringify(Object.values(PEOPLE));
  for (const letter of ['ñ', 'Ñ', 'ü', "O'", 'z-O', 'Á']) expect(texts).toContain(letter);
  const lengths = Object.values(PEOPLE)
    .flatMap(fullLength)
    .map(([, value]) => String(value).length);
  for (const length of [33, 75, 200, 4000]) expect(lengths, String(length)).toContain(length);
  const given = Object.values(PEOPLE).flatMap((filled) =>
    Object.values(filled).flatMap((page) => Object.entries(page)),
  );
  const most = (group: string) =>
    Math.max(...given.map(([name, value]) => (name === group && isRows(value) ? value.length : 0)));
  const groups = [...compiledForm(ds160).nodes.values()].filter(({ field }) => field.type === 'addRemove');
  expect(groups.map(({ id }) => id).filter((id) => most(id) < 2)).toEqual([]);
});
