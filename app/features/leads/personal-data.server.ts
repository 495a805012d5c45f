/** A lead belongs to whoever's contact it names: a year after the last contact it goes, or when that person asks (D42). */
import { inArray, lt, sql } from 'drizzle-orm';
import { OF_STAFF } from '#app/platform/record/joining.server.ts';
import { type Contact, deleteSome, ofContacts, type PersonalData } from '#app/platform/record/personal-data.server.ts';
import type { Db } from '#db/client.server.ts';
import { discount_leads, leads, orders } from '#db/schema.server.ts';

const ofPerson = (contacts: readonly Contact[]) =>
  ofContacts(contacts, { email: sql`${leads.email}`, phone_number: sql`${leads.phone_number}` }) ?? sql`false`;

const own: PersonalData = {
  name: 'leads',
  what: 'leads',
  tables: [leads],
  async forget(_ctx, tx, { contacts, user_ids }) {
    await tx.delete(leads).where(ofPerson(contacts));
    // A form of somebody who only shares the number stays, and no longer leads to this account.
    await tx.update(leads).set({ user_id: null }).where(inArray(leads.user_id, user_ids));
  },
  handOut(db, { contacts }) {
    const { form_name, first_name, last_name, email, phone_number, message, locale, times_sent } = leads;
    const { trip_reason, number_applying, has_valid_passport, visa_denied, start_time, country } = leads;
    const { utm_params, pages_visited, fbclid, data_consent_version, created_at, updated_at } = leads;
    const { landing, affiliate_code, client_id, tracking_consent, client_ip_address, client_user_agent } = leads;
    const { fbp, fbc, score, is_priority, called_at } = leads;
    return db
      .select({
        ...{ form_name, first_name, last_name, email, phone_number, message, locale, times_sent },
        ...{ trip_reason, number_applying, has_valid_passport, visa_denied, start_time, country },
        ...{ utm_params, pages_visited, fbclid, data_consent_version, created_at, updated_at },
        ...{ landing, affiliate_code, client_id, tracking_consent, client_ip_address, client_user_agent },
        ...{ fbp, fbc, score, is_priority, called_at },
      })
      .from(leads)
      .where(ofPerson(contacts))
      .orderBy(created_at);
  },
  keeps: null,
  join: { moves: [{ column: leads.user_id }], stays: [[leads.called_by, OF_STAFF]] },
  expire: ({ db }, before) => deleteSome(db, leads, lt(leads.updated_at, before)),
};

/** A code leads to a person once it was paid with. */
const codesOf = (db: Db, user_ids: string[]) =>
  inArray(
    discount_leads.discount_code,
    db.select({ code: orders.promo_code }).from(orders).where(inArray(orders.user_id, user_ids)),
  );

const codes: PersonalData = {
  name: 'discount_codes',
  what: 'leads',
  tables: [discount_leads],
  forget: (_ctx, tx, { user_ids }) => tx.delete(discount_leads).where(codesOf(tx, user_ids)),
  handOut(db, { user_id }) {
    const { discount_code, source, fbclid, utm_source, utm_medium, utm_campaign, utm_content } = discount_leads;
    const { utm_adset, client_ip_address, client_user_agent, landing, tracking_consent, created_at } = discount_leads;
    return db
      .select({
        ...{ discount_code, source, fbclid, utm_source, utm_medium, utm_campaign, utm_content },
        ...{ utm_adset, client_ip_address, client_user_agent, landing, tracking_consent, created_at },
      })
      .from(discount_leads)
      .where(codesOf(db, [user_id]));
  },
  keeps: null,
  join: 'a code follows the order that was paid with it',
  expire: ({ db }, before) => deleteSome(db, discount_leads, lt(discount_leads.created_at, before)),
};

export const leadsData = [own, codes];
