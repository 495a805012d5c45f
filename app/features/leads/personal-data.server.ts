/** A lead belongs to whoever's contact it names: a year after the last contact it goes, or when that person asks (D42). */
import { lt, sql } from 'drizzle-orm';
import { type Contact, deleteSome, ofContacts, type PersonalData } from '#app/platform/record/personal-data.server.ts';
import { leads } from '#db/schema.server.ts';

const ofPerson = (contacts: readonly Contact[]) =>
  ofContacts(contacts, { email: sql`${leads.email}`, phone_number: sql`${leads.phone_number}` }) ?? sql`false`;

const own: PersonalData = {
  name: 'leads',
  what: 'leads',
  tables: [leads],
  forget: (_ctx, tx, { contacts }) => tx.delete(leads).where(ofPerson(contacts)),
  handOut(db, { contacts }) {
    const { form_name, first_name, last_name, email, phone_number, message, locale, times_sent } = leads;
    const { trip_reason, number_applying, has_valid_passport, visa_denied, start_time } = leads;
    const { utm_params, pages_visited, fbclid, data_consent_version, created_at, updated_at } = leads;
    return db
      .select({
        ...{ form_name, first_name, last_name, email, phone_number, message, locale, times_sent },
        ...{ trip_reason, number_applying, has_valid_passport, visa_denied, start_time },
        ...{ utm_params, pages_visited, fbclid, data_consent_version, created_at, updated_at },
      })
      .from(leads)
      .where(ofPerson(contacts))
      .orderBy(created_at);
  },
  expire: ({ db }, before) => deleteSome(db, leads, lt(leads.updated_at, before)),
};

export const leadsData = [own];
