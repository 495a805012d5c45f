/** Whole pictures through the thread, both readers, and what the queue does when it is too much. */
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPage } from '#tests/passports/draw.ts';
import { outcomeOf } from '#tests/passports/outcome.ts';
import { holderFrom } from '#tests/passports/people.ts';
import { ruins, type Variant, variants } from '#tests/passports/variants.ts';
import { LIMITS, passportReader, THREAD } from './index.server.ts';
import { decode, readShapes } from './picture.server.ts';
import { read as readPicture } from './read.server.ts';

/** A busy machine takes its time. */
const patient = passportReader({ most: 5, seconds: 100, idleSeconds: 5, patience: 90_000 });

async function outcome(country: string, variant: Variant) {
  const holder = holderFrom(country);
  const reading = await patient.readPassport(await variant(await drawPage(holder), 0));
  return { reading, ...outcomeOf(reading, holder) };
}

test('a page that is turned a little: every field is right and certain', async () => {
  const { right, certain, wrongButCertain } = await outcome('COL', variants.rotated);
  expect({ right: right.length, certain: certain.length, wrongButCertain }).toEqual({
    ...{ right: 6, certain: 6, wrongButCertain: [] },
  });
});

test('in the dark: every field is right, and nothing wrong is certain', async () => {
  const { right, certain, wrongButCertain } = await outcome('CRI', variants.dark);
  expect(right).toHaveLength(6);
  expect(wrongButCertain).toEqual([]);
  expect(certain).toEqual(expect.arrayContaining(['birth', 'expiry']));
});

test.each([
  ['ARG', 'skewed'],
  ['ECU', 'JPEG 60'],
  ['COL', 'from afar'],
] as const)('%s, %s: six of six fields, and nothing wrong is certain', async (country, variant) => {
  const { right, wrongButCertain } = await outcome(country, variants[variant]);
  expect({ right: right.length, wrongButCertain }).toEqual({ right: 6, wrongButCertain: [] });
});

test.each(['blur 5', 'blur 7'] as const)('ruined by %s: nothing wrong is certain', async (ruin) => {
  const { right, wrongButCertain } = await outcome('CRI', ruins[ruin]);
  expect(right.length).toBeLessThan(6);
  expect(wrongButCertain).toEqual([]);
});

test('letters under white glare: what cannot be read is not certain', async () => {
  const { reading, right, wrongButCertain } = await outcome('GTM', ruins['white glare']);
  expect(reading.found).toBe(true);
  expect(right.length).toBeLessThan(6);
  expect(wrongButCertain).toEqual([]);
});

test('what is no passport, no whole picture or no picture is not found', async () => {
  const page = await drawPage(holderFrom('PER'));
  const top = { left: 0, top: 0, width: 1500, height: 760 };
  const face = await sharp(page).extract(top).resize(500).jpeg().toBuffer();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const bytes of [face, page.subarray(0, 20_000), drawing, new Uint8Array()])
    expect(await patient.readPassport(bytes)).toEqual({ found: false });
});

test('a picture of too many pixels is not opened', async () => {
  const blank = (width: number) =>
    sharp({ create: { width, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
  expect(await decode(await blank(8001))).toBeNull();
  expect(await decode(await blank(8000))).toMatchObject({ width: 2400, height: 1500 });
});

test('when the second reader is late, the days are certain and the rest waits for the person', async () => {
  const holder = holderFrom('GTM');
  const work = { bytes: await drawPage(holder), today: '2026-11-18', patience: 90_000 };
  const shapes = await readShapes();
  let asked = 0;
  const read = (patience: number) =>
    readPicture({ ...work, patience }, { shapes, texts: { read: async () => (++asked > 1 ? 'late' : null) } });
  const reading = await read(90_000);
  expect(outcomeOf(reading, holder)).toMatchObject({ certain: ['birth', 'expiry'], right: { length: 6 } });
  expect(asked).toBe(2);
  expect(await read(0), 'nobody has looked everywhere').toEqual({ found: false, isLate: true });
});

test('two typed lines are read without the thread', () => {
  const [first, second] = holderFrom('MEX').lines;
  expect(patient.readLines(first, second)).toMatchObject({
    found: true,
    fields: {
      number: { value: 'G38516204', certain: true },
      name: { surnames: 'MARTINEZ VILLASENOR', certain: false },
    },
  });
});

/** Does what the first byte says: 0 answers, 1 hangs, 2 fails. */
const FAKE = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ bytes, patience, today }) => {
    if (bytes[0] === 2) return parentPort.postMessage({ error: 'broken' });
    if (bytes[0] === 0) parentPort.postMessage({ done: { found: false, patience, today } });
  });
`;

function queue(limits: Partial<Parameters<typeof passportReader>[0]> = {}) {
  let threads = 0;
  const reader = passportReader({ most: 2, seconds: 30, idleSeconds: 30, patience: 500, ...limits }, () => {
    threads += 1;
    return new Worker(FAKE, { eval: true });
  });
  return { ...reader, send: (what: number) => reader.readPassport(Uint8Array.of(what)), threads: () => threads };
}

test('who comes when enough wait is refused at once, and told when to come again', async () => {
  const { send, requireRoom } = queue({ most: 2 });
  const served = [0, 0, 0].map(send);
  expect(() => requireRoom()).toThrow(expect.objectContaining({ status: 503 }));
  await expect(send(0)).rejects.toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  expect(await Promise.all(served)).toHaveLength(3);
  expect(await send(0)).toMatchObject({
    found: false,
    patience: 500,
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('five may wait behind the one in work, and the sixth is refused', async () => {
  expect(LIMITS).toEqual({ most: 5, seconds: 10, patience: 8000, idleSeconds: 60 });
  const { send } = queue({ most: LIMITS.most, seconds: 30 });
  const served = Array.from({ length: 1 + LIMITS.most }, () => send(0));
  await expect(send(0)).rejects.toMatchObject({ status: 503 });
  expect(await Promise.all(served)).toHaveLength(6);
});

test('it is a thread of its own, with nothing of our environment and a bound on its memory', async () => {
  const code = `
    const { parentPort, isMainThread, resourceLimits } = require('node:worker_threads');
    parentPort.postMessage({ isMainThread, env: Object.keys(process.env), heap: resourceLimits.maxOldGenerationSizeMb });
  `;
  const said = await new Promise((resolve) => new Worker(code, { ...THREAD, eval: true }).once('message', resolve));
  expect(said).toEqual({ isMainThread: false, env: ['NODE_ENV'], heap: 256 });
  expect(Object.keys(process.env).length).toBeGreaterThan(1);
});

test('a thread whose patience is over answers with what it knows, and is not ended', async () => {
  let threads = 0;
  const start = () => {
    threads += 1;
    return new Worker(new URL('./worker.server.ts', import.meta.url), THREAD);
  };
  const hasty = passportReader({ most: 1, seconds: 60, idleSeconds: 5, patience: 1 }, start);
  const page = await drawPage(holderFrom('PER'));
  for (let time = 0; time < 2; time++) expect(await hasty.readPassport(page)).toEqual({ found: false, isLate: true });
  expect(threads).toBe(1);
});

test('a read that takes too long is given up with its thread, and the next has a new one', async () => {
  const { send, threads } = queue({ seconds: 0.5 });
  await expect(send(1)).rejects.toMatchObject({ status: 503 });
  const again = (): Promise<unknown> => send(0).catch(again);
  expect(await again()).toMatchObject({ found: false });
  expect(threads()).toBeGreaterThan(1);
});

test('a failure is told as what it is', async () => {
  await expect(queue().send(2)).rejects.toThrow('no reading of a passport: broken');
});
