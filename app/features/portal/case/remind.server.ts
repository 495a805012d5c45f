/** Who is reminded, once for each silence, and how reminders end (docs/decisions/028). */
import { and, asc, eq, inArray, isNotNull, isNull, lte, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { isQuietSince } from '#app/features/accounts/personal-data/lapse.server.ts';
import { writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { subscriptions, users } from '#db/schema.server.ts';
import {
  AT_THE_QUESTIONS,
  forgottenBefore,
  QUOTED_SERVICES,
  REMIND_AT_ONCE,
  restedBefore,
  silentBefore,
  stoppedAt,
  THEIRS_TO_MOVE,
} from './remind-rules.ts';
import { ownerOfToken, reminderMessage } from './reminder.server.ts';

const isPaid = sql<boolean>`(${users.marked_paid_by_csr} or exists (
  select 1 from ${subscriptions} s where s.user_id = ${users.user_id} and s.sid = ${users.service_type} and s.state = 'active'))`;

/** A person of ours who may be written to. */
const isReachable = and(
  eq(users.user_type, 'primary'),
  isNull(users.deleted_at),
  isNull(users.disabled_at),
  eq(users.wants_reminders, true),
  isNotNull(users.email),
  isNotNull(users.email_verified_at),
);

/** Something is theirs to do: before the form is complete, and neither our questions nor our quote come first. */
const isTheirs = and(
  inArray(users.current_step, THEIRS_TO_MOVE),
  or(sql`not ${isPaid}`, sql`${users.status} <> 'Finished'`),
  or(sql`${users.complete_onboarding_forms} is distinct from false`, notInArray(users.current_step, AT_THE_QUESTIONS)),
  or(
    isNull(users.service_type),
    notInArray(users.service_type, QUOTED_SERVICES),
    inArray(users.current_step, AT_THE_QUESTIONS),
    isPaid,
  ),
);

/** Silent long enough and not too long, and not yet reminded of this silence. */
function isSilent(db: Db, now: Date) {
  const isQuiet = (since: Date | SQL) => isQuietSince(db, since) ?? sql`false`;
  return and(
    isQuiet(silentBefore(now)),
    not(isQuiet(forgottenBefore(now))),
    or(
      isNull(users.reminded_at),
      and(lte(users.reminded_at, restedBefore(now)), not(isQuiet(sql`${users.reminded_at}`))),
    ),
  );
}

/** Marked and written in one transaction; a row that another process holds is that process's. */
async function remind(ctx: Ctx, tx: Db) {
  const due = await tx
    .select({
      ...{ user_id: users.user_id, first_name: users.first_name, email: users.email, locale: users.locale },
      ...{ current_step: users.current_step, isPaid },
    })
    .from(users)
    .where(and(isReachable, isTheirs, isSilent(tx, ctx.now)))
    .orderBy(asc(users.updated_at))
    .limit(REMIND_AT_ONCE)
    .for('no key update', { skipLocked: true });
  if (due.length === 0) return;
  // Not `updated_at`: what we write is no activity of theirs.
  await tx
    .update(users)
    .set({ reminded_at: ctx.now })
    .where(
      inArray(
        users.user_id,
        due.map(({ user_id }) => user_id),
      ),
    );
  const messages = due.map(({ email, current_step, isPaid: paid, ...person }) =>
    reminderMessage(ctx, { ...person, email: String(email), at: stoppedAt(current_step, paid) }),
  );
  await writeMessages(ctx, tx, messages);
}

export const remindJob: AppJob = {
  name: 'portal.remind',
  input: z.object({}),
  /** In the morning of Bogotá. */
  schedule: '0 14 * * *',
  retries: 1,
  run: each((ctx: Ctx) => ctx.db.transaction((tx) => remind(ctx, tx))),
};

/** By the link of the message: once more is the same, and it only ever ends them. */
export async function stopReminders(ctx: Ctx, token: string) {
  const user_id = ownerOfToken(ctx, token);
  const [stopped] = user_id
    ? await ctx.db
        .update(users)
        .set({ wants_reminders: false })
        .where(and(eq(users.user_id, user_id), isNull(users.deleted_at)))
        .returning({ user_id: users.user_id })
    : [];
  if (!stopped) throw new Problem(404);
}
