/** Where the answers are: with the server, on their way, or on this device only. */
import { useRef, useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Keeper, SaveState } from '#app/features/forms/autosave/keeper.ts';
import type { UnsentSave } from '#app/platform/offline/outbox.ts';
import { keepsHere } from '#app/platform/offline/own-key.ts';
import { useTimeZone } from '#app/ui/use-time-zone.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { useSaveState } from './use-sheet.ts';

function useWords(state: SaveState): string {
  const t = useTranslations('forms');
  const format = useFormatter();
  const timeZone = useTimeZone('America/Bogota');
  switch (state.is) {
    case 'still':
      return '';
    case 'saved':
      return t('save.saved', { time: format.dateTime(state.at, { hour: 'numeric', minute: '2-digit', timeZone }) });
    case 'offline':
      return t(state.isKept ? 'save.offline' : 'save.offlineOnly');
    case 'failed':
      return t(state.isKept ? 'save.failed' : 'save.failedOnly');
    default:
      return t(`save.${state.is}`);
  }
}

const never = () => () => {};
/** Said before it matters: on a shared computer what is written here is on the server or nowhere (T40). */
const useKeepsHere = () => useSyncExternalStore(never, keepsHere, () => true);

const TROUBLE = ['offline', 'failed', 'refused', 'locked', 'gone'];
const ON_ITS_WAY = ['waiting', 'saving'];
const STILL: SaveState = { is: 'still' };

/** What is wrong, until it is saved: another key, and another try, mend nothing yet. */
function useTrouble(keeper: Keeper): SaveState | null {
  const last = useRef<SaveState | null>(null);
  const read = () => {
    const state = keeper.read();
    if (TROUBLE.includes(state.is)) last.current = state;
    else if (!ON_ITS_WAY.includes(state.is)) last.current = null;
    return last.current;
  };
  return useSyncExternalStore(keeper.subscribe, read, read);
}

export function SaveLine({ keeper }: { keeper: Keeper }) {
  const t = useTranslations('forms');
  const state = useSaveState(keeper);
  const words = useWords(state);
  const isTrouble = TROUBLE.includes(state.is);
  const keeps = useKeepsHere() && !keeper.keepsNothing();
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-end gap-x-3 text-sm">
      {!keeps && <p className="text-quiet">{t('save.notHere')}</p>}
      <p role="status" className={isTrouble ? 'font-semibold text-alert' : 'text-quiet'}>
        {words}
      </p>
      {isTrouble && (
        <button
          type="button"
          className="min-h-8 font-semibold text-deep underline underline-offset-4"
          onClick={() => keeper.flush()}
        >
          {t('save.retry')}
        </button>
      )}
    </div>
  );
}

/** The same words at the foot of the screen, where one sees them while writing far below the line: that one is read aloud. */
export function SaveFoot({ keeper }: { keeper: Keeper }) {
  const trouble = useTrouble(keeper);
  const words = useWords(trouble ?? STILL);
  if (!trouble) return null;
  return (
    <p
      aria-hidden="true"
      className="sticky bottom-0 z-10 print:hidden border-line border-t bg-card px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] font-semibold text-alert text-sm leading-snug [html:has(&)]:[scroll-padding-bottom:4rem]!"
    >
      {words}
    </p>
  );
}

/** Why one stays on this page: beside the button that was pressed. */
export function KeptNote({ keeper }: { keeper: Keeper }) {
  const t = useTranslations('forms');
  const trouble = useTrouble(keeper);
  if ((trouble?.is !== 'offline' && trouble?.is !== 'failed') || !trouble.isKept) return null;
  return (
    <p role="alert" className="rounded-card bg-glow px-3 py-2 leading-snug">
      {t('save.keptHere')}
    </p>
  );
}

/** Answers of pages one has left without a network: safe, and on their way by themselves; where they cannot go alone, their page says why. */
export function UnsentNote({ left }: { left: readonly UnsentSave[] }) {
  const t = useTranslations('forms');
  const stuck = left.filter(({ why }) => why !== 'unsent');
  return (
    <div role="status" className={left.length > 0 ? 'rounded-card bg-sky p-3 leading-snug' : 'sr-only'}>
      {left.length > stuck.length && <p>{t('save.others', { count: left.length - stuck.length })}</p>}
      {stuck.map(({ address }) => (
        <p key={address}>
          {t('save.stuck')} <TextLink href={address}>{t('save.stuckLink')}</TextLink>
        </p>
      ))}
    </div>
  );
}
