/** The entries of screens with a parameter, read from content: slug x language, for one screen each. */
import { LOCALES } from '#app/i18n/locales.ts';
import type { ScreenWithEntries } from '#app/paths.ts';
import type { Entry } from '#app/site-map/row.ts';
import { congratulations } from '#content/congratulations.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';

/** Entries that have one slug in every language. */
const sameSlugs = (names: readonly string[]): readonly Entry[] =>
  names.map((name) => ({ name, slugs: Object.fromEntries(LOCALES.map((locale) => [locale, name])) }));

/** Those of articles come from the build (server/article-entries.ts). */
export const entries: Record<Exclude<ScreenWithEntries, 'resource' | 'post'>, readonly Entry[]> = {
  congratulations: sameSlugs(Object.keys(congratulations)),
  'eligibility-quiz': Object.entries(quizzes).map(([name, { slugs }]) => ({ name, slugs })),
};
