/** Where people come from, and what becomes of them, by week: so that marketing needs no third party (issue 22). */
import { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { csvOf } from '#app/platform/csv.ts';
import { conversion_events, leads, users } from '#db/schema.server.ts';

export const MOST_ROWS = 2000;

export const attributionRow = z
  .strictObject({
    week: z.iso.date().openapi({ description: 'Its Monday, UTC' }),
    source: z.string(),
    campaign: z.string(),
    landing: z.string(),
    leads: z.int(),
    sign_ups: z.int(),
    paid: z.int(),
    value: z.number().openapi({ description: 'Of what was paid, in US dollars, as receivers of events are told it' }),
  })
  .openapi('AttributionRow');
type AttributionRow = z.infer<typeof attributionRow>;

/**
 * Each in the week in which it happened, under the source of the person: those who paid are not always those who came.
 * A message of the contact form is a question, unless staff have said that it is a lead (record 055).
 * Whoever was erased still counts, without a source.
 */
export async function readAttribution(ctx: Ctx, { from, to }: { from: Date; to: Date }): Promise<AttributionRow[]> {
  const [since, until] = [from.toISOString(), to.toISOString()];
  const { rows } = (await ctx.db.execute(sql`
    with happened as (
      select l.created_at, l.utm_params, l.landing, 1 as leads, 0 as sign_ups, 0 as paid, 0 as value from ${leads} l
      where l.created_at >= ${since}::timestamptz and l.created_at < ${until}::timestamptz
        and (l.form_name = 'visa' or exists (
          select 1 from ${conversion_events} c where c.lead_id = l.lead_id and c.event = 'generate_lead'))
      union all
      select u.created_at, u.utm_params, u.landing, 0, 1, 0, 0 from ${users} u
      where u.user_type = 'primary' and u.created_at >= ${since}::timestamptz and u.created_at < ${until}::timestamptz
      union all
      select e.created_at, u.utm_params, u.landing, 0, 0, 1, coalesce((e.data->>'value')::float, 0)
      from ${conversion_events} e join ${users} u on u.user_id = e.user_id
      where e.event = 'purchase_visa'
        and e.created_at >= ${since}::timestamptz and e.created_at < ${until}::timestamptz)
    select to_char(date_trunc('week', created_at at time zone 'UTC'), 'YYYY-MM-DD') as week,
      case lower(utm_params->>'utm_source') when 'adwords' then 'Google'
        else coalesce(utm_params->>'utm_source', '') end as source,
      coalesce(utm_params->>'utm_campaign', '') as campaign,
      coalesce(landing, '') as landing,
      sum(leads)::int as leads, sum(sign_ups)::int as sign_ups, sum(paid)::int as paid, sum(value)::float as value
    from happened group by 1, 2, 3, 4
    order by 1 desc, 8 desc, 6 desc, 5 desc, 2, 3, 4 limit ${MOST_ROWS}`)) as unknown as { rows: AttributionRow[] };
  return rows;
}

const COLUMNS = ['week', 'source', 'campaign', 'landing', 'leads', 'sign_ups', 'paid', 'value'] as const;

export const attributionCsv = (rows: readonly AttributionRow[]) =>
  csvOf([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]);
