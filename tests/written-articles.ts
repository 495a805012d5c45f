/** Articles as they are written, with those of tests/fixtures: what their pages may say. */

import { known } from '#app/features/articles/markup/known.ts';
import { compileAll, sourcesIn } from '#app/features/articles/markup/library.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';

/** The articles of the product, without fixtures. */
export const published = compileAll(sourcesIn('content/articles'), LOCALES, known);

/** A product that was built, as browsers see it, knows no fixtures. */
const FOLDERS = ['content/articles', ...(process.env.VITEST ? ['tests/fixtures/articles'] : [])];
export const written = compileAll(FOLDERS.flatMap(sourcesIn), LOCALES, known);

/** Articles of tests/fixtures go by such names. */
export const isFixture = (name = '') => name.startsWith('sample-');

/** The words of an article, or of all of a language where no one is named: lists show their heads. */
export const writtenWords = (locale: Locale, postId?: string): string =>
  JSON.stringify(
    written
      .filter(({ head }) => head.locale === locale && (!postId || head.postId === postId))
      .map(({ head, body }) => (postId ? { head, body } : head)),
  );
