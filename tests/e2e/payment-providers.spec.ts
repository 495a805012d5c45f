/** Each real way to pay, on the page and against its emulator: paid, declined, left and come back to; and a provider that is away (D6, D29, Q28). */
import type { Page } from '@playwright/test';
import { ASK_FOR_MS } from '#app/features/checkout/page/rules.ts';
import { type Banks, openBanks } from '#tests/banks.ts';
import { startServer } from '#tests/server.ts';
import { expect, expectAccessible, test as journey, noSidewaysScroll } from './journey.ts';
import { call, forgive, newAnswered } from './people.ts';

type BankServer = Banks & { url: string };

/** A product of its own with the keys of all three, in a process beside the one of the other journeys. */
const test = journey.extend<object, { banks: BankServer }>({
  banks: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of the pattern
    async ({}, use) => {
      const banks = await openBanks();
      const server = await startServer({ TRUST_PROXY: 'loopback', ...banks.settings });
      banks.notify(server.url);
      const before = process.env.MIRADOR_URL;
      process.env.MIRADOR_URL = server.url;
      await use({ ...banks, url: server.url });
      process.env.MIRADOR_URL = before;
      await server.stop();
      await banks.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ banks }, use) => use(banks.url),
});

/** One product and three emulators, whose faults are for all: one journey after the other. */
test.describe.configure({ mode: 'default' });
test.afterEach(({ banks }) => banks.calm());

const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  step: '4000 0027 6000 3184',
  page: '4000 0000 0000 3220',
  slow: '4000 0000 0000 7007',
};
const payButton = (page: Page) => page.getByRole('button', { name: /^Pagar [\d.,]+/ });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar al pago' });
const cardField = (page: Page) => page.getByLabel('Card number');

async function openByCard(page: Page) {
  await page.goto('/portal/payment');
  await expect(cardField(page)).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
}

async function openLocal(page: Page, country?: string) {
  await page.goto('/portal/payment');
  if (country) await page.getByLabel('País desde donde pagas').selectOption(country);
  await page.getByRole('radio', { name: /Pago local/ }).check();
  await expect(goOn(page)).toBeEnabled();
}

const subscriptionsOf = async (page: Page, user_id: string) =>
  (await (await call(page, 'get', `/subscriptions/?user_id=${user_id}`)).json()).subscriptions;
const paidAt = (bank: Banks['all'][number]) => bank.ledger().filter(({ paid }) => paid > 0);

/** Money at exactly one provider, once, and one thing bought with it. */
async function expectPaidOnce(page: Page, user_id: string, bank: Banks['all'][number], before: number) {
  await expect.poll(async () => (await subscriptionsOf(page, user_id)).length).toBe(1);
  expect(paidAt(bank)).toHaveLength(before + 1);
}

test('Stripe: declined in its words, a step of the bank refused and agreed to, paid once', async ({
  page,
  banks,
  problems,
}) => {
  const before = paidAt(banks.stripe).length;
  const { user_id } = await newAnswered(page);
  await openByCard(page);
  await expect(page.getByText('Stripe', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Modo de prueba')).toBeVisible();
  await expect(page.getByText('Ver números de prueba'), 'those are of the sandbox').toHaveCount(0);
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await payButton(page).click();
  await expect(page.getByText('Your card number is incomplete.').first()).toBeVisible();
  await cardField(page).fill(CARDS.declined);
  await payButton(page).click();
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  expect(await subscriptionsOf(page, user_id)).toEqual([]);
  await expect(cardField(page)).toHaveValue(CARDS.declined);
  await cardField(page).fill(CARDS.step);
  await payButton(page).click();
  await page.getByRole('button', { name: 'no', exact: true }).click();
  await expect(page.getByText('Not agreed.').first()).toBeVisible();
  await payButton(page).click();
  await page.getByRole('button', { name: 'yes', exact: true }).click();
  await expect(page).toHaveURL(/\/portal\/applicants\?just_paid=true$/);
  await expectPaidOnce(page, user_id, banks.stripe, before);
  expect(paidAt(banks.stripe).at(-1)).toMatchObject({ paid: 9700, refunded: 0, currency: 'USD' });
  forgive(problems);
});

test('Stripe: a double click and a second tab pay once, and the message makes it known without anybody looking', async ({
  page,
  context,
  banks,
  problems,
}) => {
  const before = paidAt(banks.stripe).length;
  const { user_id } = await newAnswered(page);
  await openByCard(page);
  const other = await context.newPage();
  await openByCard(other);
  await cardField(page).fill(CARDS.good);
  await cardField(other).fill(CARDS.good);
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/just_paid=true$/);
  await payButton(other).click();
  await expect(other).toHaveURL(/just_paid=true$/);
  await expectPaidOnce(page, user_id, banks.stripe, before);
  await page.goBack();
  await expect(page.getByText('Tu pago está confirmado', { exact: true })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  expect(banks.stripe.answers.filter((status) => status >= 300)).toEqual([]);
  await other.close();
  forgive(problems);
});

test('Stripe: a bank on a page of its own; whoever comes back finds out how it went, at a clean address', async ({
  page,
  banks,
  problems,
}) => {
  const before = paidAt(banks.stripe).length;
  const { user_id } = await newAnswered(page);
  await openByCard(page);
  await cardField(page).fill(CARDS.page);
  await payButton(page).click();
  await page.getByRole('link', { name: 'refuse' }).click();
  await expect(page).toHaveURL(/\/portal\/payment$/);
  await expect(payButton(page)).toBeEnabled();
  expect(await subscriptionsOf(page, user_id)).toEqual([]);
  await cardField(page).fill(CARDS.page);
  await payButton(page).click();
  banks.stripe.delivery = 'lost';
  await page.getByRole('link', { name: 'agree' }).click();
  await expect(page, 'asked for, though no message came').toHaveURL(/\/portal\/applicants\?just_paid=true$/);
  await expectPaidOnce(page, user_id, banks.stripe, before);
  forgive(problems);
});

test('Stripe: a bank that takes its time; the message that comes later makes it paid', async ({ page, banks }) => {
  const before = paidAt(banks.stripe).length;
  const { user_id } = await newAnswered(page);
  await page.clock.install();
  await openByCard(page);
  await cardField(page).fill(CARDS.slow);
  await payButton(page).click();
  await expect(page.getByText('Estamos confirmando tu pago…')).toBeVisible();
  await page.clock.fastForward(ASK_FOR_MS);
  await expect(page.getByText('Tu pago está en camino')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  const slow = banks.stripe.ledger().find(({ state }) => state === 'processing');
  await banks.stripe.settle(String(slow?.provider_ref));
  await expectPaidOnce(page, user_id, banks.stripe, before);
  await page.getByRole('button', { name: 'Mirar otra vez' }).click();
  await expect(page).toHaveURL(/just_paid=true$/);
});

test('Wompi: the widget declines, then approves what the order says; it leads back, and the page knows', async ({
  page,
  banks,
  problems,
}) => {
  const before = paidAt(banks.wompi).length;
  const { user_id } = await newAnswered(page);
  await openLocal(page);
  await expect(page.getByText(/ventana segura de Wompi/)).toBeVisible();
  await goOn(page).click();
  await page.getByRole('button', { name: 'DECLINED' }).click();
  await expect(page).toHaveURL(/\/portal\/payment.*id=/);
  await expect(page.getByText('El último intento de pago no se completó')).toBeVisible();
  expect(await subscriptionsOf(page, user_id)).toEqual([]);
  await expect(goOn(page)).toBeEnabled();
  await goOn(page).click();
  await page.getByRole('button', { name: 'APPROVED' }).click();
  await expect(page).toHaveURL(/\/portal\/applicants\?just_paid=true$/);
  await expectPaidOnce(page, user_id, banks.wompi, before);
  expect(paidAt(banks.wompi).at(-1)).toMatchObject({ currency: 'COP', refunded: 0 });
  forgive(problems);
});

test('Wompi: a payment at a bank is on its way, and is not offered again; without its script somebody is told', async ({
  page,
  banks,
  problems,
}) => {
  const { user_id } = await newAnswered(page);
  await openLocal(page);
  await page.route('**/widget.js', (route) => route.abort());
  await goOn(page).click();
  await expect(page.getByText('No pudimos abrir el pago. No se cobró nada.', { exact: false }).first()).toBeVisible();
  // Spec 8: it is logged; on the page it is told besides.
  expect(problems.splice(0).join(' ')).toContain('script did not load');
  await page.unroute('**/widget.js');
  await goOn(page).click();
  await page.getByRole('button', { name: 'PENDING' }).click();
  await expect(page.getByText(/Tu pago está en camino|Tu último intento de pago no está confirmado/)).toBeVisible({
    timeout: 30_000,
  });
  expect(await subscriptionsOf(page, user_id)).toEqual([]);
  const waiting = banks.wompi.ledger().find(({ state }) => state === 'PENDING');
  await banks.wompi.become(String(waiting?.provider_ref), 'APPROVED');
  await expect.poll(async () => (await subscriptionsOf(page, user_id)).length).toBe(1);
  forgive(problems);
});

test('dLocal Go: its page rejects, is left by Back, and pays; its link is of its own address', async ({
  page,
  banks,
  problems,
}) => {
  const before = paidAt(banks.dlocal).length;
  const { user_id } = await newAnswered(page);
  await openLocal(page, 'EC');
  await expect(page.getByText(/página segura de dLocal Go/)).toBeVisible();
  await goOn(page).click();
  await expect(page).toHaveURL(new RegExp(`^${banks.dlocal.url}/checkout/`));
  await page.goBack();
  await expect(goOn(page)).toBeEnabled();
  await goOn(page).click();
  await page.getByRole('button', { name: 'reject' }).click();
  await expect(page).toHaveURL(/\/portal\/payment/);
  await expect(page.getByText('El último intento de pago no se completó')).toBeVisible();
  await expect(goOn(page)).toBeEnabled();
  await goOn(page).click();
  await page.getByRole('button', { name: 'pay', exact: true }).click();
  await expect(page).toHaveURL(/\/portal\/applicants\?just_paid=true$/);
  await expectPaidOnce(page, user_id, banks.dlocal, before);
  // The tab still knows what it was left for: who opens the page again hears once more how that went, then what is stored.
  await page.goto('/portal/payment');
  await expect(page).toHaveURL(/just_paid=true$/);
  await page.goto('/portal/payment');
  await expect(page.getByText('Tu pago está confirmado', { exact: true })).toBeVisible();
  forgive(problems);
});

for (const [what, fault] of [
  ['away', 'refuse'],
  ['silent', 'blackhole'],
  ['cut off in its answer', 'cut'],
  ['slow beyond patience', 'latency'],
] as const)
  test(`a provider of cards that is ${what}: the words of the catalogue within twelve seconds, then one order`, async ({
    page,
    banks,
    problems,
  }) => {
    const before = banks.stripe.ledger().length;
    const { user_id } = await newAnswered(page);
    banks.stripe.latencyMs = 15_000;
    banks.stripe.fail(fault);
    const asked = page.waitForRequest('**/create-stripe-payment-intent');
    await page.goto('/portal/payment');
    await asked;
    const began = Date.now();
    const told = page.getByText('No pudimos preparar el pago. No se cobró nada.');
    await expect(told).toBeVisible({ timeout: 15_000 });
    expect(Date.now() - began, 'ms until somebody is told').toBeLessThan(12_000);
    expect(await subscriptionsOf(page, user_id)).toEqual([]);
    banks.stripe.fail('none');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(cardField(page)).toBeVisible();
    await cardField(page).fill(CARDS.good);
    await payButton(page).click();
    await expect(page).toHaveURL(/just_paid=true$/);
    expect(banks.stripe.ledger().filter(({ state }) => state === 'succeeded').length).toBeGreaterThan(0);
    expect(banks.stripe.ledger().length - before, 'the same payment, however often it was asked for').toBe(1);
    expect(await subscriptionsOf(page, user_id)).toHaveLength(1);
    forgive(problems);
  });
