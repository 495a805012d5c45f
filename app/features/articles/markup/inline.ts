/** Running text of an article: bold, italic, code, links, and figures by reference. Nothing else has a meaning. */
import { isLocale } from '../../../i18n/locales.ts';
import type { Inline, Text } from './blocks.ts';
import type { Fail, KnownNames } from './markup-error.ts';

const REFERENCE = /\{([\w:-]+)\}/g;
const ESCAPED = /[\\`*[\]()#|:!?.^-]/;
/** Neither invisible nor able to turn the line round. */
const UNSEEN = /[^\P{Cc}\t\n]|[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

function checkFigures(words: string, line: number, known: KnownNames, fail: Fail) {
  for (const [, reference = ''] of words.matchAll(REFERENCE))
    if (!known.isFigure(reference)) fail(line, `there is no fact or price {${reference}}`);
}

/** Words without markup may hold figures by reference, and nothing that is not seen. */
export function checkWords(words: string, line: number, known: KnownNames, fail: Fail) {
  if (UNSEEN.test(words)) fail(line, 'an invisible character stands in this line');
  checkFigures(words, line, known, fail);
}

type Stop = '' | '**' | '*' | ']';

/** Bounds for hostile text: reading stays in proportion to its length, and the stack is never used up. */
const MOST_WORDS_OF_LINK = 2_000;
const MOST_TARGET = 2_000;
const MOST_LOST_BRACKETS = 50;
const MOST_DEPTH = 8;

/** An address that a link may lead to, in words why not otherwise. */
function wrongTarget(target: string, known: KnownNames): string | undefined {
  if (target.startsWith('screen:')) {
    const name = target.slice('screen:'.length);
    return known.isScreen(name) ? undefined : `there is no screen ${name}`;
  }
  if (target.startsWith('lang:'))
    return isLocale(target.slice('lang:'.length)) ? undefined : `${target} is no language`;
  if (target.startsWith('article:'))
    return /^article:[a-z\d]+(?:-[a-z\d]+)*$/.test(target) ? undefined : `${target} names no article`;
  if (/[\s<>"'`\\{}]/.test(target) || !URL.canParse(target)) return `${target} is no address`;
  const { protocol, username, password } = new URL(target);
  if (!['https:', 'http:', 'mailto:'].includes(protocol)) return `a link may not lead to ${protocol}`;
  return username || password ? 'an address carries no name or password' : undefined;
}

/** The target behind `](`, with its own brackets in pairs, and where it ends. */
function targetAt(text: string, start: number): { target: string; end: number } | undefined {
  let depth = 0;
  const end = Math.min(text.length, start + MOST_TARGET);
  for (let at = start; at < end; at += 1) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    if (sign === ')' && depth === 0) return { target: text.slice(start, at), end: at + 1 };
    if (sign === ')') depth -= 1;
  }
  return undefined;
}

export function parseInline(text: string, line: number, known: KnownNames, fail: Fail): Text {
  if (UNSEEN.test(text)) fail(line, 'an invisible character stands in this line');
  let at = 0;
  let depth = 0;
  let lost = 0;
  /** Behind it no link can end whose words are being read; nothing while none are. */
  let last: number | undefined;
  let ending = -1;

  /** Whether a link may end behind this bracket. */
  function mayLead(start: number): boolean {
    if (ending < start) {
      const found = text.indexOf('](', start);
      ending = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return ending - start <= MOST_WORDS_OF_LINK;
  }

  function checked(words: string): string {
    checkFigures(words, line, known, fail);
    return words;
  }

  function link(start: number): Inline | undefined {
    // Brackets that lead nowhere are brackets.
    if (!mayLead(start)) return undefined;
    const before = at;
    at = start + 1;
    last = start + MOST_WORDS_OF_LINK;
    const words = read(']', true);
    last = undefined;
    const found = words && text[at] === '(' ? targetAt(text, at + 1) : undefined;
    if (!words || !found) {
      at = before;
      lost += 1;
      if (lost > MOST_LOST_BRACKETS)
        fail(line, 'too many [ lead nowhere here: a backslash before one makes a sign of it');
      return undefined;
    }
    const wrong = words.length === 0 ? 'a link has no words' : wrongTarget(found.target, known);
    if (wrong) fail(line, wrong);
    const lang = found.target.slice('lang:'.length);
    if (found.target.startsWith('lang:') && isLocale(lang)) {
      at = found.end;
      return { lang, words };
    }
    const isNewTab = text[found.end] === '^';
    at = found.end + (isNewTab ? 1 : 0);
    return { link: found.target, words, ...(isNewTab && { newTab: true as const }) };
  }

  function code(): Inline {
    const end = text.indexOf('`', at + 1);
    if (end < 0) fail(line, 'code is not closed: ` is missing');
    const words = text.slice(at + 1, end);
    if (words.search(REFERENCE) >= 0) fail(line, 'code holds no figure by reference');
    at = end + 1;
    return { code: words };
  }

  /** Up to `stop`. Brackets may turn out to be none: then nothing is returned, and nothing has failed. */
  function read(stop: Stop, isTrial = false): Inline[] | undefined {
    const found: Inline[] = [];
    let words = '';
    const push = (node?: Inline) => {
      if (words) found.push(checked(words));
      words = '';
      if (node !== undefined) found.push(node);
    };
    const marked = (sign: '**' | '*') => {
      at += sign.length;
      depth += 1;
      if (depth > MOST_DEPTH) fail(line, 'bold and italic stand too deep in one another');
      const inner = read(sign, isTrial);
      depth -= 1;
      if (!inner) return false;
      if (inner.length === 0) fail(line, `nothing stands between ${sign} and ${sign}`);
      push(sign === '**' ? { bold: inner } : { italic: inner });
      return true;
    };
    while (at < text.length) {
      if (last !== undefined && at > last) return undefined;
      const sign = text[at] ?? '';
      const next = text[at + 1] ?? '';
      if (sign === '\\' && ESCAPED.test(next)) {
        words += next;
        at += 2;
      } else if (sign === '`') {
        if (isTrial && text.indexOf('`', at + 1) < 0) return undefined;
        push(code());
      } else if (stop === ']' && sign === ']') {
        at += 1;
        push();
        return found;
      } else if (sign === '*' && stop === '**' && next === '*') {
        at += 2;
        push();
        return found;
      } else if (sign === '*' && stop === '*' && (next !== '*' || text[at + 2] === '*')) {
        at += 1;
        push();
        return found;
      } else if (sign === '*' && next === '*') {
        if (!marked('**')) return undefined;
      } else if (sign === '*' && next.trim() !== '') {
        if (!marked('*')) return undefined;
      } else if (sign === '[' && last === undefined) {
        const made = link(at);
        if (made) push(made);
        else {
          words += sign;
          at += 1;
        }
      } else {
        words += sign;
        at += 1;
      }
    }
    if (stop === '') {
      push();
      return found;
    }
    if (isTrial) return undefined;
    return fail(line, `${stop} is not closed`);
  }

  return read('') ?? [];
}
