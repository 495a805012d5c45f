/** Where a quiz is found: its service page, the home page and the directories (spec 2 "Eligibility quiz"). */
import { LOCALES } from '#app/i18n/locales.ts';
import { pathToEntry } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { quizOfPage } from '#content/quizzes/quizzes.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

const DIRECTORIES = ['usa', 'canada', 'appointments', 'locations'] as const;

/** Links of the page itself: the footer would have them everywhere. */
async function linksOf(api: TestApp, path: string) {
  const html = await (await api.raw('GET', path)).text();
  const [main = ''] = html.match(/<main.*<\/main>/s) ?? [];
  return [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
}

for (const locale of LOCALES)
  test(`a service page leads to its quiz, the home page and the directories to all of them (${locale})`, async ({
    api,
  }) => {
    for (const [page, quiz] of Object.entries(quizOfPage)) {
      const path = pathTo(page as 'home', locale);
      expect(await linksOf(api, path), path).toContain(pathToEntry('eligibility-quiz', quiz, locale));
    }
    for (const screen of ['home', ...DIRECTORIES] as const) {
      const path = pathTo(screen, locale);
      expect(await linksOf(api, path), path).toContain(pathTo('eligibility-quizzes', locale));
    }
    for (const screen of ['usa', 'appointments', 'locations'] as const)
      expect(await linksOf(api, pathTo(screen, locale))).toContain(
        pathToEntry('eligibility-quiz', 'us-tourist', locale),
      );
  });
