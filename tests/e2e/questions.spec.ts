/** The onboarding questions on a phone: nothing asked twice, nothing lost, the visa at the end (spec 2, 4, D43, D44). */
import type { Page } from '@playwright/test';
import { RISK_ANSWERS } from '#tests/quiz-samples.ts';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { call, forgive, newApplicant } from './people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The wanted option, or the first, until a heading has these words. */
async function answerUntil(page: Page, end: string | RegExp, wanted: Record<string, string> = {}) {
  for (let asked = 0; asked < 30; asked++) {
    const words = await heading(page).innerText();
    if (typeof end === 'string' ? words === end : end.test(words)) return;
    const picker = page.locator('main select');
    const option = wanted[words];
    if (await picker.count()) {
      await picker.selectOption({ label: option ?? 'Colombia' });
      await page.locator('main form button[type=submit]').click();
    } else if (option) await page.getByRole('button', { name: option, exact: true }).click();
    else await page.locator('main ul[aria-label] button').first().click();
    await expect(heading(page)).not.toHaveText(words);
  }
}

const VISIT = {
  '¿Has tenido una visa de Estados Unidos?': 'No',
  '¿Alguna vez te negaron una visa?': 'No',
  '¿Te han arrestado o condenado alguna vez, en cualquier país?': 'No',
  '¿Te has quedado en otro país más tiempo del permitido?': 'No',
};

test('the questions end in the visa, why, its cost and time; the service changes by a click alone', async ({
  page,
}) => {
  await newApplicant(page, { number_in_party: 2 });
  await page.goto('/portal');
  await page.getByRole('link', { name: /^Responder las preguntas/ }).click();
  await expect(heading(page), 'country and number of people are known').toHaveText(
    '¿Cuál es el motivo principal del viaje?',
  );
  await page.getByText('Ya nos dijiste 2 respuestas').click();
  await expect(page.getByText('Estados Unidos', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Por favor completa esta pregunta' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(heading(page)).toHaveText('¿Cuántas de ellas son menores de edad?');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('¿Cuál es el motivo principal del viaje?');
  await page.goForward();
  await expect(heading(page)).toHaveText('¿Cuántas de ellas son menores de edad?');
  await answerUntil(page, '¿En qué país vives?');
  await page.reload();
  await expect(heading(page), 'a reload stays, with what was answered').toHaveText('¿En qué país vives?');
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await answerUntil(page, /^Visa de turismo/, VISIT);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Por qué' })).toContainText('Turismo');
  await expect(page.getByText(/publicada (en|para) Bogotá/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Elegir Primera visa.*Estándar/ }).click();
  await expect(page.getByText('Es el trámite que tienes elegido.')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar la respuesta: ¿Cuánta ayuda quieres?' }).first().click();
  await page.getByRole('button', { name: /^Con todo/ }).click();
  await expect(heading(page)).toHaveText(/plan VIP$/);
  await expect(page.getByText(/^Hoy tienes elegido: .*Estándar/), 'never without a click').toBeVisible();
  await page.getByRole('link', { name: /^Seguir con/ }).click();
  await expect(page, 'the next step').toHaveURL(/\/portal\/payment$/);
  await page.goto('/portal');
  await expect(page.getByRole('region', { name: 'Tu solicitud' })).toContainText(/Preguntas.*Terminado/s);
});

test('a page that cannot be saved says so and keeps what was chosen; another tab is never overwritten unseen', async ({
  page,
  problems,
}) => {
  const { user_id } = await newApplicant(page, { number_in_party: 1 });
  await page.goto('/portal/questions');
  await answerUntil(page, '¿Cuándo quieres viajar?');
  await page.route('**/eligibility/pages/1', (route) => route.abort());
  await page.getByRole('button', { name: 'En 1 a 3 meses' }).click();
  await expect(page.getByRole('alert')).toContainText('No pudimos guardar tus respuestas de la página 1');
  await page.reload();
  await expect(page.getByRole('button', { name: /^En 1 a 3 meses/ })).toHaveAttribute('aria-current', 'true');
  await page.unroute('**/eligibility/pages/1');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(heading(page)).toHaveText('¿Has tenido una visa de Estados Unidos?');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  const path = `/form/${user_id}/eligibility/pages/1`;
  const { page: stored } = await (await call(page, 'get', path)).json();
  expect(stored.status).toBe('Finished');
  await page.goto('/portal/questions?question=trip_reason');
  await expect(heading(page)).toHaveText('¿Cuál es el motivo principal del viaje?');
  await call(page, 'put', path, { form_data: { ...stored.form_data, travel_date: 'over_12' } });
  await page.getByRole('button', { name: /^Negocios/ }).click();
  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'otra ventana' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect(page.getByText(/otra ventana/)).toBeHidden();
  await expect
    .poll(async () => (await (await call(page, 'get', path)).json()).page.form_data)
    .toMatchObject({ travel_date: 'over_12', trip_reason: 'business' });
  forgive(problems);
});

test('what a quiz was told is not asked again after sign-up, and is marked', async ({ page }) => {
  await page.goto('/prueba-de-elegibilidad/visa-de-visitante-reino-unido');
  const island = page.locator('[data-island=eligibility-quiz]');
  await island.locator('button[type=submit]').click();
  await island.locator('select').selectOption('CO');
  await island.locator('button[type=submit]').click();
  for (let asked = 0; asked < 20; asked++) {
    const title = island.locator('h2').first();
    if ((await title.getAttribute('id')) === 'result') break;
    const words = await title.innerText();
    await island.locator('ul[aria-label] button').first().click();
    await expect(title).not.toHaveText(words);
  }
  await newApplicant(page, { service_type: 'VisitorVisaUK' });
  await page.goto('/portal/questions');
  await expect(heading(page), 'destination and reason are known').toHaveText(
    '¿Cuántas personas viajan, contándote a ti?',
  );
  await page.getByText(/^Ya nos dijiste \d+ respuestas$/).click();
  await page.getByRole('button', { name: 'Cambiar la respuesta: ¿De qué país es tu pasaporte?' }).click();
  await expect(page.getByText('Ya nos lo dijiste', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('the tourist quiz is kept with the account: the finish card shows its result, and the quiz comes back to it', async ({
  page,
}) => {
  await newApplicant(page, { number_in_party: 1 });
  await page.goto('/portal/questions');
  await answerUntil(page, /^Visa de turismo/, VISIT);
  const card = page.getByRole('region', { name: 'Cómo se ve tu caso' });
  await card.getByRole('link', { name: 'Ver mi riesgo' }).click();
  const island = page.locator('[data-island=eligibility-quiz]');
  const title = island.locator('h2').first();
  for (let asked = 0; asked < 25; asked++) {
    await expect(title).toBeVisible();
    if ((await title.getAttribute('id')) === 'result') break;
    const words = await title.innerText();
    const no = island.getByRole('button', { name: /^No(, nunca)?$/ });
    await ((await no.count()) ? no : island.locator('ul[aria-label] button')).first().click();
    await expect(title).not.toHaveText(words);
  }
  await page.getByRole('link', { name: 'Seguir en mi portal' }).click();
  await expect(card.getByRole('status')).toHaveText('Tu resultado quedó en tu cuenta.');
  await expect(card.getByText(/^\d+ de 100$/)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('draft:quiz:us-tourist'))).toBeNull();
  await page.reload();
  await expect(card.getByText(/^Riesgo/), 'from the account, not from the tab').toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
});

test('a quiz taken before sign-up is kept at the door; another one taken later asks which of the two stays', async ({
  page,
  problems,
}) => {
  const take = (answers: object) =>
    page.evaluate(
      (draft) => sessionStorage.setItem('draft:quiz:us-tourist', draft),
      JSON.stringify({ version: 1, answers }),
    );
  const { user_id } = await newApplicant(page, { number_in_party: 1 });
  const kept = async () => (await (await call(page, 'get', `/form/${user_id}/risk-quiz`)).json()).risk;
  await page.goto('/prueba-de-elegibilidad');
  await take(RISK_ANSWERS);
  await page.goto('/portal');
  await expect(page.getByText('Guardamos el resultado de tu prueba en tu cuenta.')).toBeVisible();
  expect(await kept()).toMatchObject({ version: 1, answers: RISK_ANSWERS });
  await page.goto('/portal/questions');
  await answerUntil(page, /^Visa de turismo/, VISIT);
  await take({ ...RISK_ANSWERS, q_fraud: 'Y' });
  await page.reload();
  const card = page.getByRole('region', { name: 'Cómo se ve tu caso' });
  await expect(card).toContainText('Tu cuenta ya tiene otro resultado');
  expect((await kept()).version, 'nothing without a click').toBe(1);
  await card.getByRole('button', { name: 'Con el de esta pestaña' }).click();
  await expect(card).toContainText('Riesgo alto');
  await expect(card.getByRole('link', { name: 'Hablar con un asesor por WhatsApp' })).toBeVisible();
  expect(await kept()).toMatchObject({ version: 2, band: 'WORK_NEEDED' });
  forgive(problems);
});
