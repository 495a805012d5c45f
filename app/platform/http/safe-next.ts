/** Checks `next` after a log-in (D13, Q26): a path of ours that no browser reads as another host. */
const LONGEST = 2000;
/** Applied to the text and to what the URL parser makes of it. */
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
