/** The screen of the form with sixty fields: its script, and a key on a phone with a quarter of the processor, beside two libraries. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { readForm } from '#app/features/forms/engine/form.ts';
import { pathsOn } from '#app/features/forms/engine/page-answers.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { pathTo } from '#app/paths.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { listOf } from '#content/forms/options.ts';
import { form_pages } from '#db/schema.server.ts';
import { WHOLE } from '#tests/form-answers.ts';
import { addFormPeople, FORM, type FormPerson } from '../prove/form-people.ts';
import { type Figure, say } from '../scripts/figures.ts';
import { findChromium, installBench } from '../scripts/machine.mjs';
import { atShare, MOST, seenEvents, watchEvents } from './reaction.ts';
import { type BenchField, openRivals } from './rivals.ts';
import { median } from './rounds.ts';
import { startProduct } from './subjects.ts';
import { watchBytes } from './visit.ts';

const PAGE = ds160.pages.find(({ key }) => key === 'relatives')?.number ?? 9;
const GROUP = 'us_relatives';
const FIELDS = 60;
const MOST_SCRIPT = 160;
/** FEW=1 for a quick look. */
const ROUNDS = process.env.FEW ? 1 : 3;
const KEYS = 20;
/** Three fields in different places of the page. */
const TYPED = ['father_given', `${GROUP}.4.surnames`, `${GROUP}.9.given`];

/** Parents and relatives in the country: everything that the page can ask; more relatives than one may name, up to sixty fields. */
function answersWith(rows: number): Answers {
  const { father_surnames_dk: _, father_given_dk: __, ...rest } = WHOLE[PAGE] ?? {};
  const relative = { surnames: 'Perez', given: 'Luz', relationship: 'S', status: 'S' };
  return {
    ...rest,
    ...{ father_in_us: 'Y', mother_in_us: 'Y', immediate_relatives_us: 'Y' },
    [GROUP]: Array.from({ length: rows }, () => ({ ...relative })),
  };
}

const definition = (path: string) => {
  const [name, , member] = path.split('.');
  const field = ds160.pages.flatMap(({ fields }) => fields).find((one) => one.name === name);
  return member ? field?.fields?.find((one) => one.name === member) : field;
};

/** What the page shows, field after field. */
function shownFields(answers: Answers): BenchField[] {
  const today = new Date().toISOString().slice(0, 10);
  const stored = Object.entries({ ...WHOLE, [PAGE]: answers }).map(([page, form_data]) => ({
    ...{ page_number: Number(page), form_data, saved_on: today },
  }));
  const { state } = readForm(ds160, stored, { today, service_type: 'FirstTime' });
  return pathsOn(state, PAGE).flatMap((path): BenchField[] => {
    const field = definition(path);
    const { isShown, isRequired } = state.stateOf(path);
    if (!field || !isShown || field.type === 'addRemove' || field.type === 'imperative') return [];
    const options = field.options && listOf(field.options).map(({ code }) => ({ code, label: code }));
    const kind = field.type === 'doesNotApply' ? 'box' : field.type === 'radio' ? 'radio' : options ? 'choice' : 'text';
    return [{ name: path.replaceAll('.', '-'), label: path, kind, isRequired, ...(options && { options }) }];
  });
}

function sixtyFields(): { answers: Answers; fields: BenchField[] } {
  for (let rows = 1; rows < 40; rows++) {
    const answers = answersWith(rows);
    const fields = shownFields(answers);
    if (fields.length >= FIELDS) return { answers, fields };
  }
  throw new Error('the page never has sixty fields');
}

type Keys = { durations: number[]; work: number };

/** The same letters into each of the fields, which are found by the library's own names; answers how many keys it was. */
async function typeInto(page: Page, inputs: readonly string[], around: (work: () => Promise<void>) => Promise<void>) {
  for (const input of inputs) {
    const field = page.locator(input);
    await field.scrollIntoViewIfNeeded();
    await field.focus();
    await page.keyboard.press('Control+A');
    // The first key may lay something out that the others find.
    await page.keyboard.type('a');
    await page.waitForTimeout(400);
    await around(async () => {
      for (let key = 0; key < KEYS; key++) await page.keyboard.type('bcdefg'[key % 6] ?? 'b', { delay: 120 });
    });
  }
  return inputs.length * KEYS;
}

/** First the work, in time of the processor, which no busy machine makes longer; then how long a key takes to be seen on a slow phone. */
async function typeKeys(page: Page, inputs: readonly string[]): Promise<Keys> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  let spent = 0;
  const keys = await typeInto(page, inputs, async (type) => {
    const before = await work();
    await type();
    spent += (await work()) - before;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchEvents(page, 'keydown');
  const seen = await typeInto(page, inputs, (type) => type());
  return { durations: await seenEvents(page, seen), work: (spent * 1000) / keys };
}

const phone = { viewport: { width: 360, height: 740 } };

async function inOwnPage<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

async function typeIntoOurs(context: BrowserContext, url: string, { user_id, token }: FormPerson) {
  await context.addCookies([
    { name: 'token', value: token, url },
    { name: 'has_session', value: '1', url },
  ]);
  const page = await context.newPage();
  const { bytes } = await watchBytes(page);
  await page.goto(`${url}${pathTo('portal-form-page', 'es', { user_id, form_name: FORM, page: String(PAGE) })}`, {
    waitUntil: 'networkidle',
  });
  const keys = await typeKeys(
    page,
    TYPED.map((path) => `#f-${path.replaceAll('.', '-')}`),
  );
  return { keys, script: bytes.get('Script') ?? 0 };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export async function* measureFormScreen(): AsyncGenerator<Figure> {
  await installBench();
  const { answers, fields } = sixtyFields();
  let people: FormPerson[] = [];
  const product = await startProduct('pglite', async ({ db }) => {
    people = await addFormPeople(db, ROUNDS);
    const rows = people.flatMap(({ user_id }) =>
      Object.entries({ ...WHOLE, [PAGE]: answers }).map(([page, form_data]) => ({
        ...{ user_id, form_name: FORM, page_number: Number(page), form_data, status: 'In Progress' as const },
        saved_on: new Date().toISOString().slice(0, 10),
      })),
    );
    await db.insert(form_pages).values(rows);
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const rivals = await openRivals();
    const ours: Keys[] = [];
    const theirs = new Map<string, Keys[]>(rivals.map(({ name }) => [name, []]));
    let script = 0;
    for (const person of people) {
      const typed = await product.alone(() =>
        inOwnPage(browser, (context) => typeIntoOurs(context, product.url, person)),
      );
      ours.push(typed.keys);
      script = typed.script;
      say(`ours: ${typed.keys.work.toFixed(1)} ms a key`);
      for (const rival of rivals) {
        const keys = await inOwnPage(browser, async (context) => {
          const page = await context.newPage();
          await rival.show(page, fields);
          const names = TYPED.map((path) => path.replaceAll('.', '-'));
          return typeKeys(
            page,
            names.map((name) => (rival.name === 'SurveyJS' ? `[data-name="${name}"] input` : `#root_${name}`)),
          );
        });
        theirs.get(rival.name)?.push(keys);
        say(`${rival.name}: ${keys.work.toFixed(1)} ms a key`);
      }
    }
    const sorted = (all: readonly Keys[]) => all.flatMap(({ durations }) => durations).sort((a, b) => a - b);
    const work = (all: readonly Keys[]) => median(all.map((one) => one.work));
    const own = sorted(ours);
    yield* [
      {
        what: 'screen of the form: script in all',
        bar: `<= ${MOST_SCRIPT} kB`,
        measured: kB(script),
        ok: script > 0 && script <= MOST_SCRIPT * 1000,
      },
      {
        what: `a key on a form page of ${FIELDS} fields, with a quarter of the processor: seen`,
        bar: `<= ${MOST} ms in three of four`,
        measured: `${atShare(own, 0.75)} ms, median ${atShare(own, 0.5)}, slowest ${atShare(own, 1)}, ${fields.length} fields, ${own.length} keys`,
        ok: atShare(own, 0.75) <= MOST,
      },
    ];
    for (const { name, bytes } of rivals) {
      const all = theirs.get(name) ?? [];
      yield* [
        {
          what: `script of the form beside ${name} with the same fields`,
          bar: 'less',
          measured: `${kB(script)} beside ${kB(bytes)}`,
          ok: script < bytes,
        },
        {
          what: `processor time of the browser for a key beside ${name}, each key checked`,
          bar: 'less',
          measured: `${work(ours).toFixed(1)} ms beside ${work(all).toFixed(1)} ms; seen after ${atShare(own, 0.5)} and ${atShare(sorted(all), 0.5)} ms`,
          ok: work(ours) < work(all),
        },
      ];
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}
