/**
 * What a PDF must not have: scripts, programs to launch, files inside, a lock (T27). Their names stand in the bytes of the
 * file or in packed objects. So every byte is searched, and packed objects are unpacked; whatever speaks of packed objects
 * and cannot be unpacked in the one way that all readers share is refused.
 */
import { inflateSync } from 'node:zlib';
import type { RefusalReason } from './inspection.ts';
import { type Dictionary, dictionaryAt } from './pdf-dictionary.ts';
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
const SCRIPT = named(
  'JavaScript',
  'Launch',
  'Rendition',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'Movie',
  'Sound',
);
const ATTACHED = named('EmbeddedFile', 'EmbeddedFiles', 'GoToE');
/** Objects may be packed into a stream: by its name, or by what it must say of them. */
const PACKED = new RegExp(named('ObjStm', 'First').source, 'g');
const HEADS = /\d\s+\d+\s+obj\s*(?=<<)/g;
const PLAIN_FILTERS = ['/FlateDecode', '/Fl', '[ /FlateDecode ]', '[ /Fl ]'];

const INFLATED_MOST = 64 * 1024 * 1024;
/** How far a name may stand behind the head of its object. */
const NEAR = 64_000;
/** Signs that are read in all: whoever writes heads into heads ends here. */
const READ_MOST = 60_000_000;
/** Behind the last end: a few spaces, no second file. */
const TAIL = 2048;

function refusalIn(text: string): RefusalReason | null {
  if (LOCKED.test(text)) return 'pdf_locked';
  if (SCRIPT.test(text)) return 'pdf_script';
  return ATTACHED.test(text) ? 'pdf_attachment' : null;
}

/** Objects that are a number and nothing else, by their own number and generation; null of what is said twice. */
type Numbers = ReadonlyMap<string, number | null>;
const NUMBERS = /(?<!\d)(\d{1,9})\s+(\d{1,5})\s+obj\s+(\d{1,9})\s+endobj/g;

function numbersIn(text: string): Numbers {
  const numbers = new Map<string, number | null>();
  for (const [, number, generation, value] of text.matchAll(NUMBERS)) {
    const place = `${number} ${generation}`;
    numbers.set(place, numbers.has(place) ? null : Number(value));
  }
  return numbers;
}

/** How long a stream says that it is; a length that stands elsewhere must stand there once. */
function lengthIn(value: string | undefined, numbers: () => Numbers): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const [, place] = /^(\d{1,9} \d{1,5}) R$/.exec(value) ?? [];
  return place === undefined ? null : (numbers().get(place) ?? null);
}

/** `numbers`: looked for once, and only where a length stands elsewhere: a file may name a hundred thousand of them. */
type Paper = { readonly bytes: Uint8Array; readonly text: string; readonly numbers: () => Numbers };

/** What is packed in a stream, plain; null of any that readers might unpack otherwise than we do. */
function unpacked({ bytes, text, numbers }: Paper, { end, keys }: Dictionary): string | null {
  if (keys.has('DecodeParms') || keys.has('DP') || keys.has('F') || keys.has('FFilter')) return null;
  const head = /^[\s\0]{0,8}stream(?:\r\n|\n)/.exec(text.slice(end, end + 20));
  const length = lengthIn(keys.get('Length'), numbers);
  if (!head || length === null) return null;
  const from = end + head[0].length;
  if (!/^\s{0,4}endstream/.test(text.slice(from + length, from + length + 20))) return null;
  const filter = keys.get('Filter');
  // Uncompressed: every byte of it was searched already.
  if (filter === undefined) return '';
  if (!PLAIN_FILTERS.includes(filter)) return null;
  try {
    return textOf(inflateSync(bytes.subarray(from, from + length), { maxOutputLength: INFLATED_MOST }));
  } catch {
    return null;
  }
}

const isPacked = ({ keys }: Dictionary) => keys.get('Type') === '/ObjStm' || (keys.has('First') && keys.has('N'));

/** Names outside of packed objects are found in the bytes; only these must be unpacked, and nothing else is. */
function refusalInPacked(bytes: Uint8Array, text: string): RefusalReason | null {
  let known: Numbers | undefined;
  const paper: Paper = {
    ...{ bytes, text },
    numbers: () => {
      known ??= numbersIn(text);
      return known;
    },
  };
  const places = [...text.matchAll(PACKED)].map(({ index }) => index);
  const told = new Set<number>();
  let [read, total, next] = [0, 0, 0];
  for (const found of text.matchAll(HEADS)) {
    const from = found.index + found[0].length;
    while ((places[next] ?? from) < from) next++;
    const place = places[next];
    if (place === undefined) break;
    if (place - from > NEAR) continue;
    const dictionary = dictionaryAt(text, from);
    read += dictionary ? dictionary.end - from : NEAR;
    if (read > READ_MOST) return 'unreadable';
    if (!dictionary) continue;
    for (let at = next; (places[at] ?? dictionary.end) < dictionary.end; at++) told.add(places[at] ?? -1);
    if (!isPacked(dictionary)) continue;
    const plain = unpacked(paper, dictionary);
    total += plain?.length ?? 0;
    if (plain === null || total > INFLATED_MOST) return 'unreadable';
    const refusal = refusalIn(plain);
    if (refusal) return refusal;
  }
  // One that stands in no object that we could read is for a reader that is kinder than we are.
  return places.every((place) => told.has(place)) ? null : 'unreadable';
}

export function refusalOfPdf(bytes: Uint8Array): RefusalReason | null {
  const text = textOf(bytes);
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !/\d\s+obj\b/.test(text)) return 'unreadable';
  const tail = text.slice(end + 5);
  if (tail.length > TAIL || /[^\s\0]/.test(tail)) return 'mixed_content';
  return refusalIn(text) ?? refusalInPacked(bytes, text);
}
