/** The index of search, made by the build: words in order, and for each the articles that have it and how much it says there. */
import { tellingWordsOf } from './letters.ts';

type SearchTexts = { title: string; about: string; headings: string; text: string };

/** What a word weighs by where it stands; often in the text counts for more, up to a bound. A title begins with its matter. */
const WEIGHTS = { opening: 50, title: 100, about: 50, headings: 20, text: 3 } as const;
const OPENING_WORDS = 3;
const MOST_IN_TEXT = 5;
const HEAVIEST = 255;

function weightsOf(texts: SearchTexts): Map<string, number> {
  const weights = new Map<string, number>();
  const title = tellingWordsOf(texts.title);
  const parts = {
    ...{ opening: title.slice(0, OPENING_WORDS), title },
    about: tellingWordsOf(texts.about),
    headings: tellingWordsOf(texts.headings),
    text: tellingWordsOf(texts.text),
  };
  for (const part of ['opening', 'title', 'about', 'headings', 'text'] as const) {
    const counts = new Map<string, number>();
    for (const word of parts[part]) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      const times = part === 'text' ? Math.min(count, MOST_IN_TEXT) : 1;
      weights.set(word, Math.min(HEAVIEST, (weights.get(word) ?? 0) + WEIGHTS[part] * times));
    }
  }
  return weights;
}

/**
 * Bytes: the lengths of the parts, the words (one a line), where the list of each begins, the numbers of the articles,
 * their weights. Numbers stand first in four bytes each, so that they are read in place.
 */
export function packSearch(articles: readonly SearchTexts[]): Buffer {
  const lists = new Map<string, [article: number, weight: number][]>();
  for (const [number, texts] of articles.entries())
    for (const [word, weight] of weightsOf(texts)) {
      const list = lists.get(word) ?? [];
      list.push([number, weight]);
      lists.set(word, list);
    }
  const words = [...lists.keys()].sort();
  const entries = words.flatMap((word) => lists.get(word) ?? []);
  let at = 0;
  const starts = words.map((word) => {
    const start = at;
    at += lists.get(word)?.length ?? 0;
    return start;
  });
  const spelt = Buffer.from(words.join('\n'));
  const numbers = Uint32Array.from([
    ...[articles.length, words.length, entries.length, spelt.length],
    ...[...starts, at],
  ]);
  const owners = Uint32Array.from(entries, ([article]) => article);
  const weights = Uint8Array.from(entries, ([, weight]) => weight);
  return Buffer.concat([Buffer.from(numbers.buffer), Buffer.from(owners.buffer), Buffer.from(weights), spelt]);
}
