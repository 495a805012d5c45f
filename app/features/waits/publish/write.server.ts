/** Figures are written by staff, or by the daily reader of the published table; whoever waits for them is told (D2). */
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { tellJob } from '#app/features/waits/alerts/store.server.ts';
import { dayOf, isNews, isSameFigure, type Wait, waitBoard } from '#app/features/waits/rules.ts';
import { readWaits, removeWait, writeWaits } from '#app/features/waits/store.server.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';

/** On record with what stood there before. */
export async function saveWaits(ctx: Ctx, rows: readonly Wait[]) {
  const today = dayOf(ctx.now);
  const future = rows.findIndex(({ as_of }) => as_of > today);
  if (future >= 0) throw new Problem(422, undefined, { field: `wait_times.${future}.as_of` });
  await ctx.db.transaction(async (tx) => {
    const board = waitBoard(await readWaits({ db: tx, dependsOn: ctx.dependsOn }));
    const before = rows.flatMap((row) =>
      board.history(row.city, row.category).filter((known) => isSameFigure(known, row)),
    );
    await writeWaits(
      tx,
      rows.map((row) => ({ ...row, created_by: ctx.actor.user_id, created_at: ctx.now })),
    );
    await recordAudit(tx, ctx, {
      action: 'wait-times.write',
      before: { wait_times: before },
      after: { wait_times: rows },
    });
    await ctx.jobs.enqueue(tx, tellJob, {});
  });
}

/** The day before it counts again; whoever has been told already was told what stood there. */
export const dropWait = (ctx: Ctx, place: Pick<Wait, 'city' | 'category' | 'as_of'>) =>
  ctx.db.transaction(async (tx) => {
    const gone = await removeWait(tx, place);
    if (!gone) throw new Problem(404);
    await recordAudit(tx, ctx, { action: 'wait-times.remove', before: { wait_times: [{ ...place, ...gone }] } });
  });

/** A page that fails or is not understood changes nothing: the job fails, and is parked where staff see it. */
export const readWaitsJob: AppJob = {
  name: 'waits.read',
  input: z.object({}),
  schedule: '40 11 * * *',
  retries: 3,
  pauseSeconds: 600,
  run: each(async (ctx: Ctx) => {
    if (!ctx.waits) return;
    const { source_url } = ctx.waits;
    const published = await ctx.waits.read();
    await ctx.db.transaction(async (tx) => {
      const board = waitBoard(await readWaits({ db: tx, dependsOn: ctx.dependsOn }));
      const as_of = dayOf(ctx.now);
      // What staff wrote today stands; tomorrow's reading tells whether it holds.
      const news = published.filter((read) => {
        const known = board.latest(read.city, read.category);
        return known?.as_of !== as_of && isNews(read, known, ctx.now);
      });
      if (news.length === 0) return;
      await writeWaits(
        tx,
        news.map((read) => ({ ...read, as_of, source_url, created_by: null, created_at: ctx.now })),
      );
      await ctx.jobs.enqueue(tx, tellJob, {});
    });
  }),
};
