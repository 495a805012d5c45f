/** Meta's Conversions API on loopback: token, shape and age of each event; one that is wrong fails its whole request. */
import { type ReceivedRequest, type Reply, receiver } from './receiver.ts';

export const META = { META_PIXEL_ID: '123456789012345', META_TOKEN: 'meta-token-of-the-emulator' };

const DAYS_MS = 7 * 86_400_000;
const HASH = /^[0-9a-f]{64}$/;
const HASHED = ['em', 'ph', 'fn', 'ln', 'country', 'external_id'];

// biome-ignore lint/suspicious/noExplicitAny: whatever came
type Event = any;

function isRight(event: Event, now: number): boolean {
  const { event_name, event_time, event_id, action_source, event_source_url, user_data, custom_data } = event;
  const texts = [event_name, event_id, action_source, event_source_url].every((one) => typeof one === 'string' && one);
  const isYoung = Number.isInteger(event_time) && now - event_time * 1000 < DAYS_MS;
  const isWebsite = action_source !== 'website' || Boolean(user_data?.client_user_agent);
  const areHashes = HASHED.every((key) => (user_data?.[key] ?? []).every((hash: string) => HASH.test(hash)));
  return texts && isYoung && isWebsite && areHashes && typeof custom_data?.value === 'number';
}

export async function metaEmulator(clock: () => Date = () => new Date()) {
  /** event_name and event_id -> how often it came and was taken; the network keeps the first. */
  const taken = new Map<string, number>();
  const events: Event[] = [];
  /** Ids that it answers with an error of its own, whatever goes with them. */
  const poison = new Set<string>();
  /** Ids in which it finds a parameter that is not valid. */
  const invalid = new Set<string>();
  const error = (status: number, code: number): Reply => ({
    status,
    json: { error: { message: 'no', type: 'OAuthException', code, fbtrace_id: 'A' } },
  });
  const base = await receiver(({ method, path, headers, body }: ReceivedRequest) => {
    if (method !== 'POST' || path !== `/${META.META_PIXEL_ID}/events`) return error(404, 803);
    if (headers.authorization !== `Bearer ${META.META_TOKEN}`) return error(401, 190);
    if (!Array.isArray(body?.data) || body.data.length === 0 || body.data.length > 1000) return error(400, 100);
    if (body.data.some(({ event_id }: Event) => poison.has(event_id))) return error(500, 2);
    if (body.data.some(({ event_id }: Event) => invalid.has(event_id))) return error(400, 100);
    if (!body.data.every((event: Event) => isRight(event, clock().getTime()))) return error(400, 100);
    for (const event of body.data) {
      const key = `${event.event_name} ${event.event_id}`;
      if (!taken.has(key)) events.push(event);
      taken.set(key, (taken.get(key) ?? 0) + 1);
    }
    return { status: 200, json: { events_received: body.data.length, messages: [], fbtrace_id: 'A' } };
  });
  return Object.assign(base, { taken, events, poison, invalid });
}
