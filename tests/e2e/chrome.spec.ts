/** Bar, menu, languages, help, consent and capture (spec 2 "Navigation and chrome", spec 9, D34, D36). */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';

const cookiesOf = async (context: BrowserContext) => {
  // Set by the journeys themselves (journey.ts).
  const cookies = (await context.cookies()).filter(({ name }) => name !== 'popup_shown');
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]));
};
const chosen = (context: BrowserContext, choice = 'denied') =>
  context.addCookies([{ name: 'consent', value: `${choice}.1`, url: String(process.env.MIRADOR_URL) }]);
/** The script has run when its button stands in place of the summary, whatever the width. */
const ready = (page: Page) => page.locator('button[aria-haspopup="dialog"]').waitFor({ state: 'attached' });
const bannerOf = (page: Page) => page.getByRole('region', { name: 'Tú decides sobre las cookies' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const { path, name, close, dir } of [
    { path: '/', name: 'Menú', close: 'Cerrar menú', dir: 'ltr' },
    { path: '/ar', name: 'القائمة', close: 'إغلاق القائمة', dir: 'rtl' },
  ])
    test(`the menu of ${path} works by keyboard: it takes the focus, keeps it and gives it back`, async ({ page }) => {
      await chosen(page.context());
      await page.goto(path);
      const toggle = page.getByRole('button', { name, exact: true });
      await toggle.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name });
      await expect(menu).toBeVisible();
      await expect(page.getByRole('button', { name: close })).toBeFocused();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab');
        const isOutside = await menu.evaluate((dialog) => {
          const focused = document.activeElement;
          return focused !== document.body && !dialog.contains(focused);
        });
        expect(isOutside).toBe(false);
      }
      await expect.poll(() => menu.evaluate((dialog) => dialog.getAnimations().length)).toBe(0);
      const box = await menu.boundingBox();
      if (dir === 'ltr') expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(360, 0);
      else expect(box?.x).toBeCloseTo(0, 0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await page.mouse.click(dir === 'ltr' ? 8 : 352, 300);
      await expect(menu).toBeHidden();
    });

  for (const path of ['/', '/en', '/ar'])
    test(`the number and the languages of ${path} stand in one row`, async ({ page }) => {
      await page.goto(path);
      const number = await page.locator('[data-place="ribbon"]').boundingBox();
      const languages = await page.locator('header nav').first().boundingBox();
      expect(languages?.y).toBe(number?.y);
    });

  test('the word beside the menu sign is for wider screens', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const word = page.locator('button[aria-haspopup="dialog"] span');
    expect((await word.boundingBox())?.width).toBeLessThan(2);
    await page.setViewportSize({ width: 744, height: 740 });
    expect((await word.boundingBox())?.width).toBeGreaterThan(20);
    await page.setViewportSize({ width: 1024, height: 740 });
    await expect(page.locator('button[aria-haspopup="dialog"]')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  });

  test('with scripts blocked the menu opens, languages change and no banner shows', async ({ page, problems }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await page.locator('summary').first().click();
    const panel = page.locator('[data-menu-panel]');
    await expect(panel.getByRole('link', { name: 'Inicio' })).toBeVisible();
    expect(await noSidewaysScroll(page)).toBe(true);
    await expect(page.locator('[data-consent], [data-consent-open]')).toHaveCount(2);
    await expect(page.locator('[data-consent]')).toBeHidden();
    await panel.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en$/);
    problems.length = 0;
  });
});

test('another language keeps the query, the place and what was typed, and is remembered', async ({ page, context }) => {
  const contact = page.locator('[data-island="contact-form"]');
  await page.goto('/?from=test#contact');
  await page.locator('[data-island="contact-form"][data-awake]').waitFor();
  await contact.getByLabel('Nombre').fill('Eva');
  await contact.getByLabel('¿En qué te ayudamos?').fill('Una pregunta');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\?from=test#contact$/);
  await page.locator('[data-island="contact-form"][data-awake]').waitFor();
  await expect(contact.getByLabel('First name')).toHaveValue('Eva');
  await expect(contact.getByLabel('How can we help?')).toHaveValue('Una pregunta');
  expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
  const locale = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE');
  expect(locale).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  expect((locale?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.reload();
  await expect(contact.getByLabel('First name')).toHaveValue('');
});

test(
  'the bar leaves on the way down, returns on the way up, and never leaves the focus behind',
  WIDE,
  async ({ page }) => {
    await chosen(page.context());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/privacy-policy');
    await ready(page);
    const bar = page.locator('[data-bar]');
    const moveTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await moveTo(30);
    await expect(bar).not.toHaveAttribute('data-hidden');
    await moveTo(900);
    await expect(bar).toHaveAttribute('data-hidden');
    await expect(bar).not.toBeInViewport();
    await moveTo(850);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole('link', { name: 'Mirador' }).focus();
    await moveTo(1400);
    await page.waitForTimeout(100);
    await expect(bar).toBeInViewport({ ratio: 1 });
  },
);

test('neither bar nor banner covers what has the focus', WIDE, async ({ page }) => {
  await page.goto('/general-disclaimer');
  await expect(bannerOf(page)).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      if (focused === document.body || focused.closest('[data-consent]')) return '';
      const { left, top, width, height } = focused.getClientRects()[0] as DOMRect;
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen && (focused.contains(seen) || seen.contains(focused)) ? '' : focused.outerHTML.slice(0, 120);
    });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press(key);
      await expect.poll(covered).toBe('');
    }
});

/** The choice, the edition of its words, and when. */
const DENIED = expect.stringMatching(/^denied\.1\.\d{10}$/);

test('a no keeps nothing; the footer asks again, and a yes keeps pages and source from then on', async ({ page }) => {
  const context = page.context();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(process.env.MIRADOR_URL))) foreign.push(request.url());
  });
  await page.goto('/?utm_source=google&gclid=Abc_1');
  const banner = bannerOf(page);
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(banner).toBeVisible();
  expect(await cookiesOf(context)).toEqual({});
  await banner.getByRole('button', { name: 'Rechazar cookies' }).click();
  await expect(banner).toBeHidden();
  await page.goto('/privacy-policy?utm_source=bing');
  await expect(banner).toBeHidden();
  expect(await cookiesOf(context)).toEqual({ consent: DENIED });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const again = page.getByRole('button', { name: 'Elegir cookies' });
  await again.click();
  await expect(banner.getByRole('heading')).toBeFocused();
  await expect(banner.getByRole('button', { name: 'Rechazar cookies' })).toHaveAttribute('aria-pressed', 'true');
  await banner.getByRole('button', { name: 'Aceptar cookies' }).click();
  await expect(again).toBeFocused();
  expect(Object.keys(await cookiesOf(context)).sort()).toEqual(['attribution', 'consent', 'pagesVisited']);
  await again.click();
  await banner.getByRole('button', { name: 'Rechazar cookies' }).click();
  expect(await cookiesOf(context)).toEqual({ consent: DENIED });
  expect(foreign).toEqual([]);
});

test('a yes moves what waited in the tab, with the first and the last source', async ({ page, context }) => {
  await page.goto('/?utm_source=google');
  await page.goto('/general-disclaimer?secret=1');
  await page.goto('/privacy-policy?utm_source=bing');
  await bannerOf(page).getByRole('button', { name: 'Aceptar cookies' }).click();
  const cookies = await cookiesOf(context);
  expect(cookies.consent).toMatch(/^granted\.1\.\d{10}$/);
  expect(JSON.parse(cookies.pagesVisited ?? '')).toEqual(['/', '/general-disclaimer', '/privacy-policy']);
  expect(JSON.parse(cookies.attribution ?? '')).toEqual({
    first: { utm_source: 'google' },
    last: { utm_source: 'bing' },
  });
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['visitBegan']);
  await page.goto('/');
  expect(JSON.parse((await cookiesOf(context)).pagesVisited ?? '')).toHaveLength(4);
});

test('the help ribbon waits 0.8 s, opens one chat, and is as before on the way back', async ({ page, context }) => {
  await chosen(context, 'granted');
  const asked: string[] = [];
  await context.route('https://wa.me/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' });
  });
  await page.goto('/');
  await ready(page);
  const ribbon = page.locator('[data-place="ribbon"]');
  await expect(ribbon).toContainText('+1 202 555 0142');
  const started = Date.now();
  await ribbon.dblclick();
  await expect(ribbon).toHaveAttribute('aria-disabled', 'true');
  await expect(ribbon).toContainText('Abriendo WhatsApp…');
  expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer)).toContainEqual({
    ...{ event: 'send_whatsapp', event_id: expect.any(String), value: 1, currency: 'USD', place: 'ribbon' },
  });
  await page.waitForURL('https://wa.me/**');
  expect(Date.now() - started).toBeGreaterThanOrEqual(800);
  expect(asked).toHaveLength(1);
  expect(new URL(String(asked[0])).searchParams.get('text')).toContain('Mirador');
  await page.goBack();
  await ready(page);
  await expect(ribbon).not.toHaveAttribute('aria-disabled');
});

test('a page is asked for when its link is touched, once, and never on a saving line', async ({ page, browser }) => {
  await chosen(page.context());
  await page.goto('/');
  await ready(page);
  await page.locator('footer').getByRole('heading', { name: 'Legal' }).click();
  const link = page.locator('footer').getByRole('link', { name: 'Privacidad' });
  await link.dispatchEvent('pointerdown');
  await link.dispatchEvent('pointerdown');
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(1);
  await expect(page.locator('link[rel="prefetch"]')).toHaveAttribute('href', /\/privacy-policy$/);
  const context = await browser.newContext();
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const saving = await context.newPage();
  await saving.goto(`${process.env.MIRADOR_URL}/`);
  await ready(saving);
  await saving.locator('footer').getByRole('heading', { name: 'Legal' }).click();
  await saving.locator('footer').getByRole('link', { name: 'Privacidad' }).dispatchEvent('pointerdown');
  await expect(saving.locator('link[rel="prefetch"]')).toHaveCount(0);
  await context.close();
});

test('with a session Log out is seen; a failed call says so, a good one goes home and reloads', async ({
  page,
  context,
  problems,
}, { project }) => {
  await chosen(context);
  await context.addCookies([{ name: 'has_session', value: '1', url: `${process.env.MIRADOR_URL}/en` }]);
  const answers = [503, 200];
  await page.route('**/auth/log-out', (route) => {
    expect(route.request().method()).toBe('POST');
    return route.fulfill({ status: answers.shift() ?? 500, body: '{}' });
  });
  await page.goto('/en');
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('data-session');
  const open = () => project.name === 'phone' && page.getByRole('button', { name: 'Menu' }).click();
  await open();
  await page.getByRole('button', { name: 'Log out' }).click();
  const again = page.getByRole('button', { name: 'It failed. Log out again' });
  await expect(again).toBeFocused();
  problems.length = 0;
  await Promise.all([page.waitForEvent('load'), again.click()]);
  await ready(page);
  await open();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('inside the app a page has no bar, footer, ribbon or banner', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 MiradorApp/1.0' });
  const page = await context.newPage();
  await page.goto(`${process.env.MIRADOR_URL}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header, footer, [data-bar], [data-consent], [data-chat]')).toHaveCount(0);
  await context.close();
});
