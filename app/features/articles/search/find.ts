/** Finds articles by what somebody typed: every telling word counts, accents and slips are forgiven, the last may be unfinished. */
import { bitsOf, isStop, maskOf, slipsBetween, tellingWordsOf, wordsOf } from './letters.ts';

const HEAD_NUMBERS = 4;
const MOST_WORDS = 8;
const LONGEST_WORD = 40;
const LONGEST_QUESTION = 200;
/** How many words of the index one typed word may stand for. */
const MOST_KIN = 24;

/** Fewer articles than this leave room for those that have only some of the words. */
const FEW = 3;

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
    if (isStop(word)) return same;
    const begun = isLast || same.length === 0 ? beginning(word) : [];
    // A word that is there was meant: only others may be slips.
    return [...same, ...begun, ...(same.length === 0 ? spelledAlike(word) : [])];
  }

  const has = (word: string) => words[placeOf(word)] === word;

  /** "ds 160" is the one word that the index has. */
  function joined(typed: readonly string[]): string[] {
    const all: string[] = [];
    for (const word of typed) {
      const both = `${all.at(-1)}${word}`;
      const isOne = /^\p{L}+\d+$/u.test(both) && has(both);
      all.splice(isOne ? -1 : all.length, 1, isOne ? both : word);
    }
    return all;
  }

  /** The words to look for: stop words only where nothing else was typed, and then as the names that they also are. */
  function wantedIn(typed: string): string[] {
    const asked = typed.slice(0, LONGEST_QUESTION);
    const telling = tellingWordsOf(asked);
    const wanted = joined(telling.length > 0 ? telling : wordsOf(asked));
    return [...new Set(wanted)].filter((word) => word.length <= LONGEST_WORD).slice(0, MOST_WORDS);
  }

  /** What one word is worth in each article that has it. */
  function scoresOf(word: string, isLast: boolean): Map<number, number> {
    const best = new Map<number, number>();
    for (const kin of kinOf(word, isLast)) {
      const [start = 0, end = 0] = starts.subarray(kin.word, kin.word + 2);
      const rarity = Math.log(1 + articles / (end - start));
      for (let at = start; at < end; at += 1) {
        const article = owners[at] ?? 0;
        const score = kin.worth * rarity * (weights[at] ?? 0);
        if (score > (best.get(article) ?? 0)) best.set(article, score);
      }
    }
    return best;
  }

  /** Articles by their number, best first: those that have every word, and where they are few, those with half of them. */
  function find(typed: string): number[] {
    const wanted = wantedIn(typed);
    const found = new Map<number, { hits: number; score: number }>();
    for (const [index, word] of wanted.entries())
      for (const [article, score] of scoresOf(word, index === wanted.length - 1)) {
        const before = found.get(article) ?? { hits: 0, score: 0 };
        found.set(article, { hits: before.hits + 1, score: before.score + score });
      }
    const whole = [...found.values()].filter(({ hits }) => hits === wanted.length).length;
    const least = whole >= FEW ? wanted.length : wanted.length / 2;
    return [...found]
      .filter(([, { hits }]) => hits >= least)
      .sort(([a, one], [b, other]) => other.hits - one.hits || other.score - one.score || a - b)
      .map(([article]) => article);
  }
  return { find, articles, words: words.length };
}

export type Search = ReturnType<typeof openSearch>;
