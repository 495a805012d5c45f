/** Leads: saved once a person and form, told to the staff by mail, read by staff page by page (T26). */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { messagePlaces, messageWrites } from '#app/integrations/mail/outbox.server.ts';
import { brand } from '#content/brand.ts';
import type { Db } from '#db/client.server.ts';
import { fixedStatement, placesFor, together } from '#db/fixed-statement.server.ts';
import { leads } from '#db/schema.server.ts';
import { leadMessage } from './lead-message.server.ts';
import type { LeadFields, LeadKey } from './rules.ts';

const KEY = ['phone_number', 'email', 'form_name'] as const;
const TEXTS = [
  'locale',
  'first_name',
  'last_name',
  'message',
  'trip_reason',
  'number_applying',
  'has_valid_passport',
  'visa_denied',
  'start_time',
  'fbclid',
] as const;
const LISTS = ['utm_params', 'pages_visited', 'tags'] as const;

/** The same phone, address and form again updates the row with what was sent; what was not sent stays. */
const writeLead = fixedStatement((ctx: Ctx) => {
  const lists = Object.fromEntries(LISTS.map((name) => [name, sql`${sql.placeholder(name)}::jsonb`]));
  const given = (name: string) => sql`coalesce(${sql.raw(`excluded.${name}`)}, ${sql.raw(`leads.${name}`)})`;
  const lead = ctx.db
    .insert(leads)
    .values({
      ...placesFor(...KEY, ...TEXTS),
      ...lists,
      created_at: sql.placeholder('now'),
      updated_at: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: KEY.map((name) => leads[name]),
      set: {
        ...Object.fromEntries([...TEXTS, ...LISTS].map((name) => [name, given(name)])),
        updated_at: sql`excluded.updated_at`,
        times_sent: sql`${leads.times_sent} + 1`,
      },
    });
  return together([lead, ...messageWrites(ctx)]);
});

/** In one statement with the message to the staff, who read every message as it was sent. */
export async function saveLead(ctx: Ctx, db: Db, key: LeadKey, { website: _, ...fields }: LeadFields) {
  const message = await messagePlaces(ctx, {
    kind: 'lead',
    to_address: brand.staffEmail,
    reply_to: key.email,
    locale: 'es',
    ...leadMessage(key, fields),
  });
  const texts = Object.fromEntries(TEXTS.map((name) => [name, fields[name] ?? null]));
  const lists = Object.fromEntries(LISTS.map((name) => [name, fields[name] ? JSON.stringify(fields[name]) : null]));
  await writeLead(ctx, db, { ...message, ...key, ...texts, ...lists });
}

export type LeadCursor = { created_at: string; lead_id: string };

/** Newest first, by key: page 1,000 costs what page 1 costs. */
export function listLeads(ctx: Ctx, page: { limit: number; before?: LeadCursor | undefined }) {
  const { before } = page;
  return ctx.db
    .select()
    .from(leads)
    .where(
      before &&
        sql`(${leads.created_at}, ${leads.lead_id}) < (${before.created_at}::timestamptz, ${before.lead_id}::uuid)`,
    )
    .orderBy(sql`${leads.created_at} desc, ${leads.lead_id} desc`)
    .limit(page.limit);
}
