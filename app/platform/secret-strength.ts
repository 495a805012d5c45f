/** Whether a secret looks made by chance: random hex and base64 pass, what a person would think of does not (T42). */

const SAMPLES = /change-?me|secret|sample|example|passw[o0]rd|default|mirador|letmein/i;

/** What follows what in the words of English and Spanish: their 160 most frequent pairs of letters. */
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

/** How many of a text's pairs are of a kind. */
function countPairs(text: string, isOfKind: (first: string, second: string) => boolean) {
  const letters = [...text.toLowerCase()];
  return letters.filter((letter, index) => index > 0 && isOfKind(letters[index - 1] ?? '', letter)).length;
}

/** Letters of one case, perhaps after a capital: chance seldom makes long ones. */
const WORD = /[A-Z]?[a-z]+|[A-Z]+/g;

const differentTriples = (text: string) =>
  new Set([...text].slice(2).map((_, index) => text.slice(index, index + 3))).size;

/** Of 32 characters by chance none of these is met once in a million; hex has only 16 different ones. */
export function weaknessOf(secret: string): string | undefined {
  const isHex = /^[0-9a-f]+$/i.test(secret);
  const plain = secret.replace(/[^a-z0-9]/gi, '');
  const words = secret.match(WORD) ?? [];
  const inWords = words.reduce((sum, word) => sum + countPairs(word, isOfWords), 0);
  if (!secret) return 'is missing: production needs a secret of at least 32 characters';
  if (secret.length < 32) return 'is too short: at least 32 characters';
  if (SAMPLES.test(secret)) return 'is a sample value, or holds one';
  if (new Set(secret).size < (isHex ? 8 : 12)) return 'has too few different characters';
  if (differentTriples(secret) < 20) return 'repeats itself';
  if (countPairs(plain, isNeighbour) > 0.6 * plain.length) return 'follows the alphabet or the keyboard';
  if (/\s/.test(secret) || inWords > 0.5 * plain.length) return 'is made of words';
  return undefined;
}
