/** What a screen looks like when somebody does something with it: wrong, busy, failed, sent, asked. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Screen } from '#app/paths.ts';

type State = {
  name: string;
  screen: Screen;
  /** Seen by applicant A. */
  isLoggedIn?: boolean;
  act(page: Page): Promise<unknown>;
};

/** Another each time: one address may not ask without end. */
const someAddress = () => `eva-${randomUUID().slice(0, 8)}@correo.example`;

const send = (page: Page, within: string) => page.locator(`${within} button[type=submit]`).click();

/** A form wakes when one gets near it, or into it. */
async function awake(page: Page, island: string) {
  const place = `[data-island="${island}"]`;
  await page.locator(place).scrollIntoViewIfNeeded();
  await page.locator(`${place} input`).first().focus();
  await page.locator(`${place}[data-awake]`).waitFor();
  return place;
}

async function writeToUs(page: Page) {
  const form = await awake(page, 'contact-form');
  await page.locator(`${form} [name=first_name]`).fill('Eva');
  await page.locator(`${form} [name=phone_number_country]`).selectOption('CO');
  await page.locator(`${form} [name=phone_number_national]`).fill('300 123 4567');
  await page.locator(`${form} [name=email]`).fill(someAddress());
  await send(page, form);
  return form;
}

async function askForAlert(page: Page) {
  const form = await awake(page, 'wait-alert-form');
  await page.locator(`${form} [name=email]`).fill(someAddress());
  await page.locator(`${form} select`).selectOption({ index: 1 });
  await send(page, form);
  return form;
}

const never = (page: Page, calls: string) => page.route(calls, () => {});
const lost = (page: Page, calls: string) => page.route(calls, (route) => route.abort());
const chooseService = async (page: Page) => {
  await page.locator('html[data-session]').waitFor();
  await page.locator('article a[data-choose-service]').last().click();
};

export const states: readonly State[] = [
  { name: 'hero-wrong', screen: 'home', act: async (page) => send(page, await awake(page, 'hero-form')) },
  { name: 'contact-wrong', screen: 'home', act: async (page) => send(page, await awake(page, 'contact-form')) },
  {
    name: 'contact-busy',
    screen: 'home',
    act: async (page) => {
      await never(page, '**/leads/**');
      await page
        .locator(`${await writeToUs(page)} button[aria-busy], [aria-disabled=true]`)
        .first()
        .waitFor();
    },
  },
  {
    name: 'contact-failed',
    screen: 'home',
    act: async (page) => {
      await lost(page, '**/leads/**');
      await page.locator(`${await writeToUs(page)} [role=alert]`).waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'contact-sent',
    screen: 'home',
    act: async (page) => page.locator(`${await writeToUs(page)} [role=status]`).waitFor(),
  },
  {
    name: 'alert-wrong',
    screen: 'appointments-bogota',
    act: async (page) => send(page, await awake(page, 'wait-alert-form')),
  },
  {
    name: 'alert-busy',
    screen: 'appointments-bogota',
    act: async (page) => {
      await never(page, '**/wait-alerts');
      await askForAlert(page);
    },
  },
  {
    name: 'alert-failed',
    screen: 'appointments-bogota',
    act: async (page) => {
      await lost(page, '**/wait-alerts');
      await page.locator(`${await askForAlert(page)} div[role=alert]`).waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'alert-sent',
    screen: 'appointments-bogota',
    act: async (page) => page.locator(`${await askForAlert(page)} [role=status]`).waitFor(),
  },
  { name: 'change-service', screen: 'us-visitor', isLoggedIn: true, act: chooseService },
  {
    name: 'change-service-failed',
    screen: 'us-visitor',
    isLoggedIn: true,
    act: async (page) => {
      await lost(page, '**/user/*');
      await chooseService(page);
      await page.locator('[data-confirm]').click();
      await page.locator('dialog [role=alert]:not(:empty)').waitFor();
    },
  },
  { name: 'sign-up-wrong', screen: 'sign-up', act: (page) => send(page, 'main') },
  { name: 'log-in-wrong', screen: 'log-in', act: (page) => send(page, 'main') },
];
