/** Saving by itself: nothing written is lost, sent twice at once, or put over what somebody else saved (T33, D23). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageOnServer } from '#app/features/forms/client.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { makeKeeper, PAUSE_MS, type WrittenPage } from './keeper.ts';
import type { PageDraft } from './page-drafts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = (status: number, body: unknown = null) => new HttpError('x', { status, statusText: '', body });
const pageOf = (
  version: number,
  form_data: PageOnServer['form_data'],
  written_in: string | null = null,
): PageOnServer => ({
  ...{ page_number: 1, form_data, status: 'In Progress', version, confirm_later: [], origins: {} },
  ...{ saved_by: null, saved_from: null, saved_at: null, written_in },
});

/** A server that stores one page, and can be told to fail. */
function bench({ canKeep = true, canJoin = false } = {}) {
  const calls: { answers: WrittenPage['answers']; version: number; isNext: boolean; isLeaving?: true }[] = [];
  const told: number[] = [];
  const keeps: WrittenPage['answers'][] = [];
  let answers: WrittenPage['answers'] = {};
  let stored = pageOf(0, {});
  let failure: unknown = null;
  let isOnline = true;
  let kept: PageDraft | null = null;
  let rested: PageDraft | null = null;
  let losesAnswers = false;
  const gate: { open: () => void; wait: Promise<void> | null } = { open: () => undefined, wait: null };
  let storageMs = 0;
  const storage = async () => {
    if (storageMs > 0) await new Promise((resolve) => setTimeout(resolve, storageMs));
  };
  const keeper = makeKeeper({
    base: { version: 0, form_data: {} },
    written: () => ({ answers: { ...answers }, confirm_later: [] }),
    async save(written, version, { isNext, isLeaving }) {
      calls.push({ answers: written.answers, version, isNext, ...(isLeaving && { isLeaving }) });
      if (gate.wait) await gate.wait;
      if (failure) throw failure;
      if (version !== stored.version) throw refusal(409, { page: stored });
      stored = pageOf(stored.version + 1, { ...written.answers, box: false, hidden: null }, written.written_in?.[0]);
      if (losesAnswers) throw new TypeError('the answer was lost');
      return stored;
    },
    theirsIn: (error) => (error instanceof HttpError && error.status === 409 ? stored : null),
    join(base, theirs) {
      const mine = Object.entries(answers).filter(([name, value]) => value !== base.form_data[name]);
      if (canJoin) answers = { ...theirs.form_data, ...Object.fromEntries(mine) } as WrittenPage['answers'];
      return canJoin;
    },
    onSaved: (page) => told.push(page.version),
    async keep(draft) {
      keeps.push(draft.answers);
      await storage();
      if (canKeep) kept = draft;
      return canKeep;
    },
    keepAtOnce(draft) {
      kept = draft;
    },
    async rest(draft) {
      await storage();
      rested = draft;
      if (kept && kept.at <= draft.at) kept = null;
    },
    isOnline: () => isOnline,
    now: () => Date.now(),
  });
  return {
    keeper,
    calls,
    told,
    keeps,
    write(name: string, value: string) {
      answers = { ...answers, [name]: value };
      keeper.changed();
    },
    fail: (error: unknown) => {
      failure = error;
    },
    loseAnswers: (is: boolean) => {
      losesAnswers = is;
    },
    setOnline: (is: boolean) => {
      isOnline = is;
    },
    elsewhere: (form_data: PageOnServer['form_data'], written_in?: string) => {
      stored = pageOf(stored.version + 1, form_data, written_in);
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
    slowStorage: (ms: number) => {
      storageMs = ms;
    },
    kept: () => kept,
    rested: () => rested,
    stored: () => stored,
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('one save a second after the last keystroke, not one for each', async () => {
  const { keeper, calls, write, kept, rested } = bench();
  write('a', 'M');
  await pass(PAUSE_MS - 100);
  write('a', 'Mu');
  expect(keeper.read()).toEqual({ is: 'waiting' });
  await pass(200);
  expect(kept()?.answers, 'kept in the browser before it is sent').toEqual({ a: 'Mu' });
  await pass(PAUSE_MS - 300);
  expect(calls).toHaveLength(0);
  await pass(200);
  expect(calls).toEqual([{ answers: { a: 'Mu' }, version: 0, isNext: false }]);
  expect(keeper.read().is).toBe('saved');
  expect(kept(), 'dropped once it has arrived').toBeNull();
  expect(rested(), 'with the version that stands now').toMatchObject({ answers: { a: 'Mu' }, base: { version: 1 } });
});

test('what the line says already is not said again at each key', async () => {
  const { keeper, write } = bench();
  const said: string[] = [];
  keeper.subscribe(() => said.push(keeper.read().is));
  for (const text of ['M', 'Mu', 'Muñ']) write('a', text);
  expect(said).toEqual(['waiting']);
  await pass(PAUSE_MS);
  write('a', 'Muño');
  expect(said).toEqual(['waiting', 'saving', 'saved', 'waiting']);
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
  expect(stored().form_data).toMatchObject({ a: '12' });
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

test('what this browser does not keep is at risk until the server has it', async () => {
  const safe = bench();
  safe.fail(refusal(503));
  safe.write('a', '1');
  await pass(PAUSE_MS);
  expect(safe.keeper.isAtRisk()).toBe(false);
  const { keeper, write, fail } = bench({ canKeep: false });
  expect(keeper.isAtRisk(), 'nothing is written').toBe(false);
  fail(refusal(503));
  write('a', '1');
  await pass(20);
  expect([keeper.keepsNothing(), keeper.isAtRisk()], 'before it is sent').toEqual([true, true]);
  await pass(PAUSE_MS);
  expect(keeper.isAtRisk(), 'the server has refused it').toBe(true);
  fail(null);
  expect(await keeper.flush()).toBe(true);
  expect([keeper.keepsNothing(), keeper.isAtRisk()]).toEqual([true, false]);
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

test('a form that is no longer there is told apart from an answer that is refused, and nothing is tried for ever', async () => {
  const { keeper, calls, write, fail } = bench();
  fail(refusal(404));
  write('a', '1');
  await pass(PAUSE_MS);
  expect(keeper.read()).toEqual({ is: 'gone' });
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
  fresh.keeper.resume({ base: { version: 0, form_data: {} } });
  await pass(0);
  expect(fresh.keeper.read().is).toBe('saved');
  const late = bench();
  late.elsewhere({ a: 'theirs' });
  late.keeper.resume({ base: { version: 0, form_data: {} } });
  await pass(0);
  expect(late.keeper.read(), 'others have saved since').toEqual({ is: 'clash' });
});

test('a save that arrived while its answer got lost is one’s own: nobody is asked to choose', async () => {
  const { keeper, write, loseAnswers, stored, kept } = bench();
  loseAnswers(true);
  write('a', 'Luz');
  await pass(PAUSE_MS);
  expect(keeper.read().is).toBe('failed');
  expect(stored().version).toBe(1);
  expect(kept()?.written_in, 'a closed tab knows it, too').toEqual([stored().written_in]);
  loseAnswers(false);
  write('a', 'Luz Marina');
  await pass(PAUSE_MS);
  expect(keeper.read().is).toBe('saved');
  expect(stored()).toMatchObject({ version: 2, form_data: { a: 'Luz Marina' } });
});

test('what somebody else saved after a lost answer is still shown', async () => {
  const { keeper, write, loseAnswers, elsewhere } = bench();
  loseAnswers(true);
  write('a', 'Luz');
  await pass(PAUSE_MS);
  loseAnswers(false);
  elsewhere({ a: 'Luz' });
  write('a', 'Luz Marina');
  await pass(PAUSE_MS);
  expect(keeper.read()).toEqual({ is: 'clash' });
});

test('another visit knows what the one before had sent', async () => {
  const { keeper, elsewhere, write, stored } = bench();
  elsewhere({ a: 'Luz' }, 'before.3');
  keeper.resume({ base: { version: 0, form_data: {} }, written_in: ['before.4'] });
  write('a', 'Luz Marina');
  await pass(PAUSE_MS * 2);
  expect(keeper.read().is).toBe('saved');
  expect(stored().form_data).toMatchObject({ a: 'Luz Marina' });
});

test('of what an earlier visit sent and this one has written on, both are asked', async () => {
  const { keeper, elsewhere, write, kept, fail } = bench();
  fail(new TypeError('no network'));
  void keeper.resume({ base: { version: 0, form_data: {} }, written_in: ['before.4', 'first.2'] });
  await pass(100);
  write('a', 'Lucía');
  await pass(100);
  expect(kept()?.written_in?.slice(1), 'a third visit knows them, too').toEqual(['before.4', 'first.2']);
  fail(null);
  elsewhere({ a: 'Luz' }, 'before.5');
  await keeper.flush();
  expect(keeper.read()).toEqual({ is: 'clash' });
});

test('what was changed after a save of one’s own is somebody else’s', async () => {
  const { keeper, elsewhere, write, stored } = bench();
  write('a', 'Luz');
  await keeper.flush();
  elsewhere({ a: 'Ana' });
  elsewhere({ a: 'Ana' }, stored().written_in ?? '');
  write('a', 'Luz Marina');
  await keeper.flush();
  expect(keeper.read()).toEqual({ is: 'clash' });
});

test('what goes out while the page is being left may outlive it', async () => {
  const { keeper, write, calls, kept } = bench();
  write('city', 'Cali');
  const gone = keeper.flush({ isLeaving: true });
  expect(kept()?.answers, 'kept before this turn ends').toEqual({ city: 'Cali' });
  await gone;
  write('city', 'Buga');
  await keeper.flush();
  expect(calls.map(({ isLeaving }) => isLeaving ?? false)).toEqual([true, false]);
});

test('a page that opens as an older copy goes on from what this browser has saved', async () => {
  const { keeper, write, elsewhere, calls } = bench();
  elsewhere({ a: 'Luz' });
  keeper.standOn({ version: 1, form_data: { a: 'Luz' } });
  await pass(PAUSE_MS);
  expect(calls, 'nothing to send').toEqual([]);
  write('a', 'Luz Marina');
  await pass(PAUSE_MS);
  expect(keeper.read().is).toBe('saved');
  expect(calls[0]?.version).toBe(1);
});

test('somebody who goes on without a network has gone on when it is sent, and whoever writes again has not', async () => {
  const { keeper, write, fail, calls, kept, setOnline } = bench();
  write('city', 'Cali');
  setOnline(false);
  fail(new TypeError('no network'));
  expect(await keeper.flush({ isNext: true })).toBe(false);
  expect(kept(), 'also by whoever sends it without its page').toMatchObject({ isNext: true });
  fail(null);
  expect(await keeper.flush()).toBe(true);
  expect(calls.at(-1)).toMatchObject({ isNext: true });
  fail(new TypeError('no network'));
  expect(await keeper.flush({ isNext: true })).toBe(false);
  write('city', 'Lima');
  await pass(200);
  expect(kept()).not.toHaveProperty('isNext');
  fail(null);
  await keeper.flush();
  expect(calls.at(-1)).toMatchObject({ isNext: false });
});

test('Next that found no network is sent again though nothing was written', async () => {
  const { keeper, fail, calls } = bench();
  fail(new TypeError('no network'));
  await keeper.flush({ isNext: true });
  fail(null);
  await pass(5_000);
  expect(calls.map(({ isNext }) => isNext)).toEqual([true, true]);
  expect(keeper.read()).toMatchObject({ is: 'saved' });
});

test('what can be joined is saved over what others saved, and nobody is asked', async () => {
  const { keeper, write, elsewhere, stored, told } = bench({ canJoin: true });
  elsewhere({ surnames: 'Rojas' });
  write('city', 'Cali');
  expect(await keeper.flush()).toBe(true);
  expect(keeper.read()).toMatchObject({ is: 'saved' });
  expect(stored()).toMatchObject({ version: 2, form_data: { surnames: 'Rojas', city: 'Cali' } });
  expect(told, 'other tabs hear of what was saved').toEqual([2]);
});

test('a page that is refused at the stand that was seen is not joined for ever', async () => {
  const { keeper, write, fail, calls } = bench({ canJoin: true });
  write('city', 'Cali');
  fail(refusal(409));
  expect(await keeper.flush()).toBe(false);
  expect(calls).toHaveLength(1);
  expect(keeper.read()).toMatchObject({ is: 'clash' });
});

test('a tab takes over what another saved only while it has nothing of its own', async () => {
  const { keeper, write } = bench();
  expect(keeper.canTakeOver(pageOf(1, {}))).toBe(true);
  expect(keeper.canTakeOver(pageOf(0, {})), 'the same stand').toBe(false);
  write('city', 'Cali');
  expect(keeper.canTakeOver(pageOf(1, {})), 'unsent').toBe(false);
  await keeper.flush();
  expect(keeper.canTakeOver(pageOf(2, {}))).toBe(true);
});

test('a key is kept after it is seen, keys of one frame together, and at once when the page is left', async () => {
  const { keeper, write, keeps, hold } = bench();
  for (const text of ['M', 'Mu', 'Muñ']) write('a', text);
  expect(keeps, 'nothing is sealed while the key waits to be seen').toEqual([]);
  await pass(200);
  expect(keeps).toEqual([{ a: 'Muñ' }]);
  const open = hold();
  void keeper.flush();
  await pass(0);
  write('a', 'Muño');
  void keeper.flush();
  expect(keeps.at(-1), 'a save that is under way holds nothing up').toEqual({ a: 'Muño' });
  open();
});

test('what is written while a saved draft is put away is not said to be saved', async () => {
  const { keeper, write, slowStorage, stored, kept } = bench();
  slowStorage(300);
  write('a', 'Luz');
  await pass(PAUSE_MS + 100);
  expect(stored().version, 'it has arrived').toBe(1);
  write('a', 'Luz Marina');
  await pass(800);
  expect(keeper.read()).toEqual({ is: 'waiting' });
  expect(kept()?.answers, 'and is kept').toEqual({ a: 'Luz Marina' });
  await pass(PAUSE_MS * 2);
  expect(keeper.read().is).toBe('saved');
  expect(stored().form_data).toMatchObject({ a: 'Luz Marina' });
});

test('what is written while a draft is being kept is kept, too, before the line says so', async () => {
  const { keeper, write, slowStorage, fail, setOnline, kept } = bench();
  setOnline(false);
  fail(new TypeError('no network'));
  slowStorage(300);
  write('a', 'Luz');
  await pass(PAUSE_MS + 100);
  write('a', 'Luz Marina');
  const said: unknown[] = [];
  keeper.subscribe(() => said.push([keeper.read(), kept()?.answers]));
  await pass(800);
  expect(said).toEqual([[{ is: 'offline', isKept: true }, { a: 'Luz Marina' }]]);
});

test('a draft that is found while a save is under way waits for its answer, and goes out over its own stand', async () => {
  const { keeper, write, hold, calls, elsewhere } = bench();
  elsewhere({ a: '0' });
  elsewhere({ a: '0', b: '0' });
  keeper.standOn({ version: 2, form_data: { a: '0', b: '0' } });
  const open = hold();
  write('a', '1');
  await pass(PAUSE_MS);
  void keeper.resume({ base: { version: 1, form_data: { a: '0' } } });
  open();
  await pass(0);
  expect(calls.map(({ version }) => version)).toEqual([2, 1]);
  expect(keeper.read(), 'others have saved since: it is shown').toEqual({ is: 'clash' });
});
