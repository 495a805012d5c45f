/** Leads: saved once a person and form, told to the staff by mail, read by staff page by page (T26). */
import { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { messagePlaces, messageWrites } from '#app/integrations/mail/outbox.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { perTurn } from '#app/platform/limits/per-turn.server.ts';
import { brand } from '#content/brand.ts';
import type { Db } from '#db/client.server.ts';
import { fixedStatement, jsonRows, together } from '#db/fixed-statement.server.ts';
import { leads } from '#db/schema.server.ts';
import { leadMessage } from './lead-message.server.ts';
import type { LeadFields, LeadKey } from './rules.ts';

const KEY = 'phone_number, email, form_name';
const TEXTS =
  'locale, first_name, last_name, message, trip_reason, number_applying, has_valid_passport, visa_denied, start_time, fbclid, data_consent_version';
const LISTS = 'utm_params, pages_visited, tags';
const TIMES = 'created_at, updated_at';

const columnTypes = (columns: string, type: string) => columns.replace(/\w+/g, (name) => `${name} ${type}`);
const keepOldIfNull = (columns: string) =>
  columns.replace(/\w+/g, (name) => `${name} = coalesce(excluded.${name}, l.${name})`);

/** The same phone, address and form again updates the row with what was sent; what was not sent stays. */
const writeLeads = fixedStatement((ctx: Ctx) => {
  const columns = sql.raw(`${KEY}, ${TEXTS}, ${LISTS}, ${TIMES}`);
  const types = sql.raw(
    [columnTypes(`${KEY}, ${TEXTS}`, 'text'), columnTypes(LISTS, 'jsonb'), columnTypes(TIMES, 'timestamptz')].join(),
  );
  const lead = sql`
    insert into ${leads} as l (${columns})
    select ${columns} from jsonb_to_recordset(${sql.placeholder('leads')}::jsonb) as x (${types})
    on conflict (${sql.raw(KEY)}) do update set ${sql.raw(keepOldIfNull(`${TEXTS}, ${LISTS}`))},
      updated_at = excluded.updated_at, times_sent = l.times_sent + 1`;
  return together([lead, ...messageWrites(ctx)]);
});

type Lead = { ctx: Ctx; key: LeadKey; fields: Omit<LeadFields, 'website'> };

const saveTogether = perTurn(
  async (db, all: Lead[]) => {
    const ctx = (all[0] as Lead).ctx;
    const rows = all.map(({ key, fields }) => ({ ...key, ...fields, created_at: ctx.now, updated_at: ctx.now }));
    const mails = all.map(({ key, fields }) => ({
      kind: 'lead',
      budget: 'none' as const,
      to_address: brand.staffEmail,
      reply_to: key.email,
      locale: 'es' as const,
      ...leadMessage(key, fields),
    }));
    await writeLeads(ctx, db, { leads: jsonRows(rows), ...(await messagePlaces(ctx, mails)) });
    return all;
  },
  ({ key }) => Object.values(key).join(' '),
);

/** In one statement with the message to the staff, who read every message as it was sent. */
export const saveLead = (ctx: Ctx, db: Db, key: LeadKey, { website: _, ...fields }: LeadFields) =>
  saveTogether(db, { ctx, key, fields });

const published = answerFields({
  lead_id: [leads.lead_id, z.uuid()],
  phone_number: [leads.phone_number, z.string()],
  email: [leads.email, z.string()],
  form_name: [leads.form_name, z.string()],
  locale: [leads.locale, z.string()],
  first_name: [leads.first_name, z.string().nullable()],
  last_name: [leads.last_name, z.string().nullable()],
  message: [leads.message, z.string().nullable()],
  trip_reason: [leads.trip_reason, z.string().nullable()],
  number_applying: [leads.number_applying, z.string().nullable()],
  has_valid_passport: [leads.has_valid_passport, z.string().nullable()],
  visa_denied: [leads.visa_denied, z.string().nullable()],
  start_time: [leads.start_time, z.string().nullable()],
  utm_params: [leads.utm_params, z.record(z.string(), z.string()).nullable()],
  pages_visited: [leads.pages_visited, z.array(z.string()).nullable()],
  fbclid: [leads.fbclid, z.string().nullable()],
  tags: [leads.tags, z.array(z.string()).nullable()],
  data_consent_version: [leads.data_consent_version, z.string().nullable()],
  times_sent: [leads.times_sent, z.number()],
  created_at: [leads.created_at, z.iso.datetime()],
  updated_at: [leads.updated_at, z.iso.datetime()],
});
export const lead = published.schema.openapi('Lead');

export type LeadCursor = { created_at: string; lead_id: string };

/** Newest first, by key: page 1,000 costs what page 1 costs. */
export function listLeads(ctx: Ctx, page: { limit: number; before?: LeadCursor | undefined }) {
  const { before } = page;
  return ctx.db
    .select(published.columns)
    .from(leads)
    .where(
      before &&
        sql`(${leads.created_at}, ${leads.lead_id}) < (${before.created_at}::timestamptz, ${before.lead_id}::uuid)`,
    )
    .orderBy(sql`${leads.created_at} desc, ${leads.lead_id} desc`)
    .limit(page.limit);
}
