/** The other forms on a phone: the Canadian one page by page, one page of each of the rest in Spanish and Arabic. */
import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { FORM_NAMES, type FormName } from '#content/catalogue.ts';
import { saidBy, saidOn } from '#tests/form-answers.ts';
import { FILLINGS } from '#tests/form-people/forms.ts';
import { latinIn, textOf, writePage } from './form-writer.ts';
import { expect, noSidewaysScroll, test } from './journey.ts';
import { call, newApplicant, type Person } from './people.ts';

// Hundreds of answers: a picture of the page at each of them would cost more than the journey.
test.use({ trace: 'off' });

const pagePath = ({ user_id }: Person, form_name: FormName, page: number, locale: 'es' | 'ar' = 'es') =>
  pathTo('portal-form-page', locale, { user_id, form_name, page: String(page) });

const storedOf = async (page: Page, { user_id }: Person, form_name: FormName) =>
  (await (await call(page, 'get', `/form/${user_id}/${form_name}/pages`)).json()).pages;

test('the form of Canada is filled in page by page until it is finished', async ({ page }) => {
  test.setTimeout(120_000);
  const { service, smallest } = FILLINGS.imm5257;
  const person = await newApplicant(page, { service_type: service });
  await page.goto(pagePath(person, 'imm5257', 1));
  for (const number of Object.keys(smallest).map(Number)) {
    await expect(page).toHaveURL(pagePath(person, 'imm5257', number));
    await writePage(page, 'imm5257', number, smallest[number] ?? {});
    expect(await noSidewaysScroll(page), `page ${number}`).toBe(true);
    await page.locator('main form button[type=submit]').click();
  }
  await expect(page).toHaveURL(pathTo('portal-form-check', 'es', { user_id: person.user_id, form_name: 'imm5257' }));
  // The name of the profile stood there before anybody wrote.
  const named = { ...smallest, 1: { ...smallest[1], given_name: person.first_name } };
  expect(saidOn(await storedOf(page, person, 'imm5257'))).toEqual(saidBy(named));
});

test('the converter puts a sum in Canadian dollars into its field, and the page saves it', async ({
  page,
  problems,
}) => {
  const person = await newApplicant(page, { service_type: FILLINGS.imm5257.service });
  await page.goto(pagePath(person, 'imm5257', 7));
  await page.getByRole('button', { name: /^Convertir desde otra moneda/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Convertir a dólares canadienses' });
  const convert = dialog.getByRole('button', { name: 'Convertir' });
  await expect(convert).toBeDisabled();
  const amount = dialog.getByRole('textbox', { name: 'Monto' });
  await amount.pressSequentially('10a,.000.000');
  await expect(amount, 'digits and a dot only; several dots part thousands').toHaveValue('10000000');
  await expect(dialog.getByText('Aquí solo van números'), 'said as long as one writes on').toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Moneda' }), 'that of the phone number').toHaveValue(/COP/);
  expect(await noSidewaysScroll(page)).toBe(true);
  // Nothing is lost when the network is.
  await page.route('**/convert-to-canadian-dollars/**', (route) => route.abort());
  await convert.click();
  await expect(dialog.getByText('lo que escribiste sigue aquí')).toBeVisible();
  await expect(amount).toHaveValue('10000000');
  await page.unroute('**/convert-to-canadian-dollars/**');
  problems.length = 0;
  await convert.click();
  await expect(dialog.getByText(/tasa de referencia|publicada por/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Usar .*\d+.CAD/ }).click();
  await expect(dialog).toHaveCount(0);
  const funds = page.getByRole('textbox', { name: /^Dinero para la estadía/ });
  await expect(funds).toBeFocused();
  const figure = await funds.inputValue();
  expect(Number(figure)).toBeGreaterThan(1000);
  await expect
    .poll(async () => (await storedOf(page, person, 'imm5257'))[6]?.form_data.funds_cad ?? null, { timeout: 15_000 })
    .toBe(figure);
});

const others = FORM_NAMES.filter((name) => name !== 'ds160' && name !== 'imm5257');

for (const form_name of others)
  test(`${form_name}: its first page in Spanish and Arabic`, async ({ page }) => {
    const { service, smallest } = FILLINGS[form_name];
    const person = await newApplicant(page, { service_type: service, first_name: 'مها' });
    await page.goto(pagePath(person, form_name, 1, 'ar'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(form_name, 1, 'ar').title);
    expect(await latinIn(page.locator('main'))).toEqual([]);
    expect(await noSidewaysScroll(page)).toBe(true);
    await page.goto(pagePath(person, form_name, 1));
    await writePage(page, form_name, 1, smallest[1] ?? {});
    expect(await noSidewaysScroll(page)).toBe(true);
    await page.locator('main form button[type=submit]').click();
    await expect(page).toHaveURL(pagePath(person, form_name, Number(Object.keys(smallest)[1])));
    const [first] = await storedOf(page, person, form_name);
    expect(first.status).toBe('Finished');
    expect(saidOn([first])).toEqual(saidBy({ 1: smallest[1] ?? {} }));
  });

test('a renewal goes on with its second form after the last page of the first', async ({ page }) => {
  const { service, smallest } = FILLINGS.renewal;
  const person = await newApplicant(page, { service_type: service });
  await call(page, 'put', `/form/${person.user_id}/renewal/pages/1`, { form_data: smallest[1] });
  await page.goto(pagePath(person, 'renewal', 2));
  await writePage(page, 'renewal', 2, smallest[2] ?? {});
  await page.getByRole('button', { name: 'Guardar y seguir con: DS-160' }).click();
  await expect(page).toHaveURL(pagePath(person, 'ds160', 1));
  // The list of the first form names both, and leads on instead of sending half a case.
  await page.goto(pathTo('portal-form-check', 'es', { user_id: person.user_id, form_name: 'renewal' }));
  const list = page.getByRole('navigation', { name: 'Formularios de esta solicitud' });
  await expect(list.getByRole('link', { name: 'DS-160' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar a revisión' })).toHaveCount(0);
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.getByRole('link', { name: 'Llenar: DS-160' }).click();
  await expect(page).toHaveURL(pagePath(person, 'ds160', 1));
});
