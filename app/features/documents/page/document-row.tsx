/** One document: a row of the table, on a phone a card. Files can be dropped and pasted on it. */
import { type DragEvent, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SmallButton } from '#app/features/documents/upload/line-parts.tsx';
import { OnItsWay } from '#app/features/documents/upload/on-its-way.tsx';
import { WaysIn } from '#app/features/documents/upload/ways-in.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { FileList } from './file-list.tsx';
import { PassportPanel } from './lazy-parts.tsx';
import { isByFamily, standOf } from './rules.ts';
import { StandPill } from './stand-pill.tsx';
import type { DocumentActions } from './use-actions.ts';
import type { DocumentView } from './view.server.ts';

export const rowId = (type: string) => `document-${type}`;

const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Leaving for a part of the same row is no leaving. */
function useDrops(onFiles: (files: File[]) => void, isOpen: boolean) {
  const [isOver, setOver] = useState(false);
  if (!isOpen) return { isOver: false, drops: {} };
  const drops = {
    onDragOver(event: DragEvent) {
      if (!isFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
  return { isOver, drops };
}

type Props = { document: DocumentView; actions: DocumentActions; isNext: boolean };
type FilesProps = Props & { isOver: boolean; onAnother: () => void };

function Files({ document, actions, isNext, isOver, onAnother }: FilesProps) {
  const t = useTranslations('documents-screen');
  const { type, title, files, mayAdd, status } = document;
  const uploaded = files.filter(({ state }) => state === 'uploaded').map(({ file_number }) => file_number);
  return (
    <div className="grid gap-2">
      {isByFamily(document) && <p className="text-quiet leading-snug">{t('list.byFamily')}</p>}
      <FileList document={document} actions={actions} />
      <OnItsWay
        user_id={actions.user_id}
        type={type}
        title={title}
        listed={files.filter(({ state }) => state !== 'incoming').map(({ file_number }) => file_number)}
        onAnother={onAnother}
      />
      {mayAdd && (
        <div className="flex flex-wrap gap-2">
          {type === 'photo' && status === 'Uploaded' && (
            <SmallButton icon="camera" label={t('photo.open')} onClick={() => actions.onPhoto()}>
              {t('photo.open')}
            </SmallButton>
          )}
          {type === 'photo' && status !== 'Uploaded' && (
            <Button kind={isNext ? 'main' : 'quiet'} icon="camera" onClick={() => actions.onPhoto()}>
              {t('photo.open')}
            </Button>
          )}
          <WaysIn
            title={title}
            look={status === 'Uploaded' ? 'more' : isNext && type !== 'photo' ? 'main' : 'quiet'}
            hasCamera={type !== 'photo'}
            drops={isOver ? 'over' : 'here'}
            onFiles={(chosen) => actions.onFiles(type, chosen)}
          />
        </div>
      )}
      {/* There before the first file: it reads that one by itself when it comes. */}
      {type === 'passport' && (
        <Suspense>
          <PassportPanel user_id={actions.user_id} files={uploaded} onAnother={onAnother} />
        </Suspense>
      )}
    </div>
  );
}

export function DocumentRow(props: Props) {
  const { document: one, actions } = props;
  const t = useTranslations('documents-screen.list');
  const row = useRef<HTMLTableRowElement>(null);
  const { type, title, short, asked, mayAdd } = one;
  const { isOver, drops } = useDrops((files) => actions.onFiles(type, files), mayAdd);
  const another = () => {
    const way = matchMedia('(pointer: coarse), (width < 48rem)').matches ? 'input[capture]' : 'input[data-chooser]';
    row.current?.querySelector<HTMLInputElement>(way)?.click();
  };
  return (
    <tr
      ref={row}
      id={rowId(type)}
      tabIndex={-1}
      {...(mayAdd && { 'data-document': type })}
      {...drops}
      className={`border-line outline-offset-2 max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:bg-card max-md:p-4 md:border-t ${isOver ? 'bg-sky outline-2 outline-deep outline-dashed' : ''}`}
    >
      <td className="align-top md:w-60 md:px-4 md:py-4">
        <StandPill stand={standOf(one)} />
      </td>
      <th scope="row" className="text-start align-top font-normal md:w-[30%] md:px-4 md:py-4">
        <span className="block font-semibold text-lg leading-snug">{title}</span>
        <span className="block text-quiet leading-snug">{short}</span>
        {asked && (
          <span className="my-1 block rounded-card bg-glow px-3 py-2 text-night leading-snug">
            <span className="block font-semibold text-sm">{t('asked')}</span>
            <bdi className="whitespace-pre-wrap [overflow-wrap:anywhere]">{asked}</bdi>
          </span>
        )}
        <button
          type="button"
          aria-label={t('infoOf', { title })}
          onClick={() => actions.onInfo(one)}
          className="-ms-2 inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-2 font-medium text-deep underline decoration-1 underline-offset-4 hover:bg-sky hover:decoration-2"
        >
          <Icon name="info" className="size-4.5" />
          {t('info')}
        </button>
      </th>
      <td className="align-top md:px-4 md:py-3">
        <Files {...props} isOver={isOver} onAnother={another} />
      </td>
    </tr>
  );
}
