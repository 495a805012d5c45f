/** English for answers in words on a phone: written, accepted, and it stands; the rehearsal sheet is one page of paper. */
import { pathTo } from '#app/paths.ts';
import { FINISHED } from '#tests/finished-form.ts';
import { VISITOR } from '#tests/form-people/visitor.ts';
import { textOf } from '#tests/pdf-text.ts';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { call, newAnswered } from './people.ts';

const DUTIES = 'Vendo telas en el mercado';
const work = {
  ...{ occupation: 'B', employer_name: 'Textiles del Norte', employer_street1: 'Calle 1', employer_city: 'Bogotá' },
  ...{ employer_state_na: true, employer_postal_na: true, employer_phone: '573001234567', employer_country: 'CO' },
  ...{ employer_start: '2019-03-05', monthly_income: '2500000', duties: DUTIES },
};

async function fill(page: Parameters<typeof call>[0], user_id: string, filled: Readonly<Record<number, object>>) {
  for (const [number, form_data] of Object.entries(filled)) {
    const saved = await call(page, 'put', `/form/${user_id}/ds160/pages/${number}`, { form_data });
    expect(saved.status(), await saved.text()).toBe(200);
  }
}

test('an answer is put into English, accepted, and stands until it changes', async ({ page }) => {
  const { user_id } = await newAnswered(page);
  await fill(page, user_id, { ...FINISHED, 11: work });
  await page.goto(pathTo('portal-form-check', 'es', { user_id, form_name: 'ds160' }));
  await page.getByRole('link', { name: 'Ver las respuestas en inglés' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Respuestas en inglés');
  await expect(page.getByText('Faltan 2 respuestas en inglés')).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);

  const card = page.getByRole('region', { name: '¿Qué haces en tu trabajo?' });
  await card.getByRole('button', { name: 'Aceptar este texto' }).click();
  await expect(card.getByLabel('En inglés')).toBeFocused();
  await expect(card.getByLabel('En inglés')).toHaveAccessibleDescription(/Escribe el texto en inglés/);
  await card.getByLabel('En inglés').fill('I sell fabrics at the market');
  await card.getByRole('button', { name: 'Aceptar este texto' }).dblclick();
  await expect(card.getByText('Aceptado')).toBeVisible();
  await expect(card.getByRole('heading')).toBeFocused();
  await expect(page.getByText('Falta 1 respuesta en inglés')).toBeVisible();

  await page.reload();
  await card.getByRole('heading').click();
  await expect(card.getByText('I sell fabrics at the market')).toBeVisible();
  await fill(page, user_id, { 11: { ...work, duties: 'Vendo telas y botones' } });
  await page.reload();
  await expect(card.getByText('Cambió', { exact: true })).toBeVisible();
  await expect(card.getByLabel('En inglés')).toHaveValue('I sell fabrics at the market');
});

test('the rehearsal sheet of whoever answers everything is one page, in every language', async ({ page }) => {
  const { user_id } = await newAnswered(page);
  await fill(page, user_id, VISITOR);
  for (const locale of ['es', 'ar', 'en'] as const) {
    await page.goto(pathTo('portal-form-sheet', locale, { user_id, form_name: 'ds160' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (locale !== 'en') await expectAccessible(page);
    expect(await noSidewaysScroll(page)).toBe(true);
    for (const format of ['A4', 'Letter']) {
      const { totalPages, text } = await textOf(await page.pdf({ format }));
      expect(totalPages, `${locale} ${format}`).toBe(1);
      expect(text).toContain('F12345678');
    }
  }
});
