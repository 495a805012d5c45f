/** One file on its way: what it is, how far it has come, and what can be done about it. */
import { useTranslations } from 'use-intl';
import { FileRowLook, SmallButton } from './line-parts.tsx';
import { cancel, forget, retry } from './queue.ts';
import { isOver, type Upload } from './upload.ts';

function useWords({ stage, why, progress }: Upload) {
  const t = useTranslations('documents-screen.upload');
  if (stage === 'waiting') return why === 'network' ? t('network') : t('stage.waiting');
  return t(`stage.${stage}`, { percent: Math.round(progress * 100) });
}

export function UploadLine({ upload }: { upload: Upload }) {
  const t = useTranslations('documents-screen.upload');
  const words = useWords(upload);
  const { id, name, stage, why, progress, preview } = upload;
  const isBad = stage === 'failed' || stage === 'refused';
  return (
    <FileRowLook
      preview={preview}
      name={name}
      actions={
        <>
          {stage === 'failed' && (
            <SmallButton icon="turn" label={t('retryOf', { name })} onClick={() => retry(id)}>
              {t('retry')}
            </SmallButton>
          )}
          {isOver(upload) ? (
            isBad && (
              <SmallButton icon="close" label={t('dismissOf', { name })} onClick={() => forget([id])}>
                {t('dismiss')}
              </SmallButton>
            )
          ) : (
            <SmallButton icon="close" label={t('cancelOf', { name })} onClick={() => cancel(id)}>
              {t('cancel')}
            </SmallButton>
          )}
        </>
      }
    >
      <p className={`text-sm leading-snug ${isBad ? 'font-semibold text-alert' : 'text-quiet tabular-nums'}`}>
        {words}
      </p>
      {isBad && why && (
        <p role="alert" className="text-sm leading-snug">
          {t(`why.${why}`)}
        </p>
      )}
      {!isOver(upload) && (
        <progress
          aria-label={t('progress', { name })}
          value={stage === 'preparing' ? undefined : progress}
          max={1}
          className="progress mt-1 h-1.5 w-full overflow-hidden rounded-full"
        />
      )}
    </FileRowLook>
  );
}
