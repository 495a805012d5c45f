/** Requests that the calls of leads and their codes accept. */

import { randomUUID } from 'node:crypto';
import { issueDownload } from '#app/features/leads/download.server.ts';
import { discount_leads, leads, promos } from '#db/schema.server.ts';
import { confirmPassword } from './account.ts';
import type { Person, World } from './calls.ts';

/** A lead that can be deleted: what a path names by phone number is this one. */
async function newLead({ api, sent }: World) {
  const [lead] = await api.db
    .insert(leads)
    .values({
      phone_number: `+57301${String(sent).padStart(7, '0')}`,
      email: 'eva@correo.example',
      form_name: 'contact',
    })
    .returning({ lead_id: leads.lead_id, phone_number: leads.phone_number });
  if (!lead) throw new Error('no lead');
  return lead;
}

export const idOfLead = async (world: World) => (await newLead(world)).lead_id;

/** The number of a lead that is there. */
export const phoneOfLead = async (world: World) => (await newLead(world)).phone_number;

export async function liveCodeOf({ api, sent }: World): Promise<string> {
  const code = `GS2611${String(sent)
    .padStart(6, '0')
    .replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? 'A')}`;
  const ends_at = new Date(api.clock.now.getTime() + 86_400_000);
  await api.db
    .insert(promos)
    .values({ code, kind: 'message', proportion: 0.28, max_uses: 1, ends_at })
    .onConflictDoNothing();
  await api.db.insert(discount_leads).values({ discount_code: code, source: 'GS' }).onConflictDoNothing();
  return code;
}

/** The link of an admin to the file of all leads. */
export function downloadTicket({ api, people }: World): Promise<string> {
  const admin = people.find(({ role }) => role === 'admin');
  const ctx = { db: api.db, now: api.clock.now } as Parameters<typeof issueDownload>[0];
  return issueDownload(ctx, String(admin?.user_id), {});
}

export const LEAD_SAMPLES = {
  'POST /admin/leads/search': () => ({ body: { q: 'eva' } }),
  'PUT /admin/leads/{lead_id}/call': () => ({ body: { is_called: true, note: 'Muestra' } }),
  async 'GET /leads/download-link'({ api }: World, { user_id }: Person) {
    if (user_id) await confirmPassword(api, user_id);
    return {};
  },
  'POST /leads/lead-event-notification': async (world: World) => ({
    body: { lead_id: (await newLead(world)).lead_id ?? randomUUID(), event: 'qualify_lead' },
  }),
};
