/** What a form or a code tells of the visit, after a yes (D54), and what the page is told of it. */
import { consent, visitDetails } from '#app/features/tracking/capture.ts';
import { getCookie } from '#app/features/tracking/cookies.ts';
import { CONSENT_VERSION, readAttribution } from '#app/features/tracking/rules.ts';

type TrackingConsent = { choice: 'granted' | 'denied'; version: string; at: string };

/** The choice as it stands; nothing where nobody has chosen. */
export function consentNow(): { tracking_consent?: TrackingConsent } {
  const choice = consent();
  if (!choice) return {};
  return { tracking_consent: { choice, version: String(CONSENT_VERSION), at: new Date().toISOString() } };
}

export async function leadVisit() {
  return { ...consentNow(), ...(await visitDetails()) };
}

const DETAILS = ['fbclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_adset'] as const;

/** Of the address where somebody came in, what the row of a code has room for. */
export function codeVisit() {
  const given = consentNow();
  if (given.tracking_consent?.choice !== 'granted') return given;
  const last = readAttribution(getCookie('attribution'))?.last ?? {};
  const details = DETAILS.flatMap((name) => (last[name] ? [[name, last[name]] as const] : []));
  return { ...given, ...Object.fromEntries(details), landing: location.pathname };
}

/** Told to the page's own data layer, after a yes only. */
export function tellFormStart(form_name: string) {
  if (consent() !== 'granted') return;
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ event: 'start_form_fill', form_name, page: location.pathname });
}
