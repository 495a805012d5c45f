/**
 * Somebody who fills in a page of the form in a real browser, and knows what must never be lost: a field is settled when
 * it was left and the line above the form said that it is saved, or kept on this phone.
 */
import type { Browser } from '@playwright/test';
import { shortDate } from '#app/features/forms/fields/date-text.ts';
import { pathTo } from '#app/paths.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { listOf } from '#content/forms/options.ts';
import words from '#content/text/es/forms.json' with { type: 'json' };
import { askPage, FORM, type FormPerson, PAGE } from './form-people.ts';

type Random = () => number;
type Answer = { written: string; shown: string; stored: string };
type Question = { name: string; kind: 'text' | 'date' | 'select'; codes: readonly string[] };

const onPage = ds160.pages.find(({ number }) => number === PAGE)?.fields ?? [];
/** Those that are always there, whatever else is answered. */
const QUESTIONS: readonly Question[] = onPage.flatMap(({ name, type, hide, options }): Question[] => {
  if (hide || (type !== 'text' && type !== 'date' && type !== 'select')) return [];
  const codes = options ? listOf(options).map(({ code }) => code) : [];
  // Long lists are searched by writing: their control is another one.
  return codes.length >= 12 ? [] : [{ name, kind: type, codes }];
});

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => pick(random, [...'abcdefghijklmnopqrstuvwxyz'])).join('');

function randomAnswer(random: Random, { kind, codes }: Question): Answer {
  if (kind === 'select') {
    const code = pick(random, codes);
    return { written: code, shown: code, stored: code };
  }
  if (kind === 'date') {
    const stored = `${1950 + Math.floor(random() * 40)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`;
    const shown = shortDate(stored, 'es');
    return { written: shown, shown, stored };
  }
  const text = `${letters(random, 3 + Math.floor(random() * 8))} ${letters(random, 3 + Math.floor(random() * 8))}`;
  return { written: text, shown: text, stored: text };
}

const PASSWORD = 'demo-password';
const A = { user_id: '00000000-0000-4000-8000-000000000001', phone_number: '+573000000001' };
const pagePath = pathTo('portal-form-page', 'es', { user_id: A.user_id, form_name: FORM, page: String(PAGE) });

const LOG_IN = {
  path: '/api-mv/auth/login-with-phone-number',
  headers: (origin: string) => ({ origin, 'content-type': 'application/json' }),
  data: { phone_number: A.phone_number, password: PASSWORD },
};

/** On a device of its own, which has its token from the answer and not from a cookie. */
export async function logInElsewhere(url: string): Promise<string> {
  const answer = await fetch(`${url}${LOG_IN.path}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(LOG_IN.data) },
  });
  if (!answer.ok) throw new Error(`log-in was answered ${answer.status}`);
  return ((await answer.json()) as { user_profile: { token: string } }).user_profile.token;
}

/** The line above the form; what stands before a figure or a name is enough to know it. */
const SAVED = new RegExp(`^${words.save.saved.replace(/\{.*/, '')}\\d`);
const KEPT = [words.save.offline, words.save.failed];
const PATIENCE = 45_000;

export type Typist = Awaited<ReturnType<typeof openTypist>>;

export async function openTypist(browser: Browser, random: Random, url: () => string) {
  const context = await browser.newContext({
    ...{ baseURL: url(), viewport: { width: 360, height: 740 }, timezoneId: 'America/Bogota', locale: 'es-CO' },
  });
  let page = await context.newPage();
  /** What stands in each field for good, and what was typed since. */
  const settled = new Map<string, Answer>();
  const pending = new Map<string, Answer>();
  const lost: string[] = [];
  let reopened = 0;

  /** In this browser. */
  async function logIn(): Promise<string> {
    const answer = await context.request.post(LOG_IN.path, { headers: LOG_IN.headers(url()), data: LOG_IN.data });
    if (!answer.ok()) throw new Error(`log-in was answered ${answer.status()}`);
    return (await context.cookies()).find(({ name }) => /^(__Host-)?token$/.test(name))?.value ?? '';
  }

  const control = (name: string) => page.locator(`#f-${name}`);
  const comparing = () => page.getByRole('heading', { level: 1, name: words.compare.title });

  async function open() {
    if (page.isClosed()) page = await context.newPage();
    await page.goto(pagePath);
    await control(QUESTIONS[0]?.name ?? '').waitFor();
  }

  /** What the line says now. */
  async function line(): Promise<'saved' | 'kept' | 'comparing' | 'other'> {
    if (await comparing().isVisible()) return 'comparing';
    const said = await page.getByRole('status').allInnerTexts();
    if (said.some((text) => SAVED.test(text.trim()))) return 'saved';
    return said.some((text) => KEPT.includes(text.trim())) ? 'kept' : 'other';
  }

  function settle() {
    for (const [name, answer] of pending) settled.set(name, answer);
    pending.clear();
  }

  /** True when it said so in time. */
  async function waitFor(wanted: readonly string[], ms = PATIENCE): Promise<boolean> {
    const until = performance.now() + ms;
    while (performance.now() < until) {
      if (wanted.includes(await line())) return true;
      await page.waitForTimeout(60);
    }
    return false;
  }

  async function write({ name, kind }: Question, { written }: Answer) {
    const field = control(name);
    if (kind === 'select') await field.selectOption(written, { timeout: 10_000 });
    else {
      await field.click({ timeout: 10_000 });
      await page.keyboard.press('Control+A');
      await page.keyboard.type(written, { delay: Math.floor(random() * 40) });
    }
    await page.keyboard.press('Tab');
  }

  /** One question is answered and left; with `waits` it is settled before we go on. */
  async function answer({ waits = true } = {}) {
    const question = pick(random, QUESTIONS);
    const given = randomAnswer(random, question);
    pending.set(question.name, given);
    await write(question, given);
    if (waits && (await waitFor(['saved', 'kept', 'comparing'], 20_000)) && (await line()) !== 'comparing') settle();
  }

  async function recoverOnce(): Promise<boolean> {
    for (let n = 0; n < 4; n++) {
      if (!(await waitFor(['saved', 'comparing', 'kept'], 15_000))) break;
      const now = await line();
      if (now === 'saved') return true;
      if (now === 'comparing') await page.getByRole('button', { name: words.compare.save, exact: true }).click();
      else
        await page
          .getByRole('button', { name: words.save.retry, exact: true })
          .click({ timeout: 2000 })
          .catch(() => {});
      await page.waitForTimeout(200);
    }
    return waitFor(['saved'], PATIENCE);
  }

  /** Everything works again: until all that was written is with the server. */
  async function recover() {
    if (page.isClosed() || (await page.getByRole('dialog').count()) > 0) await open();
    // A page that was just opened has nothing to say yet: something more is written.
    const question = pick(random, QUESTIONS);
    if (!(await comparing().isVisible())) {
      const given = randomAnswer(random, question);
      pending.set(question.name, given);
      await write(question, given);
    }
    if (await recoverOnce()) return;
    reopened++;
    await open();
    const given = randomAnswer(random, question);
    pending.set(question.name, given);
    await write(question, given);
    if (!(await recoverOnce())) throw new Error('the form does not come back');
  }

  return {
    context,
    lost,
    reopened: () => reopened,
    page: () => page,
    logIn,
    open,
    answer,
    recover,
    /** Another device has saved this; unless the same question is being answered here. */
    savedElsewhere(name: string, answer: Answer) {
      if (!pending.has(name)) settled.set(name, answer);
    },
    elsewhere(): { name: string; answer: Answer } {
      const question = pick(random, QUESTIONS);
      return { name: question.name, answer: randomAnswer(random, question) };
    },
    /** All that was settled stands on the page and with the server; what was not is taken as it is. */
    async check(where: string, token: string) {
      const device: FormPerson = { user_id: A.user_id, token };
      const { page: stored, status } = await askPage(url(), device);
      if (!stored) throw new Error(`reading the page was answered ${status}`);
      for (const { name, kind } of QUESTIONS) {
        const shown = await control(name).inputValue();
        const kept = String(stored.form_data[name] ?? '');
        const expected = settled.get(name);
        const isPending = pending.has(name);
        if (expected && !isPending && (shown !== expected.shown || kept !== expected.stored))
          lost.push(`${where}: ${name} was ${expected.stored}, the page shows ${shown}, stored is ${kept}`);
        if (kind !== 'date' && shown.trim() !== kept) lost.push(`${where}: ${name} shows ${shown}, stored is ${kept}`);
        settled.set(name, { written: shown, shown, stored: kept });
      }
      pending.clear();
      return device;
    },
    user_id: A.user_id,
  };
}
