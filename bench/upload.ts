/** Ten megabytes into disk storage beside a bare server that streams them to disk, and the memory of twenty at once. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addFormPeople, type FormPerson } from '../prove/form-people.ts';
import { type Figure, say } from '../scripts/figures.ts';
import { inTurns } from './rounds.ts';
import { startProduct } from './subjects.ts';

const MB = 1024 * 1024;
const FILE = randomBytes(10 * MB);
const ROUNDS = 5;
const FILES_A_ROUND = 6;
const AT_ONCE = 20;
const LEAST = 0.5;
/** A tenth of what twenty files weigh, and what the runtime takes for itself. */
const GROWTH_MB = 80;

async function startBare() {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare-upload.ts', import.meta.url))], {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const [port, dir = ''] = String(line).trim().split(' ');
  const stop = () => {
    child.kill();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}

/** Everybody comes from an address of their own, as people do. */
let sent = 0;
const from = () => {
  sent++;
  return { 'x-forwarded-for': `10.7.${(sent >> 8) & 255}.${sent & 255}` };
};

async function addressFor(url: string, { user_id, token }: FormPerson): Promise<string> {
  const answer = await fetch(`${url}/api-mv/docs/${user_id}/documents/upload-url`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...from() },
    body: new URLSearchParams({ document_type: 'tax_return', content_type: 'image/jpeg' }),
  });
  const { url: address } = (await answer.json()) as { url: string };
  return url + new URL(address).pathname;
}

async function put(address: string) {
  const headers = { 'content-type': 'image/jpeg', ...from() };
  const { status } = await fetch(address, { method: 'PUT', headers, body: FILE });
  if (status !== 200) throw new Error(`an upload was answered with ${status}`);
}

/** Megabytes a second, one file after another. */
async function speed(addresses: readonly string[]) {
  const began = performance.now();
  for (const address of addresses) await put(address);
  return (addresses.length * 10 * 1000) / (performance.now() - began);
}

const rssMb = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function growthOf(pid: number, addresses: readonly string[]) {
  const before = rssMb(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, rssMb(pid));
  }, 20);
  await Promise.all(addresses.map(put));
  clearInterval(timer);
  return { before, growth: most - before };
}

export async function* measureUpload(): AsyncGenerator<Figure> {
  let people: FormPerson[] = [];
  const product = await startProduct('pglite', async ({ db }) => {
    people = await addFormPeople(db, 40);
  });
  const bare = await startBare();
  let asked = 0;
  const addresses = async (count: number) => {
    const found: string[] = [];
    for (let at = 0; at < count; at++)
      found.push(await addressFor(product.url, people[asked++ % people.length] as FormPerson));
    return found;
  };
  try {
    const ownRound = () => product.alone(async () => speed(await addresses(FILES_A_ROUND)));
    const bareRound = () => speed(Array.from({ length: FILES_A_ROUND }, () => bare.url));
    await ownRound();
    const turns = await inTurns(ROUNDS, bareRound, ownRound, (one) => `${Math.round(one)} MB/s`);
    const ratio = turns.ratio((one) => one);
    yield {
      what: 'an upload of 10 MB through disk storage, beside a bare stream to disk',
      bar: `>= ${LEAST}`,
      measured: ratio.toFixed(2),
      ok: ratio >= LEAST,
    };
    const { before, growth } = await product.alone(async () => {
      const many = await addresses(2 * AT_ONCE);
      say('twenty uploads at once');
      await growthOf(product.pid, many.slice(AT_ONCE));
      return growthOf(product.pid, many.slice(0, AT_ONCE));
    });
    yield {
      what: 'memory while twenty uploads of 10 MB run at once',
      bar: `grows by <= ${GROWTH_MB} MB`,
      measured: `${Math.round(growth)} MB, from ${Math.round(before)} MB`,
      ok: growth <= GROWTH_MB,
    };
  } finally {
    bare.stop();
    await product.stop();
  }
}
