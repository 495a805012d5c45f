/** Text of an Arabic paper: figures and Latin words keep their order inside it. */

/** Isolates are drawn as letters by the PDF library; the marks below do their work. */
const ISOLATES = /[\u2066-\u2069]/g;
const WORD = String.raw`[+#(−]?[A-Za-zÀ-ɏ0-9][A-Za-zÀ-ɏ0-9#/().,+:%\-]*`;
const LATIN_RUN = new RegExp(`${WORD}(?:[ \\u00a0]${WORD})*`, 'g');
/** A full stop, comma or bracket at the end belongs to the Arabic sentence, unless its bracket opens in the run. */
const TRAILING = /[.,:]+$/;
const LRM = '\u200e';

function marked(run: string): string {
  const sign = TRAILING.exec(run)?.[0] ?? '';
  const rest = run.slice(0, run.length - sign.length);
  const closes = rest.endsWith(')') && !rest.includes('(') ? ')' : '';
  return `${LRM}${rest.slice(0, rest.length - closes.length)}${LRM}${closes}${sign}`;
}

export const inArabic = (text: string): string => text.replace(ISOLATES, '').replace(LATIN_RUN, marked);

export const withoutIsolates = (text: string): string => text.replace(ISOLATES, '');
