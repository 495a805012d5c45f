/** Parked jobs as the screen shows them: without their input, and what failed without names or numbers of people. */
import { z } from 'zod';
import type { Ctx } from '#app/ctx.server.ts';
import { cursor, cursorInstant, sealCursor } from '#app/platform/cursor.ts';
import { listParkedJobs } from '#app/platform/jobs/pg-boss-tables.server.ts';

export const PAGE = 50;
const place = cursor(z.object({ completed_on: cursorInstant, id: z.uuid() }));

export async function jobsView(ctx: Ctx, query: URLSearchParams) {
  const before = place.safeParse(query.get('before') ?? '').data;
  const rows = await listParkedJobs(ctx.db, { limit: PAGE + 1, ...(before && { before }) });
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    isLater: before !== undefined,
    jobs: shown.map(({ retry_count, ...job }) => ({ ...job, tries: retry_count + 1 })),
    next: last ? sealCursor({ completed_on: last.completed_on, id: last.id }) : null,
  };
}
export type JobLine = Awaited<ReturnType<typeof jobsView>>['jobs'][number];
