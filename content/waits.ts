/** Consulate cities and the columns of the published table of wait times (spec 2 "/citas", D2, D8); the figures are in the database. */
import type { CountryCode } from './countries.ts';

export const CITIES = ['mexico-city', 'bogota', 'quito', 'lima', 'buenos-aires'] as const;
export type City = (typeof CITIES)[number];

/** The columns of the State Department's table: B-1/B-2; F, M and J; petitions (H, L, O, P, Q); C, D and C-1/D. */
export const WAIT_CATEGORIES = ['visitor', 'student', 'petition', 'crew'] as const;
export type WaitCategory = (typeof WAIT_CATEGORIES)[number];

/** The published page; it says itself that it changes about once a month. */
export const WAIT_SOURCE =
  'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html';
export const waitShelfLifeDays = 45;

/** Figures are cited from the State Department's pages and those of its embassies, and from nowhere else (D2). */
export function isOfficialPage(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false;
  return url.hostname === 'travel.state.gov' || /^([a-z0-9-]+\.)*usembassy\.gov$/.test(url.hostname);
}

/** `post` is the name in the published table; an Arabic slug stands beside the Latin one. */
export const cities = {
  'mexico-city': { country: 'MX', post: 'Mexico City', arabicSlug: 'مدينة-المكسيك' },
  bogota: { country: 'CO', post: 'Bogota', arabicSlug: 'بوغوتا' },
  quito: { country: 'EC', post: 'Quito', arabicSlug: 'كيتو' },
  lima: { country: 'PE', post: 'Lima', arabicSlug: 'ليما' },
  'buenos-aires': {
    country: 'AR',
    post: 'Buenos Aires',
    arabicSlug: 'بوينس-آيرس',
  },
} as const satisfies Record<City, { country: CountryCode; post: string; arabicSlug: string }>;
