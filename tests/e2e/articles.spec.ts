/** Guides as a reader on a phone uses them: found, opened, moved through, commented; and read without any script. */
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';

test('a guide is found by a search with slips, read by its contents, and commented', WIDE, async ({ page }) => {
  await page.goto('/recursos-de-inmigracion');
  await page.getByRole('searchbox').fill('formulraio ds 160');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/buscar\?q=/);
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/recursos-de-inmigracion\/[a-z0-9-]+$/);
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);

  const contents = page.locator('details[data-contents]');
  if (!(await contents.getAttribute('open').then((open) => open !== null))) await contents.locator('summary').click();
  const second = contents.getByRole('link').nth(1);
  await second.click();
  await expect(
    page.locator(`[id="${decodeURIComponent((await second.getAttribute('href')) ?? '').slice(1)}"]`),
  ).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveCount(1);

  await page.getByText('Escribir un comentario').click();
  await page.getByLabel('Nombre que se verá').fill('Eva');
  // Until the form is awake the browser says it in a word of its own.
  await expect(async () => {
    await page.getByRole('button', { name: 'Enviar comentario' }).click();
    await expect(page.getByText('Escribe tu comentario.').last()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByLabel('Tu comentario').fill('La tabla me sirvió.');
  await page.getByRole('button', { name: 'Enviar comentario' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu comentario' })).toBeFocused();
});

test('English and Arabic readers find their guides', async ({ page }) => {
  for (const path of ['/en/immigration-resources', '/ar/immigration-resources']) {
    await page.goto(path);
    await page.locator('main article a').first().click();
    await expect(page.locator('h1')).toBeVisible();
    expect(await noSidewaysScroll(page), path).toBe(true);
    await expectAccessible(page, { contrast: false });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a guide is read, voted on and commented', async ({ page }) => {
    await page.goto('/blog');
    await page.locator('main h2 a').first().click();
    await expect(page.locator('article p').first()).toBeVisible();
    await page.getByRole('button', { name: 'Sí, me sirvió' }).click();
    await expect(page).toHaveURL(/#voted$/);
    await expect(page.getByText('Tu respuesta queda contada')).toBeVisible();
    await page.getByText('Escribir un comentario').click();
    await page.getByLabel('Nombre que se verá').fill('Eva');
    await page.getByLabel('Tu comentario').fill('La tabla me sirvió.');
    await page.getByRole('button', { name: 'Enviar comentario' }).click();
    await expect(page).toHaveURL(/#comment-sent$/);
    await expect(page.locator('#comment-sent')).toBeVisible();
  });
});
