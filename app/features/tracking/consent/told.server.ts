/** What the server has recorded of a person and their own page may tell under the same id: receivers drop one of the two (D34). */
import { z } from '@hono/zod-openapi';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { ConversionEvent } from '#app/features/tracking/events.ts';
import { conversion_events, users } from '#db/schema.server.ts';

export const toldEvent = z
  .object({ event: z.string(), event_id: z.uuid(), value: z.number().nullable() })
  .openapi('ToldEvent');

/** In the order they are asked for; nothing without a yes, and nothing that is older than its page. */
export async function eventsToTell(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  user_id: string,
  { events, minutes }: { events: readonly ConversionEvent[]; minutes: number },
): Promise<z.infer<typeof toldEvent>[]> {
  const { event, event_id, data, created_at } = conversion_events;
  const since = new Date(now.getTime() - minutes * 60_000);
  const isGranted = sql`${users.tracking_consent} ->> 'choice' = 'granted'`;
  const rows = await db
    .select({ event, event_id, data })
    .from(conversion_events)
    .innerJoin(users, eq(users.user_id, conversion_events.user_id))
    .where(and(eq(users.user_id, user_id), inArray(event, [...events]), gt(created_at, since), isGranted))
    .orderBy(asc(created_at));
  const place = (row: { event: string }) => (events as readonly string[]).indexOf(row.event);
  return rows
    .sort((a, b) => place(a) - place(b))
    .map(({ data, ...row }) => ({ ...row, value: typeof data.value === 'number' ? data.value : null }));
}
