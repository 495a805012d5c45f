/** Which answers still say where they came from: decided by what was offered, never by what a browser claims. */
import { type Answers, isRows, isSameAnswer, type Row } from '#app/features/forms/engine/values.ts';
import type { Offers, Origins } from './offer.ts';
import { byPath, fromPaths, isAnswer } from './paths.ts';

type PageSave = {
  /** What was stored, with its marks. */
  readonly before: { readonly form_data: Answers; readonly origins: Origins };
  readonly form_data: Answers;
  /** What the page was opened with, if it was never saved. */
  readonly offers: Offers;
  /** What another family member's page would give, of those whom the page was made the same as. */
  readonly shared: readonly Offers[];
  readonly confirmed: readonly string[];
  /** Somebody went on: the whole page is confirmed. */
  readonly isNext: boolean;
};

const alike = (one: Row, other: Row) =>
  Object.keys(one).filter((name) => isAnswer(one[name]) && isSameAnswer(one[name], other[name])).length;

/** Where each row stood before: those that were taken out leave the others in their order, and nothing else moves a row. */
function placesBefore(was: readonly Row[], now: readonly Row[]): number[] {
  const places: number[] = [];
  for (const [at, row] of now.entries()) {
    const from = (places.at(-1) ?? -1) + 1;
    const to = Math.max(from, was.length - (now.length - at));
    let best = from;
    for (let place = from + 1; place <= to; place++)
      if (alike(row, was[place] ?? {}) > alike(row, was[best] ?? {})) best = place;
    places.push(best);
  }
  return places;
}

/** The path that an answer had before rows were taken out. */
function pathsBefore(was: Answers, now: Answers): (path: string) => string {
  const rowsOf = (answers: Answers, name: string) => (isRows(answers[name]) ? answers[name] : []);
  const places = new Map(
    Object.keys(now)
      .filter((name) => rowsOf(now, name).length > 0)
      .map((name) => [name, placesBefore(rowsOf(was, name), rowsOf(now, name))]),
  );
  return (path) => {
    const [name = '', row, member] = path.split('.');
    const place = places.get(name)?.[Number(row)];
    return place === undefined ? path : `${name}.${place}.${member}`;
  };
}

const valuesOf = (offers: Offers) => fromPaths(new Map([...offers].map(([path, { value }]) => [path, value])));

export function originsAfter({ before, form_data, offers, shared, confirmed, isNext }: PageSave): Origins {
  if (isNext) return {};
  const was = byPath(before.form_data);
  const beforeOf = pathsBefore(before.form_data, form_data);
  const given = [...shared, offers].map((one) => ({ one, pathIn: pathsBefore(valuesOf(one), form_data) }));
  const origins: Origins = {};
  for (const [path, value] of byPath(form_data)) {
    if (confirmed.includes(path)) continue;
    const isUnchanged = isSameAnswer(was.get(beforeOf(path)), value);
    const mark = before.origins[beforeOf(path)];
    if (isUnchanged) {
      if (mark) origins[path] = mark;
      continue;
    }
    const offer = given.map(({ one, pathIn }) => one.get(pathIn(path))).find((one) => isSameAnswer(one?.value, value));
    if (offer) origins[path] = offer.origin;
  }
  return origins;
}
