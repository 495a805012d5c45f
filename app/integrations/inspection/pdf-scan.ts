/**
 * What a PDF must not have: scripts, programs to launch, files inside, a lock (T27). Names are looked for in every byte
 * and in whatever inflates, since a reader that is kinder than ours would find them there; a stream of objects in any other
 * coding is refused, because we cannot look into it.
 */
import { inflateSync } from 'node:zlib';
import type { RefusedFor } from './inspection.ts';
import { textOf } from './sniff.ts';

const hexOf = (letter: string) =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`);
/** `/J#61vaScript` is the same name. */
const nameOf = (name: string) => [...name].map((letter) => `(?:${letter}|#${hexOf(letter)})`).join('');
/** A name ends where a sign of the syntax or a space stands. */
const named = (...names: string[]) => new RegExp(`/(?:${names.map(nameOf).join('|')})(?=[\\s/<>\\[\\]()%\\0]|$)`);

const LOCKED = named('Encrypt');
const SCRIPT = named('JavaScript', 'Launch', 'Rendition', 'RichMedia', 'XFA', 'SubmitForm', 'ImportData');
const ATTACHED = named('EmbeddedFile', 'EmbeddedFiles', 'GoToE');
const OBJECTS = named('ObjStm');
const PLAIN_FILTER = /\/Filter\s*(?:\/FlateDecode|\/Fl|\[\s*(?:\/FlateDecode|\/Fl)\s*\])(?=[\s/<>])/;

const INFLATED_MOST = 96 * 1024 * 1024;
const ALL_INFLATED_MOST = 192 * 1024 * 1024;
const STREAMS_MOST = 20_000;
const DICTIONARY = 4000;
/** Behind the last end: a few spaces, no second file. */
const TAIL = 2048;

function refusalIn(text: string): RefusedFor | null {
  if (LOCKED.test(text)) return 'pdf_locked';
  if (SCRIPT.test(text)) return 'pdf_script';
  return ATTACHED.test(text) ? 'pdf_attachment' : null;
}

/** Null where it is no such stream; the end need not be there. */
function inflated(bytes: Uint8Array): Buffer | 'too much' | null {
  if (((bytes[0] ?? 0) & 0x0f) !== 8) return null;
  try {
    return inflateSync(bytes, { maxOutputLength: INFLATED_MOST, finishFlush: 2 });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too much' : null;
  }
}

function refusalInStreams(bytes: Uint8Array, text: string): RefusedFor | null {
  let seen = 0;
  let total = 0;
  for (const found of text.matchAll(/stream\r?\n/g)) {
    const at = found.index;
    if (text.slice(at - 3, at) === 'end') continue;
    seen += 1;
    if (seen > STREAMS_MOST) return 'unreadable';
    const from = at + found[0].length;
    const end = text.indexOf('endstream', from);
    const body = bytes.subarray(from, end < 0 ? bytes.length : end);
    const before = text.slice(Math.max(0, at - DICTIONARY), at);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    const plain = inflated(body);
    if (OBJECTS.test(dictionary) && dictionary.includes('/Filter'))
      if (plain === null || !PLAIN_FILTER.test(dictionary) || dictionary.includes('/Predictor')) return 'unreadable';
    if (plain === 'too much') return 'unreadable';
    if (plain === null) continue;
    total += plain.length;
    if (total > ALL_INFLATED_MOST) return 'unreadable';
    const refusal = refusalIn(textOf(plain));
    if (refusal) return refusal;
  }
  return null;
}

export function refusalOfPdf(bytes: Uint8Array): RefusedFor | null {
  const text = textOf(bytes);
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !/\d\s+obj\b/.test(text)) return 'unreadable';
  const tail = text.slice(end + 5);
  if (tail.length > TAIL || /[^\s\0]/.test(tail)) return 'mixed_content';
  return refusalIn(text) ?? refusalInStreams(bytes, text);
}
