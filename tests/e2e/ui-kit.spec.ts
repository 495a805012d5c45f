/** The ui kit: each part in each state, direction and scheme is there and accessible; the ones that move do so by keyboard. */
import type { Locator, Page } from '@playwright/test';
import { parts } from '#app/features/developer/ui-kit/parts.tsx';
import { PANES } from '#app/features/developer/ui-kit/voice.ts';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';
import { test as look } from './look.ts';

async function open(page: Page, part: string) {
  await page.goto(`/dev/ui/${part}`);
  if (parts[part]?.isAwake) await page.locator('[data-island="ui-kit"][data-awake]').waitFor();
}

/** A page of parts is no page of the site: what is good habit there is not asked here. */
const expectClean = (page: Page) => expectAccessible(page, { habits: false });

const pane = (page: Page, part: string, state: string, dir = 'ltr'): Locator =>
  page.locator(`[data-part="${part}"][data-state="${state}"][data-dir="${dir}"][data-scheme="light"]`);

for (const [part, { states, isWide }] of Object.entries(parts))
  look(
    `${part} stands in every state, direction and scheme, and is accessible`,
    isWide ? WIDE : {},
    async ({ page }, { project }) => {
      await open(page, part);
      const wanted = Object.keys(states).flatMap((state) =>
        PANES.map(({ dir, scheme }) => `${part}/${state}/${dir}/${scheme}`),
      );
      const found = await page
        .locator('[data-part]')
        .evaluateAll((all) =>
          all
            .filter((one) => one.childElementCount > 0)
            .map(({ dataset }) => `${dataset.part}/${dataset.state}/${dataset.dir}/${dataset.scheme}`),
        );
      expect(found).toEqual(wanted);
      await expectClean(page);
      if (project.name !== 'phone') return;
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await noSidewaysScroll(page)).toBe(true);
    },
  );

test('the index leads to every part', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page.getByRole('navigation', { name: 'Parts' }).getByRole('link')).toHaveText(Object.keys(parts));
});

test('a busy button keeps its width and takes no second click', async ({ page }) => {
  await open(page, 'button');
  const here = pane(page, 'button', 'busy by click');
  const button = here.getByRole('button').first();
  const before = (await button.boundingBox())?.width;
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleName('Guardando tus respuestas…');
  expect((await button.boundingBox())?.width).toBe(before);
  await expect(button).toBeFocused();
});

test('without script a combobox is a picker that posts the same value', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.MIRADOR_URL}/dev/ui/combobox`);
  const picker = pane(page, 'combobox', 'chosen').getByLabel('País de nacimiento');
  await expect(picker).toHaveValue('PE');
  expect(await picker.evaluate((one) => one.tagName)).toBe('SELECT');
  await context.close();
});

test('a combobox is searched and chosen from by keyboard', async ({ page }) => {
  await open(page, 'combobox');
  const input = pane(page, 'combobox', 'empty').getByRole('combobox');
  await input.focus();
  await page.keyboard.type('peru');
  await expect(page.getByRole('option')).toHaveText(['Perú']);
  await expectClean(page);
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('Perú');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Puerto Rico' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(input).toHaveValue('Perú');
  await input.fill('zzz');
  await expect(page.getByText('Ningún país se llama así.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(pane(page, 'combobox', 'empty').locator('input[type="hidden"]')).toHaveValue('');
});

test('a dialog takes the focus in, closes by Escape and gives the focus back', async ({ page }) => {
  await open(page, 'dialog');
  const button = pane(page, 'dialog', 'closed').getByRole('button', { name: 'Borrar archivo' }).first();
  const modal = page.locator('dialog:modal');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(modal).toBeVisible();
  await expect(modal.locator(':focus')).toHaveCount(1);
  await expectClean(page);
  for (let steps = 0; steps < 6; steps++) {
    await page.keyboard.press('Tab');
    const isOut = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOut, 'the page behind is out of reach').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await modal.getByRole('button', { name: 'Cerrar' }).click();
  await expect(modal).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('tabs follow the arrows, in both directions of reading', async ({ page }) => {
  await open(page, 'tabs');
  for (const { dir, onwards } of [
    { dir: 'ltr', onwards: 'ArrowRight' },
    { dir: 'rtl', onwards: 'ArrowLeft' },
  ]) {
    const here = pane(page, 'tabs', 'three', dir);
    const tabs = here.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press(onwards);
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tabs.nth(2)).toBeFocused();
    await page.keyboard.press(onwards);
    await expect(tabs.nth(0)).toBeFocused();
    await expect(here.getByRole('tabpanel')).toHaveCount(1);
  }
});

test('without script tabs are links to sections, and every section shows', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.MIRADOR_URL}/dev/ui/tabs`);
  const here = pane(page, 'tabs', 'three');
  await expect(here.getByRole('region')).toHaveCount(3);
  await expect(here.getByText('Falta la foto.')).toBeVisible();
  await here.getByRole('link', { name: 'Documentos' }).click();
  expect(page.url()).toContain('documents');
  await context.close();
});

test('a carousel moves by its buttons, in both directions of reading', async ({ page }) => {
  await open(page, 'carousel');
  for (const { dir, next, previous, second } of [
    { dir: 'ltr', next: 'Siguiente', previous: 'Anterior', second: '2 de 3' },
    { dir: 'rtl', next: 'التالي', previous: 'السابق', second: '2 من 3' },
  ]) {
    const here = pane(page, 'carousel', 'three', dir);
    const forth = here.getByRole('button', { name: next });
    await expect(here.getByRole('button', { name: previous })).toHaveAttribute('aria-disabled', 'true');
    await forth.press('Enter');
    await expect(here.locator('[aria-live]')).toHaveText(second);
    await expect(here.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.7 });
    await forth.press('Enter');
    await expect(forth).toHaveAttribute('aria-disabled', 'true');
    await expect(forth).toBeFocused();
  }
});

test('a phone field reselects the country of a pasted number; the plans come with the first focus', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'phone');
  const here = pane(page, 'phone', 'page');
  const country = here.getByRole('combobox', { name: 'País del celular' });
  const national = here.getByRole('textbox', { name: 'Celular' });
  const whole = here.locator('input[type="hidden"]');
  await expect(country).toHaveValue('MX');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('ui-phone-parser'))).toEqual([]);
  await national.focus();
  await expect.poll(() => asked.filter((url) => url.includes('ui-phone-parser')).length).toBe(1);
  await pane(page, 'phone', 'error').getByRole('textbox').pressSequentially('+57 300 123 4567');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await national.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(country).toHaveValue('CO');
  await expect(national).toHaveValue('300 123 4567');
  await expect(whole).toHaveValue('+573001234567');
  await national.fill('');
  await national.pressSequentially('320 555');
  await expect(whole).toHaveValue('');
  await national.pressSequentially(' 0142');
  await expect(whole).toHaveValue('+573205550142');
});

/** The page stands, its script is on the way; call what comes back to let it arrive. */
async function openAsleep(page: Page, part: string) {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/developer-ui-kit-island-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(`/dev/ui/${part}`);
  return arrival.resolve;
}

test('what was typed into a phone field before the page woke is kept', async ({ page }) => {
  const wake = await openAsleep(page, 'phone');
  const here = pane(page, 'phone', 'page');
  await here.getByRole('textbox', { name: 'Celular' }).pressSequentially('+57 300 123 4567');
  wake();
  await expect(here.locator('input[type="hidden"]')).toHaveValue('+573001234567');
  await expect(here.getByRole('combobox')).toHaveValue('CO');
});

test('what was picked in a combobox before the page woke is kept', async ({ page }) => {
  const wake = await openAsleep(page, 'combobox');
  const field = pane(page, 'combobox', 'empty').getByRole('combobox', { name: 'País de nacimiento' });
  await field.selectOption('CL');
  await field.blur();
  wake();
  await expect(field).toHaveValue('Chile');
});

test('a phone field remembers the last country chosen', async ({ page }) => {
  await open(page, 'phone');
  await pane(page, 'phone', 'empty').getByRole('combobox').selectOption('PE');
  await page.reload();
  await expect(pane(page, 'phone', 'empty').getByRole('combobox')).toHaveValue('PE');
  await expect(pane(page, 'phone', 'page').getByRole('combobox')).toHaveValue('MX');
});

test('a password can be looked at and hidden again', async ({ page }) => {
  await open(page, 'password');
  const here = pane(page, 'password', 'hidden');
  const input = here.getByLabel('Contraseña');
  await here.getByRole('button', { name: 'Mostrar' }).press('Enter');
  await expect(input).toHaveAttribute('type', 'text');
  await here.getByRole('button', { name: 'Ocultar' }).press('Enter');
  await expect(input).toHaveAttribute('type', 'password');
  await expect(input).toHaveValue('mirador de noche');
});

test('an error summary takes the focus and leads to the field', async ({ page }) => {
  await open(page, 'error-summary');
  const here = pane(page, 'error-summary', 'by click');
  await here.getByRole('button').press('Enter');
  const summary = here.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Revisa el correo' }).press('Enter');
  const email = here.getByLabel('Correo electrónico');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Revisa el correo: le falta la arroba.');
});

test('a toast is said without taking the focus, and can be closed', async ({ page }) => {
  await open(page, 'toast');
  const here = pane(page, 'toast', 'by click');
  const button = here.getByRole('button', { name: 'Guardar' });
  await button.press('Enter');
  await expect(here.getByRole('status')).toHaveText('Guardado a las 10:42');
  await expect(button).toBeFocused();
  await here.getByRole('button', { name: 'Cerrar aviso' }).press('Enter');
  await expect(here.getByRole('status')).toBeEmpty();
});

test('one question of an accordion closes the other, without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.MIRADOR_URL}/dev/ui/accordion`);
  const questions = pane(page, 'accordion', 'open').locator('details');
  await expect(questions.nth(0)).toHaveAttribute('open');
  await questions.nth(1).locator('summary').press('Enter');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await context.close();
});
