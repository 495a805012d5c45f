/** In what the form engine does not agree with itself, for one form made by chance: npm test asks 500 of them, npm run prove 10,000. */
import { compiledForm, readForm, type StoredPage } from '#app/features/forms/engine/form.ts';
import { faultsOn, pathsOn, storedOn } from '#app/features/forms/engine/page-answers.ts';
import { type FormState, openState } from '#app/features/forms/engine/state.ts';
import type { Form } from '#content/forms/definition.ts';
import { asInBrowser, perform, randomAct, randomForm, randomOf, seen, TODAY, written } from './random-form.ts';

/** What is said on one side and on the other. */
export type Disagreement = { where: string; one: unknown; other: unknown };
type Agreement = (seed: number) => Generator<Disagreement>;

const ACTS = 15;
const todayOf = () => TODAY;

function* differing(where: string, one: unknown, other: unknown): Generator<Disagreement> {
  if (JSON.stringify(one) !== JSON.stringify(other)) yield { where, one, other };
}

/** Somebody who has filled in this and that. */
function filledIn(seed: number, form: Form): FormState {
  const random = randomOf(seed);
  const whole = openState(compiledForm(form), { answers: {}, todayOf });
  for (let n = 0; n < ACTS; n++) perform(whole, randomAct(random, whole, form));
  return whole;
}

/** After each act the state equals one that is opened with what was written, and says which paths have changed. */
export function* stepByStep(seed: number): Generator<Disagreement> {
  const form = randomForm(seed);
  yield* differing(`form ${seed}: faults of the definition`, compiledForm(form).faults, []);
  const random = randomOf(seed + 7);
  const state = openState(compiledForm(form), { answers: {}, todayOf });
  for (let n = 0; n < 12; n++) {
    const before = seen(state, form);
    const act = randomAct(random, state, form);
    const touched = perform(state, act);
    const after = seen(state, form);
    const fresh = openState(compiledForm(form), { answers: written(state, form), todayOf });
    const where = `form ${seed}, act ${n}: ${JSON.stringify(act)}`;
    yield* differing(where, after, seen(fresh, form));
    const changed = Object.keys(after).filter((path) => JSON.stringify(before[path]) !== JSON.stringify(after[path]));
    const untold = changed.filter((path) => !touched.has(path));
    yield* differing(`${where}, untold`, untold, []);
  }
}

/** One page in the browser says what the whole form says of it on the server, and sends what is stored there. */
export function* inBrowserAndOnServer(seed: number): Generator<Disagreement> {
  const form = randomForm(seed);
  const whole = filledIn(seed + 11, form);
  for (const page of form.pages) {
    const alone = asInBrowser(form, page, whole, whole.written(page.number));
    const shown = (state: FormState) =>
      pathsOn(state, page.number).map((path) => [
        path,
        state.stateOf(path),
        state.valueOf(path),
        state.optionsOf(path),
      ]);
    const where = `form ${seed}, page ${page.number}`;
    yield* differing(where, shown(alone), shown(whole));
    yield* differing(`${where}, stored`, storedOn(alone, page.number), storedOn(whole, page.number));
  }
}

const storedOf = (form: Form, state: FormState): StoredPage[] =>
  form.pages.map(({ number }) => ({ page_number: number, form_data: storedOn(state, number), saved_on: TODAY }));

/** What was written and counts is read back equal, and stored again as it was. */
export function* storedAndRead(seed: number): Generator<Disagreement> {
  const form = randomForm(seed);
  const whole = filledIn(seed + 13, form);
  const stored = storedOf(form, whole);
  const { state } = readForm(form, JSON.parse(JSON.stringify(stored)), { today: TODAY, service_type: null });
  const values = (of: FormState, page: number) => pathsOn(of, page).map((path) => [path, of.valueOf(path)]);
  for (const { page_number, form_data } of stored) {
    yield* differing(`form ${seed}, page ${page_number}`, values(state, page_number), values(whole, page_number));
    yield* differing(`form ${seed}, page ${page_number}, stored`, storedOn(state, page_number), form_data);
  }
}

/** Status and the page to go on with follow from the stored pages alone, as they do from the form that was filled in. */
export function* statusAndPage(seed: number): Generator<Disagreement> {
  const form = randomForm(seed);
  const whole = filledIn(seed + 17, form);
  const { state, status, statuses, applicable, pageAfter } = readForm(form, storedOf(form, whole), {
    today: TODAY,
    service_type: null,
  });
  const again = readForm(form, storedOf(form, state), { today: TODAY, service_type: null });
  const isWhole = (page: number) => faultsOn(whole, page).length === 0;
  const numbers = form.pages.map(({ number }) => number);
  yield* differing(
    `form ${seed}, pages`,
    [...statuses],
    numbers.map((page) => [page, isWhole(page) ? 'Finished' : 'In Progress']),
  );
  yield* differing(`form ${seed}, status`, status, applicable.every(isWhole) ? 'Finished' : 'In Progress');
  yield* differing(
    `form ${seed}, read again`,
    [again.status, [...again.statuses], again.applicable],
    [status, [...statuses], applicable],
  );
  for (const page of numbers) {
    const following = applicable.filter((one) => one > page);
    const next = following.length > 0 ? Math.min(...following) : Math.max(...applicable);
    yield* differing(`form ${seed}, after page ${page}`, [pageAfter(page), again.pageAfter(page)], [next, next]);
  }
}

/** A form of which some pages are other ones now, or saved on another day: read over what was known of it, and read for the first time. */
export function* readAgain(seed: number): Generator<Disagreement> {
  const form = randomForm(seed);
  const random = randomOf(seed + 19);
  const asked = { today: TODAY, service_type: null };
  const state = filledIn(seed + 19, form);
  let stored = storedOf(form, state);
  let before = readForm(form, stored, asked);
  for (let n = 0; n < 4; n++) {
    perform(state, randomAct(random, state, form));
    const anew = storedOf(form, state);
    const isChanged = anew.map(() => random() < 0.4);
    const isThere = anew.map(() => random() < 0.9);
    const saved_on = random() < 0.5 ? TODAY : '2027-02-01';
    // As it is saved: with other answers, or with the same ones on another day.
    const keptOf = (page: StoredPage) => {
      const kept = stored.find((one) => one.page_number === page.page_number) ?? page;
      return random() < 0.4 ? { ...kept, saved_on } : kept;
    };
    stored = anew
      .map((page, at) => (isChanged[at] ? { ...page, saved_on } : keptOf(page)))
      .filter((_, at) => isThere[at]);
    const again = readForm(form, stored, asked, before.read);
    const first = readForm(form, stored, asked);
    const where = `form ${seed}, reading ${n}`;
    yield* differing(where, seen(again.state, form), seen(first.state, form));
    for (const { number } of form.pages) {
      yield* differing(`${where}, page ${number}`, again.toAnswerOn(number), first.toAnswerOn(number));
      yield* differing(
        `${where}, page ${number}, stored`,
        storedOn(again.state, number),
        storedOn(first.state, number),
      );
    }
    const whole = ({ status, statuses, applicable }: typeof first) => [status, [...statuses], applicable];
    yield* differing(`${where}, status`, whole(again), whole(first));
    before = again;
  }
}

export const agreements = {
  'step by step and at once': stepByStep,
  'browser and server': inBrowserAndOnServer,
  'written and read back': storedAndRead,
  'status and current page': statusAndPage,
  'read again and for the first time': readAgain,
} satisfies Record<string, Agreement>;
