/** Leads: saved once a person and form, told to the staff by mail, read by staff page by page (T26). */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { messageWrites } from '#app/integrations/mail/outbox.server.ts';
import { brand } from '#content/brand.ts';
import { type Db, writeTogether } from '#db/client.server.ts';
import { leads } from '#db/schema.server.ts';
import { leadMessage } from './lead-message.server.ts';
import type { LeadFields, LeadKey } from './rules.ts';

/** The same phone, address and form again updates the row; the staff read every message, as it was sent. */
export async function saveLead(ctx: Ctx, db: Db, key: LeadKey, { website: _, ...fields }: LeadFields) {
  const lead = ctx.db
    .insert(leads)
    .values({ ...key, ...fields, created_at: ctx.now, updated_at: ctx.now })
    .onConflictDoUpdate({
      target: [leads.phone_number, leads.email, leads.form_name],
      set: { ...fields, updated_at: ctx.now, times_sent: sql`${leads.times_sent} + 1` },
    });
  const message = await messageWrites(ctx, {
    kind: 'lead',
    to_address: brand.staffEmail,
    reply_to: key.email,
    locale: 'es',
    ...leadMessage(key, fields),
  });
  await writeTogether(db, [lead, ...message]);
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
