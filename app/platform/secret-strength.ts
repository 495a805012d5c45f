/** Tells random secrets (hex, base64) from ones that a person thought of (T42). */
import { createHash } from 'node:crypto';

const SAMPLES = /change-?me|secret|sample|example|password|default|mirador|letmein/i;
/** Digits and signs that stand for letters. */
const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
const spelt = (secret: string) => secret.replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign);

/** The 160 most frequent letter pairs of English and Spanish. */
const FOLLOWERS = new Map(
  'a:bcdgijlmnprstuvy b:aeio c:aehiortu d:aeios e:acdefglmnprstvwx f:aeio g:aeou h:aeio i:acdefglmnorstv l:aeiloy m:abeiop n:acdegiostu o:cflmnorstuvw p:aelopru q:u r:adeimorstv s:aceiopstu t:aehiorsu u:adeilnrst v:aei w:ehi y:o'
    .split(' ')
    .map((entry) => [entry.charAt(0), entry.slice(2)]),
);
const isOfWords = (first: string, second: string) => Boolean(FOLLOWERS.get(first)?.includes(second));

const ROWS =
  'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm 1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik 9ol';
const NEIGHBOURS = `${ROWS} ${[...ROWS].reverse().join('')}`;
const isNeighbour = (first: string, second: string) => first === second || NEIGHBOURS.includes(first + second);

/** Counts neighbouring letters that fit a condition. */
function countPairs(text: string, isOfKind: (first: string, second: string) => boolean) {
  const letters = [...text.toLowerCase()];
  return letters.filter((letter, index) => index > 0 && isOfKind(letters[index - 1] ?? '', letter)).length;
}

/** Runs of one case, perhaps after a capital: random text has short ones. */
const WORD = /[A-Z]?[a-z]+|[A-Z]+/g;

/** In words about half of the pairs are frequent ones, in random text a sixth. */
function isOfManyWords(text: string) {
  const letters = text.replace(/[^a-z]/gi, '').length;
  const inWords = (text.match(WORD) ?? []).reduce((sum, word) => sum + countPairs(word, isOfWords), 0);
  return letters >= 12 && inWords >= 0.5 * letters;
}

/** Digests of common words. */
const KNOWN = new Set(
  ['', 'password', 'secret', 'admin', '123456', 'test'].flatMap((text) =>
    ['md5', 'sha256'].map((kind) => createHash(kind).update(text).digest('hex')),
  ),
);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const isTextInBase64 = (secret: string) => /^[\x20-\x7e]{16,}$/.test(Buffer.from(secret, 'base64').toString('latin1'));

const differentTriples = (text: string) =>
  new Set([...text].slice(2).map((_, index) => text.slice(index, index + 3))).size;

/** 32 random characters fail one of these less than once in a million; hex has 16 different characters. */
export function weaknessOf(secret: string): string | undefined {
  const isHex = /^[0-9a-f]+$/i.test(secret);
  const plain = secret.replace(/[^a-z0-9]/gi, '');
  if (!secret) return 'is missing: production needs a secret of at least 32 characters';
  if (secret.length < 32) return 'is too short: at least 32 characters';
  if (SAMPLES.test(secret) || SAMPLES.test(spelt(secret))) return 'is a sample value, or holds one';
  if (new Set(secret).size < (isHex ? 8 : 12)) return 'has too few different characters';
  if (differentTriples(secret) < 20) return 'repeats itself';
  if (countPairs(plain, isNeighbour) > 0.6 * plain.length) return 'follows the alphabet or the keyboard';
  if (KNOWN.has(secret.toLowerCase())) return 'is known: it is the digest of nothing, or of a common word';
  if (UUID.test(secret)) return 'is an identifier, not a secret';
  if (isTextInBase64(secret)) return 'is readable text in base64';
  if (/\s/.test(secret) || (!isHex && isOfManyWords(secret))) return 'is made of words';
  return undefined;
}
