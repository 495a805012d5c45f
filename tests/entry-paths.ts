/** Addresses of the site map as somebody asks for them: a screen with entries has one for each entry and language. */

import { slugsOf } from '#app/features/articles/markup/slugs.ts';
import { STAND_IN } from '#app/i18n/locales.ts';
import { pathsOf, screenRows } from '#app/paths.ts';
import type { Entry, Row } from '#app/site-map/row.ts';
import { entries } from '#server/entries.ts';
import { written } from './written-articles.ts';

type Address = ReturnType<typeof pathsOf>[number] & { entry?: string };

/** Without Vite there is no compiled library: articles are read from their files. */
const all: Readonly<Record<string, readonly Entry[]>> = {
  ...entries,
  resource: slugsOf(written, 'resource'),
  post: slugsOf(written, 'post'),
};
/** Those in most languages first. */
const entriesOf = (name: string) =>
  (all[name] ?? []).toSorted((a, b) => Object.keys(b.slugs).length - Object.keys(a.slugs).length);

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

/** Without a parameter that nothing fills in: a screen whose entries are yet to be written has no page. */
export const isAskable = (row: Row & { name: string }) => !row.hasEntries || entriesOf(row.name).length > 0;

/** A path of the site map with its parameter filled in by its first entry. */
export const askable = (path: string) => first.get(path) ?? path;
