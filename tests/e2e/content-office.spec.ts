/** Staff and content: a comment shown and one refused, a wait time and a rate written and seen, an article mended before it is a file. */
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { call, DEMO, forgive, logInAs } from './people.ts';

const ARTICLE = 'visitor-visa-types';
const PAGE = '/blog/visitor-visa-types';

test('a comment is approved and stands on its article; another is refused with a reason, and undone', async ({
  page,
}) => {
  const mark = String(Date.now());
  for (const text of [`Me sirvió mucho ${mark}`, `Compra aquí ${mark}`])
    expect(
      (await call(page, 'post', `/articles/${ARTICLE}/comments`, { locale: 'es', name: `Eva ${mark}`, text })).status(),
    ).toBe(200);
  await logInAs(page, DEMO.staff, DEMO.password);
  await page.goto('/admin/content/comments');
  const good = page.getByRole('listitem').filter({ hasText: `Me sirvió mucho ${mark}` });
  const bad = page.getByRole('listitem').filter({ hasText: `Compra aquí ${mark}` });
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await good.getByRole('button', { name: 'Publicar el comentario de' }).first().click();
  await expect(page.getByText('1 comentario publicado')).toBeVisible();
  await expect(good).toHaveCount(0);
  await bad.getByRole('button', { name: 'No publicar' }).click();
  await page.getByLabel('Otro motivo').check();
  await page.getByRole('dialog').getByRole('button', { name: 'No publicar' }).click();
  await expect(page.getByRole('dialog').getByText('Escribe el motivo.').first()).toBeVisible();
  await page.getByLabel('Motivo en tus palabras').fill('Vende formularios');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'No publicar' }).click();
  await expect(page.getByText('1 comentario no se publica')).toBeVisible();
  await page.goto('/admin/content/comments?state=refused');
  await expect(bad.getByText('Vende formularios')).toBeVisible();
  await bad.getByRole('button', { name: 'Volver a dejar por revisar' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Todo quedó como estaba')).toBeVisible();
  await expect(bad).toHaveCount(1);
  await expect
    .poll(async () => (await page.request.get(PAGE)).text(), { timeout: 15_000 })
    .toContain(`Me sirvió mucho ${mark}`);
  expect(await (await page.request.get(PAGE)).text()).not.toContain(`Compra aquí ${mark}`);
});

test('a wait time is written and corrected, and the page of the city shows it', async ({ page }) => {
  await logInAs(page, DEMO.admin, DEMO.password);
  await page.goto('/admin/content/wait-times');
  await page.getByRole('button', { name: 'Escribir una cifra nueva de Bogotá, Turismo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Próxima cita, en meses').fill('99');
  await dialog.getByRole('button', { name: 'Guardar la cifra' }).click();
  await expect(dialog.getByText('Escribe meses entre 0 y 60').first()).toBeVisible();
  await dialog.getByLabel('Próxima cita, en meses').fill('17,5');
  await dialog.getByLabel('Promedio, en meses').fill('18');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar la cifra' }).click();
  await expect(page.getByText('Guardada. Las páginas ya muestran la cifra.')).toBeVisible();
  await page.getByRole('button', { name: 'Corregir la última cifra de Bogotá, Turismo' }).click();
  await dialog.getByLabel('Próxima cita, en meses').fill('19');
  await dialog.getByRole('button', { name: 'Guardar la cifra' }).click();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  const shown = async () => (await (await page.request.get('/citas/bogota')).text()).match(/.{0,300}19 meses.{0,300}/s);
  await expect.poll(shown, { timeout: 15_000 }).not.toBeNull();
  await page.getByRole('button', { name: 'Corregir la última cifra de Bogotá, Turismo' }).click();
  await dialog.locator('summary').filter({ hasText: 'Quitar esta cifra' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Quitarla: vale la anterior' }).click();
  await expect(page.getByText('Quitada. Las páginas muestran la cifra anterior.')).toBeVisible();
  await expect.poll(shown, { timeout: 15_000 }).toBeNull();
});

test('a rate is written by hand, asks once more when it is far, and a price changes', async ({ page, problems }) => {
  await logInAs(page, DEMO.admin, DEMO.password);
  const priceNow = async () => (await (await page.request.get('/citas/bogota')).text()).match(/[\d.]+ COP/g)?.join();
  const before = await priceNow();
  await page.goto('/admin/content/rates');
  await page.getByRole('button', { name: 'Escribir la tasa de COP' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('COP por un dólar').fill('5.300');
  await dialog.getByLabel('Motivo').fill('Tasa oficial del día');
  await dialog.getByRole('button', { name: 'Guardar la tasa' }).click();
  await expect(dialog.getByText('se aleja más de un 20 %').first()).toBeVisible();
  await dialog.getByLabel('La revisé y es correcta').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar la tasa' }).click();
  await expect(page.getByText('La tasa de COP quedó guardada')).toBeVisible();
  await expect(page.getByText('Tasa oficial del día')).toBeVisible();
  expect(await noSidewaysScroll(page)).toBe(true);
  await expect.poll(priceNow, { timeout: 15_000 }).not.toBe(before);
  await page.getByRole('button', { name: 'Volver a la tasa publicada de COP' }).click();
  await dialog.getByLabel('Motivo').fill('Ya se publicó');
  await dialog.getByRole('button', { name: 'Volver a la publicada' }).click();
  await expect(page.getByText('Se muestra otra vez la tasa publicada de COP.')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(priceNow, { timeout: 15_000 }).toBe(before);
  forgive(problems);
});

const HEAD = [
  ...['---', 'postId: sample', 'category: other', 'title: Un título de prueba', 'description: Una prueba.'],
  ...['createdTime: 2026-11-10', 'modifiedTime: 2026-11-12', 'tags: uno, dos', 'ogImage: scene:mail'],
  ...['ogImageAlt: Un sobre', 'change: 2026-11-10 Primera versión.', '---', ''],
].join('\n');

test('an article is looked at before it is a file: its error is named by the line, mended, and the page stands', async ({
  page,
  problems,
}) => {
  await logInAs(page, DEMO.staff, DEMO.password);
  await page.goto('/admin/content/articles');
  const text = page.getByLabel('Texto del artículo, Español');
  await page.getByLabel('Nombre del archivo').first().fill('prueba');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/articles/preview', async (route) => {
    await answered;
    await route.continue();
  });
  await text.fill(`${HEAD}\nHola **a todos\n`);
  const loading = page.getByText('Cargando el contenido…');
  await expect(loading).toBeVisible();
  answer();
  await expect(page.getByText('Error en la línea 14')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ir a la línea 14' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.insertText('Hola **a todos** <img src=x onerror=alert(1)>');
  const shown = page.frameLocator('iframe[title="Página del artículo, Español"]');
  await expect(shown.getByRole('heading', { level: 1, name: 'Un título de prueba' })).toBeVisible();
  await expect(shown.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(loading, 'the frame has said that it is loaded').toHaveCount(0);
  await expect(page.getByText(/debe[n]? ser de 700 a 1400/)).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.reload();
  await expect(text).toHaveValue(/Hola \*\*a todos\*\*/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar .md' }).first().click();
  expect((await saved).suggestedFilename()).toBe('prueba.md');
  // The browser says that nothing runs in the frame.
  expect(problems.filter((one) => !/frame is sandboxed/.test(one))).toEqual([]);
  problems.length = 0;
});

test('what is written into an office page before it is awake counts, beside what the browser kept; log-out takes it', async ({
  page,
  problems,
}) => {
  await logInAs(page, DEMO.staff, DEMO.password);
  await page.goto('/admin/content/articles');
  const text = page.getByLabel('Texto del artículo, Español');
  const kept = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([name]) => /^draft:.+:articles$/.test(name))
        .map(([, draft]) => draft)
        .join(),
    );
  await text.fill('Un texto guardado');
  await expect.poll(kept).toContain('Un texto guardado');
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/admin/content/articles', { waitUntil: 'commit' });
  const name = page.getByLabel('Nombre del archivo').first();
  await name.fill('prueba');
  open();
  await expect(text).toHaveValue('Un texto guardado');
  await expect(name).toHaveValue('prueba');
  await expect.poll(kept).toContain('"name":"prueba"');
  await page.locator('summary').filter({ hasText: 'Menú de' }).click();
  await page.getByRole('button', { name: 'Salir de mi cuenta' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept()).toBe('');
  forgive(problems);
});

test('facts are read with source and age, filtered and taken along; posts say where they come from', async ({
  page,
}) => {
  await logInAs(page, DEMO.staff, DEMO.password);
  await page.goto('/admin/content/facts');
  await page.getByLabel('Buscar', { exact: true }).fill('us-mrv');
  await expect(page.getByText('us-mrv', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar la tabla' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^facts-.*\.csv$/);
  await page.goto('/en/admin/content/posts');
  await expect(page.getByText('The demonstration shows examples')).toBeVisible();
  await expectAccessible(page);
});
