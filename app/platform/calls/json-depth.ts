/** How deep JSON may nest: its readers and writers walk it by recursion, and some kilobytes of brackets end the stack. */
export const MAX_DEPTH = 32;

/** One pass over the text, before it is parsed; brackets inside strings are text. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isString && char === '\\') at += 1;
    else if (char === '"') isString = !isString;
    else if (isString) continue;
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
