/** What the rows can ask of the screen, and how the list is read again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { addFile, forget, onToldByTabs } from '#app/features/documents/upload/queue.ts';
import { useUploads } from '#app/features/documents/upload/shown-uploads.ts';
import type { Upload } from '#app/features/documents/upload/upload.ts';
import { HttpError } from '#app/platform/http/http.ts';
import type { DocumentType } from '#content/documents.ts';
import { archiveHref, type FileRef, fileAddress, listDocuments } from './client.ts';
import { loadDialogs } from './lazy-parts.tsx';
import type { DocumentsView, DocumentView } from './view.server.ts';

/** Not more often than this when the window is looked at again. */
const QUIET_MS = 5000;

/** What stands there now, for work that was begun before. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/** The call first: without a network the page that one has stays, and says that it may be old. */
export function useRefresh({ person: { user_id } }: DocumentsView) {
  // Another function after each change of its state: nobody must wait for it.
  const revalidator = useLatest(useRevalidator());
  const [isOld, setOld] = useState(false);
  const last = useRef(0);
  const refresh = useCallback(async (): Promise<boolean> => {
    last.current = Date.now();
    try {
      await listDocuments(user_id);
    } catch {
      setOld(true);
      return false;
    }
    setOld(false);
    await revalidator.current.revalidate();
    return true;
  }, [user_id, revalidator]);
  useEffect(() => {
    last.current = Date.now();
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine && Date.now() - last.current > QUIET_MS)
        void refresh();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    const stop = onToldByTabs((of) => {
      if (of === user_id) void refresh();
    });
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
      stop();
    };
  }, [user_id, refresh]);
  return { isOld, refresh };
}

/** What has arrived moves from the queue into the list, with a word; what was refused, too: the list says why. */
export function useArrivals(view: DocumentsView, refresh: () => Promise<boolean>) {
  const t = useTranslations('documents-screen.said');
  const { tell } = usePortalTools();
  const arrived = useUploads().filter(({ user_id, isListed }) => isListed && user_id === view.person.user_id);
  const ids = arrived.map(({ id }) => id).join(' ');
  const say = ({ why, type }: Upload) => {
    const title = view.documents.find((one) => one.type === type)?.title ?? '';
    tell(why === 'unverified' ? t('unverified') : t('uploaded-successfully', { title }));
  };
  const now = useLatest({ arrived, say });
  // The list may be read twice for the same files: each is told once.
  const said = useRef(new Set<string>());
  useEffect(() => {
    if (!ids) return;
    const take = async () => {
      const these = now.current.arrived;
      if (!(await refresh())) return;
      forget(these.map(({ id }) => id));
      for (const upload of these) {
        if (upload.stage !== 'done' || said.current.has(upload.id)) continue;
        said.current.add(upload.id);
        now.current.say(upload);
      }
    };
    void take();
    // Lost right after the last byte: the list is read when the network is back.
    const again = () => void take();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [ids, refresh, now]);
}

/** An attachment does not leave the page; of another origin it opens a tab of its own, which the browser closes. */
function save(url: string) {
  const isOurs = new URL(url, location.href).origin === location.origin;
  const link = Object.assign(document.createElement('a'), { href: url, rel: 'noopener' });
  if (isOurs) link.download = '';
  else link.target = '_blank';
  link.click();
}

const needsPassword = (error: unknown) =>
  error instanceof HttpError && error.status === 403 && error.field === 'password';

/** One file, or all of them: that is asked for by one of them. */
type FileRequest = FileRef & { isArchive?: boolean };

/** Opens a file; a log-in of yesterday is asked for its password first, and then opens it. */
export function useOpening(user_id: string) {
  const [waiting, setWaiting] = useState<FileRequest | null>(null);
  const open = useCallback(
    async ({ isArchive, ...at }: FileRequest): Promise<boolean> => {
      try {
        const address = await fileAddress({ user_id, ...at });
        save(isArchive ? archiveHref(user_id) : address);
        return true;
      } catch (error) {
        if (!needsPassword(error)) return false;
        return loadDialogs().then(
          () => {
            setWaiting({ ...at, ...(isArchive && { isArchive }) });
            return true;
          },
          () => false,
        );
      }
    },
    [user_id],
  );
  return { open, waiting, close: () => setWaiting(null) };
}

/** Pictures wait to be looked at. */
export function addFiles(user_id: string, type: DocumentType, files: readonly File[]) {
  for (const file of files) addFile({ user_id, type, blob: file, name: file.name || type, isHeld: true });
}

export type DocumentActions = {
  user_id: string;
  family: DocumentsView['family'];
  onFiles: (type: DocumentType, files: readonly File[]) => void;
  /** False when it could not be opened. */
  onOpen: (at: FileRef) => Promise<boolean>;
  onDelete: (file: FileRef & { name: string }) => void;
  onInfo: (document: DocumentView) => void;
  /** The visa photo on its own way, perhaps with the picture that was chosen. */
  onPhoto: (first?: Blob) => void;
  onShared: () => void;
};
