/** Pages while people hand in large files and passports are read; image bombs; a storage that goes away and comes back (Q33, Q34). */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { drawPage } from '#tests/passports/draw.ts';
import { holders } from '#tests/passports/people.ts';
import { startServer } from '#tests/server.ts';
import { imageBomb, largePicture, picture } from '#tests/uploads.ts';
import { type Figure, say } from '../scripts/figures.ts';
import { addFormPeople, type FormPerson } from './form-people.ts';
import { freshPlace, withDatabase } from './place.ts';

const MOST_SLOWER = 3;
const UPLOADS = 5;
const READS = 3;
const BOMBS = 5;
const BOMB_MS = 1000;
const BOMB_MB = 200;
const HEALTH_MS = 200;
const MB10 = 10 * 1024 * 1024;

/** A steady trickle of page views, from a thread that sends no file: the figure is the server's and no queue of our own. */
async function pageP99(url: string) {
  const { latency } = await autocannon({ url, connections: 4, duration: 8, overallRate: 60, workers: 1 });
  return Math.max(1, latency.p99);
}

async function tookMs(work: () => Promise<unknown>) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const rssMb = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** What a browser does for one person, each step with its status. */
const browserOf = (url: string, { user_id, token }: FormPerson) => {
  const base = `${url}/api-mv/docs/${user_id}/documents`;
  const headers = { authorization: `Bearer ${token}` };
  const post = (what: string, fields: Record<string, string>) =>
    fetch(`${base}${what}`, { method: 'POST', headers, body: new URLSearchParams(fields) });
  const put = async (bytes: Uint8Array, document_type: string, content_type = 'image/jpeg') => {
    const asked = (await (await post('/upload-url', { document_type, content_type })).json()) as {
      url: string;
      file_number: number;
    };
    const address = url + new URL(asked.url).pathname;
    const body = new Uint8Array(bytes);
    const { status } = await fetch(address, { method: 'PUT', headers: { 'content-type': content_type }, body });
    return { status, file_number: String(asked.file_number) };
  };
  const verify = async (document_type: string, file_number: string) =>
    (await post('/verify', { document_type, file_number })).status;
  return {
    ...{ put, verify },
    async upload(bytes: Uint8Array, document_type: string, content_type?: string) {
      const { file_number } = await put(bytes, document_type, content_type);
      return verify(document_type, file_number);
    },
    async files(document_type: string) {
      const answer = await fetch(`${base}?document_type=${document_type}`, { headers });
      const { documents } = (await answer.json()) as { documents: { files: { state: string }[] }[] };
      return { status: answer.status, states: documents.flatMap(({ files }) => files.map(({ state }) => state)) };
    },
    process: async () =>
      (
        await fetch(`${base}/passport/process`, {
          ...{ method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' },
        })
      ).status,
  };
};

/** Again and again until somebody says that it is enough. */
async function untilDone(isDone: () => boolean, work: () => Promise<number>, seen: number[]) {
  while (!isDone()) seen.push(await work());
}

const countsOf = (statuses: readonly number[]) =>
  Object.entries(Object.groupBy(statuses, String))
    .map(([status, all]) => `${all?.length} x ${status}`)
    .join(', ');

export async function* proveUploads(): AsyncGenerator<Figure> {
  const place = await freshPlace('pglite');
  let people: FormPerson[] = [];
  await withDatabase(place.env, async (connection) => {
    await connection.migrate();
    people = await addFormPeople(connection.db, 40);
  });
  const server = await startServer(place.env);
  server.child.stdout.removeAllListeners('data').resume();
  const browser = (at: number) => browserOf(server.url, people[at] as FormPerson);
  try {
    const large = await largePicture(MB10 - 1);
    const passport = await drawPage(holders[0] as (typeof holders)[number]);
    for (let reader = 0; reader < READS; reader++)
      await browser(UPLOADS + reader).upload(passport, 'passport', 'image/png');
    const page = `${server.url}/usa`;
    await pageP99(page);
    const quiet = await pageP99(page);
    let isOver = false;
    const [uploads, reads]: [number[], number[]] = [[], []];
    const types = ['tax_return', 'pay_slips', 'bank_statements', 'old_passports'];
    const work = [
      ...Array.from({ length: UPLOADS }, (_, at) => {
        let sent = 0;
        return untilDone(
          () => isOver,
          () => browser(at).upload(large, types[sent++ % types.length] ?? 'tax_return'),
          uploads,
        );
      }),
      ...Array.from({ length: READS }, (_, at) =>
        untilDone(
          () => isOver,
          async () => {
            const status = await browser(UPLOADS + at).process();
            if (status !== 200) await new Promise((done) => setTimeout(done, 500));
            return status;
          },
          reads,
        ),
      ),
    ];
    const busy = await pageP99(page);
    isOver = true;
    await Promise.all(work);
    say(`uploads: ${countsOf(uploads)}; passports: ${countsOf(reads)}`);
    yield {
      what: `page p99 while ${UPLOADS} uploads of 10 MB and ${READS} passport reads run`,
      bar: `<= ${MOST_SLOWER} x quiet`,
      measured: `${busy} ms, quiet ${quiet} ms (uploads ${countsOf(uploads)}; passports ${countsOf(reads)})`,
      ok: busy <= MOST_SLOWER * quiet && uploads.includes(200) && reads.includes(200),
    };

    const bomb = imageBomb();
    // The thread that looks is awake, as it is on a day with uploads.
    await browser(30).upload(await picture(), 'passport');
    const pid = Number(server.child.pid);
    const before = rssMb(pid);
    let areOver = false;
    const [alive, grown]: [number[], number[]] = [[], [0]];
    const watching = (async () => {
      while (!areOver) {
        alive.push(await tookMs(() => fetch(`${server.url}/healthz`)));
        grown.push(rssMb(pid) - before);
        await new Promise((done) => setTimeout(done, 10));
      }
    })();
    const bombs = await Promise.all(
      Array.from({ length: BOMBS }, async (_, at) => {
        const sent = await browser(20 + at).put(bomb, 'photo', 'image/png');
        let status = 0;
        const took = await tookMs(async () => {
          status = await browser(20 + at).verify('photo', sent.file_number);
        });
        return { status, took };
      }),
    );
    areOver = true;
    await watching;
    const after = await browser(30).upload(await picture(), 'photo');
    const slowest = Math.round(Math.max(...bombs.map(({ took }) => took)));
    const growth = Math.round(Math.max(...grown));
    const health = Math.round(alive.toSorted((one, other) => one - other)[Math.ceil(alive.length * 0.99) - 1] ?? 0);
    yield {
      what: `${BOMBS} image bombs at once, and a picture after them (Q33)`,
      bar: `${BOMBS} x 422 in < ${BOMB_MS} ms, memory + < ${BOMB_MB} MB, /healthz p99 < ${HEALTH_MS} ms, then 200`,
      measured: `${countsOf(bombs.map(({ status }) => status))} in ${slowest} ms, + ${growth} MB, ${health} ms, ${after}`,
      ok:
        bombs.every(({ status }) => status === 422) &&
        after === 200 &&
        slowest < BOMB_MS &&
        growth < BOMB_MB &&
        health < HEALTH_MS,
    };

    const files = join(place.env.DATA_DIR, 'files');
    const { file_number } = await browser(31).put(await picture(), 'photo');
    renameSync(files, `${files}.away`);
    writeFileSync(files, '');
    const away = await browser(31).verify('photo', file_number);
    const listed = await browser(31).files('photo');
    const pageThen = (await fetch(page)).status;
    renameSync(files, `${files}.none`);
    renameSync(`${files}.away`, files);
    const back = await browser(31).files('photo');
    yield {
      what: 'a storage that is away, and comes back (Q34)',
      bar: '503, listed as incoming, pages go on; then uploaded',
      measured: `${away}, ${listed.states.join()}, page ${pageThen}; then ${back.states.join()}`,
      ok: away === 503 && listed.states[0] === 'incoming' && pageThen === 200 && back.states[0] === 'uploaded',
    };
  } finally {
    await server.stop();
    await place.remove();
  }
}
