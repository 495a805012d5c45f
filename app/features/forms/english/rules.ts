/** English for answers in words: what counts, and what an accepted or drafted text must be. */

/** `english`: somebody has said that the answer is English, or stays as it is. */
export const ENGLISH_STATES = ['english', 'accepted', 'changed', 'missing'] as const;
export type EnglishState = (typeof ENGLISH_STATES)[number];

/** An answer in words. */
type ProseAnswer = { readonly path: string; readonly original: string };

/** The question of a path: the same in every row. */
export const idOf = (path: string) => path.replace(/\.\d+\./, '.');

type StoredEnglish = { path: string; original: string; english: string };

/** The English that counts: accepted for these words of this question. Rows that move take theirs along. */
export function englishFor<K extends StoredEnglish>(kept: readonly K[], { path, original }: ProseAnswer) {
  const same = kept.filter((one) => one.original === original && idOf(one.path) === idOf(path));
  return same.find((one) => one.path === path) ?? same[0] ?? null;
}

export function stateOf(kept: readonly StoredEnglish[], answer: ProseAnswer): EnglishState {
  const found = englishFor(kept, answer);
  if (found) return found.english === found.original ? 'english' : 'accepted';
  return kept.some(({ path }) => path === answer.path) ? 'changed' : 'missing';
}

/** What has yet to be put into English. */
export const isOpen = (state: EnglishState) => state === 'changed' || state === 'missing';

const lengthOf = (text: string) => [...text].length;
const FOREIGN = /(?=\p{L})\P{Script=Latin}/u;

/** Why a text cannot be the English of an answer; null is fine. */
type EnglishFault = 'empty' | 'long' | 'letters';
export function wrongWith(english: string, most: number): EnglishFault | null {
  if (!/[\p{L}\p{N}]/u.test(english)) return 'empty';
  if (lengthOf(english) > most) return 'long';
  return FOREIGN.test(english) ? 'letters' : null;
}

/** Before the signs that the official form does not take. */
export const SIGNS = 'English: signs ';

/** Tags, links, code, marks of formatting, letters that cannot be seen. */
const STRANGE = /[<>{}`|\\]|\*\*|https?:|www\.|\p{Cf}|(?!\n)\p{Cc}/iu;
/** Every figure of the person's was hidden: another one is made up. */
const FIGURE = /\p{Nd}/u;
const MARK = /\[\d+\]/g;

/** What a service has written, before its marks are put back: plain English in about the length of the answer (T34). */
export function isPlain(written: string, asked: string): boolean {
  const rest = written.replace(MARK, '');
  const isBounded = lengthOf(written) <= 3 * lengthOf(asked) + 80;
  return Boolean(rest.trim()) && isBounded && ![STRANGE, FIGURE, FOREIGN, /[[\]]/].some((sign) => sign.test(rest));
}
