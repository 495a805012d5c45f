/** How far each page of a form is: the list of pages lives from it, and so do the minutes that are left. */
import type { Progress } from '#content/progress.ts';
import type { readForm } from './engine/form.ts';

export type PageProgress = {
  page_number: number;
  status: Progress;
  /** 0 while nothing is stored. */
  version: number;
  /** Answers that are missing or wrong: none of a page that is finished. */
  to_answer: number;
};

type Row = { form_name: string; page_number: number; version: number };

/** Only the pages that are for this person, in their order. */
export function progressOf(
  form_name: string,
  { applicable, statuses, toAnswerOn }: ReturnType<typeof readForm>,
  rows: readonly Row[],
): PageProgress[] {
  const versions = new Map(rows.filter((row) => row.form_name === form_name).map((row) => [row.page_number, row]));
  return applicable.map((page_number) => ({
    page_number,
    status: statuses.get(page_number) ?? 'Not Started',
    version: versions.get(page_number)?.version ?? 0,
    to_answer: toAnswerOn(page_number),
  }));
}

/** About a quarter of a minute for each answer. */
const SECONDS_AN_ANSWER = 15;

/** Nobody can tell 29 minutes from 30: what is long is told in fives, never too short. */
const told = (minutes: number) => (minutes <= 10 ? minutes : Math.ceil(minutes / 5) * 5);

/** The one estimate: of a page, of a form, of a service whose forms nobody has begun. */
export const minutesFor = (pages: readonly Pick<PageProgress, 'to_answer'>[]) =>
  told(Math.ceil((pages.reduce((sum, { to_answer }) => sum + to_answer, 0) * SECONDS_AN_ANSWER) / 60));

/** Where a page stands among them; a page that is not among them any more has no place. */
export function placeOf(pages: readonly PageProgress[], page_number: number) {
  const place = pages.findIndex((page) => page.page_number === page_number);
  const at = (index: number) => (place < 0 ? null : (pages[index]?.page_number ?? null));
  return { ordinal: place + 1, previous: place > 0 ? at(place - 1) : null, next: at(place + 1) };
}

/** Where one goes on after the last page: to another form of the service, once nothing is open in this one. */
export const formAfter = <F>(pages: readonly Pick<PageProgress, 'status'>[], nextForm: F | null): F | null =>
  pages.every(({ status }) => status === 'Finished') ? nextForm : null;

/** Read at the same stand of every page: nothing was saved in between, by nobody. */
export const isSameStand = (one: readonly PageProgress[], other: readonly PageProgress[]) =>
  one.length === other.length &&
  one.every(
    ({ page_number, version }, index) => other[index]?.page_number === page_number && other[index]?.version === version,
  );
