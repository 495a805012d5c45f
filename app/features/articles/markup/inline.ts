/** Running text of an article: bold, italic, code, links, and figures by reference. Nothing else has a meaning. */
import { isLocale } from '../../../i18n/locales.ts';
import type { Inline, Text } from './blocks.ts';
import type { Fail, Known } from './markup-error.ts';

export const REFERENCE = /\{([\w:-]+)\}/g;
const ESCAPED = /[\\`*[\]()#|:!?.^-]/;
/** Neither invisible nor able to turn the line round. */
export const UNSEEN = /[^\P{Cc}\t\n]|[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

type Stop = '' | '**' | '*' | ']';

/** An address that a link may lead to, in words why not otherwise. */
function wrongTarget(target: string, known: Known): string | undefined {
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
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    if (sign === ')' && depth === 0) return { target: text.slice(start, at), end: at + 1 };
    if (sign === ')') depth -= 1;
  }
  return undefined;
}

export function parseInline(text: string, line: number, known: Known, fail: Fail): Text {
  if (UNSEEN.test(text)) fail(line, 'an invisible character stands in this line');
  let at = 0;

  function checked(words: string): string {
    for (const [, reference = ''] of words.matchAll(REFERENCE))
      if (!known.isFigure(reference)) fail(line, `there is no fact or price {${reference}}`);
    return words;
  }

  function link(start: number): Inline | undefined {
    // Brackets that lead nowhere are brackets.
    const before = at;
    at = start + 1;
    const words = read(']', true);
    const found = words && text[at] === '(' ? targetAt(text, at + 1) : undefined;
    if (!words || !found) {
      at = before;
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
      const inner = read(sign, isTrial);
      if (!inner) return false;
      if (inner.length === 0) fail(line, `nothing stands between ${sign} and ${sign}`);
      push(sign === '**' ? { bold: inner } : { italic: inner });
      return true;
    };
    while (at < text.length) {
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
      } else if (sign === '[' && stop !== ']') {
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
