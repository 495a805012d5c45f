/**
 * An in-memory cache of whole public pages (docs/architecture.md "Page cache").
 * A page is rendered from its key alone, so it can hold nothing of a visitor.
 * It is rendered again when its life is over, or when a tag that it depends on changes in any process.
 * A page past its life is sent once more while the new one is rendered.
 * A page whose tag changed, or that is very old, is sent only if the new one does not come in time.
 * Renderings are limited in number and time: neither a flood nor a silent database stops the others (T47, T51).
 */
import { within } from '#app/platform/limits/deadline.ts';
import { inTurns } from '#app/platform/limits/in-turns.ts';
import { Problem } from '#app/platform/problem.ts';
import type { CachedAnswer } from './cached-answer.server.ts';

export type RenderedPage = { status: number; html: string; tags: ReadonlySet<string> };
type CachedPage = {
  answer: CachedAnswer;
  tags: ReadonlySet<string>;
  madeAt: number;
  freshUntil: number;
  isWrong: boolean;
  isAskedAgain: boolean;
};
export type TagVersions = ReadonlyMap<string, number>;

type Options<Key> = {
  make(key: Key): Promise<RenderedPage>;
  /** Encodes a rendered page. */
  store(made: RenderedPage, key: Key): Promise<CachedAnswer>;
  /** Told once of each page that is asked for a second time. */
  isAskedAgain?(answer: CachedAnswer): Promise<unknown>;
  nameOf(key: Key): string;
  /** The versions of all tags, shared by all processes. */
  readTags(): Promise<TagVersions>;
  failed(error: unknown): void;
  now?: () => number;
  lifeMs?: number;
  most?: number;
  turns?: Parameters<typeof inTurns>[0];
  makeSeconds?: number;
};

const LOOK_MS = 1000;
/** A page older than this is no longer sent while the new one is rendered; whoever asks waits, as after a change. */
const OLDEST_MS = 600_000;
/** How long a visitor waits for the new page before the old one is sent after all. */
const PATIENCE_MS = 1500;
/** Time limit of one rendering. Below the 10 s of a request, so that whoever waits for it gets its answer. */
const MAKE_SECONDS = 8;
const TURNS = { atOnce: 8, waitingMost: 32 };

const tooSlow = () => new Problem(503, undefined, { retryAfter: 5 });

export function pageCache<Key>(options: Options<Key>) {
  const { make, store, nameOf, readTags, failed, now = Date.now, lifeMs = 60_000, most = 2000 } = options;
  const { isAskedAgain, turns = TURNS, makeSeconds = MAKE_SECONDS } = options;
  const inTurn = inTurns(turns);
  const pages = new Map<string, CachedPage>();
  const filling = new Map<string, Promise<CachedPage | RenderedPage>>();
  let versions: TagVersions = new Map();
  const changedAt = new Map<string, number>();
  let looking: NodeJS.Timeout | undefined;

  function spoil(page: CachedPage) {
    page.freshUntil = 0;
    page.isWrong = true;
  }

  /** Reads all tag versions and marks the pages whose tags have changed. */
  async function look() {
    const read = await readTags();
    const changed = [...read].filter(([tag, version]) => versions.get(tag) !== version).map(([tag]) => tag);
    versions = read;
    for (const tag of changed) changedAt.set(tag, now());
    for (const page of pages.values()) if (changed.some((tag) => page.tags.has(tag))) spoil(page);
  }

  /** Starts reading the tags once a second, with the first page that depends on one. */
  async function watch() {
    if (looking) return;
    await look();
    looking ??= setInterval(() => look().catch(failed), LOOK_MS).unref();
  }

  async function fill(key: Key): Promise<CachedPage | RenderedPage> {
    const asked = now();
    const made = await make(key);
    if (made.status !== 200) return made;
    const answer = await store(made, key);
    const page = {
      ...{ answer, tags: made.tags, madeAt: asked, freshUntil: asked + lifeMs },
      ...{ isWrong: false, isAskedAgain: false },
    };
    if (made.tags.size > 0) await watch();
    // A change during the rendering may not be in the page.
    if ([...made.tags].some((tag) => (changedAt.get(tag) ?? -1) >= asked)) spoil(page);
    const name = nameOf(key);
    pages.delete(name);
    if (pages.size >= most) pages.delete(String(pages.keys().next().value));
    pages.set(name, page);
    return page;
  }

  /** One rendering at a time for a key; everybody who asks shares it. */
  function fillOnce(key: Key): Promise<CachedPage | RenderedPage> {
    const name = nameOf(key);
    const current = filling.get(name);
    if (current) return current;
    const making = inTurn(() => within(makeSeconds, fill(key), tooSlow));
    const started = making.finally(() => filling.delete(name));
    filling.set(name, started);
    return started;
  }

  /** The page that can be sent at once. One past its life counts once more, and its rendering starts. */
  function find(key: Key): CachedAnswer | undefined {
    const page = pages.get(nameOf(key));
    if (page && !page.isAskedAgain) {
      page.isAskedAgain = true;
      isAskedAgain?.(page.answer).catch(failed);
    }
    if (!page || page.freshUntil > now()) return page?.answer;
    if (page.isWrong || page.madeAt + OLDEST_MS <= now()) return undefined;
    page.freshUntil = now() + LOOK_MS;
    fillOnce(key).catch(failed);
    return page.answer;
  }

  /** Waits for the new page. If it fails or is late, the old one is sent and counts for another second. */
  async function renew(key: Key, old: CachedPage): Promise<CachedAnswer> {
    const making = fillOnce(key).catch((error: unknown) => {
      failed(error);
      return old;
    });
    const { promise: patience, resolve } = Promise.withResolvers<CachedPage>();
    const timer = setTimeout(() => resolve(old), PATIENCE_MS).unref();
    const page = await Promise.race([making, patience]);
    clearTimeout(timer);
    if ('answer' in page && page !== old) return page.answer;
    old.freshUntil = now() + LOOK_MS;
    return old.answer;
  }

  return {
    find,
    /** The page of any age. */
    findAny: (key: Key): CachedAnswer | undefined => find(key) ?? pages.get(nameOf(key))?.answer,
    async ask(key: Key): Promise<CachedAnswer | RenderedPage> {
      const found = find(key);
      if (found) return found;
      const old = pages.get(nameOf(key));
      if (old) return renew(key, old);
      const page = await fillOnce(key);
      return 'answer' in page ? page.answer : page;
    },
    look,
    stop: () => clearInterval(looking),
  };
}
