/** THE SITE MAP: screen x locale -> path, file, layout. Links are made from it only. */

import { type ServicePage, type ServicePageName, servicePages } from '#content/services/pages.ts';
import { CITIES, type City, cities } from '#content/waits.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, STAND_IN } from './i18n/locales.ts';
import { appScreens } from './site-map/app-screens.ts';
import type { Row } from './site-map/row.ts';

/** Service pages, one row of content/services/pages.ts each. */
function serviceScreens() {
  const row = ({ es, en, ar, country }: ServicePage): Row => ({
    file: 'features/site/services/screen.tsx',
    layout: 'document',
    start: { country },
    es,
    en,
    ...(ar && { ar }),
  });
  const rows = Object.entries(servicePages).map(([name, page]) => [name, row(page)]);
  return Object.fromEntries(rows) as Record<ServicePageName, Row>;
}

/** A consulate's page for each city. */
function cityScreens() {
  const row = <C extends City>(city: C) =>
    ({
      file: 'features/site/directories/city-screen.tsx',
      layout: 'document',
      es: `/citas/${city}`,
      en: `/en/citas/${city}`,
      ar: `/ar/citas/${city}`,
      arabicSlug: `/ar/citas/${cities[city].arabicSlug}`,
    }) as const;
  return Object.fromEntries(CITIES.map((city) => [`appointments-${city}`, row(city)])) as {
    [C in City as `appointments-${C}`]: ReturnType<typeof row<C>>;
  };
}

/** A document with one slug in every language. */
const page = <Path extends `/${string}`>(file: string, path: Path) =>
  ({ file, layout: 'document', es: path, en: `/en${path}`, ar: `/ar${path}` }) as const;

const legal = <Path extends `/${string}`>(path: Path) => page('features/site/legal/screen.tsx', path);

/** Articles: each is an entry of its screen, and a film of them plays inside the page once it is asked for (T39). */
const article = {
  hasEntries: true,
  outside: { frame: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] },
} as const;

export const screens = {
  home: { file: 'features/site/home/screen.tsx', layout: 'document', es: '/', en: '/en', ar: '/ar' },
  usa: { ...page('features/site/directories/screen.tsx', '/usa'), start: { country: 'US' } },
  canada: { ...page('features/site/directories/screen.tsx', '/canada'), start: { country: 'CA' } },
  ...serviceScreens(),
  appointments: page('features/site/directories/appointments-screen.tsx', '/citas'),
  'wait-times': page('features/site/directories/wait-times-screen.tsx', '/citas/wait-times'),
  ...cityScreens(),
  locations: page('features/site/directories/locations-screen.tsx', '/locations'),
  'renewal-landing': page('features/site/directories/guide-screen.tsx', '/renewal'),
  reschedule: { ...page('features/site/directories/guide-screen.tsx', '/reschedule'), es: '/reagendar' },
  'congratulations-index': {
    ...page('features/site/services/congratulations-index-screen.tsx', '/congratulations'),
    es: '/felicitaciones',
    kind: 'notice',
  },
  congratulations: {
    ...page('features/site/services/congratulations-screen.tsx', '/congratulations/:visa'),
    es: '/felicitaciones/:visa',
    kind: 'notice',
    hasEntries: true,
  },
  'eligibility-quizzes': {
    ...page('features/quiz/public/index-screen.tsx', '/eligibility-quiz'),
    es: '/prueba-de-elegibilidad',
  },
  'eligibility-quiz': {
    ...page('features/quiz/public/screen.tsx', '/eligibility-quiz/:quiz'),
    es: '/prueba-de-elegibilidad/:quiz',
    hasEntries: true,
    tags: 'never',
  },
  resources: {
    ...page('features/articles/indexes/resources-screen.tsx', '/immigration-resources'),
    es: '/recursos-de-inmigracion',
    isPaged: true,
  },
  resource: {
    ...page('features/articles/page/screen.tsx', '/immigration-resources/:slug'),
    es: '/recursos-de-inmigracion/:slug',
    ...article,
    list: 'resources',
  },
  blog: { ...page('features/articles/indexes/blog-screen.tsx', '/blog'), isPaged: true },
  post: { ...page('features/articles/page/screen.tsx', '/blog/:slug'), ...article, list: 'blog' },
  news: { ...page('features/articles/indexes/news-screen.tsx', '/news/home'), isPaged: true },
  'article-search': {
    ...page('features/articles/indexes/search-screen.tsx', '/search'),
    es: '/buscar',
    isSearch: true,
  },
  'lead-landing': {
    ...page('features/leads/landing/screen.tsx', '/us-visa'),
    es: '/visa-americana',
    outside: { hasFilm: true },
  },
  'promo-landing': { ...page('features/leads/promo/screen.tsx', '/promo'), kind: 'notice', isBare: true },
  'general-disclaimer': legal('/general-disclaimer'),
  'privacy-policy': legal('/privacy-policy'),
  'terms-conditions': legal('/terms-conditions'),
  'reschedule-refund-policy': legal('/reschedule-refund-policy'),
  ...appScreens,
  maintenance: {
    file: 'features/site/legal/maintenance-screen.tsx',
    layout: 'document',
    kind: 'notice',
    es: '/mantenimiento',
    en: '/en/maintenance',
    ar: '/ar/maintenance',
  },
  'api-reference': {
    file: 'features/developer/api-reference-screen.tsx',
    layout: 'document',
    kind: 'developer',
    es: '/dev/api',
  },
  mailbox: { file: 'features/developer/mailbox-screen.tsx', layout: 'document', kind: 'demo', es: '/dev/mailbox' },
  'ui-kit': { file: 'features/developer/ui-kit/screen.tsx', layout: 'document', kind: 'demo', es: '/dev/ui' },
  'ui-part': { file: 'features/developer/ui-kit/screen.tsx', layout: 'document', kind: 'demo', es: '/dev/ui/:part' },
} as const satisfies Record<string, Row>;

export type Screen = keyof typeof screens;
export type ScreenWithEntries = {
  [S in Screen]: (typeof screens)[S] extends { hasEntries: true } ? S : never;
}[Screen];
type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;
export type ScreenParams<S extends Screen> = Params<(typeof screens)[S]['es']>;

export const rowOf = (screen: Screen): Row => screens[screen];

/**
 * Whether the router may go there in a page that was loaded for another screen. What may reach something outside needs a
 * page of its own, and a page on which a provider's script may have run is left behind (T39).
 */
export const isTakenAlong = (to: Row, loaded: Row | undefined): boolean =>
  to === loaded || (to.outside === undefined && !loaded?.outside?.hasPayments);

/** Where the tag manager may be loaded at all: never on forms, at the doors, or in the back office (T36, record 054). */
export function mayHoldTags(row: Row | undefined, query = new URLSearchParams()): boolean {
  if (!row || row.tags === 'never' || row.kind || row.isSearch) return false;
  return row.layout === 'document' || (row.tags !== undefined && query.get(row.tags) === 'true');
}

/** Screens as rows with their name, whatever they leave out. */
export const screenRows = (): (Row & { name: Screen })[] =>
  Object.entries(screens).map(([name, row]) => ({ name: name as Screen, ...(row as Row) }));

/** An address of a screen: the language around the page, and that of the page itself, which may be another (D7). */
type Address = { locale: Locale; content: Locale; path: string; isOtherSpelling?: true };

/** A public page that a language lacks stands there all the same, with the content of its stand-in. */
function addressIn(row: Row, locale: Locale): Address | undefined {
  const own = row[locale];
  if (own) return { locale, content: locale, path: own };
  const other = STAND_IN[locale];
  const lent = other && row.layout === 'document' ? row[other] : undefined;
  return other && lent && { locale, content: other, path: `/${locale}${lent.slice(other.length + 1)}` };
}

/** Every path of a screen with its languages, for routes and tests. */
export const pathsOf = (row: Row): Address[] => [
  ...LOCALES.flatMap((locale) => addressIn(row, locale) ?? []),
  ...(row.arabicSlug ? [{ locale: 'ar', content: 'ar', path: row.arabicSlug, isOtherSpelling: true } as const] : []),
];

export function pathTo<S extends Screen>(
  screen: S,
  locale: Locale,
  ...[params]: keyof ScreenParams<S> extends never ? [] : [ScreenParams<S>]
): string {
  const row: Row = screens[screen];
  const { path } = addressIn(row, locale) ?? { path: row[DEFAULT_LOCALE] };
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  );
}

/** Screens named before they are built are left out of menus and lists, and appear by themselves when they are. */
export const isScreen = (name: string): name is Screen => name in screens;

export const kindOf = (screen: Screen) => rowOf(screen).kind;
export const startOf = (screen: Screen) => rowOf(screen).start;
export const layoutOf = (screen: Screen) => rowOf(screen).layout;
