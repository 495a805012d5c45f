/** The files of one document: open, delete, give to somebody else of the family; many of them wait behind their number. */
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FileRowLook, SmallButton } from '#app/features/documents/upload/line-parts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ShareFile } from './lazy-parts.tsx';
import { SHOWN_FILES } from './rules.ts';
import type { DocumentActions } from './use-actions.ts';
import type { DocumentView, FileView } from './view.server.ts';

function useFileName() {
  const t = useTranslations('documents-screen.file');
  return ({ name, file_number }: Pick<FileView, 'name' | 'file_number'>) =>
    name ?? t('untitled', { number: file_number });
}

/** Words of somebody keep their own direction inside ours. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** What there is to say about a file beside its name. */
function Remarks({ file, isAnswered }: { file: FileView; isAnswered: boolean }) {
  const t = useTranslations('documents-screen.file');
  const why = useTranslations('documents-screen.upload.why');
  const { state, kind, size, asked_again, refused_for, note, isAccepted } = file;
  return (
    <>
      {state === 'uploaded' && size && (
        <p className="text-quiet text-sm">
          <bdi>{kind}</bdi> · <bdi>{size}</bdi>
        </p>
      )}
      {state === 'incoming' && <p className="text-quiet text-sm">{t('arriving')}</p>}
      {isAccepted && (
        <p className="flex items-center gap-1 font-semibold text-good text-sm">
          <Icon name="tick" className="size-4" />
          {t('accepted')}
        </p>
      )}
      {asked_again !== null && (
        <p className="rounded-lg bg-glow px-2.5 py-1.5 leading-snug">
          {t('reason', { reason: isolated(asked_again) })} {isAnswered && t('answered')}
        </p>
      )}
      {state === 'refused' && (
        <p className="rounded-lg bg-alert-soft px-2.5 py-1.5 text-sm leading-snug">
          {why(refused_for ?? 'unreadable')}
        </p>
      )}
      {note && <p className="text-quiet text-sm">{t('note', { note: isolated(note) })}</p>}
    </>
  );
}

type LineProps = { document: DocumentView; file: FileView; actions: DocumentActions };

function FileLine({ document: { type, status, mayDelete }, file, actions }: LineProps) {
  const t = useTranslations('documents-screen.file');
  const say = useTranslations('documents-screen.said');
  const name = useFileName()(file);
  const [stage, setStage] = useState<'rest' | 'opening' | 'failed'>('rest');
  const { user_id, family, onOpen, onDelete, onShared } = actions;
  const { file_number, state } = file;
  async function open() {
    setStage('opening');
    setStage((await onOpen({ type, file_number })) ? 'rest' : 'failed');
  }
  return (
    <FileRowLook
      {...(state === 'uploaded' && { kind: file.kind })}
      name={name}
      actions={
        <>
          {state === 'uploaded' && (
            <SmallButton
              icon="download"
              label={t('openOf', { name })}
              isBusy={stage === 'opening'}
              onClick={() => void open()}
            >
              {stage === 'opening' ? t('opening') : t('open')}
            </SmallButton>
          )}
          {state === 'uploaded' && family.length > 0 && (
            <Suspense>
              <ShareFile user_id={user_id} file={{ type, file_number, name }} family={family} onDone={onShared} />
            </Suspense>
          )}
          {mayDelete && (
            <SmallButton
              icon="trash"
              label={t('deleteOf', { name })}
              onClick={() => onDelete({ type, file_number, name })}
            >
              {t('delete')}
            </SmallButton>
          )}
        </>
      }
    >
      <Remarks file={file} isAnswered={status === 'Uploaded'} />
      {stage === 'failed' && (
        <p role="alert" className="font-semibold text-alert text-sm">
          {say('failed-to-retrieve-document')}
        </p>
      )}
    </FileRowLook>
  );
}

export function FileList({ document, actions }: { document: DocumentView; actions: DocumentActions }) {
  const t = useTranslations('documents-screen.file');
  const [isWhole, setWhole] = useState(false);
  const { files } = document;
  if (files.length === 0) return null;
  const hidden = files.length - SHOWN_FILES;
  const shown = isWhole || hidden <= 1 ? files : files.slice(0, SHOWN_FILES);
  return (
    <div>
      <ul className="divide-y divide-line">
        {shown.map((file) => (
          <FileLine key={file.key} document={document} file={file} actions={actions} />
        ))}
      </ul>
      {hidden > 1 && (
        <SmallButton
          icon="chevron-down"
          label={isWhole ? t('less') : t('more', { count: hidden })}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('less') : t('more', { count: hidden })}
        </SmallButton>
      )}
    </div>
  );
}
