/** Addresses of the site map as somebody asks for them: a screen with entries has one for each entry and language. */

import { pathsOf, screenRows } from '#app/paths.ts';
import type { Row } from '#app/site-map/row.ts';
import { entries } from '#server/entries.ts';

type Address = ReturnType<typeof pathsOf>[number] & { entry?: string };

const entriesOf = (name: string) => (name in entries ? entries[name as keyof typeof entries] : []);

/** Every address of a screen. */
export const addressesOf = (row: Row & { name: string }): Address[] =>
  pathsOf(row).flatMap((address) => {
    if (!row.hasEntries) return [address];
    return entriesOf(row.name).map(({ name, slugs }) => ({
      ...address,
      entry: name,
      path: address.path.replace(/:\w+/, slugs[address.content] ?? ''),
    }));
  });

const first = new Map(
  screenRows().flatMap((row) => {
    const paths = pathsOf(row).map(({ path }) => path);
    const all = addressesOf(row).map(({ path }) => path);
    return paths.map((path, at) => [path, all[at * (all.length / paths.length)] ?? path] as const);
  }),
);

/** A path of the site map with its parameter filled in by its first entry. */
export const askable = (path: string) => first.get(path) ?? path;
