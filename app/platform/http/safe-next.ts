/** Where to go on after a log-in (D13, Q26): a path of our own, and nothing that a browser could read as anything else. */
const LONGEST = 2000;
/** Before and after a browser has put it in order. */
const isOwnPath = (text: string) => /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}\p{Zs}]/u.test(text);

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

export function safeNext(text: string | null | undefined): string | null {
  if (!text || text.length > LONGEST || !isOwnPath(text) || !URL.canParse(text, 'https://own.invalid')) return null;
  const { origin, pathname, search, hash } = new URL(text, 'https://own.invalid');
  const path = decoded(pathname);
  if (origin !== 'https://own.invalid' || !isOwnPath(path) || /\/\/|@|:/.test(path)) return null;
  return `${pathname}${search}${hash}`;
}
