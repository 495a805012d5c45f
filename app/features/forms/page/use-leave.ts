/** The way from a page to another: saved, then on; without a network on all the same, where the other page is on this device. */
import { useState } from 'react';
import { useLocale } from 'use-intl';
import type { Keeper } from '#app/features/forms/autosave/keeper.ts';
import type { FormPageView } from '#app/features/forms/view.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { pathTo } from '#app/paths.ts';
import { isKeptPage } from '#app/platform/offline/client.ts';
import { useGoTo } from '#app/ui/wayfinding/screen-link.tsx';

/** Where the ways lead. */
export function useWays({ person, form_name }: FormPageView) {
  const locale = useLocale() as Locale;
  const goTo = useGoTo();
  const hrefOf = (page: number) =>
    pathTo('portal-form-page', locale, { user_id: person.user_id, form_name, page: String(page) });
  const goToForm = (form: NonNullable<FormPageView['nextForm']>) =>
    goTo(
      pathTo('portal-form-page', locale, {
        user_id: person.user_id,
        form_name: form.form_name,
        page: String(form.page),
      }),
    );
  const goToPage = (page: number) => goTo(hrefOf(page));
  return { hrefOf, goToPage, goToForm, goHome: () => goTo(pathTo('portal', locale)) };
}

type Way = {
  go(): void;
  /** Where the way leads without a network: only to a page of the form. */
  offline?: { path: string; goInMemory: (() => void) | null } | null | undefined;
};
type How = { isNext?: boolean; onSaved?: () => void };

/** What is written is safe here, and nobody answers: waiting for the network would help nobody. */
const isSafeHere = (keeper: Keeper) => {
  const state = keeper.read();
  return (state.is === 'offline' || state.is === 'failed') && state.isKept;
};

/** What cannot be saved keeps one here (spec 8), unless it is safe on this device and so is the page one goes to. */
export function useLeave(keeper: Keeper) {
  const [isLeaving, setLeaving] = useState(false);
  const [isHeld, setHeld] = useState(false);
  async function leave(wayAfter: () => Way, { isNext = false, onSaved }: How = {}) {
    if (isLeaving) return;
    setLeaving(true);
    setHeld(false);
    const isSaved = await keeper.flush({ isNext });
    // The save may have opened or closed pages: where one goes on is known after it.
    const { go, offline } = wayAfter();
    const isSafe = !isSaved && isSafeHere(keeper);
    const isThere = isSafe && offline && (offline.goInMemory !== null || (await isKeptPage(offline.path)));
    setLeaving(false);
    if (isSaved) {
      onSaved?.();
      return go();
    }
    if (!isThere) return setHeld(true);
    if (offline.goInMemory) return offline.goInMemory();
    // The whole page, by the worker: it opens also where the page one stands on was loaded before there was one.
    location.assign(offline.path);
  }
  return { leave, isLeaving, isHeld };
}
