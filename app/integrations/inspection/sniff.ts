/** What bytes are, whatever they are called: the signature of their kind, and whether something else is hidden beside it. */
import type { ContentType, RefusalReason } from './inspection.ts';

const startsWith = (bytes: Uint8Array, ...codes: number[]) => codes.every((code, at) => bytes[at] === code);

export function kindOf(bytes: Uint8Array): ContentType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf';
  return null;
}

export const textOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** What a browser or a server would run; long enough that a film behind a picture has none of it by chance. */
const FOREIGN = /<!doctype|<html|<head[\s>]|<body|<script|<iframe|<svg[\s>]|<\?php|%PDF-/i;
/** The end of an archive stands in the last bytes. */
const isArchive = (text: string) => text.slice(-66_000).includes('PK\x05\x06');

/** Lengths and markers of a JPEG up to its picture, and what stands behind its end. */
function besideJpeg(bytes: Uint8Array): string {
  let at = 2;
  let end = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // A marker may be filled up with more of its first byte.
    if (marker === 0xff) at += 1;
    else {
      at += 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
      end = at;
      if (marker === 0xda) break;
    }
  }
  const text = textOf(bytes);
  const over = text.lastIndexOf('\xff\xd9');
  const first = text.indexOf('\xff\xd9', end);
  // Pictures of phones have a film or a second picture behind the first end: markup there is foreign, other bytes are not.
  return text.slice(0, Math.min(end, text.length)) + text.slice(first < 0 ? over : first);
}

function besidePng(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = textOf(bytes);
  let beside = '';
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const name = text.slice(at + 4, at + 8);
    if (name !== 'IDAT' && name !== 'fdAT') beside += text.slice(at + 4, at + 8 + length);
    at += 12 + length;
    if (name === 'IEND') break;
  }
  return beside + text.slice(at);
}

/** A picture that is a page, a script or an archive at the same time (Q29). */
export function isMixed(bytes: Uint8Array, kind: 'image/jpeg' | 'image/png') {
  const beside = kind === 'image/jpeg' ? besideJpeg(bytes) : besidePng(bytes);
  return FOREIGN.test(beside) || isArchive(beside);
}

export function refusalAtSight(bytes: Uint8Array, content_type: ContentType, mostBytes: number): RefusalReason | null {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > mostBytes) return 'too_large';
  const kind = kindOf(bytes);
  if (kind !== content_type) return 'wrong_type';
  if (kind !== 'application/pdf' && isMixed(bytes, kind)) return 'mixed_content';
  return null;
}
