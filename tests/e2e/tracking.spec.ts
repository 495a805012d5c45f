/** From an ad to a purchase: what the data layer and the receivers hear, in this order, and that they hear nothing without a yes (spec 7, D34, D54, T36). */
import type { Page } from '@playwright/test';
import { GA4, ga4Emulator } from '#tests/emulators/ga4.ts';
import { CRM, leadConnectorEmulator } from '#tests/emulators/leadconnector.ts';
import { META, metaEmulator } from '#tests/emulators/meta.ts';
import { startServer } from '#tests/server.ts';
import { test as base, expect, expectAccessible } from './journey.ts';
import { answerQuestions, call, forgive, newEmail, newPhone, PASSWORD } from './people.ts';

const GTM_ID = 'GTM-TEST123';
const TAGS = 'https://www.googletagmanager.com/**';
const CLIENT_ID = '123456789.1700000000';
const AD = '/?utm_source=google&utm_campaign=visas&fbclid=IwAR_1-x&ref=amigos';

type Entry = { event?: string; event_id?: string; value?: number; currency?: string };
/** What any page of the visit pushed, and how often the tag manager was asked for. */
type Heard = { pushed: { path: string; entry: Entry | unknown[] }[]; tags: string[] };

async function openReceivers() {
  const [meta, ga4, crm] = await Promise.all([metaEmulator(), ga4Emulator(), leadConnectorEmulator()]);
  return {
    ...{ meta, ga4, crm },
    env: { ...META, META_URL: meta.url, ...GA4, GA4_URL: ga4.url, ...CRM, CRM_URL: crm.url },
    close: () => Promise.all([meta.close(), ga4.close(), crm.close()]),
  };
}
type ReceiverLog = {
  /** What each ad network has taken in this journey: name, id, value. */
  meta(): unknown[][];
  ga4(): unknown[][];
  /** How the CRM names whoever it knows by this number. */
  contact(phone: string): unknown;
  /** Every word that has left to ads and analytics. */
  words(): string;
};

/** A product with a tag manager and receivers, beside the one of the other journeys. */
const test = base.extend<
  { heard: Heard; told: ReceiverLog },
  { product: string; receivers: Awaited<ReturnType<typeof openReceivers>> }
>({
  receivers: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of the pattern
    async ({}, use) => {
      const receivers = await openReceivers();
      await use(receivers);
      await receivers.close();
    },
    { scope: 'worker' },
  ],
  told: async ({ receivers: { meta, ga4, crm } }, use) => {
    const [events, bodies, asked, counted] = [
      ...[meta.events.length, ga4.bodies.length, meta.asked.length, ga4.asked.length],
    ] as [number, number, number, number];
    await use({
      meta: () => meta.events.slice(events).map((one) => [one.event_name, one.event_id, one.custom_data.value]),
      ga4: () => ga4.bodies.slice(bodies).map(({ events: [one] }) => [one.name, one.params.event_id, one.params.value]),
      contact: (phone) => crm.contacts.find((one) => one.phone === phone),
      words: () =>
        [...meta.asked.slice(asked), ...ga4.asked.slice(counted)]
          .map(({ path, query, text }) => `${path} ${query} ${text}`)
          .join('\n'),
    });
  },
  product: [
    async ({ receivers }, use) => {
      const before = process.env.MIRADOR_URL;
      const server = await startServer({ TRUST_PROXY: 'loopback', GTM_ID, ...receivers.env });
      process.env.MIRADOR_URL = server.url;
      await use(server.url);
      process.env.MIRADOR_URL = before;
      await server.stop();
    },
    { scope: 'worker', timeout: 130_000 },
  ],
  baseURL: async ({ product }, use) => use(product),
  heard: async ({ context }, use) => {
    const heard: Heard = { pushed: [], tags: [] };
    await context.route(TAGS, (route) => {
      heard.tags.push(new URL(route.request().url()).searchParams.get('id') ?? '');
      // As its analytics would name this browser.
      const body = `document.cookie = '_ga=GA1.1.${CLIENT_ID}; path=/'`;
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await context.exposeBinding('heardEntry', (_source, path: string, entry: string) => {
      heard.pushed.push({ path, entry: JSON.parse(entry) });
    });
    await context.addInitScript(() => {
      const page = window as unknown as { heardEntry(path: string, entry: string): void };
      let kept: unknown[] | undefined;
      Object.defineProperty(window, 'dataLayer', {
        get: () => kept,
        set(list: unknown[]) {
          kept = list;
          const push = list.push.bind(list);
          list.push = (...entries) => {
            for (const entry of entries) {
              const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
              const plain = isCommand ? Array.from(entry as ArrayLike<unknown>) : entry;
              page.heardEntry(location.pathname, JSON.stringify(plain));
            }
            return push(...entries);
          };
        },
      });
    });
    await use(heard);
  },
});

/** One product for all of them: to start it takes longer than a journey. */
test.describe.configure({ mode: 'default' });

/** A line for each entry: the page, then the words of a command or the name and value of an event. */
const linesOf = ({ pushed }: Heard) =>
  pushed.map(({ path, entry }) =>
    Array.isArray(entry)
      ? `${path} ${entry[0]} ${entry[1]} ${(entry[2] as { ad_storage: string }).ad_storage}`
      : `${path} ${entry.event}${entry.value === undefined ? '' : ` ${entry.value}`}`,
  );
const eventsOf = ({ pushed }: Heard, name: string) =>
  pushed.flatMap(({ entry }) => (!Array.isArray(entry) && entry.event === name ? [entry] : []));
const begunOn = (path: string) => [`${path} consent default denied`, `${path} consent update granted`];

/** Queues are looked at every two seconds; a busy machine takes its time. */
const RECEIVED = { timeout: 20_000 };
const byName = ([a]: unknown[], [b]: unknown[]) => (String(a) < String(b) ? -1 : 1);
const tagsOf = (contact: unknown) => [...((contact as { tags?: Iterable<string> } | undefined)?.tags ?? [])];

const answer = (page: Page, name: string) => page.locator('[data-consent]').getByRole('button', { name }).click();
const awake = (page: Page) => page.waitForFunction(() => (window as { early?: { isAwake?: boolean } }).early?.isAwake);

/** By the button of the bar, to the portal; what the form told the server, and what it was answered. */
async function signUp(page: Page, phone = newPhone()) {
  await page.locator('[data-start="sign-up"][data-place="bar"]').click();
  await awake(page);
  await page.locator('label:has(input[value="FirstTime"])').click();
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  await field('first_name').fill('María');
  await field('last_name').fill('Gómez');
  await field('phone_number_country').selectOption('CO');
  await field('phone_number_national').fill(phone.slice(3));
  await field('email').fill(newEmail());
  await field('terms').check();
  await field('data_consent').check();
  const answered = page.waitForResponse('**/flow/flow-step-1');
  await page.locator('form button[type=submit]').click();
  const response = await answered;
  await field('password').fill(PASSWORD);
  await field('confirm_password').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  // A password is hashed slowly on purpose, and the portal opens anew.
  await expect(page).toHaveURL(/\/portal$/, { timeout: 15_000 });
  const { user_profile, events } = await response.json();
  return { phone, sent: response.request().postDataJSON(), user_id: String(user_profile.user_id), events };
}

async function pay(page: Page, user_id: string) {
  await answerQuestions(page, user_id);
  await call(page, 'put', `/user/${user_id}`, { updates: { number_in_party: 1 } });
  await page.goto('/portal/payment');
  await page.locator('input[name=number]').fill('4242 4242 4242 4242');
  await page.locator('input[name=expires]').fill('12/39');
  await page.locator('input[name=cvc]').fill('123');
  await page.getByRole('button', { name: /^Pagar [\d.,]+/ }).click();
  await expect(page).toHaveURL(/just_paid=true$/, { timeout: 15_000 });
  await expect(page.getByText('Tu pago está confirmado. Gracias.')).toBeVisible();
}

test('a case on the landing page and the account of its number are one lead, told under one id', async ({
  page,
  heard,
  told,
  problems,
}) => {
  const phone = newPhone();
  await page.goto('/visa-americana?utm_source=google&utm_campaign=visas');
  await answer(page, 'Aceptar cookies');
  const form = page.locator('[data-island="visa-form"]');
  await form.scrollIntoViewIfNeeded();
  await page.locator('[data-island="visa-form"][data-awake]').waitFor();
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await field('first_name').fill('María');
  await field('last_name').fill('Gómez');
  await field('phone_number_country').selectOption('CO');
  await field('phone_number_national').fill(phone.slice(3));
  await field('email').fill(newEmail());
  await field('trip_reason').selectOption('tourism');
  await field('number_applying').selectOption('2');
  await form.locator('label:has([name="has_valid_passport"][value="Y"])').click();
  await form.locator('label:has([name="visa_denied"][value="Y"])').click();
  await field('start_time').selectOption('<1');
  await field('terms').check();
  await field('data_consent').check();
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu caso' })).toBeVisible();
  const [lead] = eventsOf(heard, 'generate_lead');
  expect(linesOf(heard)).toEqual([
    ...[...begunOn('/visa-americana'), '/visa-americana gtm.js', '/visa-americana start_form_fill 0.5'],
    '/visa-americana generate_lead 5',
  ]);
  await expect.poll(() => told.meta(), RECEIVED).toEqual([['Lead', lead?.event_id, 5]]);
  await expect.poll(() => told.ga4(), RECEIVED).toEqual([['generate_lead', lead?.event_id, 5]]);
  await signUp(page, phone);
  await expect.poll(() => told.meta().map(([name]) => name), RECEIVED).toEqual(['Lead', 'CompleteRegistration']);
  expect(eventsOf(heard, 'generate_lead'), 'a person is one lead').toHaveLength(1);
  expect(told.words()).not.toMatch(/María|Gómez|correo\.example|310\d{7}|denied|passport|tourism/);
  forgive(problems);
});

test('a yes at the ad: consent first, then each event once, under the id of the server, to the purchase', async ({
  page,
  heard,
  told,
  problems,
}) => {
  await page.goto(AD);
  expect([heard.tags, heard.pushed], 'before a choice').toEqual([[], []]);
  await answer(page, 'Aceptar cookies');
  const { sent, user_id, events, phone } = await signUp(page);
  expect(sent).toMatchObject({
    tracking_consent: { choice: 'granted', version: '1', at: expect.any(String) },
    utm_params: { utm_source: 'google', utm_campaign: 'visas', fbclid: 'IwAR_1-x' },
    ...{ landing: '/', affiliate_code: 'AMIGOS', fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAR_1-x$/) },
  });
  await pay(page, user_id);
  await expect.poll(() => eventsOf(heard, 'purchase_visa')).toHaveLength(1);
  expect(linesOf(heard)).toEqual([
    ...[...begunOn('/'), '/ gtm.js', '/ sign_up_intent_button_click 0.5'],
    ...[...begunOn('/auth/sign-up'), '/auth/sign-up start_form_fill 0.5'],
    ...['/auth/sign-up sign_up 1', '/auth/sign-up generate_lead 2'],
    ...[...begunOn('/portal/applicants'), '/portal/applicants gtm.js'],
    ...['/portal/applicants start_form_fill 0.5', '/portal/applicants sign_up 1', '/portal/applicants generate_lead 2'],
    '/portal/applicants purchase_visa 100',
  ]);
  expect(heard.tags, 'the ad and the thanks, and nothing between').toEqual([GTM_ID, GTM_ID]);
  for (const { event, event_id, value } of events)
    expect(
      eventsOf(heard, event).map((one) => [one.event_id, one.value]),
      'handed over under the same id',
    ).toEqual([
      [event_id, value],
      [event_id, value],
    ]);
  await expect.poll(() => [told.meta().length, told.ga4().length], RECEIVED).toEqual([3, 3]);
  const inPage = (name: string) =>
    eventsOf(heard, name)
      .slice(-1)
      .flatMap((one) => [one.event_id, one.value]);
  // Whoever was refused a visa before is not qualified, and nobody is told that either.
  expect(told.meta().toSorted(byName), 'the server tells the same under the same ids').toEqual([
    ['CompleteRegistration', ...inPage('sign_up')],
    ['Lead', ...inPage('generate_lead')],
    ['Purchase', ...inPage('purchase_visa')],
  ]);
  expect(told.ga4().toSorted(byName)).toEqual([
    ['generate_lead', ...inPage('generate_lead')],
    ['purchase_visa', ...inPage('purchase_visa')],
    ['sign_up', ...inPage('sign_up')],
  ]);
  expect(told.words()).toContain(`"client_id":"${CLIENT_ID}"`);
  expect(told.words()).not.toMatch(/María|Gómez|correo\.example|310\d{7}|denied|passport|portal/);
  expect(told.contact(phone)).toMatchObject({ firstName: 'María', lastName: 'Gómez' });

  await page.reload();
  await expect(page.getByText('Tu pago está confirmado. Gracias.')).toBeVisible();
  await awake(page);
  expect(eventsOf(heard, 'purchase_visa'), 'once').toHaveLength(1);
  expect(JSON.stringify(heard.pushed)).not.toMatch(/María|Gómez|correo|\+57|310\d{7}|denied_visa|passport/);
  const isLoaded = page.waitForEvent('load');
  await page.locator('header a[href="/portal"]').first().click();
  await isLoaded;
  await expect(page, 'left by loading, without the tag manager').toHaveURL(/\/portal$/);
  expect(heard.tags).toHaveLength(3);
  forgive(problems);
});

test('without a yes nothing is told, loaded or sent, to the very end', async ({ page, heard, told, problems }) => {
  await page.goto(AD);
  await answer(page, 'Rechazar cookies');
  const { sent, user_id, events, phone } = await signUp(page);
  expect(sent).toMatchObject({ tracking_consent: { choice: 'denied' }, affiliate_code: 'AMIGOS' });
  for (const name of ['utm_params', 'pages_visited', 'landing', 'client_id', 'fbp', 'fbc'])
    expect(sent).not.toHaveProperty(name);
  expect(events).toBeUndefined();
  await pay(page, user_id);
  await page.reload();
  await awake(page);
  expect([heard.tags, heard.pushed]).toEqual([[], []]);
  // The CRM works for us, and tells nobody: once it knows, the others have had their time.
  await expect.poll(() => String(tagsOf(told.contact(phone))), RECEIVED).toContain('purchase_visa');
  expect([told.meta(), told.ga4(), told.words()]).toEqual([[], [], '']);
  forgive(problems);
});

test('withdrawn in the middle, in the settings: told so far, and not a word after it', async ({
  page,
  heard,
  told,
  problems,
}) => {
  await page.goto(AD);
  await answer(page, 'Aceptar cookies');
  const { user_id, phone } = await signUp(page);
  const before = heard.pushed.length;
  await expect
    .poll(
      () =>
        told
          .meta()
          .map(([name]) => name)
          .sort(),
      RECEIVED,
    )
    .toEqual(['CompleteRegistration', 'Lead']);
  await expect.poll(() => told.ga4().length, RECEIVED).toBe(2);
  await page.locator('summary').filter({ hasText: 'Menú de' }).click();
  await page.getByRole('button', { name: 'Perfil y ajustes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajustes' });
  await dialog.getByRole('tab', { name: 'Privacidad' }).click();
  await expect(dialog.getByText(/^Aceptaste el /)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rechazar medición' }).click();
  await expect(dialog.getByText('Guardado. Desde ahora no enviamos nada más.')).toBeFocused();
  await expect(dialog.getByText(/^Rechazaste el /)).toBeVisible();
  await pay(page, user_id);
  await page.goto('/usa');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator('[data-event="outbound_verification_click"]').first().dispatchEvent('click');
  expect(linesOf(heard).slice(before)).toEqual(['/portal consent update denied']);
  forgive(problems);
  await expect.poll(() => String(tagsOf(told.contact(phone))), RECEIVED).toContain('purchase_visa');
  expect([told.meta().length, told.ga4().length], 'and the receivers not of the purchase').toEqual([2, 2]);
  expect(heard.tags).toEqual([GTM_ID]);
  const { tracking_consent } = await (await call(page, 'get', '/tracking/consent')).json();
  expect(tracking_consent.choice).toBe('denied');
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /pagesVisited|attribution|_fbc/.test(name))).toEqual([]);
});

test('a visit of sixty seconds is told once, over its pages', async ({ page, heard }) => {
  await page.clock.install();
  await page.goto('/');
  await answer(page, 'Aceptar cookies');
  await page.clock.fastForward(20_000);
  await page.goto('/usa');
  await page.clock.fastForward(20_000);
  expect(eventsOf(heard, 'sixty_second_visit')).toEqual([]);
  await page.clock.fastForward(20_000);
  await expect.poll(() => eventsOf(heard, 'sixty_second_visit')).toHaveLength(1);
  await page.goto('/canada');
  await page.clock.fastForward(120_000);
  expect(eventsOf(heard, 'sixty_second_visit')).toMatchObject([{ value: 0.5, currency: 'USD' }]);
});
