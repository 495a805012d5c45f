/** How a file comes in: the camera of a phone, or the chooser; a desktop also drops and pastes. */
import { type ChangeEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import type { IconName } from '#app/ui/icon.tsx';
import { SmallButton } from './line-parts.tsx';
import { ACCEPTED } from './rules.ts';

type Props = {
  /** The name of the document, for those who hear the buttons one after another. */
  title: string;
  onFiles: (files: File[]) => void;
  /** `main`: the one main action of the page; `more`: something is there already. */
  look?: 'main' | 'quiet' | 'more' | undefined;
  /** A document that has a camera of its own needs no other. */
  hasCamera?: boolean | undefined;
  /** Files can be dropped around it; `over`: some are held there now. */
  drops?: 'here' | 'over' | undefined;
};

type WayProps = { look: 'main' | 'quiet' | 'more'; icon: IconName; label: string; text: string; onClick: () => void };

function Way({ look, icon, label, text, onClick }: WayProps) {
  if (look === 'more')
    return (
      <SmallButton icon={icon} label={label} onClick={onClick}>
        {text}
      </SmallButton>
    );
  return (
    <Button kind={look} icon={icon} aria-label={label} onClick={onClick}>
      {text}
    </Button>
  );
}

export function WaysIn({ title, onFiles, look = 'quiet', hasCamera = true, drops }: Props) {
  const t = useTranslations('documents-screen.upload');
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  const choosing = (of: WayProps['look']) => (
    <Way
      look={of}
      icon="upload"
      label={t('chooseOf', { title })}
      text={t('choose')}
      onClick={() => chooser.current?.click()}
    />
  );
  const hidden = { type: 'file', hidden: true, tabIndex: -1, 'aria-hidden': true, onChange: take } as const;
  return (
    <div className={`flex flex-wrap items-center gap-2 ${look === 'more' ? '-ms-3' : 'max-sm:grid max-sm:w-full'}`}>
      {hasCamera && (
        <span className="contents md:pointer-fine:hidden">
          <Way
            look={look}
            icon="camera"
            label={t('cameraOf', { title })}
            text={t('camera')}
            onClick={() => camera.current?.click()}
          />
        </span>
      )}
      {/* Where there is a camera it is the first way; the one main action is never two. */}
      {look === 'main' && hasCamera ? (
        <>
          <span className="contents md:pointer-fine:hidden">{choosing('quiet')}</span>
          <span className="hidden md:pointer-fine:contents">{choosing('main')}</span>
        </>
      ) : (
        choosing(look)
      )}
      {drops && (
        <span className="hidden text-quiet text-sm md:pointer-fine:inline">
          {t(drops === 'over' ? 'dropHere' : 'drop')}
        </span>
      )}
      <input ref={camera} {...hidden} accept="image/*" capture="environment" />
      <input ref={chooser} {...hidden} accept={ACCEPTED} multiple data-chooser />
    </div>
  );
}
