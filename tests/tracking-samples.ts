/** Requests that the calls of conversions and events accept. */
import { eq } from 'drizzle-orm';
import { conversion_events, event_deliveries } from '#db/schema.server.ts';
import type { World } from './calls.ts';

const CRM_API_KEY = 'a-key-for-another-program-of-ours-0001';

/** The key that proves the caller; the world has none of its own. */
function byKey({ api }: World) {
  Object.assign(api.services.env, { CRM_API_KEY });
  return { headers: { 'x-api-key': CRM_API_KEY } };
}

/** An event of A that one receiver was not told. */
export async function eventOfA({ api, a }: World): Promise<string> {
  await api.db.delete(event_deliveries);
  await api.db.delete(conversion_events).where(eq(conversion_events.user_id, a));
  const [made] = await api.db
    .insert(conversion_events)
    .values({ user_id: a, event: 'sign_up', data: { value: 1 }, created_at: api.clock.now })
    .returning();
  const event_id = String(made?.event_id);
  await api.db.insert(event_deliveries).values({ event_id, sink: 'crm', state: 'parked', created_at: api.clock.now });
  return event_id;
}

export const TRACKING_SAMPLES = {
  'POST /admin/conversion-events/resend-parked': () => ({ body: { sink: 'crm' } }),
  'POST /api/conversions/{locationId}': (world: World) => ({
    ...byKey(world),
    body: { conversionEvent: 'generate_lead', phoneNumber: '+573001234567' },
  }),
  'GET /api/conversions/{locationId}/leads': byKey,
  'GET /api/conversions/{locationId}/closed-leads': byKey,
};
