/** The page's side of the worker: it is registered where a screen may be kept, and wiped with the person (T40). */
import { DEFAULT_LOCALE, LOCALES } from '#app/i18n/locales.ts';
import { dataOf } from '#app/platform/http/router-protocol.ts';
import { ASSETS, OWNER, PAGES, WORKER } from './names.ts';
import { forgetKey, forgetOpenKeys, keepsHere } from './own-key.ts';
import { whoIsHere } from './who-is-here.ts';

const SCOPES = LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? '/portal' : `/${locale}/portal`));

const scopeOf = (pathname: string) => SCOPES.find((scope) => pathname.startsWith(`${scope}/`));

async function activeWorker(scope: string): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || worker.state === 'activated') return worker;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
  return worker;
}

/**
 * Keeps the page one stands on, with its data and everything it has loaded, and the one after it on the same screen.
 * `routeId`: of the screen, for the router's data.
 */
export async function keepThisPage(routeId: string, next: string | null = null) {
  const { pathname } = location;
  const scope = scopeOf(pathname);
  if (!scope || !('serviceWorker' in navigator) || !navigator.onLine || !keepsHere()) return;
  try {
    const worker = await activeWorker(scope);
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname: path }) => origin === location.origin && path.startsWith('/assets/'))
      .map(({ pathname: path }) => path);
    const keep = [pathname, ...(next ? [next] : [])].flatMap((path) => [path, dataOf(path, routeId)]);
    worker?.postMessage({ keep, assets: [...new Set(loaded)] });
  } catch {
    // Without a worker the page still keeps what is written (drafts.ts).
  }
}

/** Whether this browser opens the page without a network, for whoever is here now. */
export async function isKeptPage(path: string): Promise<boolean> {
  if (!('caches' in globalThis) || !keepsHere()) return false;
  try {
    const page = await (await caches.open(PAGES)).match(path);
    return page !== undefined && page.headers.get(OWNER) === whoIsHere();
  } catch {
    return false;
  }
}

/** Somebody has logged in: pages of anybody else go, and on a shared computer all of them. */
export async function dropPagesOfOthers(user_id: string) {
  if (!keepsHere()) forgetOpenKeys();
  if (!('caches' in globalThis)) return;
  const pages = await caches.open(PAGES);
  for (const request of await pages.keys()) {
    const isTheirs = (await pages.match(request))?.headers.get(OWNER) === user_id;
    if (!isTheirs || !keepsHere()) await pages.delete(request);
  }
}

/** With the session; the Clear-Site-Data of log-out does the same where the browser knows it. */
export async function dropKeptPages() {
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(PAGES), caches.delete(ASSETS)]).catch(() => undefined);
}

/** The session has ended by itself: no page stays, and what is unsent stays sealed until its person comes back (drafts.ts). */
export function closeWhatIsKept() {
  forgetKey();
  return dropKeptPages();
}
