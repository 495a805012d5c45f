/** What the public pages promise their reader about themselves: their order, what changed, and that a figure is old (brand.md, D2). */
import { shownFact } from '#app/features/catalogue/facts.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathsOf, pathTo, screenRows } from '#app/paths.ts';
import { changes } from '#content/changes.ts';
import { longDate } from '#content/legal/wording.ts';
import { type ServicePageName, servicePages } from '#content/services/pages.ts';
import { expect, type TestApp, test } from './app.ts';
import { askable, isAskable } from './entry-paths.ts';

const LONG = 300_000;

type Page = { name: string; path: string; content: Locale; html: string };

/** One page of each screen in its own language; a screen with entries by its first one. */
async function readPages(api: TestApp, isWanted: (name: string, locale: Locale) => boolean): Promise<Page[]> {
  const rows = screenRows().filter((row) => row.layout === 'document' && !row.kind && isAskable(row));
  const pages: Page[] = [];
  for (const row of rows)
    for (const { path, locale, content, isOtherSpelling } of pathsOf(row)) {
      if (isOtherSpelling || locale !== content || !isWanted(row.name, locale)) continue;
      const answer = await api.raw('GET', encodeURI(askable(path)));
      expect(answer.status, path).toBe(200);
      pages.push({ name: row.name, path, content, html: await answer.text() });
    }
  return pages;
}

const isService = (name: string): name is ServicePageName => name in servicePages;

test(
  'a service page has the sections of its row in the order of its row, in every language',
  async ({ api }) => {
    const pages = await readPages(api, isService);
    expect(pages.length).toBeGreaterThan(24);
    for (const { name, path, html } of pages) {
      const { order } = servicePages[name as ServicePageName];
      const parts: readonly string[] = order;
      const shown = [...html.matchAll(/<section aria-labelledby="([\w-]+)"/g)].map(([, id]) => String(id));
      expect(
        shown.filter((id) => parts.includes(id)),
        path,
      ).toEqual(parts);
      const jumps = [...html.matchAll(/<a href="#([\w-]+)" class="flex min-h-11 [^"]*rounded-full/g)].map(
        ([, id]) => id,
      );
      expect(jumps, `${path}, the bar of jumps`).toEqual(parts);
    }
  },
  LONG,
);

test(
  'every service page says in its language what changed on it last, and when',
  async ({ api }) => {
    for (const { name, path, content, html } of await readPages(api, isService)) {
      const t = translator(content, 'pages');
      const own = changes[name] ?? [];
      const [newest] = own;
      expect(newest, name).toBeDefined();
      const what = own.filter(({ on }) => on === newest?.on).map((one) => t(`changed.what.${one.what}`));
      const date = longDate(String(newest?.on), content);
      expect(html, path).toContain(t('changed.line', { date, what: new Intl.ListFormat(content).format(what) }));
    }
  },
  LONG,
);

test(
  'a page with an official figure that changed in the last year says from what, to what and since when',
  async ({ api }) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
    for (const [name, fact] of [
      ['ca-study', 'ca-study-funds'],
      ['uk-visitor', 'uk-visitor'],
    ] as const) {
      const pages = await readPages(api, (one) => one === name);
      expect(pages.length).toBeGreaterThan(1);
      for (const { path, content, html } of pages) {
        const { changed, since } = shownFact(content, fact, api.clock.now);
        expect(plain(html), path).toContain(plain(String(changed?.text)));
        expect(plain(html), path).toContain(plain(String(since)));
      }
    }
    const homes = await readPages(api, (name) => name === 'home');
    expect(homes.length).toBeGreaterThan(1);
    for (const { path, content, html } of homes) {
      const { changed, since } = shownFact(content, 'uk-visitor', api.clock.now);
      expect(plain(html), `${path} is of all countries: only in its list`).not.toContain(plain(String(changed?.text)));
      expect(plain(html), path).toContain(plain(String(since)));
    }
  },
  LONG,
);

test(
  'log-in stands in the bar, the menu and the footer of every public page with a frame',
  async ({ api }) => {
    const pages = (await readPages(api, () => true)).filter(({ html }) => html.includes('data-bar'));
    expect(pages.length).toBeGreaterThan(80);
    for (const { path, html } of pages) {
      const [, bar = '', menu = '', footer = ''] = html.split(/<div data-bar|<div data-menu-panel|<footer/);
      for (const part of [bar, menu, footer]) expect(part, path).toContain('data-log-in');
    }
  },
  LONG,
);

test(
  'a figure that has grown old is said once for its block, and never in the head of the page',
  async ({ api }) => {
    api.clock.now = new Date('2040-01-01T12:00:00Z');
    const marks = (html: string, content: Locale) =>
      [translator(content, 'pages')('wait.old'), translator(content, 'facts')('old')].reduce(
        (sum, word) => sum + html.split(word).length - 1,
        0,
      );
    const pages = await readPages(api, (_, locale) => locale === 'es');
    expect(pages.length).toBeGreaterThan(35);
    for (const { name, path, content, html } of pages) {
      const [head = '', ...blocks] = html.split(/(?=<section aria-labelledby="(?!passport"))/);
      // A text of one part, as an article, has no head that could be told apart from it.
      if (!path.includes(':')) expect(marks(head, content), `${path}: in its head`).toBe(0);
      for (const block of [head, ...blocks]) {
        // Of the places in a choice one shows.
        const [before = '', ...places] = block.split('supports-[selector(:has(*))]:hidden');
        const shown = marks(before, content) + Math.max(0, ...places.map((place) => marks(place, content)));
        expect(shown, `${path}: ${block.slice(0, 60)}`).toBeLessThanOrEqual(1);
      }
      if (isService(name)) expect(marks(html, content), path).toBeGreaterThan(0);
    }
  },
  LONG,
);

/** What is read as a text, and is no caption of something, has the size of the text: 16 px (brand.md). */
const LONGEST_CAPTION = 140;

/** The words of each part in small letters. */
function smallPrint(html: string): string[] {
  const plain = html.replace(/<(script|style|svg|noscript|dialog)\b[\s\S]*?<\/\1>/g, '');
  return [...plain.matchAll(/<(\w+)\b[^>]*\sclass="(?:[^"]*\s)?text-(?:sm|xs)(?:\s[^"]*)?"[^>]*>/g)].map(
    ({ 0: open, 1: tag, index }) => {
      let depth = 1;
      const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g');
      tags.lastIndex = index + open.length;
      for (let found = tags.exec(plain); found; found = tags.exec(plain)) {
        depth += found[1] ? -1 : 1;
        if (depth === 0)
          return plain
            .slice(index, found.index)
            .replace(/<[^>]+>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim();
      }
      return '';
    },
  );
}

test(
  'what is read on a public page and in the portal has the size of the text; small letters are for captions',
  async ({ api }) => {
    expect(smallPrint(`<p class="text-quiet text-sm"><b>${'a'.repeat(200)}</b></p>`)[0]?.length).toBe(200);
    const pages = await readPages(api, (_, locale) => locale === 'es');
    const { cookie, user } = await api.signIn('applicant', {
      phone_number: '+573005550177',
      service_type: 'FirstTime',
    });
    for (const { name, frame, roles } of screenRows())
      if (frame === 'portal' && roles?.includes('applicant')) {
        const path = pathTo(name as 'portal-interview', 'es', user);
        const answer = await api.raw('GET', path, { headers: cookie });
        if (answer.status === 200) pages.push({ name, path, content: 'es', html: await answer.text() });
      }
    const long = pages.flatMap(({ path, html }) =>
      smallPrint(html)
        .filter((text) => text.length > LONGEST_CAPTION)
        .map((text) => `${path}: ${text.length} ${text.slice(0, 110)}`),
    );
    expect(long).toEqual([]);
  },
  LONG,
);
