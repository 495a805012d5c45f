/** Once a day: one reminder three business days before, and what took place is done (D46). */
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import { appointments } from '#db/schema.server.ts';
import { writeAppointmentMessages } from './messages.server.ts';
import { isOverSince, isReminderDue, remindsUntil } from './rules.ts';

const isWaiting = and(eq(appointments.state, 'booked'), isNull(appointments.reminded_at));

const near = ({ db, now }: Ctx) =>
  db
    .select()
    .from(appointments)
    .where(and(isWaiting, gt(appointments.starts_at, now), lt(appointments.starts_at, remindsUntil(now))))
    .orderBy(asc(appointments.starts_at));

/** Whoever marks it writes it: of two processes, or of a move at the same moment, one finds nothing to mark. */
async function remind(ctx: Ctx, found: Awaited<ReturnType<typeof near>>[number]) {
  const { appointment_id, starts_at, time_zone, version } = found;
  if (!starts_at || !time_zone || !isReminderDue({ starts_at, time_zone }, ctx.now)) return;
  await ctx.db.transaction(async (tx) => {
    const [mine] = await tx
      .update(appointments)
      .set({ reminded_at: ctx.now })
      .where(and(eq(appointments.appointment_id, appointment_id), eq(appointments.version, version), isWaiting))
      .returning({ user_id: appointments.user_id });
    if (mine) await writeAppointmentMessages(ctx, tx, mine.user_id, 'reminder', { ...found, starts_at, time_zone });
  });
}

/** Its day has passed and nobody cancelled it. */
const close = ({ db, now }: Ctx) =>
  db
    .update(appointments)
    .set({ state: 'done', version: sql`${appointments.version} + 1`, updated_at: now })
    .where(and(eq(appointments.state, 'booked'), lt(appointments.starts_at, isOverSince(now))));

export const appointmentReminderJob: AppJob = {
  name: 'portal.appointment-reminder',
  input: z.object({}),
  /** Morning between Tijuana and Buenos Aires. */
  schedule: '0 13 * * *',
  run: each(async (ctx: Ctx) => {
    for (const found of await near(ctx)) await remind(ctx, found);
    await close(ctx);
  }),
};
