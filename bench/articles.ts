/** What thousands of articles cost: start, memory, a page that is made, a search; beside the same product with a hundred. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathTo } from '#app/paths.ts';
import { copyProject } from '#tests/project-copy.ts';
import { type Server, startServer } from '#tests/server.ts';
import { freshDir } from '../prove/place.ts';
import { type Figure, say } from '../scripts/figures.ts';
import { questionAt, slugOf, writeArticles } from './generated-articles.ts';
import { inTurns, median } from './rounds.ts';
import { cpuMs } from './subjects.ts';

/** ARTICLES=1000 for a quick look. */
const MANY = Number(process.env.ARTICLES ?? 10_000);
const FEW = 100;
/** All of them are made for the first time: the cache has none. */
const PAGES = 90;
const ROUNDS = 5;
const SEARCHES = 500;
const BARS = { start: 2, page: 1.2, searchMs: 50 };

/** The product built with so many articles, in a folder of its own. */
function buildWith(count: number) {
  const copy = copyProject();
  const folder = join(copy.dir, 'generated-articles');
  writeArticles(folder, count);
  const started = performance.now();
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: copy.dir,
    env: { ...process.env, ARTICLES_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  say(`built with ${count} articles in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return copy;
}

const megabytes = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

async function readPage({ url }: Server, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}${path}`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - started;
}

const pagePath = (number: number) => `${pathTo('resources', 'es')}/${slugOf(number)}`;

/** One start, and the CPU time of pages that nobody has asked for before. */
async function run(dir: string, count: number) {
  const server = await startServer({ DATA_DIR: freshDir() }, [], dir);
  try {
    for (let number = 0; number < 10; number++) await readPage(server, pagePath(number));
    const before = cpuMs(server.pid);
    const step = Math.max(1, Math.floor((count - 10) / PAGES));
    for (let number = 0; number < PAGES; number++) await readPage(server, pagePath(10 + number * step));
    const page = (cpuMs(server.pid) - before) / PAGES;
    return { start: server.startMs, page, memory: megabytes(server.pid) };
  } finally {
    await server.stop();
  }
}

async function searchTimes(dir: string): Promise<number[]> {
  const server = await startServer({ DATA_DIR: freshDir() }, [], dir);
  const ask = (number: number) =>
    readPage(server, `${pathTo('article-search', 'es')}?q=${encodeURIComponent(questionAt(number))}`);
  try {
    for (let number = 0; number < 50; number++) await ask(number);
    const times: number[] = [];
    for (let number = 50; number < 50 + SEARCHES; number++) times.push(await ask(number));
    return times.sort((a, b) => a - b);
  } finally {
    await server.stop();
  }
}

const times = (ratio: number) => `${ratio.toFixed(2)} x`;

export async function* measureArticles(): AsyncGenerator<Figure> {
  const few = buildWith(FEW);
  const many = buildWith(MANY);
  try {
    const turns = await inTurns(
      ROUNDS,
      () => run(few.dir, FEW),
      () => run(many.dir, MANY),
      ({ start, page, memory }) => `start ${start} ms, page ${page.toFixed(1)} ms of CPU, ${memory} MB`,
    );
    const start = turns.ratio((one) => one.start);
    const page = turns.ratio((one) => one.page);
    yield {
      what: `${MANY} articles: start beside ${FEW}`,
      bar: `<= ${BARS.start} x`,
      measured: `${times(start)}, ${median(turns.own.map((one) => one.start))} ms`,
      ok: start <= BARS.start,
    };
    yield {
      what: `${MANY} articles: CPU time of a page that is made, beside ${FEW}`,
      bar: `<= ${BARS.page} x`,
      measured: `${times(page)}, ${median(turns.own.map((one) => one.page)).toFixed(1)} ms`,
      ok: page <= BARS.page,
    };
    const memory = (side: typeof turns.own) => median(side.map((one) => one.memory));
    yield {
      what: `${MANY} articles: memory after ${PAGES} pages, beside ${FEW}`,
      bar: '-',
      measured: `${memory(turns.own)} MB, ${memory(turns.base)} MB`,
      ok: true,
    };
    const searches = await searchTimes(many.dir);
    const at = (share: number) => searches[Math.floor(searches.length * share)] ?? Number.NaN;
    yield {
      what: `${MANY} articles: search, half and 99 of 100`,
      bar: `p99 <= ${BARS.searchMs} ms`,
      measured: `${at(0.5).toFixed(1)} ms, ${at(0.99).toFixed(1)} ms`,
      ok: at(0.99) <= BARS.searchMs,
    };
  } finally {
    few.remove();
    many.remove();
  }
}
