/** What the server does not have yet: kept sealed, sent by whoever wrote it, and never lost on the way (D23, T40). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withIndexedDb } from '#tests/browser-storage.ts';
import { countUnsent, dropDraft, dropDraftsOf, dropSent, keepDraft, readDraft, readSent, restDraft } from './drafts.ts';
import { keepKeyOf } from './keep-key.server.ts';
import { sendUnsent } from './outbox.ts';
import { forgetOpenKeys, keepsHere } from './own-key.ts';
import { forgetUnkept, watchUnkept } from './unkept.ts';

const [ANA, LUZ] = ['ana', 'luz'];
const browser = { cookie: '' };
const logIn = (user_id: string, { isShared = false } = {}) => {
  browser.cookie = `a=b; user_id=${user_id}${isShared ? '' : `; keep_key=${keepKeyOf('secret', user_id)}`}; has_session=1`;
};
const draftOf = (name: string, at = 1) => ({
  ...{ at, path: `/form/${name}`, body: { form_data: { name }, version: 3 }, address: `/portal/${name}` },
});

const storage = withIndexedDb();
let sent: { url: string; body: unknown }[];
let answer: (url: string) => number;

beforeEach(() => {
  sent = [];
  answer = () => 200;
  vi.stubGlobal('document', browser);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) });
    const status = answer(url);
    if (status === 0) throw new TypeError('no network');
    return new Response('{}', { status });
  });
  forgetOpenKeys();
  logIn(ANA);
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is read back by its own person, and is unreadable where it lies', async () => {
  expect(await keepDraft(ANA, 'Gómez', draftOf('Gómez'))).toBe(true);
  expect(await readDraft(ANA, 'Gómez')).toEqual(draftOf('Gómez'));
  const [row] = [...storage.rows().values()] as { sealed: Uint8Array }[];
  expect(Buffer.from(row?.sealed ?? []).toString()).not.toContain('form_data');
});

test('it stays when the session ends, opens for nobody else, and is sent when its person comes back', async () => {
  await keepDraft(ANA, 'one', draftOf('one'));
  forgetOpenKeys();
  browser.cookie = `user_id=${ANA}`;
  expect(await readDraft(ANA, 'one'), 'without a session').toBeNull();
  logIn(LUZ);
  expect(await readDraft(ANA, 'one'), 'with the key of another').toBeNull();
  expect(await sendUnsent(LUZ)).toEqual([]);
  expect(sent).toEqual([]);
  expect(storage.rows().size).toBe(1);
  logIn(ANA);
  expect(await sendUnsent(ANA)).toEqual([]);
  expect(sent).toEqual([{ url: '/api-mv/form/one', body: { form_data: { name: 'one' }, version: 3 } }]);
  expect(storage.rows().size, 'gone once it has arrived').toBe(0);
});

test('an open page goes on sealing for its person when the session ends under it', async () => {
  await keepDraft(ANA, 'one', draftOf('one', 1));
  browser.cookie = `user_id=${ANA}`;
  expect(await keepDraft(ANA, 'one', draftOf('later', 2))).toBe(true);
  logIn(ANA);
  expect(await readDraft(ANA, 'one')).toEqual(draftOf('later', 2));
});

test('a key is never used for somebody else than whose it is', async () => {
  expect(await keepDraft(LUZ, 'one', draftOf('one'))).toBe(false);
  expect(storage.rows().size).toBe(0);
});

test('on a shared computer nothing is kept', async () => {
  logIn(ANA, { isShared: true });
  expect(keepsHere()).toBe(false);
  expect(await keepDraft(ANA, 'one', draftOf('one'))).toBe(false);
  expect(storage.rows().size).toBe(0);
});

test('what cannot be sent stays, with its reason', async () => {
  for (const name of ['clash', 'refused', 'busy', 'lost', 'fine']) await keepDraft(ANA, name, draftOf(name));
  const status: Record<string, number> = { clash: 409, refused: 422, busy: 503, lost: 0, fine: 200 };
  answer = (url) => status[url.split('/').at(-1) ?? ''] ?? 500;
  const left = await sendUnsent(ANA);
  expect(Object.fromEntries(left.map(({ address, why }) => [address, why]))).toEqual({
    ...{
      '/portal/clash?unsent': 'clash',
      '/portal/refused?unsent': 'refused',
      '/portal/busy': 'unsent',
      '/portal/lost': 'unsent',
    },
  });
  expect(await countUnsent(ANA)).toBe(4);
});

test('the page that is open sends its own; without a network nothing is tried', async () => {
  await keepDraft(ANA, 'open', draftOf('open'));
  expect(await sendUnsent(ANA, { except: '/portal/open' })).toEqual([]);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await sendUnsent(ANA)).toEqual([{ address: '/portal/open', why: 'unsent' }]);
  expect(sent).toEqual([]);
  expect(await countUnsent(ANA)).toBe(1);
});

test('what was written on meanwhile is not dropped with what has arrived', async () => {
  await keepDraft(ANA, 'one', draftOf('one', 5));
  await dropDraft(ANA, 'one', 4);
  expect(await countUnsent(ANA)).toBe(1);
  await dropDraft(ANA, 'one', 5);
  expect(await countUnsent(ANA)).toBe(0);
});

test('the last of several written at once is the one that stays, however long each takes to seal', async () => {
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  let wait = 60;
  const slow = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...given) => {
    wait -= 20;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return encrypt(...given);
  });
  await Promise.all([1, 2, 3].map((at) => keepDraft(ANA, 'one', draftOf(`${at}`, at))));
  slow.mockRestore();
  expect(await readDraft(ANA, 'one')).toEqual(draftOf('3', 3));
});

test('log-out takes away one’s own, and leaves what is sealed for others', async () => {
  await keepDraft(ANA, 'one', draftOf('one'));
  logIn(LUZ);
  await keepDraft(LUZ, 'two', draftOf('two'));
  await dropDraftsOf(LUZ);
  expect(await countUnsent(LUZ)).toBe(0);
  expect(await countUnsent(ANA)).toBe(1);
});

test('what has arrived is not unsent, and is found until the page knows it', async () => {
  await keepDraft(ANA, 'one', draftOf('one', 1));
  await restDraft(ANA, 'one', draftOf('one', 1));
  expect(await countUnsent(ANA)).toBe(0);
  expect(await readDraft(ANA, 'one')).toBeNull();
  expect(await readSent(ANA, 'one')).toEqual(draftOf('one', 1));
  expect(await sendUnsent(ANA)).toEqual([]);
  expect(sent).toEqual([]);
  await dropSent(ANA, 'one');
  expect(storage.rows().size).toBe(0);
  await restDraft(ANA, 'one', draftOf('one', 1));
  await dropDraftsOf(ANA);
  expect(storage.rows().size).toBe(0);
});

test('what an open page keeps nowhere is sent before log-out, and otherwise asked about, as when the tab closes', async () => {
  const listeners = new Set<(event: { preventDefault(): void }) => void>();
  vi.stubGlobal('addEventListener', (_: string, ask: () => void) => listeners.add(ask));
  vi.stubGlobal('removeEventListener', (_: string, ask: () => void) => listeners.delete(ask));
  const isAskedFirst = () => {
    const event = { preventDefault: vi.fn() };
    for (const ask of listeners) ask(event);
    return event.preventDefault.mock.calls.length > 0;
  };
  const page = { isAtRisk: false, isSaved: false, tell: () => {} };
  const is = (isAtRisk: boolean) => {
    page.isAtRisk = isAtRisk;
    page.tell();
  };
  const stop = watchUnkept({
    address: '/portal/one',
    isAtRisk: () => page.isAtRisk,
    subscribe(listener) {
      page.tell = listener;
      return () => undefined;
    },
    send: async () => {
      is(!page.isSaved);
      return page.isSaved;
    },
  });
  expect(isAskedFirst()).toBe(false);
  is(true);
  expect(isAskedFirst()).toBe(true);
  expect(await sendUnsent(ANA)).toEqual([{ address: '/portal/one', why: 'unsent' }]);
  expect(await sendUnsent(ANA, { except: '/portal/one' }), 'the open page sends its own').toEqual([]);
  page.isSaved = true;
  expect(await sendUnsent(ANA)).toEqual([]);
  expect([isAskedFirst(), listeners.size], 'the back button is free again').toEqual([false, 0]);
  is(true);
  forgetUnkept();
  expect(isAskedFirst(), 'its person has gone').toBe(false);
  stop();
});
