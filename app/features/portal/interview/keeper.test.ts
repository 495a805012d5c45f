/** Notes while they are written: no key is lost, nothing is sent twice, and nobody's words are written over. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '#app/platform/http/http.ts';
import { type Draft, draftsOf } from './drafts.ts';
import { makeKeeper, PAUSE_MS } from './keeper.ts';
import type { Note, StoredNote } from './rules.ts';

const Q = 'visitor_1_why';

/** The browser's store, as one object. */
function fakeStorage() {
  const values: Record<string, string> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(values, {
    getItem: hidden((key: string) => values[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      values[key] = value;
    }),
    removeItem: hidden((key: string) => {
      delete values[key];
    }),
  });
}

/** A server that keeps versions as ours does, and can be away. */
function fakeServer(first: StoredNote = { note: '', is_practised: false, version: 0 }) {
  const server = { row: first, sent: [] as StoredNote[], fails: null as unknown, loses: false };
  const save = async (_question: string, asked: StoredNote) => {
    server.sent.push(asked);
    if (server.fails) throw server.fails;
    const { row } = server;
    if (asked.note !== row.note || asked.is_practised !== row.is_practised) {
      if (asked.version !== row.version)
        throw new HttpError('', { status: 409, statusText: '', body: { note: { question: Q, ...row } } });
      server.row = { ...asked, version: row.version + 1 };
    }
    if (server.loses) throw new TypeError('the network is gone');
    return server.row;
  };
  return Object.assign(server, { save });
}

function open(server = fakeServer(), viewer = 'ana') {
  const stored: Record<string, StoredNote> = server.row.version > 0 ? { [Q]: server.row } : {};
  const keeper = makeKeeper({ stored, save: server.save, drafts: draftsOf(viewer, 'p1') });
  keeper.start();
  const entry = () => keeper.read()[Q];
  return { keeper, server, entry };
}
const kept = () => Object.keys(localStorage);
const elsewhere = (server: ReturnType<typeof fakeServer>, note: Note) => {
  server.row = { ...note, version: server.row.version + 1 };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('document', { cookie: 'keep_key=k' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('typing is sent once, at the pause; until it is stored it stays in the browser', async () => {
  const { keeper, server, entry } = open();
  for (const note of ['a', 'ab', 'abc']) {
    keeper.type(Q, note);
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  }
  expect(server.sent).toEqual([]);
  expect(entry()).toMatchObject({ note: 'abc', state: 'waiting' });
  expect(kept()).toEqual([`draft:interview:ana:p1:${Q}`]);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.sent).toEqual([{ note: 'abc', is_practised: false, version: 0 }]);
  expect(entry()?.state).toBe('saved');
  expect(kept()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.sent).toHaveLength(1);
});

test('leaving the field and marking send at once; the next one carries the new version', async () => {
  const { keeper, server } = open();
  keeper.type(Q, 'a');
  keeper.leave(Q);
  await vi.advanceTimersByTimeAsync(0);
  keeper.mark(Q, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.sent.map(({ version }) => version)).toEqual([0, 1]);
  expect(server.row).toEqual({ note: 'a', is_practised: true, version: 2 });
  keeper.leave(Q);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(server.sent, 'nothing new, nothing sent').toHaveLength(2);
});

test('a mark while a note is under way follows it, and neither is lost', async () => {
  const { keeper, server } = open();
  keeper.type(Q, 'a');
  keeper.leave(Q);
  keeper.mark(Q, true);
  expect(server.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.row).toEqual({ note: 'a', is_practised: true, version: 2 });
});

test('without a network it says so, tries again by itself with longer pauses, and at once when the line is back', async () => {
  const { keeper, server, entry } = open();
  server.fails = new TypeError('the network is gone');
  keeper.type(Q, 'a');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(entry()?.state).toBe('retrying');
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.sent, 'the second pause is longer').toHaveLength(2);
  expect(kept()).toHaveLength(1);
  server.fails = null;
  keeper.flushAll();
  await vi.advanceTimersByTimeAsync(0);
  expect(entry()?.state).toBe('saved');
  expect(kept()).toEqual([]);
});

test('a full limit waits as long as the server says; what cannot be helped by another try is said', async () => {
  const { keeper, server, entry } = open();
  server.fails = new HttpError('', { status: 429, statusText: '', body: null, retryAfter: 30 });
  keeper.mark(Q, true);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(server.sent).toHaveLength(1);
  server.fails = new HttpError('', { status: 404, statusText: '', body: null });
  await vi.advanceTimersByTimeAsync(1000);
  expect(entry()?.state).toBe('refused');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.sent).toHaveLength(2);
  expect(kept(), 'the words stay').toHaveLength(1);
});

test('an answer that got lost is no clash with oneself, not even when one typed on', async () => {
  const { keeper, server, entry } = open();
  server.loses = true;
  keeper.type(Q, 'a');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(server.row.version).toBe(1);
  server.loses = false;
  keeper.type(Q, 'ab');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(entry()).toMatchObject({ note: 'ab', state: 'saved', theirs: null });
  expect(server.row).toEqual({ note: 'ab', is_practised: false, version: 2 });
});

test('a tab that was closed too soon: the next visit sends what it left, for the same account only', async () => {
  const server = fakeServer();
  const first = open(server);
  server.fails = new TypeError('the network is gone');
  first.keeper.type(Q, 'a');
  first.keeper.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.sent, 'sent on leaving, and no more after it').toHaveLength(1);
  server.fails = null;
  const stranger = open(server, 'beto');
  expect(stranger.entry()).toBeUndefined();
  const next = open(server);
  await vi.advanceTimersByTimeAsync(0);
  expect(next.entry()).toMatchObject({ note: 'a', state: 'saved' });
  expect(server.row).toMatchObject({ note: 'a', version: 1 });
  expect(kept()).toEqual([]);
});

test('what another tab stored meanwhile is joined where only one of the two wrote', async () => {
  const { keeper, server, entry } = open();
  elsewhere(server, { note: 'there', is_practised: false });
  keeper.mark(Q, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(entry()).toMatchObject({ note: 'there', is_practised: true, state: 'saved' });
  expect(server.row).toEqual({ note: 'there', is_practised: true, version: 2 });
  expect(kept()).toEqual([]);
});

test('two different notes are both shown, and nothing is sent before somebody chooses', async () => {
  for (const whose of ['mine', 'theirs'] as const) {
    const { keeper, server, entry } = open();
    elsewhere(server, { note: 'there', is_practised: false });
    keeper.type(Q, 'here');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(entry()).toMatchObject({ note: 'here', state: 'clash', theirs: { note: 'there', version: 1 } });
    keeper.type(Q, 'here too');
    keeper.leave(Q);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.sent).toHaveLength(1);
    expect(kept(), 'until then the words are kept').toHaveLength(1);
    keeper.choose(Q, whose);
    await vi.advanceTimersByTimeAsync(0);
    expect(entry()).toMatchObject({ note: whose === 'mine' ? 'here too' : 'there', state: 'saved', theirs: null });
    expect(server.row.note).toBe(entry()?.note);
    expect(kept()).toEqual([]);
  }
});

test('a draft of an older version meets what was stored since', async () => {
  const server = fakeServer({ note: 'new', is_practised: false, version: 3 });
  const draft: Draft = {
    mine: { note: 'mine', is_practised: false },
    base: { note: '', is_practised: false, version: 1 },
  };
  localStorage.setItem(`draft:interview:ana:p1:${Q}`, JSON.stringify(draft));
  localStorage.setItem('draft:interview:ana:p1:broken', '{"mine":1}');
  const { entry } = open(server);
  await vi.advanceTimersByTimeAsync(0);
  expect(entry()).toMatchObject({ note: 'mine', state: 'clash', theirs: { note: 'new' } });
  expect(server.sent).toEqual([]);
});

test('words that another tab of this browser is still writing are not taken from it', async () => {
  const { keeper } = open();
  keeper.type(Q, 'a');
  keeper.leave(Q);
  draftsOf('ana', 'p1').keep(Q, {
    mine: { note: 'of the other tab', is_practised: false },
    base: { note: '', is_practised: false, version: 0 },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(kept()).toHaveLength(1);
});

test('a shared computer keeps nothing of it', async () => {
  vi.stubGlobal('document', { cookie: '' });
  const { keeper, server } = open();
  keeper.type(Q, 'a');
  expect(kept()).toEqual([]);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(server.row.note).toBe('a');
});

test('a browser that keeps nothing saves all the same', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { keeper, server, entry } = open();
  keeper.type(Q, 'a');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(server.row.note).toBe('a');
  expect(entry()?.state).toBe('saved');
});
