/** From an address to its page, and to the same page in another language (D7, D8). */
import { LOCALES, type Locale, localeOf, STAND_IN } from './i18n/locales.ts';
import { type Entry, pathsOf, pathTo, type Row, screenRows } from './paths.ts';
import { pagePath } from './platform/http/router-protocol.ts';

export type Named<Name extends string> = Row & { name: Name };
export type Params = Record<string, string>;
/** `locale` is that of the frame, `content` that of the words. */
export type Place<Name extends string> = {
  screen: Name;
  locale: Locale;
  content: Locale;
  params: Params;
  /** Which of the screen's things it shows. */
  entry?: string;
};

/** As people read it; what is no proper spelling of anything stays as it is. */
function readable(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The slug of a thing in a language, or that of the language whose words stand in for it. */
function slugIn({ slugs }: Entry, locale: Locale): { slug: string; content: Locale } | undefined {
  const content = [locale, STAND_IN[locale]].find((one) => one && slugs[one]);
  return content && { slug: slugs[content] ?? '', content };
}

/** Where a thing stands in a language: the address of its screen with the slug in it. */
function addressOf(row: Row, entry: Entry, locale: Locale): string | undefined {
  const found = slugIn(entry, locale);
  const address = pathsOf(row).find((one) => one.locale === locale);
  return found && address?.path.replace(/:\w+/, found.slug);
}

const isWrittenIn = (row: Row, locale: Locale) =>
  pathsOf(row).some((one) => one.locale === locale && one.content === locale && !one.isOtherSpelling);

export type Page<Name extends string> = { screen: Name; entry?: string; paths: Partial<Record<Locale, string>> };

/** Every page with its address in each language that it is written in: what search engines are told. */
export function pagesOf<Name extends string>(rows: readonly Named<Name>[]): Page<Name>[] {
  return rows.flatMap((row): Page<Name>[] => {
    const written = LOCALES.filter((locale) => isWrittenIn(row, locale));
    const own = (pathIn: (locale: Locale) => string | undefined) =>
      Object.fromEntries(written.flatMap((locale) => (pathIn(locale) ? [[locale, pathIn(locale)]] : [])));
    if (row.entries)
      return row.entries.map((entry) => ({
        screen: row.name,
        entry: entry.name,
        paths: own((locale) => (entry.slugs[locale] ? addressOf(row, entry, locale) : undefined)),
      }));
    return row.es.includes(':') ? [] : [{ screen: row.name, paths: own((locale) => row[locale]) }];
  });
}

/** Finders over a site map. */
export function placesOf<Name extends string>(rows: readonly Named<Name>[]) {
  const places = rows.flatMap((row) =>
    pathsOf(row).map(({ path, locale, content }) => ({
      row,
      place: { screen: row.name, locale, content, params: {} } as Place<Name>,
      path,
      pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'),
    })),
  );
  const ofThings = places.filter(({ row }) => row.entries);
  const plain = new Map(places.map(({ path, place }) => [path, place]));
  const bare = (pathname: string) => pagePath(readable(pathname)).replace(/(?<=.)\/$/, '');

  function at(pathname: string): Place<Name> | undefined {
    const path = bare(pathname);
    const known = plain.get(path);
    if (known) return known;
    for (const { pattern, place, row } of places) {
      const match = pattern.exec(path);
      if (!match) continue;
      const params: Params = { ...match.groups };
      if (!row.entries) return { ...place, params };
      const [slug] = Object.values(params);
      const entry = row.entries.find((one) => slugIn(one, place.locale)?.slug === slug);
      const content = entry && slugIn(entry, place.locale)?.content;
      if (entry && content) return { ...place, content, params, entry: entry.name };
    }
    return undefined;
  }

  const entryOf = ({ screen, entry }: Place<Name>) => {
    const row = rows.find(({ name }) => name === screen);
    const found = row?.entries?.find(({ name }) => name === entry);
    return row && found && { row, entry: found };
  };

  return {
    at,
    /** The same thing in another language, where it is there. */
    entryPath(place: Place<Name>, locale: Locale): string | undefined {
      const found = entryOf(place);
      return found && addressOf(found.row, found.entry, locale);
    },
    /** An address that a thing had before, or has in another language, leads to the one it has here. */
    moved(pathname: string): string | undefined {
      const path = bare(pathname);
      for (const { pattern, place, row } of ofThings) {
        const [slug] = Object.values(pattern.exec(path)?.groups ?? {});
        const entry =
          slug && row.entries?.find(({ slugs, old = [] }) => [...Object.values(slugs), ...old].includes(slug));
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

/** The languages that the page at a path is written in: what search engines are told. */
const written = new Map(
  pagesOf(screenRows()).map(({ screen, entry = '', paths }) => [`${screen} ${entry}`, Object.keys(paths) as Locale[]]),
);
export const languagesAt = ({ screen, entry = '' }: { screen: string; entry?: string }): Locale[] =>
  written.get(`${screen} ${entry}`) ?? [];

/** The same page in another language; a page that is not there leads home. */
export function equivalentPath(pathname: string, locale: Locale): string {
  const place = screenAt(pathname);
  if (place?.entry) return site.entryPath(place, locale) ?? pathTo('home', locale);
  return place ? pathTo(place.screen as 'ui-part', locale, place.params as { part: string }) : pathTo('home', locale);
}

/** The language of what a page, or its data, says; the frame around it speaks that of its address. */
export const contentLocale = (pathname: string): Locale => screenAt(pathname)?.content ?? localeOf(pagePath(pathname));
