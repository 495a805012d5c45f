/** Finds articles by what somebody typed: every word counts, accents and slips are forgiven, the last may be unfinished. */
import { bitsOf, maskOf, slipsBetween, wordsOf } from './letters.ts';

const HEAD_NUMBERS = 4;
const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** How many words of the index one typed word may stand for. */
const MOST_KIN = 24;

/** What a found word counts beside the very one. */
const WORTH = { same: 1, begins: 0.6, slip: 0.45, slips: 0.25 } as const;

const slipsFor = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

type Kin = { word: number; worth: number };

export function openSearch(packed: Buffer) {
  // A copy that begins at an even place, and one only.
  const bytes = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength) as ArrayBuffer;
  const [articles = 0, count = 0, entries = 0, spelt = 0] = new Uint32Array(bytes, 0, HEAD_NUMBERS);
  const starts = new Uint32Array(bytes, HEAD_NUMBERS * 4, count + 1);
  const owners = new Uint32Array(bytes, (HEAD_NUMBERS + count + 1) * 4, entries);
  const weights = new Uint8Array(bytes, (HEAD_NUMBERS + count + 1 + entries) * 4, entries);
  const tail = Buffer.from(bytes, bytes.byteLength - spelt, spelt).toString();
  const words = tail ? tail.split('\n') : [];
  const masks = Int32Array.from(words, maskOf);

  /** The first word of the index that is not before this one. */
  function placeOf(word: string): number {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function beginning(word: string): Kin[] {
    const found: Kin[] = [];
    for (let at = placeOf(word); at < words.length && found.length < MOST_KIN; at += 1) {
      const one = words[at] ?? '';
      if (!one.startsWith(word)) break;
      if (one !== word) found.push({ word: at, worth: WORTH.begins });
    }
    return found;
  }

  function spelledAlike(word: string): Kin[] {
    const most = slipsFor(word);
    const mask = maskOf(word);
    const found: Kin[] = [];
    for (let at = 0; at < words.length && most > 0; at += 1) {
      const one = words[at] ?? '';
      if (Math.abs(one.length - word.length) > most || bitsOf((masks[at] ?? 0) ^ mask) > 2 * most) continue;
      const slips = one === word ? 0 : slipsBetween(word, one, most);
      if (slips > 0 && slips <= most) found.push({ word: at, worth: slips === 1 ? WORTH.slip : WORTH.slips });
    }
    return found.sort((a, b) => b.worth - a.worth).slice(0, MOST_KIN);
  }

  function kinOf(word: string, isLast: boolean): Kin[] {
    const at = placeOf(word);
    const same: Kin[] = words[at] === word ? [{ word: at, worth: WORTH.same }] : [];
    const begun = isLast || same.length === 0 ? beginning(word) : [];
    // A word that is there was meant: only others may be slips.
    return [...same, ...begun, ...(same.length === 0 ? spelledAlike(word) : [])];
  }

  /** Articles by their number, best first: whoever has more of the words comes before whoever has one of them often. */
  function find(typed: string): number[] {
    const asked = [...new Set(wordsOf(typed.slice(0, 200)))].filter((word) => word.length <= LONGEST_WORD);
    const wanted = asked.slice(0, MOST_WORDS);
    const scores = new Float64Array(articles);
    const hits = new Uint8Array(articles);
    const best = new Float64Array(articles);
    for (const [index, word] of wanted.entries()) {
      const touched: number[] = [];
      for (const kin of kinOf(word, index === wanted.length - 1)) {
        const [start = 0, end = 0] = starts.subarray(kin.word, kin.word + 2);
        const rarity = Math.log(1 + articles / (end - start));
        for (let at = start; at < end; at += 1) {
          const article = owners[at] ?? 0;
          const score = kin.worth * rarity * (weights[at] ?? 0);
          if (best[article] === 0) touched.push(article);
          if (score > (best[article] ?? 0)) best[article] = score;
        }
      }
      for (const article of touched) {
        scores[article] = (scores[article] ?? 0) + (best[article] ?? 0);
        hits[article] = (hits[article] ?? 0) + 1;
        best[article] = 0;
      }
    }
    const found: number[] = [];
    for (let article = 0; article < articles; article += 1) if ((hits[article] ?? 0) > 0) found.push(article);
    // Half of the words at least: one common word of a long question says nothing.
    return found
      .filter((article) => (hits[article] ?? 0) * 2 >= wanted.length)
      .sort((a, b) => (hits[b] ?? 0) - (hits[a] ?? 0) || (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  }
  return { find, articles, words: words.length };
}

export type Search = ReturnType<typeof openSearch>;
