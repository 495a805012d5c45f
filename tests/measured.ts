/** An app whose events go to emulators, and people whom events are about. */
import { and, eq } from 'drizzle-orm';
import { recordSignUp } from '#app/features/tracking/events.server.ts';
import type { ConversionEvent, Sink } from '#app/features/tracking/events.ts';
import { chooseAds } from '#app/integrations/ads/index.server.ts';
import { chooseAnalytics } from '#app/integrations/analytics/index.server.ts';
import { conversion_events, event_deliveries, users } from '#db/schema.server.ts';
import { ownApp, type TestApp } from './app.ts';
import { GA4, ga4Emulator } from './emulators/ga4.ts';
import { META, metaEmulator } from './emulators/meta.ts';

export const GRANTED = { choice: 'granted', version: '1', at: '2026-11-18T10:00:00.000Z' } as const;

let last = 0;

/** Somebody who said yes, with all that a browser tells; markers that no receiver may read in clear. */
export async function measuredPerson(api: TestApp, more: Partial<typeof users.$inferInsert> = {}) {
  last++;
  const [user] = await api.db
    .insert(users)
    .values({
      ...{ first_name: 'Marcadora', last_name: 'Secretísima', phone_number: `+5730166${String(10_000 + last)}` },
      ...{ email: `marca${last}@secreta.example`, service_type: 'VisitorVisaCanada', number_in_party: 2 },
      ...{ valid_passport: true, denied_visa_before: true, ip_address: '190.24.1.7', landing: '/visa-americana' },
      ...{ tracking_consent: GRANTED, client_user_agent: 'Mozilla/5.0 (Prueba)', client_id: '123456789.1700000000' },
      ...{ fbp: 'fb.1.1700000000000.42', fbc: 'fb.1.1700000000000.click', utm_params: { utm_source: 'AdWords' } },
      ...more,
    })
    .returning();
  if (!user) throw new Error('nobody');
  return user;
}

/** What recording needs of the process. */
export const recordingOf = ({ services, clock }: TestApp) => ({
  ...{ env: services.env, jobs: services.jobs, now: clock.now },
  ...{ ads: chooseAds(services.env), analytics: chooseAnalytics(services.env) },
});

/** A person whose sign-up is recorded, and the events of it. */
export async function signedUp(api: TestApp, more: Partial<typeof users.$inferInsert> = {}) {
  const user = await measuredPerson(api, more);
  await api.db.transaction((tx) => recordSignUp(recordingOf(api), tx, user.user_id));
  const events = await api.db.select().from(conversion_events).where(eq(conversion_events.user_id, user.user_id));
  const idOf = (event: ConversionEvent) => String(events.find((one) => one.event === event)?.event_id);
  return { user, events, idOf };
}

export async function deliveryOf(api: TestApp, event_id: string, sink: Sink) {
  const own = and(eq(event_deliveries.event_id, event_id), eq(event_deliveries.sink, sink));
  const [row] = await api.db.select().from(event_deliveries).where(own);
  return row;
}

/** Runs the job of a receiver once, as a batch; what it queues for later stays there. */
export async function deliverNow(api: TestApp, sink: Sink, ...event_ids: string[]) {
  const inputs = event_ids.map((event_id) => ({ event_id }));
  for (const error of await api.app.runJob(`tracking.${sink}`, inputs)) if (error) throw error;
}

export async function measuredApp(more: Record<string, string> = {}) {
  const clock = { now: () => new Date() };
  const meta = await metaEmulator(() => clock.now());
  const ga4 = await ga4Emulator();
  const api = await ownApp({ ...META, META_URL: meta.url, ...GA4, GA4_URL: ga4.url, ...more });
  clock.now = () => api.clock.now;
  return {
    api,
    meta,
    ga4,
    async close() {
      await api.close();
      await meta.close();
      await ga4.close();
    },
  };
}
