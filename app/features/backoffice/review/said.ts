/** What was said here since the page was read, laid over it. */
import type { FieldReview } from './client.ts';
import { standAfter } from './verdicts.ts';
import type { ReviewPage, ReviewRow } from './view.server.ts';

/** The answer to the last verdict on one page: its rows, and the version of the review that they belong to. */
export type PageVerdicts = { readonly version: number; readonly fields: readonly FieldReview[] };

function rowWith(row: ReviewRow, fields: readonly FieldReview[]): ReviewRow {
  const before = row.said;
  const last = fields.filter(({ path }) => path === row.path).at(-1);
  if ((last?.field_review_id ?? null) === (before?.id ?? null) && last?.state === before?.state) return row;
  const said = last && {
    ...{ verdict: 'flagged' as const, state: 'draft' as const, before: null, after: null, by: null },
    ...{ at: new Date(), answered_at: null, ...before, id: last.field_review_id },
    ...{ comment: last.comment, reason: last.reason },
  };
  return { ...row, stand: standAfter(last), said: said ?? null };
}

/** A reading that began before a word may arrive after it: of the two the one with the higher version counts. */
export const pageWith = (page: ReviewPage, said: PageVerdicts | undefined, read: number): ReviewPage =>
  said && said.version > read ? { ...page, rows: page.rows.map((row) => rowWith(row, said.fields)) } : page;

export const newestOf = (said: Readonly<Record<number, PageVerdicts>>, read: number) =>
  Math.max(read, ...Object.values(said).map(({ version }) => version));
