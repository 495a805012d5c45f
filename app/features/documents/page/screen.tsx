/** /portal/applicants/{user_id}/documents (spec 2 "Supporting documents screen"): what is needed, what is there, and the way to hand it in. */
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { useUploads } from '#app/features/documents/upload/shown-uploads.ts';
import { isMoving } from '#app/features/documents/upload/upload.ts';
import { useOwnTab } from '#app/features/forms/autosave/use-own-tab.ts';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { WayBack } from '#app/ui/wayfinding/screen-link.tsx';
import type { DocumentType } from '#content/documents.ts';
import type { Route } from './+types/screen.ts';
import type { FileRef } from './client.ts';
import { rowId } from './document-row.tsx';
import { DocumentTable } from './document-table.tsx';
import { Head } from './head.tsx';
import { DeleteDialog, InfoDialog, loadDialogs, loadPhoto, PasswordDialog, PhotoDialog } from './lazy-parts.tsx';
import { nextOf, sectionsOf } from './rules.ts';
import { addFiles, type DocumentActions, useArrivals, useOpening, useRefresh } from './use-actions.ts';
import { type DocumentsView, type DocumentView, documentsView } from './view.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => documentsView(context.get(ctxContext), params.user_id);

/** What is pasted goes to the document under the pointer, or to the one with the focus. */
function usePaste(onFiles: DocumentActions['onFiles']) {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      const row =
        document.querySelector<HTMLElement>('[data-document]:hover') ??
        document.activeElement?.closest<HTMLElement>('[data-document]');
      if (files.length > 0 && row) onFiles(row.dataset.document as DocumentType, files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);
}

/** A row goes from one table to another when its files arrive: whoever stands in it goes along. */
function useFocusInRow() {
  const held = useRef<string | null>(null);
  useEffect(() => {
    const come = () => {
      held.current = document.activeElement?.closest('[data-document]')?.id ?? null;
    };
    // A row that is moved loses the focus, too: only what is still nowhere afterwards was left on purpose.
    const go = () => setTimeout(come);
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', go);
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', go);
    };
  }, []);
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body)
      document.getElementById(held.current)?.focus({ preventScroll: true });
  });
}

/** Beside a row the browser would open a dropped file, and the page with all that is on its way would be gone. */
function useNothingBeside() {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', keep);
    addEventListener('drop', keep);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', keep);
    };
  }, []);
}

function NoService({ mayChoose }: { mayChoose: boolean }) {
  const t = useTranslations('documents-screen.list');
  const { chooseService } = usePortalTools();
  return (
    <EmptyState
      icon="file"
      title={t('noService')}
      text={t('noServiceText')}
      action={
        mayChoose && (
          <Button kind="main" onClick={chooseService}>
            {t('choose')}
          </Button>
        )
      }
    />
  );
}

/** While something is on its way: what one may do meanwhile, and what not. */
function StayNote({ user_id }: { user_id: string }) {
  const t = useTranslations('documents-screen.upload');
  const isBusy = useUploads().some((upload) => upload.user_id === user_id && isMoving(upload));
  return (
    <p role="status" className={isBusy ? 'rounded-lg bg-sky px-4 py-2 leading-snug' : 'sr-only'}>
      {isBusy ? t('rest') : ''}
    </p>
  );
}

function OldNote({ onAgain }: { onAgain: () => Promise<unknown> }) {
  const t = useTranslations('documents-screen.list');
  return (
    <Banner kind="warning" title={t('old')} live>
      <p>{t('oldText')}</p>
      <Button kind="quiet" onClick={() => void onAgain()}>
        {t('again')}
      </Button>
    </Banner>
  );
}

/** What an adviser has taken off the list of this person, and why. */
function LeftOut({ leftOut }: Pick<DocumentsView, 'leftOut'>) {
  const t = useTranslations('documents-screen.list');
  if (leftOut.length === 0) return null;
  return (
    <section className="grid gap-2 border-line border-t pt-4">
      <h2 className="text-xl">{t('leftOut')}</h2>
      <p className="text-quiet">{t('leftOutText')}</p>
      <ul className="grid gap-2">
        {leftOut.map(({ type, title, reason }) => (
          <li key={type} className="grid">
            <span className="font-semibold">{title}</span>
            <bdi className="[overflow-wrap:anywhere]">{reason}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ScreenDialog =
  | { info: DocumentView }
  | { deletes: FileRef & { name: string } }
  | { photo: { first?: Blob | undefined } }
  | null;

const LATER_MS = 3000;

function useScreen(view: DocumentsView) {
  const { user_id } = view.person;
  const { isOld, refresh } = useRefresh(view);
  const t = useTranslations('portal.frame');
  const { tell } = usePortalTools();
  const [shown, setShown] = useState<ScreenDialog>(null);
  const show = (what: ScreenDialog, load: () => Promise<unknown> = loadDialogs) =>
    void load().then(
      () => setShown(what),
      () => tell(t('needsNetwork')),
    );
  // Once the page stands: what it explains opens without a network, too.
  useEffect(() => {
    const timer = setTimeout(() => void loadDialogs().catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  const opening = useOpening(user_id);
  useArrivals(view, refresh);
  const onPhoto: DocumentActions['onPhoto'] = (first) => show({ photo: { first } }, loadPhoto);
  /** However a photo comes, it goes its own way. */
  const onFiles: DocumentActions['onFiles'] = (type, files) =>
    type === 'photo' ? onPhoto(files[0]) : addFiles(user_id, type, files);
  const actions: DocumentActions = {
    ...{ user_id, family: view.family, onFiles, onPhoto },
    onOpen: opening.open,
    onDelete: (deletes) => show({ deletes }),
    onInfo: (info) => show({ info }),
    onShared: () => void refresh(),
  };
  return { isOld, refresh, shown, opening, actions, close: () => setShown(null) };
}

export default function DocumentsScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('documents-screen');
  const { tell } = usePortalTools();
  const { isOld, refresh, shown, opening, actions, close } = useScreen(view);
  const { person, documents } = view;
  useOwnTab(person.viewer);
  usePaste(actions.onFiles);
  useNothingBeside();
  useFocusInRow();
  const next = nextOf(documents);
  const { waiting } = opening;
  return (
    <div className="mx-auto grid max-w-5xl gap-6">
      <Head view={view} onArchive={(first) => opening.open({ ...first, isArchive: true })} />
      {isOld && <OldNote onAgain={refresh} />}
      <StayNote user_id={person.user_id} />
      {!view.hasService && documents.length === 0 && <NoService mayChoose={view.mayChooseService} />}
      {sectionsOf(documents).map((part) => (
        <DocumentTable key={part.section} {...part} actions={actions} next={next} />
      ))}
      <LeftOut leftOut={view.leftOut} />
      {documents.length > 0 && <p className="text-quiet text-sm">{t('upload.kinds')}</p>}
      <WayBack to="portal">{t('list.back')}</WayBack>
      <Suspense>
        {shown && 'info' in shown && (
          <InfoDialog document={shown.info} photoAdvice={view.photoAdvice} onClose={close} />
        )}
        {shown && 'photo' in shown && (
          <PhotoDialog user_id={person.user_id} first={shown.photo.first} onClose={close} />
        )}
        {shown && 'deletes' in shown && (
          <DeleteDialog
            user_id={person.user_id}
            file={shown.deletes}
            onClose={close}
            onDeleted={async () => {
              const { type } = shown.deletes;
              await refresh();
              tell(t('said.deleted-successfully'));
              // What had the focus is gone; the dialog gives it back first.
              setTimeout(() => document.getElementById(rowId(type))?.focus({ preventScroll: true }));
            }}
          />
        )}
        {waiting && <PasswordDialog onClose={opening.close} onConfirmed={() => opening.open(waiting)} />}
      </Suspense>
    </div>
  );
}
