/** The people who fill in the forms of the tests: each answer is whole, none of the smallest can be left out, together they answer everything. */
import { expect, test } from 'vitest';
import { sourcesOf } from '#app/features/forms/engine/derive.ts';
import { compiledForm, readForm, type StoredPage } from '#app/features/forms/engine/form.ts';
import { storedOn } from '#app/features/forms/engine/page-answers.ts';
import { type Answers, isEmpty, isRows } from '#app/features/forms/engine/values.ts';
import { FORM_NAMES, type FormName } from '#content/catalogue.ts';
import { forms } from '#content/forms/forms.ts';
import type { FilledPages } from './form-answers.ts';
import { FILLINGS } from './form-people/forms.ts';

const today = new Date().toISOString().slice(0, 10);
const everybody = FORM_NAMES.flatMap((form_name) =>
  Object.entries(FILLINGS[form_name].people).map(([who, filled]) => ({ form_name, who, filled })),
);
const nodesOf = (form_name: FormName) => compiledForm(forms[form_name]).nodes;

function reading(form_name: FormName, filled: FilledPages) {
  const stored = Object.entries(filled).map(
    ([page, form_data]): StoredPage => ({ page_number: Number(page), form_data, saved_on: today }),
  );
  return readForm(forms[form_name], stored, { today, service_type: FILLINGS[form_name].service });
}

/** What is answered: of a group the group and the members of its rows. */
const answeredIn = (answers: Answers): string[] =>
  Object.entries(answers).flatMap(([name, value]) => {
    if (isEmpty(value) || value === false) return [];
    return isRows(value) ? [name, ...value.flatMap((row) => answeredIn(row).map((one) => `${name}.${one}`))] : [name];
  });

const pagesNot = (form_name: FormName, filled: FilledPages, status: string) => {
  const { statuses, applicable } = reading(form_name, filled);
  return applicable.filter((page) => statuses.get(page) !== status);
};

/** Pages that show what follows from this answer. */
function pagesFollowing(form_name: FormName, name: string): number[] {
  const { derived = {} } = forms[form_name];
  return [...nodesOf(form_name).values()].flatMap(({ field: { follows }, page }) => {
    const from = follows && derived[follows];
    return from && sourcesOf(from).includes(name) ? [page] : [];
  });
}

test.each(everybody)(
  '$form_name, $who: the pages of the person are those that are filled in, and all are whole',
  ({ form_name, filled }) => {
    const { applicable, status, state } = reading(form_name, filled);
    expect(pagesNot(form_name, filled, 'Finished')).toEqual([]);
    expect(status).toBe('Finished');
    expect(applicable).toEqual(Object.keys(filled).map(Number));
    // Nothing is written that the form would not keep.
    for (const page of applicable)
      expect(answeredIn(storedOn(state, page)).sort(), `page ${page}`).toEqual(answeredIn(filled[page] ?? {}).sort());
  },
);

test.each(FORM_NAMES)('%s: together they answer every field, box and member of a group', (form_name) => {
  const filled = Object.values(FILLINGS[form_name].people).flatMap((pages) => Object.values(pages));
  const answered = new Set(filled.flatMap(answeredIn));
  expect([...nodesOf(form_name).keys()].filter((id) => !answered.has(id))).toEqual([]);
});

test.each(FORM_NAMES)(
  '%s: of the smallest answer nothing can be left out: exactly its page is open then',
  (form_name) => {
    const { smallest } = FILLINGS[form_name];
    for (const [page, answers] of Object.entries(smallest))
      for (const name of Object.keys(answers)) {
        // What follows from other answers is not written by anybody.
        if (nodesOf(form_name).get(name)?.field.follows) continue;
        const open = pagesNot(form_name, { ...smallest, [page]: { ...answers, [name]: null } }, 'Finished');
        expect(open, `without ${name}`).toEqual([...new Set([Number(page), ...pagesFollowing(form_name, name)])]);
      }
  },
);

/** Texts at the whole length that their field takes. */
const fullLength = (form_name: FormName, filled: FilledPages) =>
  Object.values(filled).flatMap((answers) =>
    Object.entries(answers).flatMap(([name, value]) => {
      const checks = nodesOf(form_name).get(name)?.field.validation;
      const isFull = checks?.when === undefined && typeof value === 'string' && value.length === checks?.maxLength;
      return isFull ? [value.length] : [];
    }),
  );

test('names have their letters, some answers their whole length, groups several rows', () => {
  const texts = JSON.stringify(Object.values(FILLINGS.ds160.people));
  for (const letter of ['ñ', 'Ñ', 'ü', "O'", 'z-O', 'Á']) expect(texts).toContain(letter);
  const lengths = everybody.flatMap(({ form_name, filled }) => fullLength(form_name, filled));
  for (const length of [33, 75, 200, 500, 1000, 2000, 4000]) expect(lengths, String(length)).toContain(length);
});

test.each(FORM_NAMES)('%s: each group has more than one row somewhere', (form_name) => {
  const filled = Object.values(FILLINGS[form_name].people).flatMap((pages) => Object.values(pages));
  const most = (group: string) =>
    Math.max(...filled.map(({ [group]: value = null }) => (isRows(value) ? value.length : 0)));
  const groups = [...nodesOf(form_name).values()].filter(({ field }) => field.type === 'addRemove');
  expect(groups.map(({ id }) => id).filter((id) => most(id) < 2)).toEqual([]);
});
