/** The notes of the page, kept while it is open and beyond (keeper.ts). */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveNote } from './client.ts';
import { draftsOf } from './drafts.ts';
import { makeKeeper } from './keeper.ts';
import type { QuestionsView } from './view.server.ts';

export function useNotes({ person: { user_id, viewer }, notes: stored }: Pick<QuestionsView, 'person' | 'notes'>) {
  const [keeper] = useState(() =>
    makeKeeper({
      stored,
      drafts: draftsOf(viewer, user_id),
      save: async (question, note) => (await saveNote(user_id, question, note)).note,
    }),
  );
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') keeper.flushAll();
    };
    keeper.start();
    addEventListener('online', keeper.flushAll);
    addEventListener('pagehide', keeper.flushAll);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('online', keeper.flushAll);
      removeEventListener('pagehide', keeper.flushAll);
      document.removeEventListener('visibilitychange', hide);
      keeper.stop();
    };
  }, [keeper]);
  const notes = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  return { keeper, notes };
}
export type Notes = ReturnType<typeof useNotes>;
