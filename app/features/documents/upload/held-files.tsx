/** Photos before they leave: looked at, turned, joined; of one that is hard to read it is said why (issue: legibility). */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { control, Field, tied } from '#app/ui/fields/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SmallButton } from './line-parts.tsx';
import { cancel, join, release, turn } from './queue.ts';
import type { Upload } from './upload.ts';

function HeldPhoto({ upload }: { upload: Upload }) {
  const t = useTranslations('documents-screen.upload');
  const { id, name, preview, doubts, stage } = upload;
  return (
    <li className="grid content-start gap-1">
      {preview && (
        <img
          src={preview}
          alt={t('held.preview', { name })}
          className={`max-h-56 w-full rounded-lg border border-line bg-sky object-contain ${stage === 'preparing' ? 'opacity-50' : ''}`}
        />
      )}
      {doubts.length > 0 && (
        <div className="flex gap-2 rounded-lg bg-glow p-2.5 text-sm leading-snug">
          <Icon name="warning" className="size-5" />
          <div className="grid gap-1">
            <p className="font-semibold">{t('held.doubtful')}</p>
            {doubts.map((doubt) => (
              <p key={doubt}>{t(`doubt.${doubt}`)}</p>
            ))}
          </div>
        </div>
      )}
      <div className="-mx-2 flex flex-wrap">
        <SmallButton icon="turn" label={t('held.turnOf', { name })} onClick={() => turn(id)}>
          {t('held.turn')}
        </SmallButton>
        <SmallButton icon="trash" label={t('held.removeOf', { name })} onClick={() => cancel(id)}>
          {t('held.remove')}
        </SmallButton>
      </div>
    </li>
  );
}

type Props = {
  uploads: readonly Upload[];
  title: string;
  /** Opens the camera or the chooser once more. */
  onAnother: () => void;
};

export function HeldFiles({ uploads, title, onAnother }: Props) {
  const t = useTranslations('documents-screen.upload.held');
  const say = useTranslations('documents-screen.upload.why');
  const id = useId();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const count = uploads.length;
  const doubtful = uploads.filter(({ doubts }) => doubts.length > 0);
  const isDoubtful = doubtful.length > 0;
  const why = uploads.find((upload) => upload.why)?.why;
  const noteField = {
    ...{ id: `${id}-note`, label: t('note'), help: t('noteHelp') },
    error: isMissing ? t('noteMissing') : undefined,
  };
  /** What was found goes only with a word of why. */
  const withNote = (send: () => void) => () => {
    if (isDoubtful && !note.trim()) {
      setMissing(true);
      document.getElementById(`${id}-note`)?.focus();
      return;
    }
    send();
  };
  const sendAll = withNote(() => {
    for (const upload of uploads) release(upload.id, upload.doubts.length > 0 ? note : undefined);
  });
  const joinAll = withNote(() => {
    const name = t('joined', { title, count });
    void join(
      uploads.map((upload) => upload.id),
      name,
      isDoubtful ? note : undefined,
    );
  });
  const another = () => {
    for (const { id: one } of doubtful) cancel(one);
    onAnother();
  };
  return (
    <section className="grid gap-3 rounded-card border border-edge p-3" aria-label={t('title', { count })}>
      <p role="status" className="font-semibold">
        {t('title', { count })}
      </p>
      <ul className={`grid gap-3 ${count > 1 ? 'grid-cols-2' : ''}`}>
        {uploads.map((upload) => (
          <HeldPhoto key={upload.id} upload={upload} />
        ))}
      </ul>
      {why && (
        <p role="alert" className="font-semibold text-alert text-sm">
          {say(why)}
        </p>
      )}
      {isDoubtful && (
        <Field {...noteField}>
          <textarea
            {...tied(noteField)}
            name="note"
            rows={2}
            maxLength={600}
            value={note}
            onChange={({ currentTarget }) => {
              setNote(currentTarget.value);
              setMissing(false);
            }}
            className={`${control} leading-normal`}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {isDoubtful && (
          <Button kind="main" wide icon="camera" onClick={another}>
            {t('another')}
          </Button>
        )}
        <Button kind={isDoubtful ? 'quiet' : 'main'} wide onClick={sendAll}>
          {isDoubtful && count === 1 ? t('anyway') : t('send', { count })}
        </Button>
        {count > 1 && (
          <Button kind="quiet" wide onClick={joinAll}>
            {t('join', { count })}
          </Button>
        )}
      </div>
    </section>
  );
}
