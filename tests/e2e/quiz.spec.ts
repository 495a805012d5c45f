/** A public quiz on a phone: intro, questions one at a time, result, and on to sign-up (spec 2 "Eligibility quiz"). */
import { existsSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
import { RISK_ANSWERS } from '#tests/quiz-samples.ts';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';

const US = '/prueba-de-elegibilidad/visa-de-turista-estados-unidos';

const question = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function begin(page: Page, path = US, country = 'CO') {
  await page.goto(path);
  await page.locator('[data-island=eligibility-quiz] button[type=submit]').click();
  await page.locator('[data-island=eligibility-quiz] select').selectOption(country);
  await page.locator('[data-island=eligibility-quiz] button[type=submit]').click();
}

/** The option in each place of the list, until the result stands. */
async function answerAll(page: Page, places: Record<string, string> = {}) {
  for (let asked = 0; asked < 25; asked++) {
    const heading = page.locator('[data-island=eligibility-quiz] h2');
    const words = await heading.innerText();
    if ((await heading.getAttribute('id')) === 'result') return;
    const wanted = places[words];
    if (wanted) await choose(page, wanted);
    else await page.locator('[data-island=eligibility-quiz] ul li button').first().click();
    await expect(heading).not.toHaveText(words);
  }
}

test('the tourist quiz ends in the risk card: its sum can be checked, an answer changed, and sign-up knows the service', async ({
  page,
}) => {
  await begin(page);
  await question(page, '¿Para qué quieres ir a Estados Unidos?');
  await expect(page.getByRole('status').filter({ hasText: /faltan \d+ preguntas/ })).toBeVisible();
  await choose(page, 'Pasear y conocer');
  await question(page, '¿Cuánto tiempo piensas quedarte?');
  await answerAll(page, {
    '¿Tienes o tuviste visa de turismo de Estados Unidos?': 'No, nunca',
    '¿Has estado en Estados Unidos?': 'No, nunca',
    '¿Tienes familia cercana en Estados Unidos?': 'Sí, sin estatus migratorio',
    '¿Un familiar o un empleador pidió tu residencia en Estados Unidos?': 'No',
    '¿Alguna vez diste datos o documentos falsos en un trámite migratorio?': 'No',
  });
  await expect(page.getByRole('heading', { name: 'Tu perfil tiene buenas bases' })).toBeFocused();
  await expect(page.getByText('Riesgo bajo', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo que más pesa en contra' })).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/aprobad|garantiz/i);
  await page.getByText('Tus respuestas y lo que mueven').click();
  const rows = await page.locator('[data-island=eligibility-quiz] details li').allInnerTexts();
  const points = rows.map((row) =>
    Number(/(?:^|\s)([+−]?\d+)(?:\s|$)(?!.*\d)/.exec(row.replace(/\n/g, ' '))?.[1]?.replace('−', '-') ?? 0),
  );
  const shown = points.slice(0, -1).reduce((sum, one) => sum + one, 0);
  expect(Math.min(100, shown), rows.join(' | ')).toBe(points.at(-1));
  const row = page.locator('[data-island=eligibility-quiz] details li').nth(1);
  const [words, change] = await Promise.all([
    row.locator('> span').first().boundingBox(),
    row.getByRole('button').boundingBox(),
  ]);
  expect(change?.y, 'one column on a phone').toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.getByRole('button', { name: 'Cambiar la respuesta: ¿A qué te dedicas hoy?' }).click();
  await question(page, '¿A qué te dedicas hoy?');
  await choose(page, 'Sin trabajo por ahora');
  await expect(page.getByRole('heading', { name: /^(Tu perfil tiene|Hay puntos|Conviene)/ })).toBeFocused();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: /^(Tu perfil tiene|Hay puntos|Conviene)/ }),
    'kept on reload',
  ).toBeVisible();
  await page.getByRole('link', { name: /^Empezar: / }).click();
  await expect(page).toHaveURL(/\/auth\/sign-up\?country=US&service_type=FirstTime/);
});

test('on a slow line the button answers at once, in the language of the page, and the first question follows by itself', async ({
  page,
}) => {
  for (const [path, start, opening] of [
    [US, 'Empezar la prueba', 'Abriendo…'],
    ['/ar/eligibility-quiz/us-tourist-visa', 'بدء الاختبار', 'جارٍ الفتح…'],
  ] as const) {
    const line = Promise.withResolvers<void>();
    await page.route('**/assets/quiz-public-island-*.js', async (route) => {
      await line.promise;
      await route.continue();
    });
    await page.goto(path);
    const button = page.locator('[data-island=eligibility-quiz] button[type=submit]');
    await expect(button).toHaveText(start, { useInnerText: true });
    await button.tap();
    const status = page.getByRole('status').filter({ hasText: opening });
    await expect(button, 'it says so').toHaveText(opening, { useInnerText: true });
    await expect(status, 'and is heard').toHaveText(opening, { useInnerText: true });
    line.resolve();
    await expect(page.locator('[data-island=eligibility-quiz] select')).toBeVisible();
    await expect(page.getByText(opening)).toHaveCount(0);
    await page.unroute('**/assets/quiz-public-island-*.js');
  }
});

test('a result that does not arrive says so, and another try shows it with every answer', async ({
  page,
  problems,
}) => {
  await page.goto(US);
  await page.evaluate(
    (draft) => sessionStorage.setItem('draft:quiz:us-tourist', draft),
    JSON.stringify({ version: quizzes['us-tourist'].version, answers: RISK_ANSWERS }),
  );
  await page.route('**/assets/quiz-public-result-*.js', (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Tus respuestas siguen aquí');
  problems.splice(0);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByText('Ninguna respuesta pesa en contra.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo que más te ayuda' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo que más pesa en contra' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'La entrevista: qué pregunta el oficial' })).toBeVisible();
});

test('a quiz that could not be opened can be tapped again', async ({ page, problems }) => {
  await page.route('**/assets/quiz-public-island-*.js', (route) => route.abort(), { times: 1 });
  await page.goto(US);
  const button = page.locator('[data-island=eligibility-quiz] button[type=submit]');
  await button.tap();
  await expect(button).toHaveText('Empezar la prueba', { useInnerText: true });
  problems.splice(0);
});

test('the first question costs less than 80 kB of script, those of the page included', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => /\.js$/.test(request.url()) && files.add(new URL(request.url()).pathname));
  await begin(page);
  const packed = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);
  const sum = [...files].reduce((all, file) => all + statSync(packed(`build/client${file}`)).size, 0);
  expect(sum, [...files].join(' ')).toBeLessThan(80_000);
});

test('a tapped answer is marked before anything else happens: nothing comes, goes or moves under the finger', async ({
  page,
}) => {
  await begin(page);
  await question(page, '¿Para qué quieres ir a Estados Unidos?');
  await page.evaluate(() => {
    const island = document.querySelector('[data-island=eligibility-quiz]') as HTMLElement;
    const boxes = () =>
      [...island.querySelectorAll('ul li, ul li button > span')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].join();
      });
    let before: string[] = [];
    const watch = new MutationObserver((changes) => {
      watch.disconnect();
      const what = changes.map(({ type, attributeName, target }) => `${target.nodeName} ${type} ${attributeName}`);
      Object.assign(window, { firstChange: { what, isStill: `${boxes()}` === `${before}` } });
    });
    const all = { attributes: true, childList: true, characterData: true, subtree: true };
    // The tap may scroll the page first: what counts is what stands there when it arrives.
    const begin = () => {
      before = boxes();
      watch.observe(document.body, all);
    };
    island.addEventListener('click', begin, { capture: true, once: true });
  });
  await choose(page, 'Reuniones, negocios o un congreso');
  await question(page, '¿Cuánto tiempo piensas quedarte?');
  expect(await page.evaluate(() => (window as unknown as { firstChange: object }).firstChange)).toEqual({
    what: ['BUTTON attributes aria-current'],
    isStill: true,
  });
});

test('Back goes a question back, a reload stays where one is, starting over forgets everything', async ({ page }) => {
  await begin(page);
  await choose(page, 'Pasear y conocer');
  await question(page, '¿Cuánto tiempo piensas quedarte?');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: '¿Cuánto tiempo piensas quedarte?' })).toBeVisible();
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '¿Para qué quieres ir a Estados Unidos?' })).toBeVisible();
  await choose(page, 'Trabajar o estudiar');
  await expect(page.getByRole('heading', { name: 'Para trabajar o estudiar hay otra visa' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Hacer la prueba: / })).toHaveAttribute(
    'href',
    /visa-de-estudiante-f-1/,
  );
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.getByRole('button', { name: 'Empezar la prueba' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('draft:quiz:us-tourist'))).toBeNull();
});

test('with a keyboard alone: Enter begins, digits choose, nothing chosen says so', async ({ page }) => {
  await page.goto('/prueba-de-elegibilidad/esta');
  await page.getByRole('button', { name: 'Empezar la prueba' }).focus();
  await page.keyboard.press('Enter');
  const country = page.getByLabel('Elige un país');
  await expect(country).toBeVisible();
  await country.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Elige una respuesta para seguir.')).toBeVisible();
  await expect(country).toBeFocused();
  await page.keyboard.type('Chile');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const heading = page.locator('[data-island=eligibility-quiz] h2');
  const first = await heading.innerText();
  await page.getByRole('link', { name: 'Otras pruebas' }).focus();
  await page.keyboard.press('1');
  await page.waitForTimeout(400);
  await expect(heading, 'a digit on a link answers nothing').toHaveText(first);
  await heading.focus();
  for (const digit of ['1', '1', '1', '2', '2', '2', '2', '2']) {
    const words = await page.locator('[data-island=eligibility-quiz] h2').innerText();
    await page.keyboard.press(digit);
    await expect(page.locator('[data-island=eligibility-quiz] h2')).not.toHaveText(words);
  }
  await expect(page.locator('#result')).toBeFocused();
  await expect(page.getByRole('link', { name: /^Empezar: .*ESTA/ })).toBeVisible();
  const skip = page.locator('a[href="#content"]');
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await expect(page.locator('#result'), 'who skips to the content is still there').toBeVisible();
});

test('the quiz of Canada ends at once for who needs no visa, and in the majority for the others', async ({ page }) => {
  const path = '/prueba-de-elegibilidad/visa-de-visitante-canada';
  await begin(page, path, 'US');
  await expect(page.locator('#result')).toBeFocused();
  await expect(page.getByRole('link', { name: /^Empezar: / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await begin(page, path, 'FR');
  await answerAll(page);
  await expect(page.locator('#result')).toBeFocused();
  await expect(page.getByText('Para tu pasaporte suponemos que hace falta visa.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo que más te ayuda' })).toBeVisible();
});

test('while the evaluation runs the card says so; when it fails the words of the rules stand there', async ({
  page,
  problems,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/ai/evaluate-results', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 429, json: { success: false, message: 'Too Many Requests' } });
  });
  await begin(page);
  await answerAll(page, {
    '¿Tienes o tuviste visa de turismo de Estados Unidos?': 'No, nunca',
    '¿Alguna vez diste datos o documentos falsos en un trámite migratorio?': 'Sí',
  });
  await expect(page.getByText('Procesamos tus resultados, espera un momento...')).toBeVisible();
  await expect(page.getByText('Riesgo alto', { exact: true }), 'the sum needs no service').toBeVisible();
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Prepárate para estas preguntas' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo que más pesa en contra' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Empieza por esto' }), 'a hard stop leads').toBeVisible();
  const words = await page.locator('section[aria-labelledby=result]').innerText();
  expect(words.indexOf('la ley la mira aparte'), 'its reason').toBeLessThan(words.indexOf('no hay un puntaje'));
  expect(words, 'no sum that it outweighs').not.toMatch(/de 100|Punto de partida/);
  await expect(page.locator('section[aria-labelledby=result] figure')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /[Aa]rraigo/ }), 'no article about something else').toHaveCount(0);
  const links = await page
    .locator('section[aria-labelledby=result] a')
    .evaluateAll((all) => all.map((link) => link.textContent));
  expect(links[0], 'a person first, the service after').toBe('Hablar con un asesor por WhatsApp');
  expect(links.some((words) => words?.startsWith('Empezar: '))).toBe(true);
  await expectAccessible(page);
  problems.splice(0);
});

test('answers of another version of the quiz: what fits is kept, the rest is asked again, and it is said', async ({
  page,
}) => {
  await page.goto(US);
  await page.evaluate(() =>
    sessionStorage.setItem(
      'draft:quiz:us-tourist',
      JSON.stringify({
        version: 0,
        answers: { q_nationality: 'CO', q_purpose: 'holidays', q_stay: '2_4_weeks', old: 'x' },
      }),
    ),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: '¿Para qué quieres ir a Estados Unidos?' })).toBeVisible();
  await expect(page.getByText('La prueba cambió desde tu última visita.')).toBeVisible();
  await choose(page, 'Pasear y conocer');
  await question(page, '¿Quién paga el viaje?');
});

for (const locale of ['en', 'ar'] as const)
  test(`in ${locale} the index leads to a quiz, and a quiz to its result`, async ({ page }) => {
    await page.goto(pathTo('eligibility-quizzes', locale));
    await page.locator('main a[href*="eligibility-quiz/"]').nth(1).click();
    await page.locator('[data-island=eligibility-quiz] button[type=submit]').click();
    await answerAll(page);
    await expect(page.locator('#result')).toBeFocused();
    await expectAccessible(page);
    expect(await noSidewaysScroll(page)).toBe(true);
  });

test('the full report comes as a file, or to an address that is checked first', async ({ page }) => {
  await begin(page, '/prueba-de-elegibilidad/esta');
  const button = page.getByRole('button', { name: 'Descargar PDF' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toBe('mirador-esta.pdf');
  await expect(page.getByRole('status').filter({ hasText: 'El PDF está listo' })).toBeVisible();
  await page.getByText('Enviarlo a mi correo').click();
  const field = page.getByLabel('Correo electrónico');
  await field.fill('eva@');
  await page.getByRole('button', { name: 'Enviar informe' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await field.fill('eva@correo.example');
  await page.getByRole('button', { name: 'Enviar informe' }).click();
  await expect(page.getByRole('heading', { name: 'Va en camino' })).toBeFocused();
});
