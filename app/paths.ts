/** THE SITE MAP: screen x locale -> path, file, layout. Links are made from it only. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from './i18n/locales.ts';
import { ANYONE, type Policy } from './platform/policy.ts';

type Row = {
  file: string;
  layout: 'document';
  /**
   * A page for people who build or try the product; `demo` ones exist in demo mode only. A `notice` only has something
   * to say: no search engine lists it.
   */
  kind?: 'developer' | 'demo' | 'notice';
  es: `/${string}`;
  en?: `/${string}`;
  ar?: `/${string}`;
};

/** Legal pages keep one slug in every language (spec 2). */
function legalScreens() {
  const row = <Slug extends string>(slug: Slug) =>
    ({
      file: 'features/site/legal-screen.tsx',
      layout: 'document',
      es: `/${slug}`,
      en: `/en/${slug}`,
      ar: `/ar/${slug}`,
    }) as const;
  return {
    'general-disclaimer': row('general-disclaimer'),
    'privacy-policy': row('privacy-policy'),
    'terms-conditions': row('terms-conditions'),
    'reschedule-refund-policy': row('reschedule-refund-policy'),
  } as const;
}

export const screens = {
  home: { file: 'features/site/home-screen.tsx', layout: 'document', es: '/', en: '/en', ar: '/ar' },
  ...legalScreens(),
  maintenance: {
    file: 'features/site/maintenance-screen.tsx',
    layout: 'document',
    kind: 'notice',
    es: '/mantenimiento',
    en: '/en/maintenance',
    ar: '/ar/maintenance',
  },
  'api-reference': {
    file: 'features/backoffice/api-reference-screen.tsx',
    layout: 'document',
    kind: 'developer',
    es: '/dev/api',
  },
  mailbox: { file: 'features/backoffice/mailbox-screen.tsx', layout: 'document', kind: 'demo', es: '/dev/mailbox' },
  'ui-kit': { file: 'features/backoffice/ui-kit-screen.tsx', layout: 'document', kind: 'demo', es: '/dev/ui' },
  'ui-part': { file: 'features/backoffice/ui-kit-screen.tsx', layout: 'document', kind: 'demo', es: '/dev/ui/:part' },
} as const satisfies Record<string, Row>;

export type Screen = keyof typeof screens;
type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;
export type ScreenParams<S extends Screen> = Params<(typeof screens)[S]['es']>;

/** Screens as rows with their name, whatever they leave out. */
export const screenRows = (): (Row & { name: Screen })[] =>
  Object.entries(screens).map(([name, row]) => ({ name: name as Screen, ...(row as Row) }));

export function pathTo<S extends Screen>(
  screen: S,
  locale: Locale,
  ...[params]: keyof ScreenParams<S> extends never ? [] : [ScreenParams<S>]
): string {
  const row: Row = screens[screen];
  const path = row[locale] ?? row[DEFAULT_LOCALE];
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  );
}

/** Every path of a screen with its language, for routes and tests. */
export const pathsOf = (row: Row) =>
  LOCALES.flatMap((locale) => (row[locale] ? [{ locale, path: row[locale] as string }] : []));

/** Screens named before they are built are left out of menus and lists, and appear by themselves when they are. */
export const isScreen = (name: string): name is Screen => name in screens;

export const kindOf = (screen: Screen) => (screens[screen] as Row).kind;
export const languagesOf = (screen: Screen) => pathsOf(screens[screen]).map(({ locale }) => locale);

const places = screenRows().flatMap((row) =>
  pathsOf(row).map(({ locale, path }) => ({
    place: { screen: row.name, locale },
    path,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  })),
);
const plainPlaces = new Map(places.map(({ path, place }) => [path, place]));

/** The screen at a path. */
export function screenAt(pathname: string) {
  const path = pathname.replace(/(?<=.)\/$/, '');
  return plainPlaces.get(path) ?? places.find(({ pattern }) => pattern.test(path))?.place;
}

/** A bare English slug whose Spanish slug differs leads to the Spanish page (D8). */
const spanishFor = new Map(
  screenRows().flatMap((row) => {
    const bare = row.en?.replace(/^\/en(?=\/|$)/, '') || '/';
    return row.en && !row.en.includes(':') && !plainPlaces.has(bare) ? [[bare, row.es] as const] : [];
  }),
);
export const spanishPath = (englishPath: string) => spanishFor.get(englishPath);

/** A page's entry in the policy table: the same kind of entry, enforced by the same function as a call's. */
export const pagePolicy = (row: Row): Policy => ({
  roles: ANYONE,
  cache: 'public',
  ...(row.kind === 'demo' && { mode: 'demo', cache: 'no-store' }),
});
