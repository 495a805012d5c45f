/** kill -9 while pages of a form are saved: what was acknowledged is there, at every start and at the end (Q44). */
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { PageOnServer } from '#app/features/forms/client.ts';
import { readForm } from '#app/features/forms/engine/form.ts';
import { type Answers, isSameAnswer } from '#app/features/forms/engine/values.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { form_pages, users } from '#db/schema.server.ts';
import { freePort, type Server } from '#tests/server.ts';
import { median } from '../bench/rounds.ts';
import { type Figure, say, seconds } from '../scripts/figures.ts';
import { addFormPeople, askPage, type FormPerson, pageAt } from './form-people.ts';
import { type Engine, engineName, freshPlace, type Place, withDatabase } from './place.ts';
import { loadUnderKills } from './under-kills.ts';

/** FEW=1 for a quick look. */
const [SAVES, KILLS] = process.env.FEW ? [200, 3] : [2000, 20];
const PEOPLE = 8;
const TRIES = 400;

/** What one person has written: the last page that was acknowledged, and the one under way. */
type Writer = { person: FormPerson; version: number; acknowledged: number; sent: number };

/** What a stored page may be: what was acknowledged last, or what was on its way meanwhile. */
function isExpected({ version, acknowledged, sent }: Writer, page: PageOnServer | undefined): boolean {
  const stands = (number: number, at: number) =>
    page?.version === at && isSameAnswer(page.form_data.surnames, pageAt(number).surnames);
  return stands(acknowledged, version) || (sent > acknowledged && stands(sent, version + 1));
}

/** Saves one change until it is acknowledged, as the form does: the same page, from the version that was read. */
async function saveNext(writer: Writer, number: number, url: () => string): Promise<void> {
  writer.sent = number;
  const body = { form_data: pageAt(number), version: writer.version, autosave: number % 4 > 0 };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { status, page } = await askPage(url(), writer.person, body);
    if (status === 200 && page) {
      if (page.version !== writer.version + 1) throw new Error(`version ${page.version} after ${writer.version}`);
      writer.version = page.version;
      writer.acknowledged = number;
      return;
    }
    if (status !== 0 && status !== 503) throw new Error(`change ${number} was answered ${status}`);
    await pause(50);
  }
  throw new Error(`change ${number} was not accepted in ${TRIES} tries`);
}

/** Pages that are not as they must be; asked at a fresh start, while others are being saved. */
async function wrongNow(writers: readonly Writer[], server: Server): Promise<number> {
  let wrong = 0;
  for (const writer of writers) {
    const before = { ...writer };
    const { status, page } = await askPage(server.url, writer.person);
    if (status !== 200) throw new Error(`a page was answered ${status} after a start`);
    // What was acknowledged while we asked is as good.
    if (!isExpected(before, page) && !isExpected(writer, page) && (page?.version ?? 0) <= before.version) wrong++;
  }
  return wrong;
}

/** Status and place of the people beside what follows from their pages: one transaction wrote both. */
const torn = (env: Place['env'], writers: readonly Writer[]) =>
  withDatabase(env, async ({ db }) => {
    let count = 0;
    for (const { person } of writers) {
      const [user] = await db.select().from(users).where(eq(users.user_id, person.user_id));
      const rows = await db.select().from(form_pages).where(eq(form_pages.user_id, person.user_id));
      const stored = rows.map((row) => ({
        ...{ page_number: row.page_number, saved_on: String(row.saved_on), form_data: row.form_data as Answers },
      }));
      const today = new Date().toISOString().slice(0, 10);
      const { status, statuses, pageAfter } = readForm(ds160, stored, { today, service_type: 'FirstTime' });
      const isWhole =
        user?.status === status &&
        user.current_page === pageAfter(1) &&
        rows.every((row) => row.status === statuses.get(row.page_number));
      if (!isWhole) count++;
    }
    return count;
  });

export async function* proveFormsKill(engine: Engine): AsyncGenerator<Figure> {
  const place = await freshPlace(engine);
  try {
    const people = await withDatabase(place.env, async (connection) => {
      await connection.migrate();
      return addFormPeople(connection.db, PEOPLE);
    });
    const writers = people.map((person): Writer => ({ person, version: 0, acknowledged: 0, sent: 0 }));
    let wrong = 0;
    const load = async (url: () => string, acknowledge: () => void) => {
      await Promise.all(
        writers.map(async (writer) => {
          for (let number = 1; number <= SAVES / PEOPLE; number++) {
            await saveNext(writer, number, url);
            acknowledge();
          }
        }),
      );
    };
    const { acknowledged, kills, boots } = await loadUnderKills({
      env: { LOG_LEVEL: 'error', ...place.env, PORT: String(await freePort()) },
      ...{ kills: KILLS, total: SAVES, load },
      started: async (server) => {
        wrong += await wrongNow(writers, server);
      },
    });
    const rows = await withDatabase(place.env, ({ db }) => db.select().from(form_pages));
    const lost = writers.filter((writer) => {
      const row = rows.find(({ user_id }) => user_id === writer.person.user_id);
      return !row || row.version !== SAVES / PEOPLE || row.form_data.surnames !== pageAt(writer.acknowledged).surnames;
    }).length;
    const halves = await torn(place.env, writers);
    const slowest = Math.max(...boots);
    const where = engineName[engine];
    say(`${where}: ${acknowledged} acknowledged, ${kills} kills, ${boots.length} boots, slowest ${seconds(slowest)}`);
    yield* [
      {
        what: `kill -9 x ${KILLS} during ${SAVES} acknowledged form saves, ${where}: pages lost at a start, and at the end`,
        bar: '0, 0',
        measured: `${wrong}, ${lost} (${acknowledged} acknowledged)`,
        ok: wrong === 0 && lost === 0 && acknowledged === SAVES && kills === KILLS,
        isLoss: true,
      },
      {
        what: `the same form saves, ${where}: people whose status and page do not follow from what is stored`,
        bar: '0',
        measured: `${halves} of ${PEOPLE}`,
        ok: halves === 0,
        isLoss: true,
      },
      {
        what: `the same form saves, ${where}: slowest boot (median)`,
        bar: '<= 10 s',
        measured: `${seconds(slowest)} (${seconds(median(boots))}) of ${boots.length}`,
        ok: slowest <= 10_000,
      },
    ];
  } finally {
    await place.remove();
  }
}
