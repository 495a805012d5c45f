/** Events as the screen says them: why one was not told, in words, and a body without anything of a person. Pure. */

export const DELIVERY_STATES = ['waiting', 'sent', 'skipped', 'parked'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const WORDS = {
  'missing user: skipped': 'missing',
  'excluded address': 'excluded',
  'facebook source': 'facebook',
  'not eligible': 'notEligible',
  'no consent': 'noConsent',
  'too old': 'tooOld',
  'no client id': 'noClient',
  'sink not configured': 'notConfigured',
} as const;
type ReasonKey = (typeof WORDS)[keyof typeof WORDS] | 'givenUp' | 'refused' | 'trying';

const GIVEN_UP = 'given up: ';

/** What a receiver said of itself goes along as it is; what we say has words of its own. */
export function reasonIn(state: DeliveryState, reason: string | null): { key: ReasonKey; why: string } | null {
  if (!reason) return null;
  const known = (WORDS as Record<string, ReasonKey | undefined>)[reason];
  if (known) return { key: known, why: '' };
  if (reason.startsWith(GIVEN_UP)) return { key: 'givenUp', why: reason.slice(GIVEN_UP.length) };
  return { key: state === 'waiting' ? 'trying' : 'refused', why: reason };
}

/** What names nobody is shown as it left. Anything else, also what a receiver may want tomorrow, is hidden. */
const SHOWN = new Set([
  ...['event_name', 'event_time', 'event_id', 'action_source', 'event_source_url', 'value', 'currency', 'name'],
  ...['timestamp_micros', 'ad_user_data', 'ad_personalization', 'transaction_id', 'engagement_time_msec'],
  ...['conversionEvent', 'domain', 'service', 'stage', 'source', 'hasBought', 'utm_source', 'utm_medium'],
  ...['utm_campaign', 'utm_content', 'utm_adset', 'utm_term'],
]);
const HASH = /^[0-9a-f]{64}$/;
const HASH_SHOWN = 8;
const LONGEST = 160;
const DEEPEST = 6;
const MOST_LINES = 60;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

type PayloadLine = { path: string; text: string; kind: 'plain' | 'hash' | 'hidden' };

function lineOf(path: string, name: string, value: unknown): PayloadLine {
  if (typeof value === 'string' && HASH.test(value)) return { path, text: value.slice(0, HASH_SHOWN), kind: 'hash' };
  if (!SHOWN.has(name)) return { path, text: '', kind: 'hidden' };
  return { path, text: String(value).slice(0, LONGEST), kind: 'plain' };
}

function* leaves(value: unknown, path: string, name: string, depth: number): Generator<PayloadLine> {
  if (value === null || value === undefined) return;
  if (depth > DEEPEST) return yield { path, text: '', kind: 'hidden' };
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries())
      yield* leaves(one, value.length > 1 ? `${path}[${at}]` : path, name, depth + 1);
    return;
  }
  if (!isRecord(value)) return yield lineOf(path, name, value);
  for (const [key, one] of Object.entries(value)) yield* leaves(one, path ? `${path}.${key}` : key, key, depth + 1);
}

/** A body as lines; contact data stand in it as hashes anyway, and what a browser is known by is hidden. */
export const payloadLines = (payload: unknown): PayloadLine[] => [...leaves(payload, '', '', 0)].slice(0, MOST_LINES);
