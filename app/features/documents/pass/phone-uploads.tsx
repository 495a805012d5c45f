/** What a phone with a code can do: take or choose pictures of a document that is missing, and watch them go. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { OnItsWay } from '#app/features/documents/upload/on-its-way.tsx';
import { addFile } from '#app/features/documents/upload/queue.ts';
import { useUploads } from '#app/features/documents/upload/shown-uploads.ts';
import { isMoving } from '#app/features/documents/upload/upload.ts';
import { WaysIn } from '#app/features/documents/upload/ways-in.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { StatusShape } from '#app/ui/notices/status-pill.tsx';
import type { DocumentType } from '#content/documents.ts';
import type { OpenedPass } from './client.ts';

const VisaPhoto = lazy(async () => ({
  default: (await import('#app/features/documents/photo/panel.tsx')).VisaPhoto,
}));

type Props = { opened: OpenedPass; token: string; onOver(): void };

/** What is on its way when the time is over still arrives: only then the page says so. */
function useEnd(expires_at: string, onOver: () => void) {
  const [isLate, setLate] = useState(false);
  const isBusy = useUploads().some(isMoving);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), Math.max(0, new Date(expires_at).getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [expires_at]);
  useEffect(() => {
    if (isLate && !isBusy) onOver();
  }, [isLate, isBusy, onOver]);
}

type DocumentProps = { user_id: string; token: string; type: DocumentType; word: string };

function Document({ user_id, token, type, word }: DocumentProps) {
  const t = useTranslations('upload-pass');
  const titles = useTranslations('documents');
  const place = useRef<HTMLLIElement>(null);
  const title = titles(`titles.${type}`);
  const sent = useUploads().filter((upload) => upload.type === type && upload.stage === 'done').length;
  const add = (files: File[]) => {
    for (const file of files) addFile({ user_id, type, blob: file, name: file.name, isHeld: true, pass: token });
  };
  const addPhoto = (blob: Blob, name: string) => addFile({ user_id, type, blob, name, isReady: true, pass: token });
  const again = () => place.current?.querySelector<HTMLInputElement>('input[capture]')?.click();
  return (
    <li ref={place} className="grid gap-2 rounded-card border border-line bg-card p-4">
      <h2 className="text-lg leading-snug">{title}</h2>
      <p role="status" className="flex items-center gap-2 text-quiet text-sm">
        <StatusShape status={sent > 0 ? 'done' : 'waiting'} />
        {sent > 0 ? t('phone.sent', { count: sent }) : word}
      </p>
      {type === 'photo' ? (
        <Suspense>
          <VisaPhoto user_id={user_id} onFile={addPhoto} />
        </Suspense>
      ) : (
        <WaysIn title={title} onFiles={add} look={sent > 0 ? 'more' : 'quiet'} />
      )}
      <OnItsWay user_id={user_id} type={type} title={title} onAnother={again} />
    </li>
  );
}

/** The list stays as it was when the code was scanned: nothing moves away under the thumb. */
export function PhoneUploads({ opened, token, onOver }: Props) {
  const t = useTranslations('upload-pass');
  const { user_id, first_name, expires_at, documents } = opened;
  useEnd(expires_at, onOver);
  useEffect(() => focusHeading(), []);
  const missing = documents.filter(({ type }) => type !== 'additional_documents');
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('phone.for', { name: first_name })}</h1>
        <p>{t('phone.what')}</p>
        <p className="text-quiet text-sm">{t('phone.until')}</p>
      </div>
      {missing.length === 0 && <p>{t('phone.none')}</p>}
      <ul className="grid gap-3">
        {missing.map(({ type, is_needed }) => (
          <Document key={type} {...{ user_id, token, type }} word={is_needed ? t('phone.needed') : t('phone.maybe')} />
        ))}
        <Document {...{ user_id, token }} type="additional_documents" word={t('phone.additional')} />
      </ul>
      <p className="text-quiet">{t('phone.done')}</p>
    </>
  );
}
