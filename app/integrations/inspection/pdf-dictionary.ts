/** One dictionary of a PDF, read sign by sign: what a pattern takes for its end may stand inside a string. */

export type Dictionary = {
  /** Behind its `>>`. */
  readonly end: number;
  /** Its own names, in plain spelling, and their values as they are written, one space between their pieces. */
  readonly keys: ReadonlyMap<string, string>;
};

const SPACE = '\0\t\n\f\r ';
const DELIMITERS = '()<>[]{}/%';
/** No dictionary of a real paper that matters here is longer. */
const LONGEST = 64_000;
const DEEPEST = 40;

const isRegular = (sign: string | undefined) =>
  sign !== undefined && sign !== '' && !SPACE.includes(sign) && !DELIMITERS.includes(sign);

/** `/J#61vaScript` is `/JavaScript`. */
const plainName = (name: string) =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Behind the string that opens here; -1 where it does not end. */
function stringEnd(text: string, from: number, most: number): number {
  let open = 0;
  for (let at = from; at < most; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') open++;
    else if (text[at] === ')') {
      open--;
      if (open === 0) return at + 1;
    }
  }
  return -1;
}

function spaceEnd(text: string, from: number, most: number): number {
  let at = from;
  while (at < most) {
    if (SPACE.includes(text[at] ?? '-')) at++;
    else if (text[at] === '%') while (at < most && text[at] !== '\n' && text[at] !== '\r') at++;
    else break;
  }
  return at;
}

/** The piece that begins here, and where it ends; null where there is none. */
function pieceAt(text: string, at: number, most: number): { piece: string; end: number } | null {
  const sign = text[at] ?? '';
  const pair = text.slice(at, at + 2);
  if (pair === '<<' || pair === '>>') return { piece: pair, end: at + 2 };
  if (sign === '[' || sign === ']') return { piece: sign, end: at + 1 };
  if (sign === '(') {
    const end = stringEnd(text, at, most);
    return end < 0 ? null : { piece: '()', end };
  }
  if (sign === '<') {
    const end = text.indexOf('>', at);
    return end < 0 || end >= most ? null : { piece: '()', end: end + 1 };
  }
  let end = sign === '/' ? at + 1 : at;
  while (end < most && isRegular(text[end])) end++;
  if (end === at) return null;
  const piece = text.slice(at, end);
  return { piece: sign === '/' ? plainName(piece) : piece, end };
}

/** Null where it is none, is too long or deep, or names something twice: readers would not agree on it. */
export function dictionaryAt(text: string, from: number): Dictionary | null {
  const most = Math.min(text.length, from + LONGEST);
  const keys = new Map<string, string>();
  let [key, value]: [string | null, string[]] = [null, []];
  let depth = 0;
  let at = from;
  const close = () => {
    if (key === null) return value.length === 0;
    const isNew = !keys.has(key);
    keys.set(key, value.join(' '));
    [key, value] = [null, []];
    return isNew;
  };
  while (at < most) {
    at = spaceEnd(text, at, most);
    const found = pieceAt(text, at, most);
    if (!found) return null;
    const { piece, end } = found;
    at = end;
    if (piece === '>>' || piece === ']') depth--;
    if (depth === 0 && piece === '>>') return close() ? { end, keys } : null;
    if (depth === 1 && piece.startsWith('/') && (key === null || value.length > 0)) {
      if (!close()) return null;
      key = piece.slice(1);
    } else if (depth > 0) value.push(piece);
    if (piece === '<<' || piece === '[') depth++;
    if (depth < 1 || depth > DEEPEST) return null;
  }
  return null;
}
