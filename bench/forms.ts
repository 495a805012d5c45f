/** Pages of application forms, saved and read; and the same with a million of them stored (quality H). */
import { sql } from 'drizzle-orm';
import type { Connection, Db } from '#db/client.server.ts';
import { form_pages, users } from '#db/schema.server.ts';
import { WHOLE } from '#tests/form-answers.ts';
import { addFormPeople, FORM, type FormPerson, headersOf, pageAt, pagePath } from '../prove/form-people.ts';
import { type Engine, engineName } from '../prove/place.ts';
import { type Figure, say } from '../scripts/figures.ts';
import type { LoadRequest } from './load.ts';
import { apply, type Load, type Target } from './measure.ts';
import { inTurns, median } from './rounds.ts';
import { startProduct } from './subjects.ts';

/** Enough that nobody meets the limit of an hour. */
const PEOPLE = 64;
const today = () => new Date().toISOString().slice(0, 10);

/** People in the middle of the form: every page that a save reads is there. */
async function peopleWithPages(db: Db): Promise<FormPerson[]> {
  const people = await addFormPeople(db, PEOPLE);
  await db.insert(form_pages).values(
    people.flatMap(({ user_id }) =>
      Object.entries(WHOLE).map(([page, form_data]) => ({
        ...{ user_id, form_name: FORM, page_number: Number(page), form_data, status: 'Finished' as const },
        saved_on: today(),
      })),
    ),
  );
  return people;
}

/** Each request is another person's, and each changes the page. */
function asking(people: readonly FormPerson[], method: 'GET' | 'PUT'): () => LoadRequest {
  let sent = 0;
  return () => {
    sent++;
    const person = people[sent % people.length] as FormPerson;
    const path = pagePath(person);
    if (method === 'GET') return { method, path, headers: headersOf(person) };
    const body = JSON.stringify({ form_data: pageAt(sent % 17_000), autosave: true });
    // The load writes letters of one byte.
    const ascii = body.replace(/[^\x20-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return { method, path, headers: headersOf(person), body: ascii };
  };
}

export function formSave(): Pick<Target, 'prepare' | 'ask'> {
  let people: FormPerson[] = [];
  return {
    prepare: async ({ db }) => {
      people = await peopleWithPages(db);
    },
    ask: async () => asking(people, 'PUT'),
  };
}

/** PAGES=20000 for a quick look. */
const MANY = Number(process.env.PAGES ?? 1_000_000);
const PAGES_EACH = 20;
const AT_A_TIME = 2500;
const LEAST = 0.7;
const ROUNDS = 7;

/** As many people as it takes, each with a whole page in every place. */
async function fill({ db }: Connection) {
  const form_data = JSON.stringify(WHOLE[1]);
  for (let made = 0; made < MANY; made += AT_A_TIME * PAGES_EACH) {
    await db.execute(sql`
      with made as (
        insert into ${users} (first_name, last_name, service_type)
        select 'Persona', 'Muestra', 'FirstTime' from generate_series(1, ${AT_A_TIME})
        returning user_id
      )
      insert into ${form_pages} (user_id, form_name, page_number, form_data, status, saved_on)
      select user_id, ${FORM}, page, ${form_data}::jsonb, 'Finished', ${today()}::date
      from made cross join generate_series(1, ${PAGES_EACH}) page`);
    if (made % 250_000 === 0) say(`${made} of ${MANY} pages`);
  }
  await db.execute(sql`analyze ${form_pages}`);
  await db.execute(sql`analyze ${users}`);
}

/** Saving and reading with few pages stored and with a million, in turns: how much of the speed is left. */
export async function* measureFormsFlat(engine: Engine): AsyncGenerator<Figure> {
  const open = async (isFull: boolean) => {
    let people: FormPerson[] = [];
    const product = await startProduct(engine, async (connection) => {
      if (isFull) await fill(connection);
      people = await peopleWithPages(connection.db);
    });
    const run = (method: 'GET' | 'PUT') => {
      const request = asking(people, method);
      return (seconds: number): Promise<Load> => apply(product, 8, request, seconds);
    };
    return { product, run };
  };
  const full = await open(true);
  const small = await open(false).catch(async (error: unknown) => {
    await full.product.stop();
    throw error;
  });
  try {
    for (const [method, word] of [
      ['PUT', 'saved'],
      ['GET', 'read'],
    ] as const) {
      const [base, own] = [small.run(method), full.run(method)];
      await base(5);
      await own(5);
      const turns = await inTurns(
        ROUNDS,
        () => base(2),
        () => own(2),
        (one) => `${Math.round(one.perSecond)}/s, ${one.cpuMs.toFixed(2)} ms CPU`,
      );
      const share = turns.ratio((one) => one.perSecond);
      const cpu = turns.ratio((one) => one.cpuMs);
      const failed = [...turns.own, ...turns.base].reduce((sum, one) => sum + one.failed, 0);
      const perSecond = (loads: readonly Load[]) => Math.round(median(loads.map((one) => one.perSecond)));
      yield {
        what: `form page ${word} with ${MANY.toLocaleString('en-US')} stored, beside a few, ${engineName[engine]}`,
        bar: `>= ${LEAST}`,
        measured: `${share.toFixed(2)}: ${perSecond(turns.own)}/s beside ${perSecond(turns.base)}/s, CPU ${cpu.toFixed(2)} x${failed ? `, ${failed} FAILED` : ''}`,
        ok: share >= LEAST && failed === 0,
      };
    }
  } finally {
    await full.product.stop();
    await small.product.stop();
  }
}
