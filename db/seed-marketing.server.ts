/** Demo mode: leads, a code and events, so that the office has something to show (D19). */
import type { Db } from './client.server.ts';
import { conversion_events, discount_leads, event_deliveries, leads, promos } from './schema.server.ts';

const id = (n: number) => `00000000-0000-4000-8000-0000000007${String(n).padStart(2, '0')}`;
const HOUR = 3_600_000;
const CONSENT = { choice: 'granted', version: '1', at: '2026-11-01T10:00:00.000Z' } as const;

const visa = { form_name: 'visa', locale: 'es', country: 'CO', has_valid_passport: 'Y', visa_denied: 'N' } as const;
const google = { utm_source: 'adwords', utm_medium: 'cpc', utm_campaign: 'visa-turismo' };
const seen = { landing: '/visa-americana', utm_params: google, pages_visited: ['/visa-americana', '/precios'] };

/** When, in hours before the first start, and what somebody sent. */
const sent: (Omit<typeof leads.$inferInsert, 'created_at'> & { hoursAgo: number })[] = [
  {
    ...{ ...visa, ...seen, lead_id: id(1), phone_number: '+573000000101', email: 'luz@correo.example', hoursAgo: 1 },
    ...{ first_name: 'Luz', last_name: 'Muestra', trip_reason: 'tourism', number_applying: '4', start_time: '<1' },
    ...{ score: 10, is_priority: true, tracking_consent: CONSENT },
  },
  {
    ...{ ...visa, lead_id: id(2), phone_number: '+573000000102', email: 'omar@correo.example', hoursAgo: 30 },
    ...{ first_name: 'Omar', last_name: 'Muestra', trip_reason: 'study', number_applying: '1', start_time: '3+' },
    score: 0,
  },
  {
    ...{ form_name: 'contact', locale: 'es', country: 'CO', lead_id: id(3), phone_number: '+573000000001' },
    ...{ email: 'ana@mirador.example', user_id: '00000000-0000-4000-8000-000000000001', first_name: 'Ana' },
    ...{ message: '¿Puedo agregar a mi hija después de pagar?', hoursAgo: 76 },
  },
];

const delivery = { tries: 0, settled_at: new Date() };
const body = { event_name: 'Lead', custom_data: { value: 10, currency: 'USD' } };

export async function seedMarketing(db: Db) {
  const now = Date.now();
  for (const { hoursAgo, ...row } of sent) {
    const at = new Date(now - hoursAgo * HOUR);
    await db
      .insert(leads)
      .values({ ...row, created_at: at, updated_at: at })
      .onConflictDoNothing();
  }
  const given = new Date(now - 5 * HOUR);
  const ends_at = new Date(now + 30 * 24 * HOUR);
  const code = { code: 'FB2611MUESTR', kind: 'message', proportion: 0.28, max_uses: 1, ends_at } as const;
  await db
    .insert(promos)
    .values({ ...code, created_at: given })
    .onConflictDoNothing();
  const from = { utm_source: 'facebook', utm_campaign: 'mensajes', landing: '/promo', tracking_consent: CONSENT };
  await db
    .insert(discount_leads)
    .values({ ...from, discount_code: code.code, source: 'FB', created_at: given })
    .onConflictDoNothing();
  const event = { event_id: id(4), lead_id: id(1), event: 'generate_lead', data: { value: 10 } };
  await db
    .insert(conversion_events)
    .values({ ...event, created_at: new Date(now - HOUR) })
    .onConflictDoNothing();
  await db
    .insert(event_deliveries)
    .values([
      { ...delivery, event_id: id(4), sink: 'meta', state: 'skipped', reason: 'sink not configured', payload: body },
      { ...delivery, event_id: id(4), sink: 'ga4', state: 'skipped', reason: 'no client id' },
      { ...delivery, event_id: id(4), sink: 'crm', state: 'parked', reason: 'given up: away', tries: 8 },
    ])
    .onConflictDoNothing();
}
