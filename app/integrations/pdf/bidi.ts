/** Text of an Arabic paper: figures and Latin words keep their order inside it. */

/** Marks of direction in our texts: the marks below do their work. */
const MARKS = /[\u2066-\u2069\u200e\u200f\u061c]/g;
const LETTER = 'A-Za-zÀ-ɏ0-9';
/** What joins letters inside a word, such as B-1/B-2, 1,125.50, 214(b) or O'Higgins; at its end it belongs to the sentence. */
const WORD = `[+#(−-]?[${LETTER}]+(?:[#/().,+:%@_'’&−-]+[${LETTER}]+)*[)%]?`;
/** A comma between two of them is theirs, too: the Arabic has its own. */
const LATIN_RUN = new RegExp(`${WORD}(?:[,;]?[ \\u00a0]${WORD})*`, 'g');
const LRM = '\u200e';
const RLM = '\u200f';

/**
 * Left to right inside; what follows belongs to the Arabic again, so that a colon between two figures does not join them.
 * A bracket that closes what the Arabic around it has opened stays outside.
 */
function marked(run: string): string {
  const closes = run.endsWith(')') && !run.includes('(') ? ')' : '';
  return `${LRM}${run.slice(0, run.length - closes.length)}${LRM}${RLM}${closes}`;
}

export const withoutMarks = (text: string): string => text.replace(MARKS, '');
export const inArabic = (text: string): string => withoutMarks(text).replace(LATIN_RUN, marked);
