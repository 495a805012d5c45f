/** Hides whom and what a text names behind numbers in brackets, and puts it back (T34): the service sees neither. */
import { latinDigits } from '#app/i18n/latin-digits.ts';
import { commonSpans } from './common-names.ts';
import { dateSpans } from './dates.ts';
import { JOINERS, type KnownWords, type Lookup, lookupOf } from './known.ts';
import { type Word, wordsOf } from './words.ts';

/** `back`: what is put back. */
export type Span = { readonly start: number; readonly end: number; readonly back: string };

/** `hidden[0]` stands for [1]. */
type MaskedText = { readonly text: string; readonly hidden: readonly string[] };

/** Addresses of mail and web, and user names. */
const ADDRESSES: readonly RegExp[] = [
  /[^\s@,;()<>]+@[^\s@,;()<>]+/gu,
  /(?:https?:\/\/|www\.)\S+/giu,
  /[\p{L}\p{N}-]+\.(?:com|net|org|info|edu|gov|co|mx|ar|pe|ec|es|cl)(?![\p{L}\p{N}])\S*/giu,
  /@[\p{L}\p{N}_.]+/gu,
];
/** Whatever has a digit in it: years, amounts, phones, passports. */
const NUMBERS: readonly RegExp[] = [/\+?[\p{L}]*\p{Nd}[\p{L}\p{Nd}]*(?:[.,:/#–-][\p{L}]*\p{Nd}[\p{L}\p{Nd}]*)*/gu];

const patternSpans = (text: string, patterns: readonly RegExp[]): Span[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      back: latinDigits(found),
    })),
  );

/** In Arabic "and", "in", "for", "as" are written on to the word, two of them at most. */
const ATTACHED = /^[وفبلك]{0,2}/u;

/** How many letters stand before what is known. */
const skippedIn = (phrase: string, entries: Lookup['entries']): number | undefined =>
  Array.from({ length: (ATTACHED.exec(phrase)?.[0].length ?? 0) + 1 }, (_, count) => count).find((count) =>
    entries.has(phrase.slice(count)),
  );

function knownSpans(text: string, words: readonly Word[], known: KnownWords): Span[] {
  const { entries, longest } = lookupOf(known);
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(longest, words.length - at); count > 0; count--) {
      const part = words.slice(at, at + count);
      const [first, last] = [part[0], part.at(-1)];
      if (!first || !last) break;
      const phrase = part.map(({ folded }) => folded).join(' ');
      const skipped = skippedIn(phrase, entries) ?? 0;
      const entry = entries.get(phrase.slice(skipped));
      if (!entry || (entry.needsCapital && !first.isCapital)) continue;
      const start = first.start + skipped;
      spans.push({ start, end: last.end, back: entry.back ?? text.slice(start, last.end) });
      at += count - 1;
      break;
    }
  }
  return spans;
}

const SENTENCE_END = /(?:^|[.!?¿¡:;\n"“«(•-])\s*$/u;
/** Words that begin a sentence and belong to no name. */
const OPENERS: ReadonlySet<string> = new Set(
  'el la los las lo un una unos unas mi mis tu tus su sus en de con por para desde a al del yo no si y o'.split(' '),
);
/** Names that nobody has told us: in Spanish and English a capital inside of a sentence. */
function capitalSpans(text: string, words: readonly Word[]): Span[] {
  const isNamed = ({ start, isCapital }: Word) => isCapital && /^\p{Lu}/u.test(text.slice(start));
  const long = words.filter(({ start, end }) => end - start >= 4 && /^\p{Script=Latin}/u.test(text.slice(start, end)));
  // Where every longer word has one, a capital says nothing: a job title, or a text all in capitals.
  if (long.every(isNamed)) return [];
  const begins = ({ start }: Word) => SENTENCE_END.test(text.slice(0, start));
  return words.flatMap((word, place) => {
    if (!isNamed(word)) return [];
    const next = words[place + 1];
    const isOfName = next && isNamed(next) && /^\s+$/u.test(text.slice(word.end, next.start));
    if (begins(word) && (!isOfName || OPENERS.has(word.folded))) return [];
    return [{ start: word.start, end: word.end, back: text.slice(word.start, word.end) }];
  });
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** What was found first is put back; where another one reaches over its edge, both are hidden as they stand. */
function withSpan(text: string, spans: readonly Span[], span: Span): Span[] {
  const touched = spans.filter((one) => overlaps(one, span));
  if (touched.some(({ start, end }) => start <= span.start && end >= span.end)) return [...spans];
  const start = Math.min(span.start, ...touched.map((one) => one.start));
  const end = Math.max(span.end, ...touched.map((one) => one.end));
  const whole = touched.length > 0 ? { start, end, back: latinDigits(text.slice(start, end)) } : span;
  return [...spans.filter((one) => !touched.includes(one)), whole];
}

/** "Ana María" and "Banco de Bogotá" are one thing. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    const before = found.at(-1);
    const gap = before && text.slice(before.end, span.start);
    const small = gap?.trim().toLowerCase().split(/\s+/u) ?? [];
    const isOne = gap !== undefined && /^[^\S\n]+(?:\p{L}+[^\S\n]+){0,2}$/u.test(gap);
    if (before && isOne && small.every((word) => word === '' || (JOINERS.has(word) && word !== 'y' && word !== 'e')))
      found[found.length - 1] = { start: before.start, end: span.end, back: `${before.back}${gap}${span.back}` };
    else found.push(span);
  }
  return found;
}

export function mask(given: string, known: KnownWords): MaskedText {
  const text = given.normalize('NFC');
  const words = wordsOf(text);
  const found = [
    ...patternSpans(text, ADDRESSES),
    ...dateSpans(text),
    ...knownSpans(text, words, known),
    ...patternSpans(text, NUMBERS),
    ...capitalSpans(text, words),
    ...commonSpans(text, words),
  ];
  const kept = found.reduce<Span[]>((spans, span) => withSpan(text, spans, span), []);
  const spans = joined(
    text,
    kept.sort((a, b) => a.start - b.start),
  );
  let masked = '';
  let at = 0;
  for (const [place, { start, end }] of spans.entries()) {
    masked += `${text.slice(at, start)}[${place + 1}]`;
    at = end;
  }
  return { text: masked + text.slice(at), hidden: spans.map(({ back }) => back) };
}

/** Nothing but names and numbers: there is nothing to put into English. */
export const isOnlyHidden = ({ text }: MaskedText) => !/\p{L}/u.test(text);

const MARK = /\[(\d+)\]/g;

/** Null unless every mark stands there exactly once, and no other. */
export function unmask(written: string, hidden: readonly string[]): string | null {
  const marks = [...written.matchAll(MARK)].map(([, number]) => Number(number));
  const isWhole = marks.length === hidden.length && hidden.every((_, place) => marks.includes(place + 1));
  return isWhole ? written.replace(MARK, (_, number) => hidden[Number(number) - 1] ?? '') : null;
}
