/** The embedded CRM: one table. It is also where calls of other programs are written down before they go on. */
import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { crm_conversions } from '#db/schema.server.ts';
import { type Conversion, type Crm, type CrmLead, isWon, type LeadPage, type LeadQuery } from './crm.ts';

type Row = typeof crm_conversions.$inferSelect;

/** One row a key; a repeat changes nothing and finds the first. */
export async function bookConversion(db: Db, location_id: string, conversion: Conversion, call_key: string, at: Date) {
  const { conversionEvent, domain, country, firstName, lastName, phoneNumber, email, utmParams } = conversion;
  const won = isWon(conversionEvent);
  const [made] = await db
    .insert(crm_conversions)
    .values({
      ...{ location_id, call_key, conversion_event: conversionEvent, domain, country, email },
      ...{ first_name: firstName, last_name: lastName, phone_number: phoneNumber, utm_params: utmParams },
      ...{ status: won ? 'won' : 'open', created_at: at, closed_at: won ? at : null },
    })
    .onConflictDoNothing({ target: [crm_conversions.location_id, crm_conversions.call_key] })
    .returning({ conversion_id: crm_conversions.conversion_id });
  if (made) return { ...made, isNew: true };
  const [first] = await db
    .select({ conversion_id: crm_conversions.conversion_id })
    .from(crm_conversions)
    .where(and(eq(crm_conversions.location_id, location_id), eq(crm_conversions.call_key, call_key)));
  if (!first) throw new Error('no conversion');
  return { ...first, isNew: false };
}

export const conversionOf = (row: Row): Conversion => ({
  conversionEvent: row.conversion_event,
  domain: row.domain,
  country: row.country,
  firstName: row.first_name,
  lastName: row.last_name,
  phoneNumber: row.phone_number,
  email: row.email,
  utmParams: row.utm_params,
});

const leadOf = (row: Row): CrmLead => ({
  ...conversionOf(row),
  ...{ id: row.conversion_id, status: row.status, assignedTo: row.assigned_to },
  ...{ createdAt: row.created_at, closedAt: row.closed_at },
});

export function localCrm(db: Db): Crm {
  /** By the column that the index holds, then by id: page 1,000 costs what page 1 costs. */
  async function page(
    by: 'created_at' | 'closed_at',
    location: string,
    query: LeadQuery,
    which?: SQL,
  ): Promise<LeadPage> {
    const { from, to, limit, after, assignedTo } = query;
    const [column, id] = [crm_conversions[by], crm_conversions.conversion_id];
    const rows = await db
      .select()
      .from(crm_conversions)
      .where(
        and(
          eq(crm_conversions.location_id, location),
          gte(column, from),
          lt(column, to),
          which,
          assignedTo ? eq(crm_conversions.assigned_to, assignedTo) : undefined,
          after && sql`(${column}, ${id}) > (${after.at ?? ''}::timestamptz, ${after.id ?? ''}::uuid)`,
        ),
      )
      .orderBy(asc(column), asc(id))
      .limit(limit);
    const last = rows.at(-1);
    const at = last?.[by];
    const next = last && at && rows.length === limit ? { at: at.toISOString(), id: last.conversion_id } : null;
    return { leads: rows.map(leadOf), next };
  }
  return {
    name: 'local',
    async record(location, conversion, key, at) {
      await bookConversion(db, location, conversion, key, at);
      return null;
    },
    leads: (location, query) => page('created_at', location, query),
    closedLeads: (location, query) => page('closed_at', location, query, eq(crm_conversions.status, 'won')),
  };
}
