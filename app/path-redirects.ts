/** Addresses that lead to another one (D8). */
import { movedPath } from './path-match.ts';
import { pathsOf, screenRows } from './paths.ts';

/** A bare English slug whose Spanish slug differs leads to the Spanish page (D8); with a parameter, `movedPath` knows the entry. */
const taken = new Set(screenRows().flatMap((row) => pathsOf(row).map(({ path }) => path)));
const spanishFor = new Map(
  screenRows().flatMap((row) => {
    const bare = row.en?.replace(/^\/en(?=\/|$)/, '') || '/';
    return row.en && !row.en.includes(':') && !taken.has(bare) ? [[bare, row.es] as const] : [];
  }),
);

/** The address that a page has now, for one that it had before, or has in another language. */
export const redirectOf = (path: string) => spanishFor.get(path) ?? movedPath(path);
