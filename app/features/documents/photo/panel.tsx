/** The visa photo: guide, measures, cropper; hands over a file that passes. What is measured stays in the browser (D50). */
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { buttonLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Adjust } from './adjust.tsx';
import { Camera, type NoCamera } from './camera.tsx';
import { openStudio, type Studio } from './studio.ts';

const NAME = 'visa-photo.jpg';

type Stage = { at: 'start' } | { at: 'camera' } | { at: 'opening' } | { at: 'adjust'; studio: Studio };
type Trouble = NoCamera | 'unreadable';

/** A button that opens the chooser; with `capture` a phone opens its camera instead. */
function Chooser({ word, capture, onFile }: { word: string; capture?: boolean; onFile: (file: Blob) => void }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`${buttonLook('quiet', true)} has-focus-visible:outline-3 has-focus-visible:outline-deep has-focus-visible:outline-offset-2`}
    >
      {word}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/heic,image/heif"
        capture={capture ? 'user' : undefined}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

function WaysIn({
  trouble,
  onCamera,
  onFile,
}: {
  trouble: Trouble | null;
  onCamera: () => void;
  onFile: (file: Blob) => void;
}) {
  const t = useTranslations('visa-photo');
  const hasNoCamera = trouble === 'refused' || trouble === 'none';
  return (
    <div className="grid gap-4">
      <p>{t('start.how')}</p>
      {trouble && (
        <Banner kind="warning" live>
          {t(`start.${trouble}`)}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {hasNoCamera ? (
          <Chooser word={t('start.takeWithPhone')} capture onFile={onFile} />
        ) : (
          <Button kind="main" wide onClick={onCamera}>
            {t('start.camera')}
          </Button>
        )}
        <Chooser word={t('start.file')} onFile={onFile} />
      </div>
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-deep">
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
          {t('start.measured')}
        </summary>
        <p className="text-quiet">{t('start.measuredText')}</p>
      </details>
    </div>
  );
}

type Props = {
  user_id: string;
  onFile: (blob: Blob, name: string) => void;
  /** A picture that was chosen elsewhere: it begins at the cropper. */
  first?: Blob | undefined;
};

export function VisaPhoto({ onFile, first }: Props) {
  const t = useTranslations('visa-photo');
  const [stage, setStage] = useState<Stage>({ at: first ? 'opening' : 'start' });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const studio = stage.at === 'adjust' ? stage.studio : null;
  useEffect(() => () => studio?.close(), [studio]);
  // Whoever reads along goes on at the next step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [stage.at]);
  const open = useCallback(async (source: Blob | HTMLVideoElement) => {
    setTrouble(null);
    try {
      const opened = openStudio(source);
      // The live picture stays until its moment is taken.
      if (source instanceof Blob) setStage({ at: 'opening' });
      setStage({ at: 'adjust', studio: await opened });
    } catch {
      setTrouble('unreadable');
      setStage({ at: 'start' });
    }
  }, []);
  useEffect(() => {
    if (first) void open(first);
  }, [first, open]);
  const toCamera = () => {
    setTrouble(null);
    // A page without encryption has none, whatever the types say.
    if ('mediaDevices' in navigator) setStage({ at: 'camera' });
    else setTrouble('none');
  };
  const back = (why: Trouble | null) => {
    setTrouble(why);
    setStage({ at: 'start' });
  };
  const title = stage.at === 'camera' ? 'camera.title' : stage.at === 'adjust' ? 'crop.title' : 'start.title';
  return (
    <section className="@container grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {t(title)}
      </h3>
      {stage.at === 'start' && <WaysIn trouble={trouble} onCamera={toCamera} onFile={open} />}
      {stage.at === 'camera' && <Camera onShot={open} onNone={back} onBack={() => back(null)} />}
      {stage.at === 'opening' && <p role="status">{t('start.opening')}</p>}
      {stage.at === 'adjust' && (
        <Adjust
          studio={stage.studio}
          onUse={(blob) => {
            onFile(blob, NAME);
            back(null);
          }}
          onAnother={() => back(null)}
        />
      )}
    </section>
  );
}
