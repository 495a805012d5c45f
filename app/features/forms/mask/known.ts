/** What must not leave the house in a text that a service writes in English: people, places and things of this person. */
import { phraseOf } from './words.ts';

export type KnownWords = {
  /** Of people: every word of them is hidden, however it is written. */
  readonly names: readonly string[];
  /** Employers, schools, streets, cities, numbers of documents: as a whole, and their longer words where they have a capital. */
  readonly things: readonly string[];
  /** Spelling -> what is put back: a country has its English name. */
  readonly places: ReadonlyMap<string, string>;
};

/** `back`: what is put back; null is what stood there. */
export type Entry = { readonly back: string | null; readonly needsCapital: boolean };
export type Lookup = { readonly entries: ReadonlyMap<string, Entry>; readonly longest: number };

/** Small words inside of names, which say nothing of anybody. */
export const JOINERS: ReadonlySet<string> = new Set(
  'de del la las los el y e da do das dos van von der den bin ibn al ال بن'.split(' '),
);
const SHORTEST_NAME = 2;
const SHORTEST_THING = 4;

export function lookupOf({ names, things, places }: KnownWords): Lookup {
  const entries = new Map<string, Entry>();
  const add = (phrase: string, entry: Entry) => phrase && !entries.has(phrase) && entries.set(phrase, entry);
  const whole = { back: null, needsCapital: false };
  const partsOf = (text: string, shortest: number) =>
    phraseOf(text)
      .split(' ')
      .filter((word) => [...word].length >= shortest && !JOINERS.has(word));
  for (const name of names) {
    add(phraseOf(name), whole);
    for (const word of partsOf(name, SHORTEST_NAME)) add(word, whole);
  }
  for (const [spelling, back] of places) add(phraseOf(spelling), { back, needsCapital: false });
  for (const thing of things) add(phraseOf(thing), whole);
  for (const thing of things)
    for (const word of partsOf(thing, SHORTEST_THING)) add(word, { back: null, needsCapital: true });
  return { entries, longest: Math.max(0, ...[...entries.keys()].map((phrase) => phrase.split(' ').length)) };
}
