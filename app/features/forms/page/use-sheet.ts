/** The sheet of the page with the keeper that saves it, bound to the life of the screen. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { holdFocus } from '#app/features/forms/autosave/hold-focus.ts';
import { joinPages, settlePages } from '#app/features/forms/autosave/join.ts';
import { makeKeeper, type SaveState } from '#app/features/forms/autosave/keeper.ts';
import { lookFirst } from '#app/features/forms/autosave/look-first.ts';
import {
  alonePage,
  keepPageDraft,
  keepPageDraftAtOnce,
  type PageKey,
  readNewer,
  readPageDraft,
  restPageDraft,
} from '#app/features/forms/autosave/page-drafts.ts';
import { hearTabs, tellTabs } from '#app/features/forms/autosave/tabs.ts';
import { isGone } from '#app/features/forms/autosave/use-own-tab.ts';
import type { ChosenSides } from '#app/features/forms/clash/compare.tsx';
import { bodyOf, changedElsewhere, type PageOnServer, savePage } from '#app/features/forms/client.ts';
import { isSameSaid } from '#app/features/forms/engine/values.ts';
import type { PageProgress } from '#app/features/forms/overview.ts';
import { type TakenAnswers, withFilled, withoutFilled } from '#app/features/forms/prefill/marks.ts';
import type { FormPageView } from '#app/features/forms/view.server.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { makeReady } from '#app/platform/offline/last-word.ts';
import { watchUnkept } from '#app/platform/offline/unkept.ts';
import { type Draft, openSheet, type Sheet } from './sheet.ts';

function openPage(view: FormPageView, address: string) {
  const { person, form_name, service_type, page, stored } = view;
  const key: PageKey = {
    viewer: person.viewer,
    user_id: person.user_id,
    form_name,
    page_number: page.number,
    service_type,
    address,
  };
  const sheet = { now: openSheet(view) };
  const wasNamed = typeof document !== 'undefined' && !isGone(key.viewer);
  /** How far every page is, as the server said last. */
  const stand = { pages: view.pages };
  const heard = <T extends { pages: PageProgress[] }>(answer: T): T => {
    stand.pages = answer.pages;
    return answer;
  };
  /** What another tab or device had saved when both were joined; the screen says so. */
  const joining = { tell: (_taken: string[], _theirs: PageOnServer) => {} };
  const keeper = makeKeeper({
    base: {
      version: stored.version,
      // What a page that nobody has saved opens with was shown, and is nobody's change.
      form_data: stored.status === 'Not Started' ? sheet.now.shown() : stored.form_data,
      confirm_later: stored.confirm_later,
    },
    join(base, theirs) {
      const joined = joinPages(base, sheet.now.draft(), theirs);
      if (joined.both.length > 0) return false;
      const taken = Object.fromEntries(joined.taken.map((name) => [name, joined.answers[name] ?? null]));
      sheet.now.adopt(taken, { ...theirs, confirm_later: joined.confirm_later });
      joining.tell(joined.taken, theirs);
      return true;
    },
    onSaved: (page) => tellTabs({ ...key, page, pages: stand.pages }),
    written: () => sheet.now.draft(),
    save: async (written, version, { isNext, isLeaving }) => {
      // Somebody else has logged in here meanwhile: nothing of it goes out under their name.
      if (wasNamed && isGone(key.viewer)) throw new HttpError('', { status: 403, statusText: '', body: null });
      const body = bodyOf(written, { service_type, version, isNext });
      // A page that is left does not see its turn come.
      const saved = isLeaving
        ? await savePage(key, body, { isLeaving })
        : await alonePage(key, () => savePage(key, body));
      return heard(saved).page;
    },
    theirsIn(error) {
      const found = changedElsewhere(error);
      return found && heard(found).page;
    },
    keep: (draft) => keepPageDraft(key, draft),
    keepAtOnce: (draft) => keepPageDraftAtOnce(key, draft),
    rest: (draft) => restPageDraft(key, draft),
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
  });
  /** Nobody is asked about what another person has left here: it goes. */
  const isAtRisk = () => keeper.isAtRisk() && !(wasNamed && isGone(key.viewer));
  return { key, sheet, keeper, stand, joining, isAtRisk };
}

/** What this browser has and the page at hand does not: unsent, or saved after its copy was made. */
async function readOwn(key: PageKey, version: number) {
  const unsent = await readPageDraft(key);
  if (unsent) return { draft: unsent, isUnsent: true };
  const newer = await readNewer(key, version);
  return newer && { draft: newer, isUnsent: false };
}

/** The field that somebody has under the finger in this tab. */
const fieldInHand = () =>
  document.hasFocus() ? document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path?.split('.')[0] : null;

type OpenedPage = ReturnType<typeof openPage>;

/** In one step: a key that came between two sheets would be written on the one that goes, one that finds no field on none. */
function putInPlace(sheet: OpenedPage['sheet'], next: Sheet, redraw: () => void) {
  const giveBack = holdFocus();
  next.follow(sheet.now, fieldInHand() ?? null);
  sheet.now = next;
  flushSync(redraw);
  giveBack();
}

/** A tab in which nothing is unsent goes along with what another one saves; a field under the finger waits until it is left. */
function useOtherTabs({ key, sheet, keeper, stand }: OpenedPage) {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let stopWaiting = () => {};
    function takeOver(page: PageOnServer) {
      stopWaiting();
      if (!keeper.canTakeOver(page)) return;
      const { answers } = sheet.now.draft();
      const names = Object.keys(page.form_data).filter((name) => !isSameSaid(answers[name], page.form_data[name]));
      if (names.some((name) => name === fieldInHand())) {
        const left = () => {
          waiting = setTimeout(() => takeOver(page));
        };
        addEventListener('focusout', left, { once: true });
        stopWaiting = () => removeEventListener('focusout', left);
        return;
      }
      sheet.now.adopt(Object.fromEntries(names.map((name) => [name, page.form_data[name] ?? null])), page);
      keeper.standOn(page);
    }
    const stop = hearTabs(key, ({ page, pages }) => {
      stand.pages = pages;
      if (page.page_number === key.page_number) takeOver(page);
    });
    return () => {
      stop();
      stopWaiting();
      clearTimeout(waiting);
    };
  }, [key, sheet, keeper, stand]);
}

/** `address`: that of the page itself. */
export function useSheet(view: FormPageView, address: string) {
  const [opened] = useState(() => openPage(view, address));
  const { key, sheet, keeper, stand, joining, isAtRisk } = opened;
  useOtherTabs(opened);
  const [joined, setJoined] = useState<{ taken: string[]; theirs: PageOnServer } | null>(null);
  useEffect(() => {
    joining.tell = (taken, theirs) =>
      setJoined((before) => ({ taken: [...new Set([...(before?.taken ?? []), ...taken])], theirs }));
  }, [joining]);
  /** Another sheet stands there: after a draft was found, or differences were settled. */
  const [, setTurn] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const hasLooked = useRef(false);

  useEffect(() => {
    keeper.start();
    // The key is at hand before the session, and its cookie with it, can end.
    void makeReady(key.viewer).catch(() => undefined);
    const send = () => void keeper.flush();
    const leave = () => void keeper.flush({ isLeaving: true });
    const hide = () => document.visibilityState === 'hidden' && leave();
    const watching = { stop: () => {} };
    const watch = () => {
      watching.stop();
      watching.stop = sheet.now.watch(keeper.changed);
    };
    const isFirst = !hasLooked.current;
    hasLooked.current = true;
    const stopLooking = lookFirst({
      look: async () => (isFirst ? readOwn(key, view.stored.version) : null),
      begin() {
        watch();
        // Written before the page was awake, or before the browser had looked for a draft.
        if (isFirst && sheet.now.edition() > 0) keeper.changed();
      },
      found({ draft, isUnsent }) {
        // Found late: the server has answered with something newer meanwhile.
        if (!isUnsent && draft.base.version <= keeper.base().version) return;
        const acts = sheet.now.acts();
        const next = openSheet(view, draft);
        for (const [path, value] of acts) next.write(path, value);
        putInPlace(sheet, next, () => setTurn((turn) => turn + 1));
        watch();
        if (isUnsent) {
          setRestored(true);
          void keeper.resume(draft);
          return;
        }
        keeper.standOn(draft.base);
        if (acts.length > 0) keeper.changed();
      },
    });
    const { subscribe } = keeper;
    const stopWatching = watchUnkept({ address: key.address, isAtRisk, subscribe, send: () => keeper.flush() });
    addEventListener('online', send);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      stopLooking();
      watching.stop();
      stopWatching();
      removeEventListener('online', send);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      keeper.stop();
    };
  }, [key, sheet, keeper, view, isAtRisk]);

  function replaceWith(draft: Draft) {
    const next = openSheet(view, draft);
    next.follow(sheet.now, null);
    sheet.now = next;
    sheet.now.watch(keeper.changed);
    setTurn((turn) => turn + 1);
  }

  return {
    sheet: sheet.now,
    keeper,
    isAtRisk,
    /** Read again after a save. */
    stand,
    isRestored,
    /** Fields that another tab or device has saved meanwhile, and who. */
    joined,
    /** The differences are settled: what was chosen stands, and is saved. */
    settleWith(chosen: ChosenSides) {
      const theirs = keeper.theirs();
      const mine = sheet.now.draft();
      if (theirs) replaceWith({ ...mine, ...settlePages(keeper.base(), mine, theirs, (name) => chosen[name]) });
      void keeper.settle();
    },
    /** Answers of somebody else of the family are taken over; gives back how to undo it. */
    fillWith(filled: TakenAnswers) {
      const before = sheet.now.draft();
      replaceWith(withFilled(before, filled));
      keeper.changed();
      return () => {
        replaceWith(withoutFilled(sheet.now.draft(), before, filled));
        keeper.changed();
      };
    },
  };
}

export const useSaveState = (keeper: ReturnType<typeof makeKeeper>): SaveState =>
  useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);

/** Whether any of them is shown. */
export const useAnyShown = (sheet: Sheet, paths: readonly string[]) =>
  useSyncExternalStore(
    (listener) => {
      const stops = paths.map((path) => sheet.listen(path, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => paths.some((path) => sheet.stateOf(path).isShown),
    () => paths.some((path) => sheet.stateOf(path).isShown),
  );

/** The page itself wakes for a save that has arrived, for a clash, and where its form is gone; a key wakes its own field, and the line that tells of saving. */
export function usePageState(keeper: ReturnType<typeof makeKeeper>): string {
  const last = useRef('still');
  const read = () => {
    const state = keeper.read();
    if (state.is === 'clash' || state.is === 'gone') last.current = state.is;
    else if (state.is === 'saved') last.current = `saved ${state.at}`;
    else if (last.current === 'clash') last.current = 'settled';
    return last.current;
  };
  return useSyncExternalStore(keeper.subscribe, read, read);
}

/** Wakes with its own path only. */
export function useField(sheet: Sheet, path: string) {
  useSyncExternalStore(
    (listener) => sheet.listen(path, listener),
    () => sheet.turnOf(path),
    () => 0,
  );
  return {
    ...sheet.stateOf(path),
    ...{ raw: sheet.rawOf(path), fault: sheet.faultOf(path), isLater: sheet.isLater(path), mark: sheet.markOf(path) },
  };
}
