/** The browser's cookies, read and written in one place. */
import { cookieValue } from './rules.ts';

function write(name: string, value: string, seconds: number, domain = '') {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing on many of our visitors' phones
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${domain}`;
}

export const getCookie = (name: string) => cookieValue(document.cookie, name);

export const setCookie = (name: string, value: string, days: number) => write(name, value, days * 86_400);

/** Tags set theirs on the widest domain they can: taken away on each. */
export function dropCookies(isDropped: (name: string) => boolean) {
  const labels = location.hostname.split('.');
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!isDropped(name)) continue;
    write(name, '', 0);
    for (let from = 0; from < labels.length - 1; from++) write(name, '', 0, `; Domain=${labels.slice(from).join('.')}`);
  }
}
