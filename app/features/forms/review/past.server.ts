/** What has been before a review: who wrote answers for the person, and whether a denial lies behind it. */
import { and, desc, eq, or } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { Db } from '#db/client.server.ts';
import { case_events, form_pages } from '#db/schema.server.ts';

/** A page whose last hand is theirs: what the person has saved since is the person's own again. */
export async function hasPrepared(db: Db, { actor }: Pick<Ctx, 'actor'>, user_id: string): Promise<boolean> {
  const [found] = await db
    .select({ page_number: form_pages.page_number })
    .from(form_pages)
    .where(and(eq(form_pages.user_id, user_id), eq(form_pages.saved_by, actor.user_id ?? user_id)))
    .limit(1);
  return found !== undefined;
}

/** The denial that stands now, and the last time the case was opened again. */
export async function readAfterDenial(db: Db, user_id: string) {
  const rows = await db
    .select({ event: case_events.event, created_at: case_events.created_at })
    .from(case_events)
    .where(
      and(
        eq(case_events.user_id, user_id),
        or(eq(case_events.to_step, 'visa_denied'), eq(case_events.event, 'review.reopened')),
      ),
    )
    .orderBy(desc(case_events.case_event_id));
  const lastOf = (isReopened: boolean) =>
    rows.find(({ event }) => (event === 'review.reopened') === isReopened)?.created_at ?? null;
  return { denied_at: lastOf(false), reopened_at: lastOf(true) };
}
