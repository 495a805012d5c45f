/** Addresses that lead to another one (D8). */
import { pathsOf, screenRows } from './paths.ts';

/** A bare English slug whose Spanish slug differs leads to the Spanish page (D8). */
const taken = new Set(screenRows().flatMap((row) => pathsOf(row).map(({ path }) => path)));
const spanishFor = new Map(
  screenRows().flatMap((row) => {
    const bare = row.en?.replace(/^\/en(?=\/|$)/, '') || '/';
    return row.en && !row.en.includes(':') && !taken.has(bare) ? [[bare, row.es] as const] : [];
  }),
);
export const spanishPath = (englishPath: string) => spanishFor.get(englishPath);
