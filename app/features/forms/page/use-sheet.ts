/** The sheet of the page with the keeper that saves it, bound to the life of the screen. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { makeKeeper, type SaveState } from '#app/features/forms/autosave/keeper.ts';
import { dropPageDraft, keepPageDraft, type PageKey, readPageDraft } from '#app/features/forms/autosave/page-drafts.ts';
import { changedElsewhere, savePage } from '#app/features/forms/client.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import type { FormPageView } from '#app/features/forms/view.server.ts';
import { localToday, openSheet, type Sheet } from './sheet.ts';

const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

/** A browser whose storage does not answer keeps nobody from writing. */
const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 1500));

function openPage(view: FormPageView) {
  const { person, form_name, service_type, page, stored } = view;
  const key: PageKey = {
    viewer: person.viewer,
    user_id: person.user_id,
    form_name,
    page_number: page.number,
  };
  const sheet = { now: openSheet(view) };
  const keeper = makeKeeper({
    base: { version: stored.version, form_data: stored.form_data },
    written: () => sheet.now.draft(),
    save: ({ answers, confirm_later }, version, { isNext }) =>
      alone(`form-page:${Object.values(key).join(':')}`, () =>
        savePage(key, {
          form_data: answers,
          confirm_later,
          version,
          today: localToday(),
          ...(service_type && { service_type }),
          ...(!isNext && { autosave: true }),
        }),
      ),
    theirsIn: changedElsewhere,
    keep: (draft) => keepPageDraft(key, draft),
    drop: (at) => dropPageDraft(key, at),
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
  });
  return { key, sheet, keeper };
}

export function useSheet(view: FormPageView) {
  const [{ key, sheet, keeper }] = useState(() => openPage(view));
  /** Another sheet stands there: after a draft was found, or differences were settled. */
  const [, setTurn] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const hasLooked = useRef(false);

  useEffect(() => {
    let isGone = false;
    keeper.start();
    const send = () => void keeper.flush();
    const hide = () => document.visibilityState === 'hidden' && send();
    const watching = { stop: () => {} };
    const watch = () => {
      watching.stop();
      watching.stop = sheet.now.watch(keeper.changed);
    };
    const isFirst = !hasLooked.current;
    hasLooked.current = true;
    Promise.race([isFirst ? readPageDraft(key) : null, patience()]).then((draft) => {
      if (isGone) return;
      const acts = sheet.now.acts();
      if (!draft) {
        watch();
        // Written before the page was awake, or before the browser had looked for a draft.
        if (isFirst && sheet.now.edition() > 0) keeper.changed();
        return;
      }
      sheet.now = openSheet(view, draft);
      for (const [path, value] of acts) sheet.now.write(path, value);
      watch();
      setTurn((turn) => turn + 1);
      setRestored(true);
      keeper.resume(draft.base);
    });
    addEventListener('online', send);
    addEventListener('pagehide', send);
    document.addEventListener('visibilitychange', hide);
    return () => {
      isGone = true;
      watching.stop();
      removeEventListener('online', send);
      removeEventListener('pagehide', send);
      document.removeEventListener('visibilitychange', hide);
      keeper.stop();
    };
  }, [key, sheet, keeper, view]);

  return {
    sheet: sheet.now,
    keeper,
    isRestored,
    /** The differences are settled: these answers stand, and are saved. */
    settleWith(answers: Answers) {
      sheet.now = openSheet(view, { answers, confirm_later: sheet.now.draft().confirm_later });
      sheet.now.watch(keeper.changed);
      setTurn((turn) => turn + 1);
      void keeper.settle();
    },
  };
}

export const useSaveState = (keeper: ReturnType<typeof makeKeeper>): SaveState =>
  useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);

/** The page itself wakes for this alone; what is saved is said by its own line. */
export function useIsClashing(keeper: ReturnType<typeof makeKeeper>): boolean {
  const isClashing = () => keeper.read().is === 'clash';
  return useSyncExternalStore(keeper.subscribe, isClashing, isClashing);
}

/** Wakes with its own path only. */
export function useField(sheet: Sheet, path: string) {
  useSyncExternalStore(
    (listener) => sheet.listen(path, listener),
    () => sheet.turnOf(path),
    () => 0,
  );
  return { ...sheet.stateOf(path), raw: sheet.rawOf(path), fault: sheet.faultOf(path), isLater: sheet.isLater(path) };
}
