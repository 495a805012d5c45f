/** Notes as they are written: each is sent by itself, tried again until it is stored, and never put over other words. */
import { HttpError } from '#app/platform/http/http.ts';
import type { Draft, Drafts } from './drafts.ts';
import { isSameNote, mergedNote, NO_NOTE, type Note, type StoredNote } from './rules.ts';

export const PAUSE_MS = 800;
const RETRY_SECONDS = 5;
const RETRY_SECONDS_AT_MOST = 60;

/** `clash`: other words were stored meanwhile, and nobody has chosen yet. `refused`: another try would not help. */
export type SaveState = 'still' | 'waiting' | 'saving' | 'saved' | 'retrying' | 'clash' | 'refused';
export type Entry = Note & { state: SaveState; theirs: StoredNote | null };
export type Entries = Readonly<Record<string, Entry>>;
export const NO_ENTRY: Entry = { note: '', is_practised: false, state: 'still', theirs: null };

type Line = Draft & {
  state: SaveState;
  theirs: StoredNote | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  isSending: boolean;
  /** What was sent without an answer: it may have arrived. */
  unsure: readonly Note[];
  failures: number;
};

type Props = {
  stored: Readonly<Record<string, StoredNote>>;
  /** Gives the version that it was stored as. */
  save(question: string, note: StoredNote): Promise<{ version: number }>;
  drafts: Drafts;
};

const storedElsewhere = (error: unknown) =>
  error instanceof HttpError && error.status === 409 ? (error.body as { note?: StoredNote } | null)?.note : undefined;

/** Nothing arrived, the server is busy or away: it may arrive later. */
const isWorthARetry = (error: unknown) => !(error instanceof HttpError) || error.status >= 500 || error.status === 429;

export function makeKeeper({ stored, save, drafts }: Props) {
  const lines = new Map<string, Line>();
  const listeners = new Set<() => void>();
  let isStopped = false;
  let entries: Entries = Object.fromEntries(
    Object.entries(stored).map(([question, note]) => [question, { ...NO_ENTRY, ...pick(note) }]),
  );

  function lineOf(question: string): Line {
    const base = stored[question] ?? NO_NOTE;
    const fresh: Line = {
      ...{ mine: pick(base), base, state: 'still', theirs: null },
      ...{ timer: undefined, isSending: false, unsure: [], failures: 0 },
    };
    const line = lines.get(question) ?? fresh;
    lines.set(question, line);
    return line;
  }

  function show(question: string, state: SaveState) {
    const line = lineOf(question);
    line.state = state;
    entries = { ...entries, [question]: { ...line.mine, state, theirs: line.theirs } };
    for (const listener of listeners) listener();
  }

  function later(question: string, ms: number) {
    const line = lineOf(question);
    clearTimeout(line.timer);
    line.timer = isStopped ? undefined : setTimeout(() => flush(question), ms);
  }

  /** What is there by now counts, whatever was sent before. */
  function flush(question: string) {
    const line = lineOf(question);
    clearTimeout(line.timer);
    line.timer = undefined;
    if (line.isSending || line.theirs) return;
    if (!isSameNote(line.mine, line.base)) return void send(question);
    if (line.state !== 'still' && line.state !== 'saved') settle(question);
  }

  function settle(question: string) {
    drafts.drop(question, lineOf(question).mine);
    show(question, 'saved');
  }

  async function send(question: string) {
    const line = lineOf(question);
    const sent = line.mine;
    line.isSending = true;
    show(question, 'saving');
    try {
      const { version } = await save(question, { ...sent, version: line.base.version });
      line.base = { ...sent, version };
      line.failures = 0;
      line.unsure = [];
      line.isSending = false;
      goOn(question);
    } catch (error) {
      line.isSending = false;
      failed(question, sent, error);
    }
  }

  /** Typed on while it was under way: the rest follows, at the pause in the typing if one is still awaited. */
  function goOn(question: string) {
    const line = lineOf(question);
    if (isSameNote(line.mine, line.base)) return settle(question);
    drafts.keep(question, { mine: line.mine, base: line.base });
    if (line.timer === undefined) flush(question);
    else show(question, 'waiting');
  }

  function failed(question: string, sent: Note, error: unknown) {
    const line = lineOf(question);
    const theirs = storedElsewhere(error);
    if (theirs) return meet(question, theirs);
    if (!isWorthARetry(error)) return show(question, 'refused');
    const told = error instanceof HttpError ? error.retryAfter : undefined;
    const seconds = told ?? Math.min(RETRY_SECONDS_AT_MOST, RETRY_SECONDS * 2 ** line.failures);
    line.failures += 1;
    line.unsure = [...line.unsure, sent];
    later(question, seconds * 1000);
    show(question, 'retrying');
  }

  /** Something else is stored than was read: joined where it can be, otherwise both are shown. */
  function meet(question: string, theirs: StoredNote) {
    const line = lineOf(question);
    // Words whose answer got lost are our own.
    const base = line.unsure.some((sent) => isSameNote(sent, theirs)) ? theirs : line.base;
    const joined = mergedNote(base, line.mine, theirs);
    if (joined) {
      line.mine = joined;
      line.base = theirs;
      drafts.keep(question, { mine: line.mine, base: line.base });
      return goOn(question);
    }
    line.theirs = theirs;
    show(question, 'clash');
  }

  function write(question: string, changed: Partial<Note>, ms: number) {
    const line = lineOf(question);
    line.mine = { ...line.mine, ...changed };
    drafts.keep(question, { mine: line.mine, base: line.base });
    if (!line.theirs) later(question, ms);
    show(question, line.theirs ? 'clash' : 'waiting');
    if (ms === 0) flush(question);
  }

  const flushAll = () => {
    for (const [question, { state }] of lines) if (state === 'waiting' || state === 'retrying') flush(question);
  };

  return {
    read: () => entries,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** What an earlier visit could not send is taken up. */
    start() {
      isStopped = false;
      for (const [question, draft] of Object.entries(drafts.all())) {
        const line = lineOf(question);
        if (line.isSending || line.state !== 'still') continue;
        const now = line.base;
        Object.assign(line, { ...draft, state: 'waiting' });
        meet(question, now);
      }
      flushAll();
    },
    /** What is typed is sent; what cannot be waits in this browser. */
    stop() {
      flushAll();
      isStopped = true;
      for (const line of lines.values()) clearTimeout(line.timer);
    },
    type: (question: string, note: string) => write(question, { note }, PAUSE_MS),
    mark: (question: string, is_practised: boolean) => write(question, { is_practised }, 0),
    leave: flush,
    flushAll,
    choose(question: string, whose: 'mine' | 'theirs') {
      const line = lineOf(question);
      if (!line.theirs) return;
      line.base = line.theirs;
      line.theirs = null;
      if (whose === 'theirs') {
        line.mine = pick(line.base);
        drafts.drop(question);
      }
      goOn(question);
    },
  };
}
export type Keeper = ReturnType<typeof makeKeeper>;

const pick = ({ note, is_practised }: Note): Note => ({ note, is_practised });
