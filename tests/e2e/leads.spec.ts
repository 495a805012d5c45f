/** Both landing pages and the exit popup as visitors meet them (spec 2, 4, 5, 9; D32, D54, Q61). */
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';

const freshPhone = () => `300${String(randomInt(1_000_000, 9_999_999))}`;
const popup = (page: Page) => page.locator('dialog[data-exit-popup]');
/** The script has run when its button stands in place of the summary. */
const ready = (page: Page) => page.locator('button[aria-haspopup="dialog"]').waitFor({ state: 'attached' });
const chosen = (page: Page, choice: 'granted' | 'denied') =>
  page.context().addCookies([{ name: 'consent', value: `${choice}.1`, url: String(process.env.MIRADOR_URL) }]);
const scrollTo = async (page: Page, share: number) => {
  await page.evaluate((part) => {
    window.scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * part, behavior: 'instant' });
  }, share);
};

test('the landing form names what is missing in its order, keeps what was typed, and is sent once', async ({
  page,
  problems,
}) => {
  await chosen(page, 'denied');
  await page.goto('/visa-americana');
  await page.getByRole('link', { name: 'Contar mi caso' }).first().click();
  const form = page.locator('[data-island="visa-form"][data-awake]');
  await form.waitFor();
  const send = form.getByRole('button', { name: 'Enviar y pedir mi llamada' });
  const told = (text: string) => expect(form.getByRole('alert')).toContainText(text);
  await send.click();
  await told('Escribe tu nombre.');
  await expect(form.getByLabel('Nombre')).toBeFocused();
  await expect(form.getByLabel('Correo electrónico')).toHaveAccessibleDescription(/Revisa el correo/);
  await expectAccessible(page);
  await form.getByLabel('Nombre').fill('Eva');
  await form.getByLabel('Apellidos').fill('Ruiz');
  await form.getByLabel('País del celular').selectOption('CO');
  await form.getByLabel('Celular', { exact: true }).fill(freshPhone());
  await send.click();
  await told('Revisa el correo');
  await form.getByLabel('Correo electrónico').fill('eva@correo.example');
  await form.getByLabel('¿Para qué quieres viajar?').selectOption('tourism');
  await form.getByLabel('¿Cuántas personas piden la visa?').selectOption('3');
  await send.click();
  await told('Dinos si tienes pasaporte vigente.');
  await form.getByRole('group', { name: '¿Tienes pasaporte vigente?' }).getByLabel('Sí').check();
  await form.getByRole('group', { name: '¿Te han negado una visa antes?' }).getByLabel('No').check();
  await form.getByLabel('¿Cuándo quieres empezar?').selectOption('<1');
  await send.click();
  await told('Marca la casilla para aceptar los términos.');
  await form.locator('[name="terms"]').check();
  await form.locator('[name="data_consent"]').check();
  await page.route('**/leads/*/*/visa', (route) => route.abort());
  await send.click();
  await told('No se envió. Lo que escribiste sigue aquí');
  await page.unroute('**/leads/*/*/visa');
  let posts = 0;
  page.on('request', (request) => {
    posts += Number(request.url().endsWith('/visa') && request.method() === 'POST');
  });
  await send.dblclick();
  await expect(page.getByRole('heading', { name: 'Recibimos tu caso' })).toBeFocused();
  await expect(page.getByText('Gracias, Eva.')).toBeVisible();
  expect(posts).toBe(1);
  expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? [])).toEqual([]);
  expect(problems.splice(0).filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
});

test('after a yes the first letter in the form is one event', async ({ page }) => {
  await chosen(page, 'granted');
  await page.goto('/en/us-visa');
  const form = page.locator('[data-island="visa-form"]');
  await form.scrollIntoViewIfNeeded();
  await page.locator('[data-island="visa-form"][data-awake]').waitFor();
  await form.getByLabel('First name').fill('Eva');
  await form.getByLabel('Last name').fill('Ruiz');
  const told = await page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer ?? []);
  expect(told.filter(({ event }) => event === 'start_form_fill')).toHaveLength(1);
});

test('the countdown goes on after a reload and in a new tab, can be stopped, and ends without taking anything', async ({
  page,
  context,
}) => {
  await page.goto('/visa-americana');
  const clockOf = async (tab: Page) => {
    const text = await tab.locator('[data-countdown-clock]').textContent();
    const [minutes = 0, seconds = 0] = String(text).split(':').map(Number);
    return minutes * 60 + seconds;
  };
  const running = (tab: Page) => tab.locator('[data-countdown="running"]').waitFor();
  await running(page);
  await expect.poll(() => clockOf(page)).toBeLessThan(899);
  const first = await clockOf(page);
  await page.reload();
  await running(page);
  expect(await clockOf(page)).toBeLessThanOrEqual(first);
  const other = await context.newPage();
  await other.goto('/visa-americana');
  await running(other);
  expect(await clockOf(other)).toBeLessThanOrEqual(first);
  await page.getByRole('button', { name: 'Detener el reloj' }).click();
  await expect(page.getByText(/Tienes hasta las \d/)).toBeVisible();
  await expect(page.locator('[data-countdown-clock]')).toBeHidden();
  await page.route('**/leads/countdown', (route) => route.fulfill({ json: { success: true, seconds_left: 0 } }));
  await page.reload();
  await expect(page.getByText('Tiempo terminado')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Te llamamos igual' })).toBeVisible();
});

test('who wants less motion reads until when, and starts the film by hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/visa-americana');
  await expect(page.locator('[data-countdown="stopped"]')).toBeVisible();
  await page.locator('video').scrollIntoViewIfNeeded();
  await page.locator('[data-countdown]').scrollIntoViewIfNeeded();
  expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});

test('the film is loaded when it is seen, has no sound, and its words', WIDE, async ({ page, request }) => {
  for (const [path, side] of [
    ['/visa-americana', 'ltr'],
    ['/ar/us-visa', 'rtl'],
  ]) {
    const film = page.locator('video');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(String(path));
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.some((url) => url.endsWith(`/film/road-${side}.mp4`))).toBe(true);
    expect(await film.evaluate((one: HTMLVideoElement) => one.muted)).toBe(true);
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.textTracks[0]?.cues?.length ?? 0)).toBe(4);
    await expectAccessible(page);
    expect(await noSidewaysScroll(page)).toBe(true);
  }
  const part = await request.get('/film/road-ltr.mp4', { headers: { range: 'bytes=0-99' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
});

test('the page of the code: slider, pop-up, and a message that carries the code', WIDE, async ({ page }) => {
  await chosen(page, 'denied');
  await page.goto('/promo?utm_source=facebook&fbclid=abc');
  const slider = page.locator('[data-slider]');
  await expect(slider).toHaveAttribute('data-slider', 'running');
  await expect(page.locator('[data-slide-place]')).toHaveText('1 de 4');
  const dialog = page.getByRole('dialog', { name: 'Tu código está listo' });
  await expect(dialog).toBeVisible();
  const code = dialog.locator('[data-code-value]');
  await expect(code).toHaveText(/^FB\d{4}[A-Z]{6}$/);
  const chat = dialog.getByRole('link', { name: 'Enviar mi código por WhatsApp' });
  const text = String(await code.textContent());
  expect(decodeURIComponent(String(await chat.getAttribute('href')))).toContain(`mi código ${text}`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(slider).toHaveAttribute('data-slider', 'stopped');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.locator('[data-slide-place]')).toHaveText(/[234] de 4/);
  await page.reload();
  await expect(page.getByRole('dialog').locator('[data-code-value]'), 'the same browser, the same code').toHaveText(
    text,
  );
  expect(await noSidewaysScroll(page)).toBe(true);
});

/** How much of the page has moved by itself since it was opened (CLS). */
const movedIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          done(list.getEntries().reduce((sum, one) => sum + (one as PerformanceEntry & { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(done, 500, 0);
      }),
  );

test(
  'the bar about cookies leaves the buttons of the slider free, moves nothing, and the end of the page clear',
  WIDE,
  async ({ page }) => {
    await page.goto('/promo');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    const bar = await page.locator('[data-consent]').boundingBox();
    const pause = await page.locator('[data-slider-pause]').boundingBox();
    expect((pause?.y ?? 0) + (pause?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(await movedIn(page)).toBeLessThan(0.01);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const last = await page.locator('footer').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  },
);

test('a yes that comes after the code says where the visit came from, a no after it takes it back', async ({
  page,
}) => {
  await page.goto('/promo?utm_source=facebook&fbclid=abc');
  await expect(page.getByRole('dialog').locator('[data-code-value]')).toHaveText(/^FB/);
  await page.keyboard.press('Escape');
  const said = async (name: string) => {
    const sent = page.waitForRequest((one) => one.url().endsWith('/dm-discount-code'));
    await page.locator('[data-consent]').getByRole('button', { name }).click();
    return (await sent).postDataJSON();
  };
  expect(await said('Aceptar cookies')).toMatchObject({
    ...{ tracking_consent: { choice: 'granted' }, fbclid: 'abc', utm_source: 'facebook', landing: '/promo' },
  });
  await page.locator('[data-consent-open]').click();
  const taken = await said('Rechazar cookies');
  expect(taken).toMatchObject({ tracking_consent: { choice: 'denied' } });
  expect(taken).not.toHaveProperty('fbclid');
});

test('with less motion the slider stands still until it is asked to move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ar/promo');
  await expect(page.locator('[data-slider]')).toHaveAttribute('data-slider', 'stopped');
  expect(await noSidewaysScroll(page)).toBe(true);
});

test.describe('the exit popup', () => {
  test.use({ meetsPopup: true });
  const shown = async (page: Page) => {
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).locator('[data-code-value]')).toHaveText(/^GS\d{4}[A-Z]{6}$/);
    await expect(popup(page).locator('[data-code-again]')).toBeHidden();
  };

  test(
    'comes past half of the page, shows a code, collapses its picture, closes with Escape, and comes once',
    WIDE,
    async ({ page, context }) => {
      await chosen(page, 'denied');
      await page.goto('/');
      await ready(page);
      await scrollTo(page, 0.4);
      await expect(popup(page)).toBeHidden();
      await scrollTo(page, 0.6);
      await shown(page);
      await expect(popup(page).getByRole('heading', { level: 2 })).toBeFocused();
      await expectAccessible(page);
      await expect(popup(page)).toHaveAttribute('data-exit-popup', 'small');
      const pictureHeight = () =>
        popup(page).evaluate((dialog) => dialog.firstElementChild?.getBoundingClientRect().height);
      await expect.poll(pictureHeight).toBe(0);
      await page.keyboard.press('Escape');
      await expect(popup(page)).toBeHidden();
      const cookie = (await context.cookies()).find(({ name }) => name === 'popup_shown');
      expect(Number(cookie?.expires) - Date.now() / 1000).toBeGreaterThan(29 * 86_400);
      await page.goto('/usa');
      await ready(page);
      await scrollTo(page, 0.9);
      await page.waitForTimeout(300);
      await expect(popup(page)).toBeHidden();
    },
  );

  test('comes after thirty seconds, and not over a form that is being filled in', WIDE, async ({ page }) => {
    await page.clock.install();
    await page.goto('/citas');
    await ready(page);
    await page.clock.fastForward(20_000);
    await expect(popup(page)).toBeHidden();
    // Whoever moves about is on the page as well.
    await scrollTo(page, 0.2);
    await page.mouse.click(5, 200);
    await page.clock.fastForward(10_100);
    await shown(page);

    await page.context().clearCookies({ name: 'popup_shown' });
    await page.goto('/');
    await ready(page);
    await page.locator('[data-island="hero-form"] [name="first_name"]').fill('Eva');
    await page.clock.fastForward(31_000);
    await scrollTo(page, 0.9);
    await expect(popup(page)).toBeHidden();
  });

  test('comes back near the top after going down', WIDE, async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.mouse.move(100, 300);
    await scrollTo(page, 0.1);
    await page.waitForTimeout(100);
    await expect(popup(page)).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
    await shown(page);
  });

  test('leaves whoever looks up for a moment in peace; half of a text is half of its page', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await scrollTo(page, 0.3);
    await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
    await page.waitForTimeout(300);
    await scrollTo(page, 0.3);
    await page.waitForTimeout(1500);
    await expect(popup(page)).toBeHidden();

    await page.goto('/recursos-de-inmigracion/como-llenar-el-ds-160');
    await ready(page);
    await scrollTo(page, 0.4);
    await page.waitForTimeout(1200);
    await expect(popup(page)).toBeHidden();
    await scrollTo(page, 0.6);
    await shown(page);
  });

  test('comes when the mouse leaves at the top', WIDE, async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.mouse.move(100, 40);
    await page.mouse.move(100, 300);
    await expect(popup(page)).toBeHidden();
    await page.mouse.move(100, 45);
    await shown(page);
  });

  test('does not come when a finger taps the bar', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.touchscreen.tap(190, 400);
    await page.touchscreen.tap(190, 18);
    await page.waitForTimeout(500);
    await expect(popup(page)).toBeHidden();
  });

  test('is not there in questionnaires, legal pages, /promo, for our app or with a session', async ({
    page,
    browser,
  }) => {
    for (const path of ['/prueba-de-elegibilidad', '/privacy-policy', '/promo', '/auth/sign-up', '/mantenimiento']) {
      await page.goto(path);
      await expect(popup(page), path).toHaveCount(0);
    }
    const context = await browser.newContext({ userAgent: 'Mozilla/5.0 MiradorApp/1.0' });
    const app = await context.newPage();
    await app.goto(`${process.env.MIRADOR_URL}/`);
    await expect(popup(app)).toHaveCount(0);
    await context.close();
    await page.context().addCookies([{ name: 'has_session', value: '1', url: String(process.env.MIRADOR_URL) }]);
    await page.goto('/');
    await ready(page);
    await scrollTo(page, 0.9);
    await page.waitForTimeout(300);
    await expect(popup(page)).toBeHidden();
  });

  test('says so when no code can be made, and tries again', async ({ page, problems }) => {
    await page.route('**/dm-discount-code', (route) => route.abort());
    await page.goto('/ar');
    await ready(page);
    await scrollTo(page, 0.7);
    await expect(popup(page).getByRole('status')).toContainText('لم نتمكن');
    await page.unroute('**/dm-discount-code');
    await popup(page).getByRole('button', { name: 'إعادة المحاولة' }).click();
    await shown(page);
    expect(await noSidewaysScroll(page)).toBe(true);
    problems.splice(0);
  });
});
