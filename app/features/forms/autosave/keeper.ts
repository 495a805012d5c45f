/** Saves a page by itself: a second after the last keystroke, and on leaving; tried again until it is stored (T33). */
import type { PageOnServer } from '#app/features/forms/client.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { HttpError } from '#app/platform/http/http.ts';
import type { PageDraft } from './page-drafts.ts';
import { holds, newOpening, stampOf } from './stamp.ts';

export const PAUSE_MS = 1000;
/** A key is seen first, then sealed and written; keys that come in one frame are written together. */
const KEEP_MS = 16;
const RETRY_SECONDS = 5;
const RETRY_SECONDS_AT_MOST = 60;

/** `clash`: somebody else has saved meanwhile, and nobody has chosen yet. `refused`: another try would not help; `locked`: it is in review; `gone`: its form is no longer there. */
export type SaveState =
  | { is: 'still' | 'waiting' | 'saving' | 'clash' | 'refused' | 'locked' | 'gone' }
  | { is: 'saved'; at: number }
  /** Not with the server; `isKept`: safe in this browser. */
  | { is: 'offline' | 'failed'; isKept: boolean };

export type WrittenPage = Omit<PageDraft, 'base' | 'at'>;
type Base = { version: number; form_data: Answers; confirm_later?: string[] };

type Props = {
  base: Base;
  written(): WrittenPage;
  /** One page at a time, also among tabs. */
  save(written: WrittenPage, version: number, how: { isNext: boolean; isLeaving: boolean }): Promise<PageOnServer>;
  theirsIn(error: unknown): PageOnServer | null;
  /** What others have saved goes into what is written here, if nobody's answer is lost by it; whether it did. */
  join(base: Base, theirs: PageOnServer): boolean;
  /** Others who have the page open in this browser hear of it. */
  onSaved(page: PageOnServer): void;
  keep(draft: PageDraft): Promise<boolean>;
  /** Before this turn ends: the page is about to go. */
  keepAtOnce(draft: PageDraft): void;
  /** It has arrived. */
  rest(draft: PageDraft): Promise<void>;
  isOnline(): boolean;
  now(): number;
};

type LeftDraft = Pick<PageDraft, 'base' | 'isNext' | 'written_in'>;

export type Keeper = ReturnType<typeof makeKeeper>;

/** Nothing arrived, the server is busy or away: it may arrive later. */
const isWorthARetry = (error: unknown) =>
  !(error instanceof HttpError) || error.status >= 500 || error.status === 429 || error.status === 401;

/** Why another try would not help. */
const refusalOf = (error: unknown) => {
  const status = error instanceof HttpError ? error.status : 0;
  return status === 423 ? 'locked' : status === 404 ? 'gone' : 'refused';
};

export function makeKeeper({ base: start, written, save, theirsIn, join, onSaved, keep, rest, ...props }: Props) {
  const { keepAtOnce, isOnline, now } = props;
  const opening = newOpening();
  let base = start;
  let state: SaveState = { is: 'still' };
  let theirs: PageOnServer | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with each change; what is saved is the edition that was sent. */
  let edition = 0;
  let savedEdition = 0;
  let sending: Promise<boolean> | null = null;
  let failures = 0;
  let isStopped = false;
  /** The person has gone on (D47), and the server has not heard of it yet: what is written next is another stand. */
  let isGoingOn = false;
  /** The stands of earlier visits over this base: what they have sent may have arrived. */
  let before: string[] = [];
  const listeners = new Set<() => void>();

  function show(next: SaveState) {
    state = next;
    for (const listener of listeners) listener();
  }

  const isDue = () => edition > savedEdition;

  function later(ms: number) {
    clearTimeout(timer);
    timer = isStopped ? undefined : setTimeout(() => void flush(), ms);
  }

  const stamps = () => [stampOf(opening, edition), ...before];
  const draftAt = (at: number): PageDraft => ({
    ...{ ...written(), written_in: stamps(), base, at },
    ...(isGoingOn && { isNext: true }),
  });
  let keeping: ReturnType<typeof setTimeout> | undefined;
  /** The last answer of the browser: it keeps no copy. */
  let isUnkept = false;
  async function keepDraft(at = now()) {
    clearTimeout(keeping);
    keeping = undefined;
    const isKept = await keep(draftAt(at));
    // Who listens may have to ask before the page goes.
    if (isUnkept === isKept) {
      isUnkept = !isKept;
      show(state);
    }
    return isKept;
  }
  function keepSoon() {
    keeping ??= setTimeout(() => void keepDraft(), KEEP_MS);
  }

  /** Whether everything is kept, also what was written while it was being kept. */
  async function keepAll(): Promise<boolean> {
    for (;;) {
      const keptEdition = edition;
      const isKept = await keepDraft();
      if (!isKept || edition === keptEdition) return isKept;
    }
  }

  /** One's own save, whose answer was lost, is not somebody else's. */
  const isOwn = ({ version, written_in }: PageOnServer) =>
    version === base.version + 1 && stamps().some((stamp) => holds(stamp, written_in));

  function standOn(page: Base) {
    base = { version: page.version, form_data: page.form_data, confirm_later: page.confirm_later ?? [] };
    before = [];
  }

  async function send(isLeaving = false): Promise<boolean> {
    const sent = edition;
    const isNext = isGoingOn;
    const at = now();
    const leaving = { ...written(), written_in: stamps() };
    // Noted before it leaves: a tab that closes now does not hear whether it has arrived.
    if (isDue() || isNext) void keepDraft(at);
    show({ is: 'saving' });
    try {
      const page = await save(leaving, base.version, { isNext, isLeaving });
      standOn(page);
      savedEdition = sent;
      failures = 0;
      isGoingOn = false;
      onSaved(page);
      if (!isDue()) await rest({ ...leaving, base, at });
      // Asked after that: what was written while the draft was put away is not with the server.
      if (isDue()) {
        await keepDraft();
        show({ is: 'waiting' });
        later(PAUSE_MS);
      } else show({ is: 'saved', at: now() });
      return true;
    } catch (error) {
      const standing = theirsIn(error);
      if (standing && isOwn(standing)) {
        standOn(standing);
        return send();
      }
      // Refused over the stand that one has seen, it is another matter: the page is not asked for any more.
      if (standing && standing.version > base.version && join(base, standing)) {
        standOn(standing);
        edition++;
        return send();
      }
      await failed(error);
      return false;
    }
  }

  async function failed(error: unknown) {
    theirs = theirsIn(error);
    const isKept = await keepAll();
    if (theirs) return show({ is: 'clash' });
    if (!isWorthARetry(error)) return show({ is: refusalOf(error) });
    const told = error instanceof HttpError ? error.retryAfter : undefined;
    later((told ?? Math.min(RETRY_SECONDS_AT_MOST, RETRY_SECONDS * 2 ** failures)) * 1000);
    failures += 1;
    show({ is: isOnline() ? 'failed' : 'offline', isKept });
  }

  /**
   * Everything written so far is sent; true when the server has it. `isNext`: the person goes on (D47).
   * `isLeaving`: the page may be gone before there is an answer.
   */
  async function flush({ isNext = false, isLeaving = false } = {}): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    if (isLeaving && isDue()) keepAtOnce(draftAt(now()));
    if (keeping) void keepDraft();
    // What is under way is awaited; what was written meanwhile follows.
    while (sending) await sending;
    if (theirs) return false;
    isGoingOn ||= isNext;
    if (!isDue() && !isGoingOn) return true;
    sending = send(isLeaving);
    try {
      return await sending;
    } finally {
      sending = null;
    }
  }

  return {
    read: () => state,
    theirs: () => theirs,
    base: () => base,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed() {
      edition++;
      isGoingOn = false;
      keepSoon();
      if (theirs) return;
      later(PAUSE_MS);
      // Said once: a word that stands there already wakes nobody at each key.
      if (state.is !== 'saving' && state.is !== 'waiting') show({ is: 'waiting' });
    },
    flush,
    hasUnsent: isDue,
    /** As this browser has answered: a private window may keep nothing, either. */
    keepsNothing: () => isUnkept,
    /** It is with nobody but this open page. */
    isAtRisk: () => isDue() && isUnkept,
    /** The differences are settled: what is chosen is written over what they saved. */
    settle() {
      if (!theirs) return Promise.resolve(true);
      standOn(theirs);
      theirs = null;
      isGoingOn = false;
      edition++;
      return flush();
    },
    /** An earlier visit left something that the server does not have: if others have saved since, it will say so. */
    async resume(draft: LeftDraft) {
      edition++;
      // Where it is found late: the answer to what is under way would put another base under it.
      while (sending) await sending;
      isGoingOn = draft.isNext === true;
      base = draft.base;
      before = draft.written_in ?? [];
      void flush();
    },
    /** Nothing is written here that the server lacks, or is on its way: what another tab saved can be taken over. */
    canTakeOver: (page: Base) => !isDue() && !sending && !theirs && !isGoingOn && page.version > base.version,
    /** The page at hand is an older copy of what this browser has saved. */
    standOn,
    start() {
      isStopped = false;
    },
    stop() {
      void flush();
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
