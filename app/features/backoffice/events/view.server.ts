/** Events as the screen shows them: nothing of a person but the way to their case. */
import { and, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#app/ctx.server.ts';
import type { ConversionEvent, Sink } from '#app/features/tracking/events.ts';
import { listEvents, parkedCounts } from '#app/features/tracking/office/store.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { cursor, cursorInstant, sealCursor } from '#app/platform/cursor.ts';
import { maskPersonal } from '#app/platform/record/log.server.ts';
import { leads, users } from '#db/schema.server.ts';
import { readFilters } from './filters.ts';
import { payloadLines, reasonIn } from './rules.ts';

export const PAGE = 25;
const place = cursor(z.object({ created_at: cursorInstant, event_id: z.uuid() }));
type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

const presentIds = (rows: readonly EventRow[], name: 'user_id' | 'lead_id') => [
  ...new Set(rows.flatMap((row) => row[name] ?? [])),
];

/** Whose cases and leads are still there to be opened. */
async function openable(ctx: Ctx, rows: readonly EventRow[]) {
  const [user_ids, lead_ids] = [presentIds(rows, 'user_id'), presentIds(rows, 'lead_id')];
  const people = user_ids.length
    ? await ctx.db
        .select({ id: users.user_id })
        .from(users)
        .where(and(inArray(users.user_id, user_ids), isNull(users.deleted_at)))
    : [];
  const forms = lead_ids.length
    ? await ctx.db.select({ id: leads.lead_id }).from(leads).where(inArray(leads.lead_id, lead_ids))
    : [];
  return new Set([...people, ...forms].map(({ id }) => id));
}

/** What somebody outside has put into a campaign, or a receiver into its answer, may name somebody. */
function deliveryLine(row: EventRow['deliveries'][number]) {
  const said = reasonIn(row.state, row.reason);
  return {
    ...{ sink: row.sink as Sink, state: row.state, tries: row.tries, settled_at: row.settled_at },
    reason: said && { key: said.key, why: maskPersonal(said.why).slice(0, 300) },
    payload: payloadLines(row.payload).map((line) => ({ ...line, text: maskFree(line) })),
    mayResend: row.state === 'parked' || row.state === 'skipped',
  };
}
const OURS = /(^|\.)(event_time|event_id|timestamp_micros|transaction_id|value)$/;
const maskFree = ({ path, text, kind }: { path: string; text: string; kind: string }) =>
  kind === 'plain' && !OURS.test(path) ? maskPersonal(text) : text;
export type DeliveryLine = ReturnType<typeof deliveryLine>;

export async function eventsView(ctx: Ctx, query: URLSearchParams) {
  const { filters, isWrong } = readFilters(query);
  const before = place.safeParse(query.get('before') ?? '').data;
  const rows = await listEvents(ctx, { ...filters, limit: PAGE + 1, before });
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  const there = await openable(ctx, shown);
  const money = (value: number) => formatMoney(ctx.locale, { amount: Math.round(value * 100), currency: 'USD' });
  return {
    ...{ filters, isWrong, isLater: before !== undefined },
    parked: await parkedCounts(ctx),
    events: shown.map((row) => ({
      ...{ event_id: row.event_id, event: row.event as ConversionEvent, created_at: row.created_at },
      value: row.value === null ? null : money(row.value),
      user_id: row.user_id && there.has(row.user_id) ? row.user_id : null,
      lead_id: row.lead_id && there.has(row.lead_id) ? row.lead_id : null,
      deliveries: row.deliveries.map(deliveryLine),
    })),
    next: last ? sealCursor({ created_at: last.created_at, event_id: last.event_id }) : null,
  };
}
export type EventsView = Awaited<ReturnType<typeof eventsView>>;
export type EventLine = EventsView['events'][number];
