/**
 * What was read last of people who write just now: the next save reads again only the page that it changes. Nothing is
 * believed because it is here: answers are taken from here when their stored text is the same, letter by letter.
 */
import type { FormReading } from '#app/features/forms/engine/form.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';

/** About a fifth of a megabyte each. */
const MOST = 128;
const LIVES_MS = 600_000;

type Page = { readonly text: string; readonly form_data: Answers };
type Recent = { at: number; readonly pages: Map<number, Page>; reading?: FormReading };
/** The one that was asked for last stands last. */
const people = new Map<string, Recent>();

export function recentOf(user_id: string, form_name: string): Recent {
  const name = `${user_id} ${form_name}`;
  const at = performance.now();
  const known = people.get(name) ?? { at, pages: new Map() };
  known.at = at;
  people.delete(name);
  people.set(name, known);
  for (const [other, one] of people) {
    if (people.size <= MOST && at - one.at < LIVES_MS) break;
    people.delete(other);
  }
  return known;
}

/** Several requests hold the same answers: whoever would write into them is told at once. */
function frozen<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

/** The answers of a page as the database has written them. */
export function answersIn({ pages }: Recent, page_number: number, text: string): Answers {
  const known = pages.get(page_number);
  if (known?.text === text) return known.form_data;
  const form_data = frozen(JSON.parse(text) as Answers);
  pages.set(page_number, { text, form_data });
  return form_data;
}
