/** One picture: its crop, before and after, what was measured, and the two ways on. */
import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import type { Crop } from './crop.ts';
import { Cropper } from './cropper.tsx';
import type { FinishedPhoto } from './darkroom.ts';
import { Measures } from './measures.tsx';
import { Still } from './still.tsx';
import type { Studio } from './studio.ts';

/** A hand that still moves is waited for. */
const SETTLED_MS = 350;

type PhotoPreview = FinishedPhoto & { readonly bitmap: ImageBitmap };
type State = { readonly made: PhotoPreview | null; readonly isMeasuring: boolean; readonly hasFailed: boolean };

/** The file of the latest crop; what comes late of an earlier one is dropped. */
function useFile(studio: Studio, crop: Crop | null): State {
  const [state, setState] = useState<State>({ made: null, isMeasuring: true, hasFailed: false });
  useEffect(() => {
    if (!crop) return;
    let isOver = false;
    setState((before) => ({ ...before, isMeasuring: true }));
    const timer = setTimeout(async () => {
      try {
        const made = await studio.make(crop);
        const bitmap = await createImageBitmap(made.blob);
        if (!isOver) setState({ made: { ...made, bitmap }, isMeasuring: false, hasFailed: false });
      } catch {
        if (!isOver) setState({ made: null, isMeasuring: false, hasFailed: true });
      }
    }, SETTLED_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [studio, crop]);
  const shown = state.made?.bitmap;
  useEffect(() => () => shown?.close(), [shown]);
  return state;
}

type Props = { studio: Studio; onUse: (blob: Blob) => void; onAnother: () => void };

export function Adjust({ studio, onUse, onAnother }: Props) {
  const t = useTranslations('visa-photo');
  const id = useId();
  const { bitmap } = studio;
  const [crop, setCrop] = useState<Crop | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { made, isMeasuring, hasFailed } = useFile(studio, crop);
  const propose = useCallback(() => {
    const whole = Math.min(bitmap.width, bitmap.height);
    studio.propose().then(
      (proposed) => setCrop(proposed.crop),
      () => setCrop({ x: (bitmap.width - whole) / 2, y: (bitmap.height - whole) / 2, side: whole }),
    );
  }, [studio, bitmap]);
  useEffect(propose, [propose]);
  const count = made?.results.filter(({ advice }) => advice !== null).length ?? 0;
  const use = () => {
    if (!made) return;
    if (count > 0) setIsAsking(true);
    else onUse(made.blob);
  };
  return (
    <div className="grid gap-6">
      <p>{t('crop.help')}</p>
      <div className="grid gap-6 @2xl:grid-cols-2">
        {crop && <Cropper bitmap={bitmap} crop={crop} onCrop={setCrop} onPropose={propose} />}
        <div className="grid content-start gap-6">
          <div className="grid grid-cols-2 gap-3">
            <figure className="grid content-start gap-1">
              <div className="aspect-square overflow-hidden rounded-card bg-sky">
                <Still bitmap={bitmap} marked={crop ?? undefined} label={t('crop.before')} />
              </div>
              <figcaption className="text-sm">{t('crop.before')}</figcaption>
            </figure>
            <figure className="grid content-start gap-1">
              <div className="aspect-square overflow-hidden rounded-card bg-sky">
                {made && <Still bitmap={made.bitmap} label={t('crop.after')} />}
              </div>
              <figcaption className="text-sm">
                {t('crop.after')}
                {made && (
                  <span className="block text-quiet tabular-nums">
                    {t('crop.made', { side: String(made.side), kilobytes: String(Math.ceil(made.blob.size / 1000)) })}
                  </span>
                )}
              </figcaption>
            </figure>
          </div>
          <Measures results={made?.results ?? null} isMeasuring={isMeasuring} hasFailed={hasFailed} />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button kind="main" wide busy={isMeasuring && !hasFailed ? t('result.measuring') : undefined} onClick={use}>
          {t('use.use')}
        </Button>
        <Button kind="quiet" wide onClick={onAnother}>
          {t('use.another')}
        </Button>
      </div>
      {isAsking && made && (
        <ShownDialog
          id={`${id}-ask`}
          title={t('use.askTitle')}
          close={t('use.close')}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button kind="main" onClick={() => onUse(made.blob)}>
                {t('use.anyway')}
              </Button>
              <Button kind="quiet" onClick={() => setIsAsking(false)}>
                {t('use.back')}
              </Button>
            </>
          }
        >
          <p>{t('use.ask', { count })}</p>
        </ShownDialog>
      )}
    </div>
  );
}
