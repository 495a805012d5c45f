/** Saving by itself: nothing written is lost, sent twice at once, or put over what somebody else saved (T33, D23). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageOnServer } from '#app/features/forms/client.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { makeKeeper, PAUSE_MS, type Written } from './keeper.ts';
import type { PageDraft } from './page-drafts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = (status: number, body: unknown = null) => new HttpError('x', { status, statusText: '', body });
const pageOf = (version: number, form_data: PageOnServer['form_data']): PageOnServer => ({
  ...{ page_number: 1, form_data, status: 'In Progress', version, confirm_later: [] },
  ...{ saved_by: null, saved_from: null, saved_at: null },
});

/** A server that stores one page, and can be told to fail. */
function bench({ canKeep = true } = {}) {
  const calls: { answers: Written['answers']; version: number; isNext: boolean }[] = [];
  let answers: Written['answers'] = {};
  let stored = pageOf(0, {});
  let failure: unknown = null;
  let isOnline = true;
  let kept: PageDraft | null = null;
  const gate: { open: () => void; wait: Promise<void> | null } = { open: () => undefined, wait: null };
  const keeper = makeKeeper({
    base: { version: 0, form_data: {} },
    written: () => ({ answers: { ...answers }, confirm_later: [] }),
    async save(written, version, { isNext }) {
      calls.push({ answers: written.answers, version, isNext });
      if (gate.wait) await gate.wait;
      if (failure) throw failure;
      if (version !== stored.version) throw refusal(409, { page: stored });
      stored = pageOf(stored.version + 1, written.answers);
      return stored;
    },
    theirsIn: (error) => (error instanceof HttpError && error.status === 409 ? stored : null),
    async keep(draft) {
      if (canKeep) kept = draft;
      return canKeep;
    },
    async drop() {
      kept = null;
    },
    isOnline: () => isOnline,
    now: () => Date.now(),
  });
  return {
    keeper,
    calls,
    write(name: string, value: string) {
      answers = { ...answers, [name]: value };
      keeper.changed();
    },
    fail: (error: unknown) => {
      failure = error;
    },
    setOnline: (is: boolean) => {
      isOnline = is;
    },
    elsewhere: (form_data: PageOnServer['form_data']) => {
      stored = pageOf(stored.version + 1, form_data);
    },
    hold() {
      gate.wait = new Promise((resolve) => {
        gate.open = () => {
          gate.wait = null;
          resolve();
        };
      });
      return () => gate.open();
    },
    kept: () => kept,
    stored: () => stored,
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('one save a second after the last keystroke, not one for each', async () => {
  const { keeper, calls, write, kept } = bench();
  write('a', 'M');
  await pass(PAUSE_MS - 100);
  write('a', 'Mu');
  expect(keeper.read()).toEqual({ is: 'waiting' });
  expect(kept()?.answers, 'kept in the browser before it is sent').toEqual({ a: 'Mu' });
  await pass(PAUSE_MS - 100);
  expect(calls).toHaveLength(0);
  await pass(200);
  expect(calls).toEqual([{ answers: { a: 'Mu' }, version: 0, isNext: false }]);
  expect(keeper.read().is).toBe('saved');
  expect(kept(), 'dropped once it has arrived').toBeNull();
});

test('what is written while a save is under way follows it, with the version of the first', async () => {
  const { keeper, calls, write, hold, stored } = bench();
  const open = hold();
  write('a', '1');
  await pass(PAUSE_MS);
  write('a', '12');
  await pass(PAUSE_MS * 3);
  expect(calls, 'never two at once').toHaveLength(1);
  open();
  await pass(PAUSE_MS * 2);
  expect(calls.map(({ version }) => version)).toEqual([0, 1]);
  expect(stored().form_data).toEqual({ a: '12' });
  expect(keeper.read().is).toBe('saved');
});

test('a failure is said, kept, and tried again with growing pauses until it arrives', async () => {
  const { keeper, calls, write, fail, kept } = bench();
  fail(new TypeError('no network'));
  write('a', '1');
  await pass(PAUSE_MS);
  expect(keeper.read()).toEqual({ is: 'failed', isKept: true });
  expect(kept()?.answers).toEqual({ a: '1' });
  await pass(5000);
  expect(calls).toHaveLength(2);
  await pass(5000);
  expect(calls, 'the second pause is longer').toHaveLength(2);
  fail(null);
  await pass(5000);
  expect(keeper.read().is).toBe('saved');
  expect(kept()).toBeNull();
});

test('without a network it says so; a browser that keeps nothing is told apart', async () => {
  const safe = bench();
  safe.setOnline(false);
  safe.fail(new TypeError('no network'));
  safe.write('a', '1');
  await pass(PAUSE_MS);
  expect(safe.keeper.read()).toEqual({ is: 'offline', isKept: true });
  const unsafe = bench({ canKeep: false });
  unsafe.setOnline(false);
  unsafe.fail(new TypeError('no network'));
  unsafe.write('a', '1');
  await pass(PAUSE_MS);
  expect(unsafe.keeper.read()).toEqual({ is: 'offline', isKept: false });
});

test('a page that was saved elsewhere is not overwritten: somebody chooses, then it is saved over that version', async () => {
  const { keeper, calls, write, elsewhere, stored } = bench();
  elsewhere({ a: 'theirs' });
  write('a', 'mine');
  await pass(PAUSE_MS);
  expect(keeper.read()).toEqual({ is: 'clash' });
  expect(keeper.theirs()?.form_data).toEqual({ a: 'theirs' });
  write('a', 'mine still');
  await pass(PAUSE_MS * 5);
  expect(calls, 'nothing goes out before the choice').toHaveLength(1);
  expect(await keeper.settle()).toBe(true);
  expect(stored()).toMatchObject({ version: 2, form_data: { a: 'mine still' } });
  expect(keeper.theirs()).toBeNull();
});

test('what will never be taken is not tried for ever', async () => {
  const { keeper, calls, write, fail } = bench();
  fail(refusal(422));
  write('a', '1');
  await pass(PAUSE_MS);
  expect(keeper.read()).toEqual({ is: 'refused' });
  await pass(120_000);
  expect(calls).toHaveLength(1);
});

test('a page that is in review says so, and what was written stays here', async () => {
  const { keeper, calls, write, fail } = bench();
  fail(refusal(423));
  write('a', '1');
  await pass(PAUSE_MS);
  expect(keeper.read()).toEqual({ is: 'locked' });
  expect(keeper.hasUnsent()).toBe(true);
  await pass(120_000);
  expect(calls).toHaveLength(1);
});

test('going on saves even what is unchanged, and says whether the server has it', async () => {
  const { keeper, calls, fail } = bench();
  expect(await keeper.flush({ isNext: true })).toBe(true);
  expect(calls).toEqual([{ answers: {}, version: 0, isNext: true }]);
  fail(refusal(503));
  expect(await keeper.flush({ isNext: true })).toBe(false);
  expect(keeper.read().is).toBe('failed');
});

test('a draft of an earlier visit goes out with the version it was written over', async () => {
  const fresh = bench();
  fresh.keeper.resume({ version: 0, form_data: {} });
  await pass(0);
  expect(fresh.keeper.read().is).toBe('saved');
  const late = bench();
  late.elsewhere({ a: 'theirs' });
  late.keeper.resume({ version: 0, form_data: {} });
  await pass(0);
  expect(late.keeper.read(), 'others have saved since').toEqual({ is: 'clash' });
});
