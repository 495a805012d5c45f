import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { PdfDocument } from './pdf.ts';
import { pdfQueue } from './queue.server.ts';

/** Draws the title, or does what the title says; the kind tells which thread it was. */
const THREAD = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', ({ title }) => {
    if (title === 'crash') throw new Error('broken');
    if (title === 'exit') process.exit(3);
    if (title === 'hang') return;
    if (title === 'refuse') return parentPort.postMessage({ error: 'no such face' });
    parentPort.postMessage({ done: new TextEncoder().encode(title + ' ' + threadId) });
  });
`;

const paper = (title: string): PdfDocument => ({
  ...{ locale: 'es', title, kind: '', date: '', foot: '', sections: [] },
});

function queue(limits: Partial<Parameters<typeof pdfQueue>[1]> = {}) {
  let started = 0;
  const start = () => {
    started += 1;
    return new Worker(THREAD, { eval: true });
  };
  const { render } = pdfQueue(start, { most: 2, seconds: 30, idleSeconds: 30, ...limits });
  const draw = async (title: string) => new TextDecoder().decode(await render(paper(title)));
  return { draw, threads: () => started };
}

test('papers are drawn one after another by the same thread', async () => {
  const { draw, threads } = queue();
  const [a, b, c] = await Promise.all(['a', 'b', 'c'].map(draw));
  expect([a, b, c].map((text) => text?.[0])).toEqual(['a', 'b', 'c']);
  expect(new Set([a, b, c].map((text) => text?.slice(2))).size).toBe(1);
  expect(threads()).toBe(1);
});

test('who comes when enough wait is told to come later, and the others are served', async () => {
  const { draw } = queue({ most: 2 });
  const served = ['a', 'b', 'c'].map(draw);
  await expect(draw('d')).rejects.toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  expect((await Promise.all(served)).length).toBe(3);
  expect(await draw('e')).toMatch(/^e /);
});

for (const [title, what] of [
  ['crash', /broken/],
  ['exit', /ended with 3/],
] as const)
  test(`a thread that ends (${title}) fails its own paper, and the next one has a new thread`, async () => {
    const { draw, threads } = queue();
    const lost = draw(title);
    const next = draw('a');
    await expect(lost).rejects.toThrow(what);
    expect(await next).toMatch(/^a /);
    expect(threads()).toBe(2);
  });

test('a paper that cannot be drawn fails alone: the thread goes on', async () => {
  const { draw, threads } = queue();
  await expect(draw('refuse')).rejects.toThrow('no such face');
  expect(await draw('a')).toMatch(/^a /);
  expect(threads()).toBe(1);
});

test('a paper that takes too long is given up with its thread', async () => {
  const { draw, threads } = queue({ seconds: 0.5 });
  const late = draw('hang');
  // On a busy machine a new thread may need longer than that, too.
  const next = (): Promise<string> => draw('a').catch(next);
  const drawn = next();
  await expect(late).rejects.toMatchObject({ status: 503 });
  expect(await drawn).toMatch(/^a /);
  expect(threads()).toBeGreaterThan(1);
});

test('a thread without work ends, and work that comes later has a new one', async () => {
  const { draw, threads } = queue({ idleSeconds: 0.05 });
  await draw('a');
  await new Promise((done) => setTimeout(done, 300));
  await draw('b');
  expect(threads()).toBe(2);
});
