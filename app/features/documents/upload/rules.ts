/** What may be handed in, and what follows when a step of an upload fails (spec 4, 5 and 8 "Documents", D25). */

/** What the look at the bytes may find (app/integrations/inspection). */
const FOUND = [
  'empty',
  'too_large',
  'wrong_type',
  'unreadable',
  'too_many_pixels',
  'mixed_content',
  'pdf_script',
  'pdf_attachment',
  'pdf_locked',
  'infected',
  'quota',
] as const;
/** Of what waits: its turn, or the network; of what ended: why. Keys of the texts `documents-screen.upload.why`. */
export const WHYS = [
  ...FOUND,
  ...(['turn', 'network', 'heic', 'too_many', 'locked', 'gone', 'server', 'no_address', 'unverified'] as const),
] as const;
export type FailureReason = (typeof WHYS)[number];

/** As the server takes it (files/rules.ts), without the lists that stand there. */
export const LARGEST = 10 * 1024 * 1024;
export const AT_ONCE = 2;
/** Pictures are shrunk to this on the longer side and saved as JPEG (spec 5). */
export const LONGEST = 1800;
export const QUALITY = 0.7;

/** For the chooser: what the specification takes, and what phones make of it. */
export const ACCEPTED = '.jpg,.jpeg,.png,.pdf,image/heic,image/heif';

export type Kind = 'picture' | 'heic' | 'pdf';

const ENDINGS: Readonly<Record<string, Kind>> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  pdf: 'pdf',
  heic: 'heic',
  heif: 'heic',
};
const TYPES: Readonly<Record<string, Kind>> = {
  'image/jpeg': 'picture',
  'image/jpg': 'picture',
  'image/png': 'picture',
  'application/pdf': 'pdf',
  'image/heic': 'heic',
  'image/heif': 'heic',
};

/** By its type, which a clipboard gives without a name; by its ending where the browser knows no type. */
export function kindOf({ name, type }: { name: string; type: string }): Kind | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const isUnknown = type === '' || type === 'application/octet-stream';
  return TYPES[type.toLowerCase()] ?? (isUnknown ? ENDINGS[ending] : null) ?? null;
}

/** What need not be sent to know that it is refused. A picture is shrunk first. */
export function refusalBefore(
  { size }: { size: number },
  kind: Kind | null,
  isPrepared: boolean,
): FailureReason | null {
  if (kind === null) return 'wrong_type';
  if (size === 0) return 'empty';
  if (size > LARGEST && (isPrepared || kind === 'pdf')) return 'too_large';
  return null;
}

/** Without signs that nobody sees: phones write some into names, keyboards and Word into notes, and the server takes none. */
export const seenIn = (text: string) =>
  text.toWellFormed().replace(/(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');

const ENDING = /\.[a-z0-9]{1,5}$/i;
/** What the server takes as a name: seen, not longer than a line, no half of a letter; the ending is that of the bytes. */
export function nameFor(name: string, ending: string): string {
  const bare = seenIn(name).replaceAll('\n', ' ').trim().replace(ENDING, '').slice(0, 120);
  return `${bare.replace(/[\uD800-\uDBFF]$/, '').trim() || 'documento'}.${ending}`;
}

/** A step that did not succeed: with the answer that came, or without any. */
export type Trouble = {
  readonly step: 'ask' | 'put' | 'verify';
  /** Undefined: no answer came. */
  readonly status?: number | undefined;
  readonly field?: string | undefined;
  readonly message?: string | undefined;
  readonly refused_for?: string | undefined;
  readonly retryAfter?: number | undefined;
};

type NextTry =
  /** The same once more: after a pause, or when the network is back. */
  | { readonly next: 'again'; readonly seconds: number }
  /** Another address for the same bytes; `keepsNumber`: whether its number still stands. */
  | { readonly next: 'fresh'; readonly keepsNumber: boolean }
  | { readonly next: 'refused'; readonly why: FailureReason }
  | { readonly next: 'failed'; readonly why: FailureReason };

/** Tries in a row that got no answer while the browser believes to have a network. */
export const TRIES = 6;
const secondsFor = (tried: number) => Math.min(30, 2 ** (tried + 1));

const refused = (why: FailureReason): NextTry => ({ next: 'refused', why });
const failed = (why: FailureReason): NextTry => ({ next: 'failed', why });

function again(tried: number, trouble: Trouble): NextTry {
  if (tried >= TRIES) return failed(trouble.status === undefined ? 'network' : 'server');
  return { next: 'again', seconds: trouble.retryAfter ?? secondsFor(tried) };
}

/** An address that has ended, or was used: disk says 404, a bucket 403. */
const ENDED = [403, 404, 410];

export function nextAfter(trouble: Trouble, tried: number): NextTry {
  const { step, status, field, message, refused_for } = trouble;
  const word = FOUND.find((one) => one === refused_for);
  if (word) return refused(word);
  if (status === undefined || status === 429 || status >= 500) return again(tried, trouble);
  if (step === 'put') {
    if (ENDED.includes(status)) return tried >= TRIES ? failed('server') : { next: 'fresh', keepsNumber: true };
    return status === 413 ? refused('too_large') : failed('server');
  }
  if (status === 423) return refused('locked');
  if (status === 404) return failed('gone');
  if (status === 409 && message === 'That number is taken' && tried < TRIES)
    return { next: 'fresh', keepsNumber: false };
  if (status === 409) return refused(field === 'file_number' ? 'too_many' : 'quota');
  return failed('server');
}
