/** THE SITE MAP: screen x locale -> path, file, layout. Links are made from it only. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from './i18n/locales.ts';
import { ANYONE, type Policy } from './platform/policy.ts';

type Row = {
  file: string;
  layout: 'document';
  /** A page for people who build or try the product; `demo` ones exist in demo mode only. */
  kind?: 'developer' | 'demo';
  es: `/${string}`;
  en?: `/${string}`;
  ar?: `/${string}`;
};

export const screens = {
  home: { file: 'features/site/home-screen.tsx', layout: 'document', es: '/', en: '/en', ar: '/ar' },
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

/** A page's entry in the policy table: the same kind of entry, enforced by the same function as a call's. */
export const pagePolicy = (row: Row): Policy => ({
  roles: ANYONE,
  cache: 'public',
  ...(row.kind === 'demo' && { mode: 'demo', cache: 'no-store' }),
});
