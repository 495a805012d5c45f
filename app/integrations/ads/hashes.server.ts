/** Contact data as ad networks compare it: written alike everywhere, then hashed (contracts 4). */
import { createHash } from 'node:crypto';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const NORMAL = {
  em: (text: string) => text.trim().toLowerCase(),
  /** Digits with the code of the country, without zeros before it. */
  ph: (text: string) => text.replace(/\D/g, '').replace(/^0+/, ''),
  /** Letters of any script with their accents; spaces and signs go. */
  fn: (text: string) => text.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, ''),
  ln: (text: string) => text.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, ''),
  country: (text: string) => text.trim().toLowerCase(),
  external_id: (text: string) => text.trim(),
};
export type HashedField = keyof typeof NORMAL;

/** Nothing where nothing is left of it, or where it cannot be a phone number. */
export function hashed(field: HashedField, text: string | null): string | null {
  const normal = NORMAL[field](text ?? '');
  if (!normal || (field === 'ph' && (normal.length < 7 || normal.length > 16))) return null;
  return sha256(normal);
}
