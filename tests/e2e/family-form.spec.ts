/** A family of four fills four forms: what they share is written once, and says where it came from until Next (D48). */
import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { addMember, call, newAnswered } from './people.ts';

type Who = { user_id: string };
const pagePath = ({ user_id }: Who, page: number) =>
  pathTo('portal-form-page', 'es', { user_id, form_name: 'ds160', page: String(page) });
const field = (page: Page, name: string) => page.locator(`#f-${name}`);
const marks = (page: Page) => page.getByRole('button', { name: /^Sí, es correcto/ });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Guardado \d/ })).toBeVisible();
const sameAsMine = (page: Page) => page.getByRole('button', { name: 'Igual que en mi formulario' });

async function storedPage(page: Page, { user_id }: Who, number: number) {
  const answer = await call(page, 'get', `/form/${user_id}/ds160/pages/${number}`);
  return (await answer.json()).page as { form_data: Record<string, unknown>; origins: Record<string, string> };
}

/** Next, and on although something is missing. */
async function goOn(page: Page, from: string) {
  await page.getByRole('button', { name: /^Siguiente: / }).click();
  const anyway = page.getByRole('button', { name: 'Seguir y completar después' });
  await expect(anyway.or(page.getByText('El formulario quedó guardado'))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page).not.toHaveURL(from);
}

test('trip, address and contact of four people are written once', async ({ page }) => {
  // Four forms: longer than other journeys.
  test.setTimeout(120_000);
  const marta = await newAnswered(page);
  const luz = await addMember(page, marta, 'Luz', { relationship: 'spouse', shares_address: true });
  const tomas = await addMember(page, marta, 'Tomás', { is_minor: true, shares_address: true });
  const ines = await addMember(page, marta, 'Inés', { is_minor: true, shares_address: true });
  let typed = 0;
  const write = async (name: string, value: string) => {
    typed++;
    await field(page, name).fill(value);
  };
  const choose = async (name: string, written: string, option: string) => {
    await write(name, written);
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const tick = async (name: string) => {
    typed++;
    await field(page, name).check();
  };

  // Marta writes; what she has told us stands there already.
  await page.goto(pagePath(marta, 3));
  await expect(field(page, 'payer')).toHaveValue('S');
  await expect(field(page, 'payer')).toHaveAccessibleDescription('De lo que ya nos contaste');
  await expect(sameAsMine(page)).toHaveCount(0);
  await field(page, 'specific_plans').getByLabel('No').check();
  await write('intended_arrival_date', '5/2099');
  await field(page, 'stay_unit').selectOption('W');
  await write('stay_length', '2');
  await write('us_stay_street1', '1 Ocean Drive');
  await write('us_stay_city', 'Miami');
  await choose('us_stay_state', 'flor', 'Florida');
  typed += 2;
  await goOn(page, pagePath(marta, 3));
  expect((await storedPage(page, marta, 3)).origins, 'Next confirms').toEqual({});

  await page.goto(pagePath(marta, 6));
  await write('home_street1', 'Calle 45 # 12-30');
  await write('home_city', 'Cali');
  await write('home_state', 'Valle');
  await tick('home_postal_na');
  await goOn(page, pagePath(marta, 6));

  await page.goto(pagePath(marta, 8));
  await write('contact_surnames', 'Rojas');
  await write('contact_given', 'Elena');
  await tick('contact_org_dk');
  await write('contact_street1', '9 Palm Street');
  await write('contact_city', 'Miami');
  await choose('contact_state', 'flor', 'Florida');
  await tick('contact_email_na');
  await goOn(page, pagePath(marta, 8));
  const TYPED = 18;
  expect(typed, 'by Marta').toBe(TYPED);

  for (const [at, who] of [luz, tomas, ines].entries()) {
    await page.goto(pagePath(who, 3));
    await expect(marks(page), 'who pays was said of Marta').toHaveCount(0);
    await sameAsMine(page).click();
    await expect(page.getByText(/Copiamos 7 respuestas del formulario de Marta/)).toBeVisible();
    await expect(field(page, 'us_stay_city')).toHaveValue('Miami');
    await expect(field(page, 'us_stay_city')).toHaveAccessibleDescription('De tu formulario');
    if (at === 0) {
      await page.getByRole('button', { name: 'Deshacer' }).click();
      await expect(field(page, 'us_stay_city')).toHaveValue('');
      await expect(page.getByText('Deshecho: la página quedó como estaba.')).toBeVisible();
      await sameAsMine(page).click();
      await expect(field(page, 'us_stay_city')).toHaveValue('Miami');
      await expectAccessible(page);
      expect(await noSidewaysScroll(page)).toBe(true);
    }
    await goOn(page, pagePath(who, 3));

    await page.goto(pagePath(who, 6));
    await expect(field(page, 'home_street1'), 'by itself: they live together').toHaveValue('Calle 45 # 12-30');
    await expect(marks(page)).toHaveCount(5);
    if (at === 0) {
      await page.getByRole('button', { name: /^Sí, es correcto.*Ciudad donde vives$/ }).click();
      await expect(field(page, 'home_city')).toBeFocused();
      await saved(page);
      await page.reload();
      await expect(marks(page), 'confirmed for good, the others are still to be').toHaveCount(4);
    }
    await goOn(page, pagePath(who, 6));
    if (at === 0) {
      await page.goto(pagePath(who, 6));
      await expect(field(page, 'home_city')).toHaveValue('Cali');
      await expect(marks(page), 'gone after Next').toHaveCount(0);
    }

    await page.goto(pagePath(who, 8));
    if (at > 0) await expect(page.getByRole('button', { name: 'Igual que Luz' })).toBeVisible();
    await sameAsMine(page).click();
    await expect(field(page, 'contact_given')).toHaveValue('Elena');
    await expect(field(page, 'contact_org_dk')).toBeChecked();
    await goOn(page, pagePath(who, 8));
  }
  expect(typed, 'nothing more for the other three').toBe(TYPED);
  for (const who of [luz, tomas, ines]) {
    const [trip, home, contact] = [
      await storedPage(page, who, 3),
      await storedPage(page, who, 6),
      await storedPage(page, who, 8),
    ];
    expect(trip).toMatchObject({ form_data: { us_stay_state: 'FL', intended_arrival_date: '2099-05', payer: null } });
    expect(home).toMatchObject({ form_data: { home_city: 'Cali', home_postal_na: true, home_country: 'CO' } });
    expect(contact).toMatchObject({ form_data: { contact_state: 'FL', contact_email_na: true } });
    expect([trip.origins, home.origins, contact.origins]).toEqual([{}, {}, {}]);
  }
});
