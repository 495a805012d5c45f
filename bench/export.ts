/** The largest DS-160 for the official form: as data, as the pack of staff, as papers; pages beside them, and memory with twenty at once. */
import { readFileSync, writeFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { eq, inArray } from 'drizzle-orm';
import { pathTo } from '#app/paths.ts';
import type { Db } from '#db/client.server.ts';
import { form_pages, users } from '#db/schema.server.ts';
import { VISITOR } from '#tests/form-people/visitor.ts';
import { addFormPeople, FORM, type FormPerson } from '../prove/form-people.ts';
import { type Figure, say } from '../scripts/figures.ts';
import { inTurns, median } from './rounds.ts';
import { type Subject, startProduct } from './subjects.ts';

/** FEW=1 for a quick look. */
const ROUNDS = process.env.FEW ? 2 : 5;
/** Papers of one person are limited: each round has people of its own. */
const PEOPLE = 12;
const AT_ONCE = 20;
/** The largest paper takes about 110 MB of its thread: twenty may not take twenty times that. */
const MOST_MB = 150;
const MOST_SLOWER = 3;

async function paidPeople(db: Db): Promise<{ people: FormPerson[]; staff: FormPerson }> {
  const [staff, ...people] = await addFormPeople(db, PEOPLE + 1);
  if (!staff) throw new Error('nobody');
  await db.update(users).set({ role: 'csr', user_type: 'staff' }).where(eq(users.user_id, staff.user_id));
  await db
    .update(users)
    .set({ marked_paid_by_csr: true })
    .where(
      inArray(
        users.user_id,
        people.map(({ user_id }) => user_id),
      ),
    );
  await db.insert(form_pages).values(
    people.flatMap(({ user_id }) =>
      Object.entries(VISITOR).map(([page, form_data]) => ({
        ...{ user_id, form_name: FORM, page_number: Number(page), form_data, status: 'Finished' as const },
        saved_on: new Date().toISOString().slice(0, 10),
      })),
    ),
  );
  return { people, staff };
}

const exportPath = ({ user_id }: FormPerson, end = '') => `/api-mv/form/${user_id}/${FORM}/export${end}`;

/** Each request is another person's. */
function asker(product: Subject, people: readonly FormPerson[]) {
  let sent = 0;
  const get = async (path: string, { token }: FormPerson) => {
    const started = performance.now();
    const answer = await fetch(`${product.url}${path}`, { headers: { cookie: `token=${token}` } });
    const bytes = (await answer.arrayBuffer()).byteLength;
    return { status: answer.status, ms: performance.now() - started, bytes };
  };
  const next = () => people[sent++ % people.length] as FormPerson;
  return { get, next };
}

/** The highest mark of the memory of a process begins anew at what it holds now. */
const markAnew = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');
const highestMb = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

type TimedAnswer = { status: number; ms: number; bytes: number };

async function timed(what: string, most: number, ask: () => Promise<TimedAnswer>): Promise<Figure> {
  await ask();
  const answers: TimedAnswer[] = [];
  for (let round = 0; round < ROUNDS; round++) answers.push(await ask());
  const failed = answers.filter(({ status }) => status !== 200).length;
  const middle = median(answers.map(({ ms }) => ms));
  return {
    what,
    bar: `<= ${most} ms`,
    measured: `${Math.round(middle)} ms, ${Math.round(median(answers.map(({ bytes }) => bytes)) / 1000)} kB${failed ? `, ${failed} FAILED` : ''}`,
    ok: middle <= most && failed === 0,
  };
}

const pageP99 = async (url: string, cookie: string) => {
  const { latency } = await autocannon({ url, connections: 2, duration: 5, overallRate: 20, headers: { cookie } });
  return Math.max(1, latency.p99);
};

export async function* measureExport(): AsyncGenerator<Figure> {
  let who: Awaited<ReturnType<typeof paidPeople>> | undefined;
  const product = await startProduct('pglite', async ({ db }) => {
    who = await paidPeople(db);
  });
  try {
    if (!who) throw new Error('nobody was made');
    const { people, staff } = who;
    const { get, next } = asker(product, people);
    const alone = (ask: () => Promise<TimedAnswer>) => () => product.alone(ask);
    const asOwn = (end: string) =>
      alone(() => {
        const person = next();
        return get(exportPath(person, end), person);
      });
    const paper = (locale: string) => asOwn(`/pdf?locale=${locale}`);
    yield await timed('export of the largest form as data', 300, asOwn(''));
    yield await timed(
      'entry pack of the largest form, the page of staff',
      300,
      alone(() => get(pathTo('admin-entry-pack', 'es', { user_id: next().user_id, form_name: FORM }), staff)),
    );
    yield await timed('paper of the largest form, Spanish beside English', 1500, paper('es'));
    yield await timed('paper of the largest form, Arabic beside English', 6000, paper('ar'));

    const reader = people[0] as FormPerson;
    const path = pathTo('portal-form-check', 'es', { user_id: reader.user_id, form_name: FORM });
    const look = () => pageP99(`${product.url}${path}`, `token=${reader.token}`);
    const quiet = () => product.alone(look);
    const drawing = () =>
      product.alone(async () => {
        let isOver = false;
        const draw = (async () => {
          while (!isOver) {
            const person = next();
            await get(exportPath(person, '/pdf?locale=es'), person);
          }
        })();
        const p99 = await look();
        isOver = true;
        await draw;
        return p99;
      });
    const turns = await inTurns(Math.min(ROUNDS, 3), quiet, drawing, (p99) => `${p99} ms`);
    const ratio = turns.ratio((p99) => p99);
    yield {
      what: 'page p99 while papers are drawn, beside its quiet value',
      bar: `<= ${MOST_SLOWER} x`,
      measured: `${ratio.toFixed(1)} x: ${median(turns.own)} ms, quiet ${median(turns.base)} ms`,
      ok: ratio <= MOST_SLOWER,
    };

    markAnew(product.pid);
    const before = highestMb(product.pid);
    const all = await product.alone(() =>
      Promise.all(
        Array.from({ length: AT_ONCE }, () => {
          const person = next();
          return get(exportPath(person, '/pdf?locale=ar'), person);
        }),
      ),
    );
    const drawn = all.filter(({ status }) => status === 200).length;
    const later = all.filter(({ status }) => status === 503).length;
    say(`${drawn} drawn, ${later} told to come later`);
    const mb = Math.round(highestMb(product.pid) - before);
    yield {
      what: `what the process grows by with ${AT_ONCE} Arabic papers asked for at once`,
      bar: `<= ${MOST_MB} MB, every one drawn or told to come later`,
      measured: `${mb} MB over ${Math.round(before)} MB, ${drawn} drawn, ${later} told to come later`,
      ok: mb <= MOST_MB && drawn > 0 && drawn + later === AT_ONCE,
    };
  } finally {
    await product.stop();
  }
}
