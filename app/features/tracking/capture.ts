/** From the first page on: paths and sources wait in the tab until the visitor has chosen (D34). Nothing is sent. */
import { dropCookies, getCookie, setCookie } from './cookies.ts';
import {
  addPage,
  addTouch,
  type Choice,
  CLIENT_ID_WAIT_MS,
  COOKIE_DAYS,
  clientIdOf,
  needsConsent,
  readAttribution,
  readConsent,
  readPages,
  touchOf,
  utmParamsOf,
  writeAttribution,
  writeConsent,
  writePages,
} from './rules.ts';

type StoredItem = 'pagesVisited' | 'attribution';
type Place = { get(name: StoredItem): string | null | undefined; set(name: StoredItem, value: string): void };

const inCookies: Place = { get: getCookie, set: (name, value) => setCookie(name, value, COOKIE_DAYS[name]) };

/** A browser that refuses storage keeps nothing, and the page goes on. */
const attempt = <T>(work: () => T) => {
  try {
    return work();
  } catch {
    return null;
  }
};
const inTab: Place = {
  get: (name) => attempt(() => sessionStorage.getItem(name)),
  set: (name, value) => attempt(() => sessionStorage.setItem(name, value)),
};
const emptyTab = () =>
  attempt(() => {
    sessionStorage.removeItem('pagesVisited');
    sessionStorage.removeItem('attribution');
  });

export const consent = () => readConsent(getCookie('consent'));

export function capture() {
  const choice = consent();
  if (choice === 'denied') return;
  const place = choice ? inCookies : inTab;
  place.set('pagesVisited', writePages(addPage(readPages(place.get('pagesVisited')), location.pathname)));
  const source = addTouch(readAttribution(place.get('attribution')), touchOf(location.search));
  if (source) place.set('attribution', writeAttribution(source));
}

/** The visitor has chosen: what waited moves or is erased, and a no also ends what an earlier yes had kept. */
export function choose(choice: Choice) {
  setCookie('consent', writeConsent(choice), COOKIE_DAYS.consent);
  if (choice === 'granted') {
    const pages = readPages(inTab.get('pagesVisited')).reduce(addPage, readPages(getCookie('pagesVisited')));
    if (pages.length) inCookies.set('pagesVisited', writePages(pages));
    const waited = readAttribution(inTab.get('attribution'));
    const before = addTouch(readAttribution(getCookie('attribution')), waited?.first ?? null);
    const source = addTouch(before, waited?.last ?? null);
    if (source) inCookies.set('attribution', writeAttribution(source));
    capture();
  } else dropCookies(needsConsent);
  emptyTab();
}

/** The analytics client id, once its tag has made one; a form does not wait longer for it than this. */
export async function clientId(): Promise<string | null> {
  const end = Date.now() + CLIENT_ID_WAIT_MS;
  while (consent() === 'granted') {
    const id = clientIdOf(getCookie('_ga'));
    if (id || Date.now() >= end) return id;
    await new Promise((done) => setTimeout(done, Math.min(100, end - Date.now())));
  }
  return null;
}

export type VisitDetails = { utm_params?: Record<string, string>; pages_visited?: string[]; client_id?: string };

/** What a form says of the visit (spec 3 "Sign-up payload"): nothing before a yes. */
export async function visitDetails(): Promise<VisitDetails> {
  const client_id = await clientId();
  if (consent() !== 'granted') return {};
  const source = readAttribution(getCookie('attribution'));
  const pages_visited = readPages(getCookie('pagesVisited'));
  return {
    ...(source && { utm_params: utmParamsOf(source) }),
    ...(pages_visited.length > 0 && { pages_visited }),
    ...(client_id && { client_id }),
  };
}

/** A click on what carries `data-event` is told to the page's own data layer, after a yes only. */
export function recordClicks() {
  addEventListener('click', ({ target }) => {
    const marked = target instanceof Element && target.closest<HTMLElement>('[data-event]');
    if (!marked || consent() !== 'granted') return;
    const page = window as { dataLayer?: unknown[] };
    page.dataLayer ??= [];
    page.dataLayer.push({ event: marked.dataset.event, place: marked.dataset.place, page: location.pathname });
  });
}
