/** From an address to its screen, and to the same page in another language. */
import { type Locale, localeOf } from './i18n/locales.ts';
import { pathsOf, pathTo, type Row, screenRows } from './paths.ts';

/** As people read it; what is no proper spelling of anything stays as it is. */
function readable(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** A finder of the screen at a path. */
export function placesOf<Name extends string>(rows: readonly (Row & { name: Name })[]) {
  const places = rows.flatMap((row) =>
    pathsOf(row).map(({ path, locale, content }) => ({
      place: { screen: row.name, locale, content, params: {} as Record<string, string> },
      path,
      pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'),
    })),
  );
  const plain = new Map(places.map(({ path, place }) => [path, place]));
  return (pathname: string) => {
    const path = readable(pathname)
      .replace(/\.data$/, '')
      .replace(/(?<=.)\/$/, '');
    const known = plain.get(path);
    if (known) return known;
    for (const { pattern, place } of places) {
      const match = pattern.exec(path);
      if (match) return { ...place, params: { ...match.groups } };
    }
    return undefined;
  };
}
export const screenAt = placesOf(screenRows());

/** The same page in another language; a page that is not there leads home. */
export function equivalentPath(pathname: string, locale: Locale): string {
  const place = screenAt(pathname);
  return place ? pathTo(place.screen as 'ui-part', locale, place.params as { part: string }) : pathTo('home', locale);
}

/** The language of what a page says; the frame around it speaks that of its address. */
export const contentLocale = (pathname: string): Locale => screenAt(pathname)?.content ?? localeOf(pathname);
