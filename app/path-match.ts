/** From an address to its page, and to the same page in another language (D7, D8). */
import { DEFAULT_LOCALE, LOCALES, type Locale, localeOf, STAND_IN } from './i18n/locales.ts';
import { pathsOf, pathTo, rowOf, type Screen, type ScreenWithEntries, screenRows } from './paths.ts';
import { pagePath } from './platform/http/router-protocol.ts';
import type { Entry, Row } from './site-map/row.ts';

type NamedRow<Name extends string> = Row & { name: Name };
export type Params = Record<string, string>;
/** `locale` is that of the frame, `content` that of the words. */
export type Place<Name extends string> = {
  screen: Name;
  locale: Locale;
  content: Locale;
  params: Params;
  /** Which of the screen's entries it shows; only the server knows. */
  entry?: string;
};

type Slug = { entry: Entry; slug: string; content: Locale };

/** The slug of an entry in a language, or that of the language whose words stand in for it. */
function slugIn(entry: Entry, locale: Locale): Slug | undefined {
  const content = [locale, STAND_IN[locale]].find((one) => one && entry.slugs[one]);
  return content && { entry, slug: entry.slugs[content] ?? '', content };
}

/** The entries of a screen by slug in each language, by name, and by every slug they have or had: each look is one step. */
export function indexEntries(entries: readonly Entry[]) {
  const slugsIn = (locale: Locale) => entries.flatMap((entry) => slugIn(entry, locale) ?? []);
  const present = entries.flatMap((entry) => Object.values(entry.slugs).map((slug) => [slug, entry] as const));
  const former = entries.flatMap((entry) => (entry.old ?? []).map((slug) => [slug, entry] as const));
  return {
    entries,
    bySlug: new Map(LOCALES.map((locale) => [locale, new Map(slugsIn(locale).map((one) => [one.slug, one]))])),
    byName: new Map(entries.map((entry) => [entry.name, entry])),
    byAnySlug: new Map([...former, ...present]),
  };
}
type EntryIndex = ReturnType<typeof indexEntries>;

/** Finds the index of a screen with `hasEntries`; without one any slug names a page of it. */
type IndexOf = (screen: string) => EntryIndex | undefined;

const indexes = new Map<string, EntryIndex>();
const providedIndex: IndexOf = (screen) => indexes.get(screen);

/** Called once by the server (server/app.ts): the browser carries no list of entries. */
export function provideEntries(lists: Record<ScreenWithEntries, readonly Entry[]>) {
  for (const [screen, entries] of Object.entries(lists)) indexes.set(screen, indexEntries(entries));
}

/** As people read it; what is no proper spelling of anything stays as it is. */
function readable(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Where an entry stands in a language: the address of its screen with the slug in it. */
function addressOf(row: Row, entry: Entry, locale: Locale): string | undefined {
  const found = slugIn(entry, locale);
  const address = pathsOf(row).find((one) => one.locale === locale);
  return found && address?.path.replace(/:\w+/, found.slug);
}

const isWrittenIn = (row: Row, locale: Locale) =>
  pathsOf(row).some((one) => one.locale === locale && one.content === locale && !one.isOtherSpelling);

/** Languages of a page; a screen with a parameter has none without an entry. */
const languagesOf = (row: Row, entry: Entry | undefined) =>
  !entry && row.es.includes(':')
    ? []
    : LOCALES.filter((locale) => isWrittenIn(row, locale) && (!entry || entry.slugs[locale]));

export type Page<Name extends string> = { screen: Name; entry?: string; paths: Partial<Record<Locale, string>> };

/** Every page with its address in each language that it is written in: what search engines are told. */
export function pagesOf<Name extends string>(rows: readonly NamedRow<Name>[], indexOf = providedIndex): Page<Name>[] {
  return rows.flatMap((row): Page<Name>[] => {
    const pathsIn = (languages: Locale[], pathIn: (locale: Locale) => string | undefined) =>
      Object.fromEntries(languages.map((locale) => [locale, pathIn(locale)]));
    if (row.hasEntries)
      return (indexOf(row.name)?.entries ?? []).map((entry) => ({
        screen: row.name,
        entry: entry.name,
        paths: pathsIn(languagesOf(row, entry), (locale) => addressOf(row, entry, locale)),
      }));
    const languages = languagesOf(row, undefined);
    return row.es.includes(':') ? [] : [{ screen: row.name, paths: pathsIn(languages, (locale) => row[locale]) }];
  });
}

/** Finders over a site map. */
export function placesOf<Name extends string>(rows: readonly NamedRow<Name>[], indexOf = providedIndex) {
  const places = rows.flatMap((row) =>
    pathsOf(row).map(({ path, locale, content }) => ({
      row,
      place: { screen: row.name, locale, content, params: {} } as Place<Name>,
      path,
    })),
  );
  const plain = new Map(places.map(({ path, place }) => [path.toLowerCase(), place]));
  const patternOf = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i');
  const withParams = places
    .filter(({ path }) => path.includes(':'))
    .map((one) => ({ ...one, pattern: patternOf(one.path) }));
  /** Also a bare English address that is no page itself: it leads to the Spanish one (D8). */
  const withBareEnglish = withParams.concat(
    withParams.flatMap(({ row, place, path }) => {
      const open = path.replace(/^\/en(?=\/)/, '');
      if (place.locale !== 'en' || plain.has(open.toLowerCase())) return [];
      return [{ row, place: { ...place, locale: DEFAULT_LOCALE }, path: open, pattern: patternOf(open) }];
    }),
  );
  const bare = (pathname: string) => pagePath(readable(pathname)).replace(/(?<=.)\/$/, '');

  /** Places whose pattern fits, each with the parameters that it reads and the entries it has. */
  function* fitting(path: string, addresses: typeof withParams) {
    for (const { pattern, place, row } of addresses) {
      const params: Params | undefined = pattern.exec(path)?.groups;
      if (params) yield { place, row, params: { ...params }, index: row.hasEntries && indexOf(row.name) };
    }
  }

  return {
    at(pathname: string): Place<Name> | undefined {
      const path = bare(pathname);
      const known = plain.get(path.toLowerCase());
      if (known) return known;
      for (const { place, params, index } of fitting(path, withParams)) {
        if (!index) return { ...place, params };
        const found = index.bySlug.get(place.locale)?.get(Object.values(params)[0] ?? '');
        if (found) return { ...place, content: found.content, params, entry: found.entry.name };
      }
      return undefined;
    },
    /** An entry in a language, or in the one that stands in for it. */
    pathToEntry(screen: Name, name: string, locale: Locale): string | undefined {
      const row = rows.find((one) => one.name === screen);
      const entry = indexOf(screen)?.byName.get(name);
      return row && entry && addressOf(row, entry, locale);
    },
    /** An address that an entry had before, or has in another language, leads to the one it has here. */
    moved(pathname: string): string | undefined {
      const path = bare(pathname);
      for (const { place, row, params, index } of fitting(path, withBareEnglish)) {
        const entry = index ? index.byAnySlug.get(Object.values(params)[0] ?? '') : undefined;
        const address = entry && addressOf(row, entry, place.locale);
        if (address && address !== path) return address;
      }
      return undefined;
    },
  };
}

const site = placesOf(screenRows());
export const screenAt = site.at;
export const movedPath = site.moved;

/** The address of an entry by its name; nothing in a language that has neither its words nor a stand-in. */
export const pathToEntry: (screen: ScreenWithEntries, name: string, locale: Locale) => string | undefined =
  site.pathToEntry;

/** The languages that a page is written in: what search engines are told. */
export const languagesAt = ({ screen, entry = '' }: { screen: string; entry?: string }): Locale[] =>
  languagesOf(rowOf(screen as Screen), providedIndex(screen)?.byName.get(entry));

/** The same page in another language; a page that is not there leads home. */
export function equivalentPath(pathname: string, locale: Locale): string {
  const place = screenAt(pathname);
  if (place?.entry)
    return (
      site.pathToEntry(place.screen, place.entry, locale) ??
      pathTo((rowOf(place.screen).list ?? 'home') as 'home', locale)
    );
  return place ? pathTo(place.screen as 'ui-part', locale, place.params as { part: string }) : pathTo('home', locale);
}

/** The language of what a page, or its data, says; the frame around it speaks that of its address. */
export const contentLocale = (pathname: string): Locale => screenAt(pathname)?.content ?? localeOf(pagePath(pathname));
