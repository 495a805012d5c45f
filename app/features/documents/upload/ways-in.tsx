/** How a file comes in: the camera of a phone, or the chooser; a desktop also drops and pastes. */
import { type ChangeEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { ACCEPTED } from './rules.ts';

type Props = {
  /** The name of the document, for those who hear the buttons one after another. */
  title: string;
  onFiles: (files: File[]) => void;
  /** The one main action of the page. */
  isMain?: boolean | undefined;
  /** Whether files can be dropped around it. */
  takesDrops?: boolean | undefined;
};

export function WaysIn({ title, onFiles, isMain, takesDrops }: Props) {
  const t = useTranslations('documents-screen.upload');
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  const hidden = { type: 'file', hidden: true, tabIndex: -1, 'aria-hidden': true, onChange: take } as const;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="contents md:pointer-fine:hidden">
        <Button
          kind="quiet"
          icon="camera"
          aria-label={t('cameraOf', { title })}
          onClick={() => camera.current?.click()}
        >
          {t('camera')}
        </Button>
      </span>
      <Button
        kind={isMain ? 'main' : 'quiet'}
        icon="upload"
        aria-label={t('chooseOf', { title })}
        onClick={() => chooser.current?.click()}
      >
        {t('choose')}
      </Button>
      {takesDrops && <span className="text-quiet text-sm hidden md:pointer-fine:inline">{t('drop')}</span>}
      <input ref={camera} {...hidden} accept="image/*" capture="environment" />
      <input ref={chooser} {...hidden} accept={ACCEPTED} multiple data-chooser />
    </div>
  );
}
