/**
 * The next page is read as soon as this one is whole and saved, and handed over when somebody goes on: only if no page
 * was saved since, here or elsewhere. The answer to Next names the version of every page, so an old one is never shown.
 */
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Keeper } from '#app/features/forms/autosave/keeper.ts';
import { isSameStand, type PageProgress } from '#app/features/forms/overview.ts';
import type { FormPageView } from '#app/features/forms/view.server.ts';
import type { Sheet } from './sheet.ts';

const AHEAD = 'ahead';
type Connection = { saveData?: boolean; effectiveType?: string };

/** Somebody who pays by the megabyte, or waits for each, is sent what they ask for. */
export const mayReadAhead = (connection: Connection | undefined) =>
  !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');

export const connectionHere = () => (navigator as { connection?: Connection }).connection;

let handed: { path: string; view: FormPageView } | null = null;

/** For the one move that follows. */
export function handOver(path: string, view: FormPageView) {
  handed = { path, view };
}

/** What the screen's own loader in the browser answers: a page that was handed over, or what the server says. */
export async function pageFor(url: URL, ask: () => Promise<FormPageView>): Promise<FormPageView> {
  // Nobody waits for it: when it fails, the page is asked for when it is wanted.
  if (url.searchParams.has(AHEAD)) return ask().catch(() => null as never);
  const ready = handed?.path === url.pathname ? handed.view : null;
  handed = null;
  return ready ?? ask();
}

type AheadInput = {
  path: string | null;
  /** How far every page is, as the server said last. */
  stand: { pages: readonly PageProgress[] };
  keeper: Pick<Keeper, 'read' | 'subscribe'>;
  sheet: Pick<Sheet, 'faults'>;
};

/** Gives the next page, as far as it is there and stands where the others stand now. */
export function useAhead({ path, stand, keeper, sheet }: AheadInput) {
  const { load, data } = useFetcher<FormPageView | null>();
  const asked = useRef<{ path: string; pages: readonly PageProgress[] } | null>(null);
  useEffect(() => {
    if (!path || !mayReadAhead(connectionHere())) return;
    const look = () => {
      const { is } = keeper.read();
      if ((is !== 'still' && is !== 'saved') || sheet.faults().length > 0) return;
      const { pages } = stand;
      if (asked.current?.path === path && isSameStand(asked.current.pages, pages)) return;
      asked.current = { path, pages };
      void load(`${path}?${AHEAD}`);
    };
    look();
    return keeper.subscribe(look);
  }, [path, stand, keeper, sheet, load]);
  /** `now`: where the others stand; null where nobody can be asked, and what was read is all there is. */
  return (number: number, now: readonly PageProgress[] | null) =>
    data?.page.number === number && (!now || isSameStand(data.pages, now)) ? data : null;
}
