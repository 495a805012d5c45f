/** The queue with a network that a test is: order, two at once, lost answers, ended addresses, words of why. */
import { expect, test } from 'vitest';
import { UploadTrouble } from './client.ts';
import { makeQueue, type Ports } from './machine.ts';
import type { Trouble } from './rules.ts';
import { isUnsent, type NewFile, STAGES, type Upload } from './upload.ts';

const settle = () => new Promise((done) => setTimeout(done, 5));
const fails = (trouble: Trouble) => Promise.reject(new UploadTrouble(trouble));

function world(over: Partial<Ports> = {}) {
  const log: string[] = [];
  let now: readonly Upload[] = [];
  let number = 0;
  const ports: Ports = {
    async prepare(_, turns) {
      log.push(`prepare ${turns}`);
      return { blob: new Blob(['small'], { type: 'image/jpeg' }), width: 4, height: 3, doubts: [] };
    },
    async join(pictures) {
      log.push(`join ${pictures.length}`);
      return new Blob(['pdf'], { type: 'application/pdf' });
    },
    async ask(_, wanted) {
      number += 1;
      log.push(`ask ${wanted.file_number ?? 'next'}`);
      return { url: 'https://x', headers: { 'content-type': wanted.content_type }, file_number: number };
    },
    async put(_, blob) {
      log.push(`put ${blob.type} ${blob.size}`);
    },
    async verify() {
      log.push('verify');
    },
    async drop(_, { file_number }) {
      log.push(`drop ${file_number}`);
    },
    async pause(seconds) {
      log.push(`pause ${seconds}`);
    },
    show: () => 'blob:x',
    unshow: () => log.push('unshow'),
    changed: (uploads) => {
      now = uploads;
    },
    arrived: () => log.push('arrived'),
    ...over,
  };
  const queue = makeQueue(ports);
  const base = { user_id: 'u', type: 'passport' } as const;
  const pdf = (more: Partial<NewFile> = {}) =>
    queue.addFile({ ...base, blob: new Blob(['%PDF'], { type: 'application/pdf' }), name: 'a.pdf', ...more });
  const photo = (more: Partial<NewFile> = {}) =>
    queue.addFile({ ...base, blob: new Blob(['large'.repeat(9)], { type: 'image/png' }), name: 'a.png', ...more });
  const stageOf = (id: string) => now.find((one) => one.id === id)?.stage;
  const whyOf = (id: string) => now.find((one) => one.id === id)?.why;
  return { log, queue, pdf, photo, stageOf, whyOf, all: () => now };
}

test('compress, address, bytes, look, list: in this order, and a PDF as it is (spec 4)', async () => {
  const { log, photo, pdf, stageOf } = world();
  const id = photo();
  await settle();
  expect(log).toEqual(['prepare 0', 'ask next', 'put image/jpeg 5', 'verify', 'arrived']);
  expect(stageOf(id)).toBe('done');
  log.length = 0;
  pdf();
  await settle();
  expect(log).toEqual(['ask next', 'put application/pdf 4', 'verify', 'arrived']);
});

test('a PDF that the chooser knows by its name alone is sent as a PDF', async () => {
  const { log, pdf, stageOf } = world();
  for (const type of ['', 'application/octet-stream']) {
    log.length = 0;
    const id = pdf({ blob: new Blob(['%PDF'], { type }) });
    await settle();
    expect(log[1], type).toBe('put application/pdf 4');
    expect(stageOf(id)).toBe('done');
  }
});

test('a visa photo is sent as it is', async () => {
  const { log, photo } = world();
  photo({ isReady: true });
  await settle();
  expect(log[0]).toBe('ask next');
  expect(log[1]).toBe('put image/png 45');
});

test('two at once; the third waits for its turn', async () => {
  const ends: (() => void)[] = [];
  const { pdf, stageOf, whyOf } = world({ put: () => new Promise((done) => ends.push(done)) });
  const [one, two, three] = [pdf(), pdf(), pdf()];
  await settle();
  expect([one, two, three].map(stageOf)).toEqual(['sending', 'sending', 'waiting']);
  expect(whyOf(three)).toBe('turn');
  ends[0]?.();
  await settle();
  expect([one, two, three].map(stageOf)).toEqual(['done', 'sending', 'sending']);
});

test('a lost network: it waits, asks whether the bytes came, and sends the same bytes to a new address', async () => {
  let puts = 0;
  const { log, pdf, stageOf } = world({
    put(_, blob) {
      puts += 1;
      log.push(`put ${blob.size}`);
      return puts === 1 ? fails({ step: 'put' }) : Promise.resolve();
    },
    verify() {
      log.push('verify');
      return puts === 1 ? fails({ step: 'verify', status: 409 }) : Promise.resolve();
    },
  });
  const id = pdf();
  await settle();
  expect(log).toEqual(['ask next', 'put 4', 'pause 2', 'verify', 'ask 1', 'put 4', 'verify', 'arrived']);
  expect(stageOf(id)).toBe('done');
});

test('bytes that came although the answer was lost are not sent twice', async () => {
  const { log, pdf, stageOf } = world({ put: () => fails({ step: 'put' }) });
  const id = pdf();
  await settle();
  expect(log).toEqual(['ask next', 'pause 2', 'verify', 'arrived']);
  expect(stageOf(id)).toBe('done');
});

test('given up for want of a network it goes on by itself when there is one; any other failure waits for its person', async () => {
  let isThere = false;
  const { pdf, queue, stageOf, whyOf } = world({
    put: () => (isThere ? Promise.resolve() : fails({ step: 'put' })),
    verify: () => (isThere ? Promise.resolve() : fails({ step: 'verify', status: 409 })),
  });
  const id = pdf();
  await settle();
  await settle();
  expect([stageOf(id), whyOf(id)]).toEqual(['failed', 'network']);
  isThere = true;
  queue.retryLost();
  await settle();
  expect(stageOf(id)).toBe('done');
  const other = world({ ask: () => fails({ step: 'ask', status: 400 }) });
  const no = other.pdf();
  await settle();
  other.queue.retryLost();
  expect([other.stageOf(no), other.whyOf(no)]).toEqual(['failed', 'server']);
});

test('what failed is still unsent: closing the page would lose it', () => {
  const unsent = STAGES.filter((stage) => isUnsent({ stage }));
  expect(unsent).toEqual(['preparing', 'held', 'waiting', 'asking', 'sending', 'checking', 'failed']);
});

test('a look that fails is only a warning; a refusal is not (spec 8)', async () => {
  const away = world({ verify: () => fails({ step: 'verify', status: 500 }) });
  const one = away.pdf();
  await settle();
  expect([away.stageOf(one), away.whyOf(one)]).toEqual(['done', 'unverified']);
  const no = world({ verify: () => fails({ step: 'verify', status: 422, refused_for: 'pdf_script' }) });
  const two = no.pdf();
  await settle();
  expect([no.stageOf(two), no.whyOf(two)]).toEqual(['refused', 'pdf_script']);
  expect(no.all()[0]?.isListed, 'the list says why').toBe(true);
});

test('no address is a failure with its word, and another try begins anew', async () => {
  let isThere = false;
  const { pdf, queue, stageOf, whyOf } = world({
    ask: () =>
      isThere
        ? Promise.resolve({ url: 'x', headers: { 'content-type': 'application/pdf' }, file_number: 1 })
        : Promise.reject(new Error('Failed to get upload URL')),
  });
  const id = pdf();
  await settle();
  expect([stageOf(id), whyOf(id)]).toEqual(['failed', 'no_address']);
  isThere = true;
  queue.retry(id);
  await settle();
  expect(stageOf(id)).toBe('done');
});

test('a picture that is hard to read waits for a word of why, which goes along', async () => {
  const sent: object[] = [];
  const { photo, queue, stageOf } = world({
    prepare: async () => ({ blob: new Blob(['x'], { type: 'image/jpeg' }), width: 1, height: 1, doubts: ['blurred'] }),
    async ask(_, wanted) {
      sent.push(wanted);
      return { url: 'x', headers: { 'content-type': 'image/jpeg' }, file_number: 1 };
    },
  });
  const id = photo();
  await settle();
  expect(stageOf(id)).toBe('held');
  queue.release(id, '  ');
  await settle();
  expect(stageOf(id), 'without a word it stays').toBe('held');
  queue.release(id, 'Es la única copia');
  await settle();
  expect(stageOf(id)).toBe('done');
  expect(sent).toEqual([expect.objectContaining({ note: 'Es la única copia', doubts: 'blurred', name: 'a.jpg' })]);
});

test('held photos are turned and joined into one PDF, in their order', async () => {
  const { log, photo, queue, all, stageOf } = world();
  const ids = [photo({ isHeld: true }), photo({ isHeld: true })];
  await settle();
  expect(ids.map(stageOf)).toEqual(['held', 'held']);
  queue.turn(ids[0] ?? '');
  await settle();
  expect(log.filter((line) => line.startsWith('prepare'))).toEqual(['prepare 0', 'prepare 0', 'prepare 1']);
  await queue.join(ids, 'Pasaporte');
  await settle();
  expect(log.filter((line) => /^(join|put)/.test(line))).toEqual(['join 2', 'put application/pdf 3']);
  expect(all().map(({ name, stage }) => [name, stage])).toEqual([['Pasaporte', 'done']]);
});

test('cancelled it stops, gives its number back, and is gone', async () => {
  const { log, pdf, queue, all } = world({
    put: (_, __, { signal }) =>
      new Promise((_done, reject) =>
        signal.addEventListener('abort', () => reject(new UploadTrouble({ step: 'put' }))),
      ),
  });
  const id = pdf();
  await settle();
  queue.cancel(id);
  await settle();
  expect(log).toEqual(['ask next', 'drop 1']);
  expect(all()).toEqual([]);
});

test('cancelled while its address is asked for, nothing leaves and the number goes back', async () => {
  let answer = () => {};
  const { log, pdf, queue, all } = world({
    ask: () =>
      new Promise((done) => {
        answer = () => done({ url: 'x', headers: { 'content-type': 'application/pdf' }, file_number: 7 });
      }),
  });
  const id = pdf();
  await settle();
  queue.cancel(id);
  answer();
  await settle();
  expect(log).toEqual(['drop 7']);
  expect(all()).toEqual([]);
});

test('photos that are too large together stay where they are, and why is said', async () => {
  const { log, photo, queue, stageOf, whyOf } = world({
    join: async () => ({ size: 10 * 1024 * 1024 + 1, type: 'application/pdf' }) as Blob,
  });
  const ids = [photo({ isHeld: true }), photo({ isHeld: true })];
  await settle();
  await queue.join(ids, 'Pasaporte');
  await settle();
  expect(ids.map(stageOf)).toEqual(['held', 'held']);
  expect(ids.map(whyOf)).toEqual(['too_large', 'too_large']);
  for (const id of ids) queue.release(id);
  await settle();
  expect(log.filter((line) => line.startsWith('put'))).toEqual(['put image/jpeg 5', 'put image/jpeg 5']);
});

test('what this browser cannot read is refused with the way out, before anything is asked', async () => {
  const { log, photo, queue, stageOf, whyOf } = world({ prepare: () => Promise.reject(new Error('no')) });
  const heic = photo({ blob: new Blob(['x'], { type: 'image/heic' }), name: 'a.heic' });
  const broken = photo();
  const odd = queue.addFile({
    user_id: 'u',
    type: 'photo',
    blob: new Blob(['x'], { type: 'text/html' }),
    name: 'a.html',
  });
  await settle();
  expect([heic, broken, odd].map(whyOf)).toEqual(['heic', 'unreadable', 'wrong_type']);
  expect([heic, broken, odd].map(stageOf)).toEqual(['refused', 'refused', 'refused']);
  expect(log).toEqual([]);
});
