/** Articles as they are written, with those of tests/fixtures: what their pages may say. */
import { compileAll, sourcesIn } from '#app/features/articles/markup/library.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { known } from '../scripts/articles/known.ts';

const sources = ['content/articles', 'tests/fixtures/articles'].flatMap(sourcesIn);
const all = compileAll(sources, LOCALES, known);

/** The words of an article, or of all of a language where no one is named: lists show their heads. */
export const writtenWords = (locale: Locale, postId?: string): string =>
  JSON.stringify(
    all
      .filter(({ head }) => head.locale === locale && (!postId || head.postId === postId))
      .map(({ head, body }) => (postId ? { head, body } : head)),
  );
