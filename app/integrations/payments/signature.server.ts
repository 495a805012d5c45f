/** Proofs of a message: compared in constant time, over the bytes as they came (T22). */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** No message of a provider is larger; more is not even looked at. */
const MAX_BYTES = 64 * 1024;
const SKEW_SECONDS = 300;

export const isSmallEnough = (raw: Uint8Array) => raw.length > 0 && raw.length <= MAX_BYTES;

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export const hmac = (key: string, ...parts: (string | Uint8Array)[]) => {
  const sum = createHmac('sha256', key);
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
};

/** Hexadecimal in either case; the length says nothing that is secret. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given.toLowerCase()), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** `t=<seconds>,v1=<hex>`: the stamp is part of what is signed. */
export function stamped(key: string, raw: string | Uint8Array, now: Date): string {
  const t = Math.floor(now.getTime() / 1000);
  return `t=${t},v1=${hmac(key, `${t}.`, raw)}`;
}

/** Neither old nor of the future: whoever holds a message cannot keep it for later. Any of several v1 counts (a key that is being replaced). */
export function isStamped(header: string | null, key: string, raw: Uint8Array, now: Date): boolean {
  const parts = (header ?? '')
    .slice(0, 2000)
    .split(',')
    .map((part) => part.trim());
  const stamps = parts.filter((part) => part.startsWith('t='));
  const t = /^t=(\d{1,12})$/.exec(stamps[0] ?? '')?.[1];
  if (stamps.length !== 1 || t === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(t)) > SKEW_SECONDS) return false;
  const right = hmac(key, `${t}.`, raw);
  return parts.filter((part) => part.startsWith('v1=') && isSame(part.slice(3), right)).length > 0;
}

/** The message as JSON, or null; nothing in it counts before it is proven. */
export function jsonOf(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    return null;
  }
}
