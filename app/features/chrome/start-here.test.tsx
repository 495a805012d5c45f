/** What the bar says to whoever is logged in, known or new comes with the page, in its language; scripts only choose what shows (D38). */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LOCALES } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { readSource } from '#tests/sources.ts';
import { PageFrame } from './page-frame.tsx';
import { VISITOR_SCRIPT } from './start-here.tsx';

const partsOf = (html: string) => html.split(/<div data-bar|<div data-menu-panel|<main/);

test('the page brings every word of the bar and of the menu for each visitor, and marks who it is before them', () => {
  for (const locale of LOCALES) {
    const t = translator(locale, 'site');
    const html = renderToStaticMarkup(
      <PageFrame locale={locale} pathname={pathTo('home', locale)} isInApp={false}>
        x
      </PageFrame>,
    );
    const [before, bar, menu] = partsOf(html);
    expect(before, locale).toContain(VISITOR_SCRIPT);
    for (const part of [bar, menu]) {
      for (const word of ['startHere', 'myPortal', 'logIn', 'logOut'] as const)
        expect(part, `${locale} ${word}`).toContain(`>${t(word)}<`);
      // Known, but without a session: the coral button says log-in.
      expect(part, locale).toMatch(new RegExp(`data-start="log-in"[^>]*>${t('logIn')}<`));
    }
  }
});

test('no script of the page writes a word into the bar but those that the button itself brought', () => {
  const written = ['visitor.ts', 'bar.ts', 'menu.ts'].flatMap((name) => [
    ...readSource(`app/features/chrome/browser/${name}`).matchAll(/(?:textContent|innerHTML|innerText) = ([^;]+);/g),
  ]);
  expect(written.length).toBeGreaterThan(2);
  const brought = /^(busy|failed|label|note\.dataset\.word \?\? ''|'')$/;
  expect(written.map(([, what = '']) => what).filter((what) => !brought.test(what))).toEqual([]);
  expect(VISITOR_SCRIPT).not.toMatch(/textContent|innerHTML/);
});
