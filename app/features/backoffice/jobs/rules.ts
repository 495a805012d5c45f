/** Parked jobs in words: the first part of a queue's name says what kind of work it is. Pure. */

const KINDS = [
  'mail',
  'tracking',
  'documents',
  'accounts',
  'portal',
  'waits',
  'platform',
  'checkout',
  'sandbox',
] as const;
type JobKind = (typeof KINDS)[number] | 'other';

export const kindOf = (name: string): JobKind => KINDS.find((one) => name.startsWith(`${one}.`)) ?? 'other';

/** Those that stop rather than forget more people than usual; an admin may allow so many (T50). */
const FORGETTING = ['platform.tidy', 'documents.sweep'];
export const forgets = (name: string) => FORGETTING.includes(name);

const MOST = 1_000_000;
/** What an admin types; null where nothing, undefined where it is no number. */
export function mostOf(text: string): number | null | undefined {
  const plain = text.replace(/[\s.,]/g, '');
  if (plain === '') return null;
  const most = /^\d{1,7}$/.test(plain) ? Number(plain) : 0;
  return most >= 1 && most <= MOST ? most : undefined;
}
