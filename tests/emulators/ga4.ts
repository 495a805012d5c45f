/** The Measurement Protocol on loopback: it takes whatever comes with the right key, and says nothing of it. */
import { type ReceivedRequest, receiver } from './receiver.ts';

export const GA4 = { GA4_MEASUREMENT_ID: 'G-EMULATOR1', GA4_API_SECRET: 'ga4-secret-of-the-emulator' };

// biome-ignore lint/suspicious/noExplicitAny: whatever came
type Body = any;

/** What its own check would complain of (`/debug/mp/collect`). */
export function complaintsOf(body: Body): string[] {
  const found: string[] = [];
  if (!/^\d{1,20}\.\d{1,20}$/.test(body?.client_id ?? '')) found.push('client_id');
  if (!Array.isArray(body?.events) || body.events.length > 25) found.push('events');
  for (const { name, params } of body?.events ?? []) {
    if (!/^(?!_|firebase_|ga_|google_)[a-z]\w{0,39}$/.test(name)) found.push(`name ${name}`);
    if (Object.keys(params ?? {}).length > 25) found.push('params');
    for (const [key, value] of Object.entries(params ?? {})) if (String(value).length > 100) found.push(key);
  }
  return found;
}

export async function ga4Emulator() {
  /** event_id -> how often it came. */
  const taken = new Map<string, number>();
  const bodies: Body[] = [];
  const base = await receiver(({ method, path, query, body }: ReceivedRequest) => {
    const { GA4_MEASUREMENT_ID, GA4_API_SECRET } = GA4;
    const isOurs = query.get('measurement_id') === GA4_MEASUREMENT_ID && query.get('api_secret') === GA4_API_SECRET;
    if (method !== 'POST' || path !== '/mp/collect') return { status: 404 };
    if (!isOurs) return { status: 204 };
    bodies.push(body);
    for (const { params } of body?.events ?? []) taken.set(params?.event_id, (taken.get(params?.event_id) ?? 0) + 1);
    return { status: 204 };
  });
  return Object.assign(base, { taken, bodies });
}
