/** Every place that an article should help links one, on its page and in the reader's language (issue: forty articles worth reading). */
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { quizView } from '#app/features/quiz/public/view.server.ts';
import { guideLinks } from '#app/features/texts/guides.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { contentLocale, pathToEntry } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { FORM_NAMES } from '#content/catalogue.ts';
import { forms } from '#content/forms/forms.ts';
import { cityGuides, guidesOfPage, serviceGuides } from '#content/guides.ts';
import { QUIZ_NAMES } from '#content/quizzes/definition.ts';
import { type ServicePageName, servicePages } from '#content/services/pages.ts';
import { CITIES } from '#content/waits.ts';
import { expect, type TestApp, test } from './app.ts';

const READ = ['es', 'en', 'ar'] as const satisfies readonly Locale[];
const SERVICES = Object.keys(servicePages) as ServicePageName[];

/** What helps there stands on the page, in the list of guides. */
async function lacking(api: TestApp, path: string, postIds: readonly string[], locale: Locale): Promise<string[]> {
  const html = await (await api.raw('GET', path)).text();
  const [list = ''] =
    /<nav aria-label="(?:Guías que ayudan aquí|Guides that help here|أدلة مفيدة هنا)".*?<\/nav>/s.exec(html) ?? [];
  const links = guideLinks(postIds, locale);
  if (links.length === 0) return [`${path}: no article`];
  return links.filter(({ href }) => !list.includes(`href="${href}"`)).map(({ href }) => `${path}: ${href}`);
}

test('every service page links what helps there', async ({ api }) => {
  const missing: string[] = [];
  for (const locale of READ)
    for (const name of SERVICES)
      missing.push(...(await lacking(api, pathTo(name, locale), serviceGuides[name], locale)));
  expect(missing).toEqual([]);
});

test('every city page links what helps there', async ({ api }) => {
  const missing: string[] = [];
  for (const locale of READ)
    for (const city of CITIES)
      missing.push(...(await lacking(api, pathTo(`appointments-${city}`, locale), cityGuides[city], locale)));
  expect(missing).toEqual([]);
});

test('every end of a quiz has an article, hard stops and ends without a visa too', () => {
  for (const locale of READ)
    for (const name of QUIZ_NAMES) {
      const { guides } = quizView(name, locale, { now: new Date(), rates: fallbackRates }).props;
      const without = Object.entries(guides).filter(([, guide]) => !guide?.href.startsWith('/'));
      expect(without.map(([card]) => `${locale} ${name} ${card}`)).toEqual([]);
    }
});

test('every page of every form has an article', () => {
  for (const locale of READ)
    for (const name of FORM_NAMES)
      for (const { number } of forms[name].pages)
        expect(guideLinks(guidesOfPage(name, number), locale)[0]?.href, `${locale} ${name} ${number}`).toMatch(/^\//);
});

test('a page of a form links its article', async ({ api }) => {
  const { user, cookie } = await api.signIn('applicant', {
    service_type: 'FirstTime',
    current_step: 'required_visa_seen',
  });
  for (const [locale, prefix] of [
    ['es', ''],
    ['en', '/en'],
    ['ar', '/ar'],
  ] as const) {
    const path = `${prefix}/portal/applicants/${user.user_id}/form/ds160/1`;
    const answer = await api.raw('GET', path, { headers: cookie });
    expect(answer.status).toBe(200);
    const href = guideLinks(['names-in-english'], locale)[0]?.href;
    expect((await answer.text()).includes(`href="${href}"`), `${path} links ${href}`).toBe(true);
  }
});

/** The words of the links in the list of guides. */
async function guidesAt(api: TestApp, path: string) {
  const html = await (await api.raw('GET', path)).text();
  const [list = ''] = /<nav aria-label="(?:Guides that help here|أدلة مفيدة هنا)".*?<\/nav>/s.exec(html) ?? [];
  return [...list.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, words = '']) => words.replace(/<[^>]*>/g, ''));
}

test('a page that speaks English at an Arabic address names its guides in English', async ({ api }) => {
  const path = pathTo('us-esta', 'ar');
  expect(contentLocale(path)).toBe('en');
  const names = await guidesAt(api, path);
  expect(names.length).toBeGreaterThan(0);
  expect(names.join()).not.toMatch(/\p{Script=Arabic}/u);
});

test('an Arabic page says of an article that it is there in English alone', async ({ api }) => {
  const [renewal, passport] = await guidesAt(api, pathTo('us-renewal', 'ar'));
  expect(renewal).not.toContain('بالإنجليزية');
  expect(passport).toContain('· بالإنجليزية');
  const article = String(pathToEntry('resource', 'names-in-english', 'ar'));
  const html = await (await api.raw('GET', article)).text();
  const said = html
    .split(/<a [^>]*hreflang="en"[^>]*>/i)
    .filter((after) => /^[^<]*<\/a><span[^>]*> \(بالإنجليزية\)/.test(after));
  expect(said.length).toBeGreaterThan(0);
});
