/** The form engine agrees with itself: step by step and at once, one page and the whole form, stored and read again. */
import { expect, test } from 'vitest';
import { compiledForm, readForm, type StoredPage } from '#app/features/forms/engine/form.ts';
import { pathsOn, storedOn } from '#app/features/forms/engine/page-answers.ts';
import { openState } from '#app/features/forms/engine/state.ts';
import { asInBrowser, perform, randomAct, randomForm, seen, TODAY, written } from './random-form.ts';
import { chance } from './random-walk.ts';

const FORMS = 500;
const todayOf = () => TODAY;
/** Thousands of comparisons: only one that fails is shown in full. */
function same(one: unknown, other: unknown, where: string) {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one, where).toEqual(other);
}

test('a form made by chance compiles without a fault', () => {
  for (let seed = 0; seed < FORMS; seed++) expect(compiledForm(randomForm(seed)).faults, `form ${seed}`).toEqual([]);
});

test('after each act the state equals one that is opened with what was written, and says which paths have changed', () => {
  for (let seed = 0; seed < FORMS; seed++) {
    const form = randomForm(seed);
    const random = chance(seed + 7);
    const state = openState(compiledForm(form), { answers: {}, todayOf });
    for (let n = 0; n < 12; n++) {
      const before = seen(state, form);
      const act = randomAct(random, state, form);
      const touched = perform(state, act);
      const after = seen(state, form);
      const fresh = openState(compiledForm(form), { answers: written(state, form), todayOf });
      same(after, seen(fresh, form), `form ${seed}, act ${n}: ${JSON.stringify(act)}`);
      const changed = Object.keys(after).filter((path) => JSON.stringify(before[path]) !== JSON.stringify(after[path]));
      const untold = changed.filter((path) => !touched.has(path));
      same(untold, [], `form ${seed}, act ${n}: ${JSON.stringify(act)}`);
    }
  }
});

test('one page in the browser says what the whole form says of it on the server', () => {
  for (let seed = 0; seed < FORMS; seed++) {
    const form = randomForm(seed);
    const random = chance(seed + 11);
    const whole = openState(compiledForm(form), { answers: {}, todayOf });
    for (let n = 0; n < 15; n++) perform(whole, randomAct(random, whole, form));
    for (const page of form.pages) {
      const alone = asInBrowser(form, page, whole, whole.written(page.number));
      const shown = (state: typeof whole) =>
        pathsOn(state, page.number).map((path) => [
          path,
          state.stateOf(path),
          state.valueOf(path),
          state.optionsOf(path),
        ]);
      same(shown(alone), shown(whole), `form ${seed}, page ${page.number}`);
      same(storedOn(alone, page.number), storedOn(whole, page.number), `form ${seed}, page ${page.number}`);
    }
  }
});

test('what is stored is read back equal, and leads to the same status', () => {
  for (let seed = 0; seed < FORMS; seed++) {
    const form = randomForm(seed);
    const random = chance(seed + 13);
    const whole = openState(compiledForm(form), { answers: {}, todayOf });
    for (let n = 0; n < 15; n++) perform(whole, randomAct(random, whole, form));
    const stored = form.pages.map(
      ({ number }): StoredPage => ({ page_number: number, form_data: storedOn(whole, number), saved_on: TODAY }),
    );
    const again = readForm(form, stored, { today: TODAY, service_type: null });
    for (const { page_number, form_data } of stored)
      same(storedOn(again.state, page_number), form_data, `form ${seed}, page ${page_number}`);
    const once = readForm(
      form,
      stored.map((page) => ({ ...page, form_data: storedOn(again.state, page.page_number) })),
      {
        today: TODAY,
        service_type: null,
      },
    );
    expect([once.status, once.applicable, [...once.statuses]]).toEqual([
      again.status,
      again.applicable,
      [...again.statuses],
    ]);
  }
});
