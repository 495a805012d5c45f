/** The visa photo on a phone: camera with a guide, crop by keys, a file that fits; and the ways on when something does not. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { drawScene, type Scene } from '#tests/photos/draw.ts';
import { people } from '#tests/photos/fixtures.ts';
import { expect, expectAccessible, test as journey, noSidewaysScroll } from './journey.ts';
import { call, newAnswered } from './people.ts';

const somebody: Scene = {
  ...{ person: people[0] as Scene['person'], width: 900, height: 1200, head: 420, chin: 720, middle: 430 },
  ...{ wall: '#eceae6', tilt: 1, light: () => 0.96, noise: 6, blur: 0.8, seed: 4 },
};
const jpegOf = async (scene: Scene) => (await drawScene(scene)).jpeg({ quality: 90 }).toBuffer();

/** A camera that sees somebody drawn before a wall, and is allowed without a question. */
const test = journey.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const film = join(mkdtempSync(join(tmpdir(), 'mirador-')), 'camera.mjpeg');
      const frame = await jpegOf({ ...somebody, width: 1280, height: 720, head: 400, chin: 480, middle: 640 });
      writeFileSync(film, Buffer.concat(Array.from({ length: 30 }, () => frame)));
      const args = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
      const all = [...(launchOptions.args ?? []), ...args, `--use-file-for-fake-video-capture=${film}`];
      await use({ ...launchOptions, args: all });
    },
    { scope: 'worker' },
  ],
});

async function openPhoto(page: Page) {
  const { user_id } = await newAnswered(page);
  await page.goto(`/portal/applicants/${user_id}/documents`);
  await page.getByRole('button', { name: 'Hacer la foto para visa' }).first().click();
  await expect(page.getByRole('heading', { name: 'Toma o elige tu foto' })).toBeVisible();
  return user_id;
}

test('taken with the camera, moved by keys, put right again, and handed in as it is asked for', async ({ page }) => {
  const user_id = await openPhoto(page);
  await page.getByRole('button', { name: 'Abrir la cámara' }).click();
  await expect(page.getByRole('heading', { name: 'Pon tu cabeza en el óvalo' })).toBeFocused();
  await page.getByRole('button', { name: 'Tomar la foto' }).click();
  await expect(page.getByRole('heading', { name: 'Ajusta el recorte' })).toBeFocused({ timeout: 15_000 });
  const said = page.getByRole('status').filter({ hasText: /medimos|consejo/ });
  await expect(said).toHaveText('Todo lo que medimos está bien.', { timeout: 15_000 });
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);

  await page.getByRole('application').focus();
  for (let press = 0; press < 6; press++) await page.keyboard.press('-');
  for (let press = 0; press < 8; press++) await page.keyboard.press('+');
  await expect(page.getByText('Altura de la cabeza: revísalo')).toBeVisible();
  await page.getByRole('button', { name: 'Proponer el recorte' }).click();
  await expect(said).toHaveText('Todo lo que medimos está bien.');

  await page.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect
    .poll(async () => (await call(page, 'get', `/docs/${user_id}/documents/photo/files/1/url`)).status())
    .toBe(200);
  const { url } = await (await call(page, 'get', `/docs/${user_id}/documents/photo/files/1/url`)).json();
  const bytes = await (await page.request.get(url)).body();
  const { width = 0, height, format } = await sharp(bytes).metadata();
  expect({ height, format }).toEqual({ height: width, format: 'jpeg' });
  expect(width).toBeGreaterThanOrEqual(600);
  expect(width).toBeLessThanOrEqual(1200);
  expect(bytes.length).toBeLessThanOrEqual(240_000);
});

test('without a camera the file chooser is there; what does not fit is said, asked once, and taken', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const user_id = await openPhoto(page);
  await page.getByRole('button', { name: 'Abrir la cámara' }).click();
  await expect(page.getByText('El navegador no dio permiso para usar la cámara.')).toBeVisible();
  await expect(page.getByText('Tomarla con la cámara del teléfono')).toBeVisible();

  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Elegir un archivo').setInputFiles({ name, mimeType, buffer });
  await choose('foto.heic', 'image/heic', Buffer.from('no picture'));
  await expect(page.getByText('Este navegador no puede abrir ese archivo.')).toBeVisible();
  await choose('foto.jpg', 'image/jpeg', await jpegOf({ ...somebody, behind: 'shelf' }));
  await expect(page.getByText('Fondo: revísalo')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Usar esta foto' }).click();
  await page.getByRole('button', { name: 'Seguir ajustando' }).click();
  await expect(page.getByRole('heading', { name: 'Ajusta el recorte' })).toBeVisible();
  await page.getByRole('button', { name: 'Usar esta foto' }).click();
  await page.getByRole('button', { name: 'Usarla así' }).click();
  await expect
    .poll(async () => (await call(page, 'get', `/docs/${user_id}/documents/photo/files/1/url`)).status())
    .toBe(200);
});
