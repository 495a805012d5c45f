/** Addresses of the site map as somebody asks for them: a screen with entries has one for each entry and language. */

import { STAND_IN } from '#app/i18n/locales.ts';
import { pathsOf, screenRows } from '#app/paths.ts';
import type { Row } from '#app/site-map/row.ts';
import { entries } from '#server/entries.ts';

type Address = ReturnType<typeof pathsOf>[number] & { entry?: string };

const entriesOf = (name: string) => (name in entries ? entries[name as keyof typeof entries] : []);

/** Every address of a screen. */
export const addressesOf = (row: Row & { name: string }): Address[] =>
  pathsOf(row).flatMap((address) => {
    if (!row.hasEntries) return [address];
    return entriesOf(row.name).flatMap(({ name, slugs }) => {
      const content = [address.content, STAND_IN[address.content]].find((one) => one && slugs[one]);
      const slug = content && slugs[content];
      return slug ? [{ ...address, content, entry: name, path: address.path.replace(/:\w+/, slug) }] : [];
    });
  });

const first = new Map(
  screenRows().flatMap((row) => {
    const all = addressesOf(row);
    return pathsOf(row).map(({ path, locale, isOtherSpelling }) => {
      const entry = all.find((one) => one.locale === locale && one.isOtherSpelling === isOtherSpelling);
      return [path, entry?.path ?? path] as const;
    });
  }),
);

/** A path of the site map with its parameter filled in by its first entry. */
export const askable = (path: string) => first.get(path) ?? path;
