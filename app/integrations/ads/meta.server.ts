/** Meta's Conversions API: `POST <META_URL>/<pixel>/events` (contracts 4). */
import { z } from 'zod';
import { askOutside, OutboundError } from '#app/platform/http/outbound.server.ts';
import type { AdBody, AdEvent, Ads } from './ads.ts';
import { type HashedField, hashed } from './hashes.server.ts';

/** Older ones are refused, and the whole request with them. */
export const META_DAYS = 7;
const SECONDS = 10;
const MAX_BYTES = 64 * 1024;

/** The network's own names of what it knows; a pixel must use the same, or the same event counts twice. */
const NAMES: Readonly<Record<string, string>> = {
  sign_up: 'CompleteRegistration',
  generate_lead: 'Lead',
  purchase_visa: 'Purchase',
};

/** Contact data as hashes; what a browser is recognised by as it is. */
export function metaBody({ event_id, name, at, url, value, currency, person }: AdEvent): AdBody {
  const hashes: Record<HashedField, string | null> = {
    em: hashed('em', person.email),
    ph: hashed('ph', person.phone_number),
    fn: hashed('fn', person.first_name),
    ln: hashed('ln', person.last_name),
    country: hashed('country', person.country),
    external_id: hashed('external_id', person.external_id),
  };
  const { address, user_agent, fbp, fbc } = person;
  const plain = { client_ip_address: address, client_user_agent: user_agent, fbp, fbc };
  return {
    event_name: NAMES[name] ?? name,
    event_time: Math.floor(at.getTime() / 1000),
    event_id,
    // An event of a website must say by which browser.
    action_source: user_agent ? 'website' : 'system_generated',
    event_source_url: url,
    user_data: {
      ...Object.fromEntries(Object.entries(hashes).flatMap(([key, hash]) => (hash ? [[key, [hash]]] : []))),
      ...Object.fromEntries(Object.entries(plain).filter(([, text]) => text)),
    },
    custom_data: { value, currency },
  };
}

const taken = z.object({ events_received: z.int().nonnegative() });
const failure = z.object({ error: z.object({ code: z.int() }) });
/** A parameter that is not valid: another try changes nothing. */
const INVALID = 100;

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

type Settings = { url: string; pixel: string; token: string; testCode: string | undefined };

export function meta({ url, pixel, token, testCode }: Settings): Ads {
  /** Null where all were taken, otherwise why none was. */
  async function post(bodies: readonly AdBody[]): Promise<string | null> {
    const { status, body } = await askOutside(`${url}/${pixel}/events`, {
      ...{ seconds: SECONDS, maxBytes: MAX_BYTES, accept: 'application/json', isTrusted: true, method: 'POST' },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: bodies, ...(testCode && { test_event_code: testCode }) }),
    });
    const json = readJson(body);
    const failed = failure.safeParse(json);
    if (failed.success && failed.data.error.code === INVALID) return 'refused: invalid parameter';
    if (failed.success) throw new OutboundError(`Meta answers ${status} with code ${failed.data.error.code}`);
    const read = taken.safeParse(json);
    if (status !== 200 || !read.success) throw new OutboundError(`Meta answers ${status}`);
    if (read.data.events_received !== bodies.length)
      throw new OutboundError(`Meta has taken ${read.data.events_received} of ${bodies.length} events`);
    return null;
  }
  return {
    /** One bad event fails a whole request: then each goes by itself, and only that one stays behind. */
    async send(bodies) {
      if (bodies.length === 0) return [];
      const refusal = await post(bodies);
      if (refusal === null) return bodies.map(() => null);
      if (bodies.length === 1) return [refusal];
      const each: (string | null)[] = [];
      for (const body of bodies) each.push(await post([body]));
      return each;
    },
  };
}
