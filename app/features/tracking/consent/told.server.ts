/** What the server has recorded of a person and their own page may tell under the same id: receivers drop one of the two (D34). */
import { z } from '@hono/zod-openapi';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { ConversionEvent } from '#app/features/tracking/events.ts';
import { type MeasuredEvent, readMeasured } from '#app/features/tracking/person.server.ts';
import { type Receivers, reasonNot } from '#app/features/tracking/tell.server.ts';
import { conversion_events } from '#db/schema.server.ts';

export const toldEvent = z
  .object({ event: z.string(), event_id: z.uuid(), value: z.number().nullable() })
  .openapi('ToldEvent');

type EventCtx = Receivers & Pick<Ctx, 'db' | 'now'>;

/** In the order they are asked for; nothing that no receiver may hear of, and nothing that is older than its page. */
export async function eventsToTell(
  ctx: EventCtx,
  user_id: string,
  { events, minutes }: { events: readonly ConversionEvent[]; minutes: number },
): Promise<z.infer<typeof toldEvent>[]> {
  const { event, event_id, created_at } = conversion_events;
  const since = new Date(ctx.now.getTime() - minutes * 60_000);
  const own = and(eq(conversion_events.user_id, user_id), inArray(event, [...events]), gt(created_at, since));
  const rows = await ctx.db.select({ event_id }).from(conversion_events).where(own);
  const measured = await readMeasured(
    ctx.db,
    rows.map((row) => row.event_id),
  );
  const place = (one: MeasuredEvent) => events.indexOf(one.event);
  return measured
    .filter((one) => reasonNot(ctx, 'datalayer', one, ctx.now) === null)
    .sort((a, b) => place(a) - place(b) || a.created_at.getTime() - b.created_at.getTime())
    .map(({ event, event_id, value }) => ({ event, event_id, value }));
}
