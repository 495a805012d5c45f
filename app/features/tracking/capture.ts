/** From the first page on: paths and sources wait in the tab until the visitor has chosen (D34). Nothing is sent. */
import { dropCookies, getCookie, setCookie } from './cookies.ts';
import { isFromFacebook } from './events.ts';
import {
  addPage,
  addTouch,
  affiliateOf,
  type Choice,
  CLIENT_ID_WAIT_MS,
  CONSENT_VERSION,
  COOKIE_DAYS,
  clientIdOf,
  fbcOf,
  isFbc,
  isFbp,
  needsConsent,
  readAttribution,
  readConsent,
  readConsentCookie,
  readPages,
  touchOf,
  utmParamsOf,
  writeAttribution,
  writeConsent,
  writePages,
} from './rules.ts';
import { inTab } from './tab.ts';

type StoredItem = 'pagesVisited' | 'attribution';
type Place = { get(name: StoredItem): string | null | undefined; set(name: StoredItem, value: string): void };

const inCookies: Place = { get: getCookie, set: (name, value) => setCookie(name, value, COOKIE_DAYS[name]) };

export const consent = () => readConsent(getCookie('consent'));

/** The code that somebody brought is theirs as if they had typed it: it needs no consent (record 054). */
function captureAffiliate() {
  const code = affiliateOf(new URLSearchParams(location.search).get('ref'));
  if (code) setCookie('ref', encodeURIComponent(code), COOKIE_DAYS.ref);
}

function affiliateCode(): string | null {
  try {
    return affiliateOf(decodeURIComponent(getCookie('ref') ?? ''));
  } catch {
    return null;
  }
}

/** Meta's cookie of a click, as its own tag would make it; a newer click takes its place. */
const keepClick = (fbc: string | null) => fbc && setCookie('_fbc', fbc, COOKIE_DAYS._fbc);

export function capture() {
  captureAffiliate();
  const choice = consent();
  if (choice === 'denied') return;
  const place = choice ? inCookies : inTab;
  place.set('pagesVisited', writePages(addPage(readPages(place.get('pagesVisited')), location.pathname)));
  const touch = touchOf(location.search);
  const source = addTouch(readAttribution(place.get('attribution')), touch);
  if (source) place.set('attribution', writeAttribution(source));
  if (choice) keepClick(fbcOf(touch, new Date()));
}

/** The visitor has chosen: what waited moves or is erased, and a no also ends what an earlier yes had kept. Of a person's own pages none is kept. */
export function choose(choice: Choice, { isPublic = true } = {}) {
  setCookie('consent', writeConsent(choice, new Date()), COOKIE_DAYS.consent);
  if (choice === 'granted') {
    const pages = readPages(inTab.get('pagesVisited')).reduce(addPage, readPages(getCookie('pagesVisited')));
    if (pages.length) inCookies.set('pagesVisited', writePages(pages));
    const waited = readAttribution(inTab.get('attribution'));
    const before = addTouch(readAttribution(getCookie('attribution')), waited?.first ?? null);
    const source = addTouch(before, waited?.last ?? null);
    if (source) inCookies.set('attribution', writeAttribution(source));
    keepClick(fbcOf(waited?.last, new Date()));
    inTab.drop('pagesVisited', 'attribution');
    if (isPublic) capture();
  } else {
    dropCookies(needsConsent);
    inTab.empty();
  }
}

/** Whether this visit's campaign is one of which nobody is told (spec 9). */
export const isUntoldSource = () => isFromFacebook(readAttribution(getCookie('attribution'))?.last);

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

export type TrackingInputs = {
  tracking_consent?: { choice: Choice; version: string; at: string };
  utm_params?: Record<string, string>;
  pages_visited?: string[];
  /** The first page of ours that the person saw. */
  landing?: string;
  client_id?: string;
  fbp?: string;
  fbc?: string;
  affiliate_code?: string;
};

/** Of the choice in this browser, and when it was made. */
function consentInput(): Pick<TrackingInputs, 'tracking_consent'> {
  const found = readConsentCookie(getCookie('consent'));
  if (!found) return {};
  const at = (found.at ?? new Date()).toISOString();
  return { tracking_consent: { choice: found.choice, version: String(CONSENT_VERSION), at } };
}

/**
 * What a form says of the visit (spec 3 "Sign-up payload", D54): of a no the no alone, and nothing before a choice. A form
 * may ask for the client id as soon as somebody begins to write; everything else is as it stands when it is sent.
 */
export async function trackingInputs(asked = clientId()): Promise<TrackingInputs> {
  const client_id = await asked;
  const affiliate_code = affiliateCode();
  const always = { ...consentInput(), ...(affiliate_code && { affiliate_code }) };
  if (consent() !== 'granted') return always;
  const source = readAttribution(getCookie('attribution'));
  const pages_visited = readPages(getCookie('pagesVisited'));
  const [landing] = pages_visited;
  const [fbp, fbc] = [getCookie('_fbp'), getCookie('_fbc') ?? fbcOf(source?.last, new Date())];
  return {
    ...always,
    ...(source && { utm_params: utmParamsOf(source) }),
    ...(landing && { pages_visited, landing }),
    ...(client_id && { client_id }),
    ...(isFbp(fbp) && { fbp }),
    ...(isFbc(fbc) && { fbc }),
  };
}

/** What a payment says of who sent the person. */
export const affiliateInput = (): Pick<TrackingInputs, 'affiliate_code'> => {
  const affiliate_code = affiliateCode();
  return affiliate_code ? { affiliate_code } : {};
};
