/** The screen of supporting documents: handed in over a bad network, looked at, deleted, seen by another tab (spec 2, 4, 8). */
import { createHash } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pathTo } from '#app/paths.ts';
import { holderFrom } from '#tests/passports/people.ts';
import { paper } from '#tests/uploads.ts';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';
import { call, DEMO, forgive, logInAs, newAnswered, type Person } from './people.ts';

const screenOf = ({ user_id }: Pick<Person, 'user_id'>, locale: 'es' | 'ar' = 'es') =>
  pathTo('portal-documents', locale, { user_id });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const PASSPORT = 'Pasaporte, página de datos';
const STATEMENTS = 'Extractos bancarios recientes';

/** As large as a scan: enough to be cut in the middle. */
const scan = (kilobytes: number) => paper({ extra: `% ${'scan '.repeat(kilobytes * 205)}\n` });
const photo = () =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#d8c9a8' } })
    .composite([
      { input: Buffer.from('<svg width="1600" height="900"><rect width="1600" height="900" fill="#234"/></svg>') },
    ])
    .jpeg()
    .toBuffer();

const choose = (page: Page, title: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
  rowOf(page, title).locator('input[data-chooser]').setInputFiles(file);
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** What the server gives back is what left, byte for byte. */
async function storedHash(page: Page, { user_id }: Person, type: string) {
  const { url } = await (await call(page, 'get', `/docs/${user_id}/documents/${type}/files/1/url`)).json();
  const file = await page.request.get(url);
  return createHash('sha256')
    .update(await file.body())
    .digest('hex');
}

/** A way to the product that is slow for files, and falls away once in the middle of one. */
async function slowWay(cutAfter: number) {
  const product = new URL(String(process.env.MIRADOR_URL));
  const seen = { isDown: false, hasFallen: false, sent: 0 };
  const open = new Set<Socket>();
  const way = createServer((near) => {
    if (seen.isDown) return near.destroy();
    const far = connect(Number(product.port), product.hostname);
    open.add(near);
    const end = () => {
      open.delete(near);
      near.destroy();
      far.destroy();
    };
    near.on('error', end).on('close', end);
    far.on('error', end).on('close', end);
    far.pipe(near);
    let isFile = false;
    near.on('data', (bytes: Buffer) => {
      isFile ||= bytes.subarray(0, 40).toString('latin1').startsWith('PUT /api-mv/files/');
      if (!isFile) return far.write(bytes);
      seen.sent += bytes.length;
      if (!seen.hasFallen && seen.sent > cutAfter) {
        Object.assign(seen, { hasFallen: true, isDown: true });
        // All that stands open falls with it, or the browser would go on over another line by itself.
        for (const socket of [...open]) socket.destroy();
        return;
      }
      near.pause();
      far.write(bytes);
      setTimeout(() => near.resume(), 30);
    });
  });
  await new Promise<void>((done) => way.listen(0, product.hostname, done));
  const { port } = way.address() as AddressInfo;
  return { url: `http://${product.hostname}:${port}`, seen, close: () => way.close() };
}

test(
  'a scan over a slow network that is cut at half arrives whole after its return, and another tab sees it',
  WIDE,
  async ({ page, context, problems }) => {
    const person = await newAnswered(page);
    const bytes = scan(2000);
    const { url, seen, close } = await slowWay(bytes.length / 2);
    await page.goto(`${url}${screenOf(person)}`);
    const other = await context.newPage();
    await other.goto(`${url}${screenOf(person)}`);
    const row = rowOf(page, STATEMENTS);
    await expect(row.getByText('No subido')).toBeVisible();
    await choose(page, STATEMENTS, pdf('extractos.pdf', bytes));
    await expect(row.getByRole('progressbar', { name: 'Subiendo extractos.pdf' })).toBeVisible();
    await expect.poll(() => seen.hasFallen, { timeout: 15_000 }).toBe(true);
    await expect(row.getByText('Sin conexión. El archivo sigue en este dispositivo y se enviará solo.')).toBeVisible();
    seen.isDown = false;
    await expect(page.getByText(`Archivo subido: ${STATEMENTS}`)).toBeVisible({ timeout: 20_000 });
    await expect(row.getByText('Subido', { exact: true })).toBeVisible();
    expect(seen.sent, 'half of it, then the whole').toBeGreaterThan(bytes.length * 1.4);
    expect(await storedHash(page, person, 'bank_statements')).toBe(createHash('sha256').update(bytes).digest('hex'));
    await expect(rowOf(other, STATEMENTS).getByText('extractos.pdf'), 'without a reload').toBeVisible();
    await expect(page.getByText(/^1 de \d$/)).toBeVisible();
    close();
    forgive(problems);
  },
);

test('the guide, a photo that is looked at and turned, two as one PDF, a refusal in words, delete, another screen meanwhile', async ({
  page,
  problems,
}) => {
  const person = await newAnswered(page);
  await page.goto(screenOf(person));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus documentos');
  expect(await noSidewaysScroll(page)).toBe(true);
  await expectAccessible(page);

  await page.getByRole('button', { name: `${PASSPORT}: qué sirve y cómo conseguirlo` }).click();
  const guide = page.getByRole('dialog', { name: PASSPORT });
  await expect(guide.getByRole('heading', { name: 'No sirve' })).toBeVisible();
  await expect(guide).toContainText('Porque se pide a cada persona de la solicitud');
  await expect(guide, 'figures are filled in').not.toContainText(/[{}]/);
  await expectAccessible(page);
  await guide.getByRole('button', { name: 'Entendido' }).click();

  const row = rowOf(page, PASSPORT);
  await choose(page, PASSPORT, { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  const preview = row.getByRole('img', { name: 'Vista previa de IMG_1.jpg' });
  const sizeOf = () => preview.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  await expect.poll(sizeOf, 'at most 1800').toEqual([1800, 1200]);
  await row.getByRole('button', { name: 'Girar IMG_1.jpg' }).click();
  await expect.poll(sizeOf, 'turned').toEqual([1200, 1800]);
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Enviar la foto' }).click();
  await expect(page.getByText(`Archivo subido: ${PASSPORT}`)).toBeVisible();
  await expect(row.getByText('IMG_1.jpg')).toBeVisible();

  await row.getByRole('button', { name: 'Borrar IMG_1.jpg' }).click();
  const sure = page.getByRole('dialog', { name: 'Borrar archivo' });
  await expect(sure).toContainText('Se borrará este archivo. No se puede deshacer.');
  await sure.getByRole('button', { name: 'Borrar archivo' }).click();
  await expect(page.getByText('Archivo borrado')).toBeVisible();
  await expect(row.getByText('No subido')).toBeVisible();

  const statements = rowOf(page, STATEMENTS);
  const sheets = [1, 2].map(async (number) => ({
    ...{ name: `hoja-${number}.jpg`, mimeType: 'image/jpeg', buffer: await photo() },
  }));
  await statements.locator('input[data-chooser]').setInputFiles(await Promise.all(sheets));
  await statements.getByRole('button', { name: 'Juntar las 2 en un PDF' }).click();
  // Two large photos become a PDF on the phone itself: that is work.
  await expect(statements.getByText(`${STATEMENTS}, 2 páginas.pdf`)).toBeVisible({ timeout: 20_000 });
  await expect(statements.getByText('Subido', { exact: true })).toBeVisible();

  await choose(page, PASSPORT, pdf('guion.pdf', paper({ catalog: '/OpenAction <</S/JavaScript/JS(x)>>' })));
  await expect(row.getByText('El PDF trae un programa adentro')).toBeVisible();

  await page.route('**/upload-url', (route) => route.fulfill({ status: 400, json: { success: false } }));
  await choose(page, PASSPORT, pdf('bien.pdf', scan(1)));
  await expect(row.getByText('No se pudo subir el archivo')).toBeVisible();
  await page.unroute('**/upload-url');

  // Held back at the storage: one goes on to another screen, and it arrives from there.
  let open = () => {};
  const held = new Promise<void>((done) => {
    open = done;
  });
  await page.route('**/files/**', async (route) => {
    await held;
    await route.continue();
  });
  await row.getByRole('button', { name: 'Intentar de nuevo con bien.pdf' }).click();
  await expect(row.getByRole('button', { name: 'Cancelar bien.pdf' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver al portal' }).click();
  await expect(page.getByText('Subiendo un archivo')).toBeVisible();
  open();
  await expect(page.getByText('Subiendo un archivo')).toBeHidden();
  await page.goBack();
  await expect(rowOf(page, PASSPORT).getByText('bien.pdf')).toBeVisible();
  forgive(problems);
});

/** As from the desktop of a computer, or from its clipboard. */
const carried = (page: Page, { name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer }) =>
  page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type }));
      return data;
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  );

test('at a computer files are dropped and pasted; a phone with the code hands in the passport, whose lines are typed and taken', async ({
  page,
  browser,
  problems,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const person = await newAnswered(page);
  await page.goto(screenOf(person));
  const statements = rowOf(page, STATEMENTS);
  await statements.focus();
  await statements.dispatchEvent('drop', { dataTransfer: await carried(page, pdf('soltado.pdf', scan(1))) });
  await expect(statements.getByText('soltado.pdf')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Subidos' }).getByRole('row').filter({ hasText: STATEMENTS }),
  ).toBeVisible();
  await expect(statements, 'its row has gone to another table, and the focus along').toBeFocused();
  const pasted = await carried(page, pdf('pegado.pdf', scan(1)));
  await page.evaluate(
    (clipboardData) => document.dispatchEvent(new ClipboardEvent('paste', { clipboardData })),
    pasted,
  );
  await expect(statements.getByText('pegado.pdf')).toBeVisible();
  const staysHere = await page.evaluate((dataTransfer) => {
    const beside = document.querySelector('h1');
    const drop = () => new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return beside?.dispatchEvent(drop()) === false;
  }, pasted);
  expect(staysHere, 'beside a row the browser would open the file and leave').toBe(true);

  const made = page.waitForResponse((answer) => answer.url().endsWith('/pass') && answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Seguir en tu celular' }).click();
  const code = page.getByRole('dialog', { name: 'Sigue en tu celular' });
  await expect(code.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await expectAccessible(page);
  const { pathname, hash } = new URL((await (await made).json()).url);
  const phone = await browser.newPage({
    ...{ baseURL: String(process.env.MIRADOR_URL), viewport: { width: 360, height: 740 } },
    ...{ hasTouch: true, isMobile: true },
  });
  await phone.goto(pathname + hash);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Documentos de Marta');
  expect(phone.url(), 'no token stays in an address').not.toContain('token');
  expect(await noSidewaysScroll(phone)).toBe(true);
  await expectAccessible(phone);
  const asked = phone.getByRole('listitem').filter({ hasText: PASSPORT });
  await asked.locator('input[data-chooser]').setInputFiles(pdf('pagina.pdf', scan(1)));
  await expect(asked.getByText('1 archivo subido')).toBeVisible();
  await expect(phone.getByText('soltado.pdf'), 'what was there before is not shown').toHaveCount(0);
  await expect(code.getByText('Llegó 1 archivo de tu celular.')).toBeVisible();
  await code.getByRole('button', { name: 'Listo' }).click();
  await phone.context().close();

  const row = rowOf(page, PASSPORT);
  await expect(row.getByText('pagina.pdf')).toBeVisible();
  await expect(row.getByText('En este PDF no hay una foto que podamos leer')).toBeVisible();
  const [first, second] = holderFrom('COL').lines;
  await row.getByRole('textbox', { name: 'Primera línea' }).fill(first);
  await row.getByRole('textbox', { name: 'Segunda línea' }).fill(second);
  await row.getByRole('button', { name: 'Leer estas líneas' }).click();
  await expect(row.getByText('AZ648213')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Usar est/ }).click();
  await expect(row.getByRole('heading', { name: /en el formulario$/ })).toBeFocused();
  forgive(problems);
});

test('an adviser looks at a picture nearer and turned, asks for another one, and the person reads why', async ({
  page,
  browser,
  problems,
}) => {
  const person = await newAnswered(page);
  await page.goto(screenOf(person));
  await choose(page, PASSPORT, { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await rowOf(page, PASSPORT).getByRole('button', { name: 'Enviar la foto' }).click();
  await expect(rowOf(page, PASSPORT).getByText('Subido', { exact: true })).toBeVisible();

  const desk = await browser.newPage({
    baseURL: String(process.env.MIRADOR_URL),
    viewport: { width: 1280, height: 800 },
  });
  await logInAs(desk, DEMO.admin, DEMO.password);
  await desk.goto(`/admin/people/${person.user_id}/documents`);
  await desk.getByRole('button', { name: /IMG_1\.jpg/ }).click();
  const shown = desk.getByRole('img', { name: `${PASSPORT}, archivo 1` });
  await expect(shown).toBeVisible();
  const before = await shown.boundingBox();
  await desk.getByRole('button', { name: 'Acercar' }).click();
  await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0);
  await desk.getByRole('button', { name: 'Girar' }).click();
  await expect(shown).toHaveCSS('rotate', '90deg');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Pedir otro' }).click();
  const reason = desk.getByRole('dialog', { name: 'Pedir otro archivo' });
  await reason.getByRole('textbox', { name: 'Motivo' }).fill('Falta la línea de abajo');
  await reason.getByRole('button', { name: 'Pedir otro' }).click();
  await expect(desk.getByText('Guardado: la persona lee el motivo')).toBeVisible();
  await desk.context().close();

  await page.reload();
  await expect(rowOf(page, PASSPORT).getByText('Tu asesor pide otro', { exact: true })).toBeVisible();
  await expect(rowOf(page, PASSPORT)).toContainText('Falta la línea de abajo');
  forgive(problems);
});

test('in Arabic the screen stands from the right, complete and accessible', async ({ page }) => {
  const person = await newAnswered(page, { locale: 'ar' });
  await page.goto(screenOf(person, 'ar'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مستنداتك');
  await page.locator('summary').filter({ hasText: 'اختيارية' }).click();
  expect(await noSidewaysScroll(page)).toBe(true);
  await expectAccessible(page);
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / 740);
  expect(screens, 'with a fold open').toBeLessThan(10);
});
