/** The camera's live picture with the guide over it. It shows a mirror, as people know themselves; the photo is not mirrored. */
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { Guide } from './guide.tsx';

export type NoCamera = 'refused' | 'none';
const SECONDS = 3;

type Props = {
  onShot: (video: HTMLVideoElement) => void;
  onNone: (why: NoCamera) => void;
  onBack: () => void;
};

/** The stream ends with the screen, also when it comes after that. */
function useLivePicture(onNone: (why: NoCamera) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [isLive, setIsLive] = useState(false);
  const none = useRef(onNone);
  none.current = onNone;
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const end = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1080 } },
      });
      const shown = video.current;
      if (isOver || !shown) return end();
      shown.srcObject = stream;
      await shown.play();
      setIsLive(true);
    };
    begin().catch((error: Error) => {
      end();
      if (!isOver) none.current(error.name === 'NotAllowedError' ? 'refused' : 'none');
    });
    return () => {
      isOver = true;
      end();
    };
  }, []);
  return { video, isLive };
}

export function Camera({ onShot, onNone, onBack }: Props) {
  const t = useTranslations('visa-photo');
  const id = useId();
  const { video, isLive } = useLivePicture(onNone);
  const [isWaiting, setIsWaiting] = useState(true);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => {
      if (left === 1 && video.current) onShot(video.current);
      setLeft(left - 1);
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, onShot, video]);
  const shoot = () => {
    if (isWaiting) setLeft(SECONDS);
    else if (video.current) onShot(video.current);
  };
  return (
    <div className="grid max-w-lg gap-4">
      <p>{t('camera.help')}</p>
      <div className="relative aspect-square overflow-hidden rounded-card bg-ink">
        <video
          ref={video}
          playsInline
          muted
          aria-label={t('camera.picture')}
          className="size-full -scale-x-100 object-cover"
        />
        <Guide hair={t('camera.hair')} chin={t('camera.chin')} />
        {!isLive && (
          <p className="absolute inset-0 grid place-items-center text-white">
            <span className="inline-flex items-center gap-2">
              <Spinner />
              {t('camera.starting')}
            </span>
          </p>
        )}
        {left > 0 && (
          <span
            aria-hidden="true"
            className="absolute inset-0 grid place-items-center font-semibold text-8xl text-white"
          >
            {left}
          </span>
        )}
      </div>
      <p role="status" className="sr-only">
        {left > 0 && t('camera.counting', { left })}
      </p>
      <Checkbox
        id={`${id}-wait`}
        label={t('camera.wait')}
        checked={isWaiting}
        onChange={(event) => setIsWaiting(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="main"
          wide
          disabled={!isLive}
          busy={left > 0 ? t('camera.counting', { left }) : undefined}
          onClick={shoot}
        >
          {t('camera.shoot')}
        </Button>
        <Button kind="plain" onClick={onBack}>
          {t('camera.back')}
        </Button>
      </div>
    </div>
  );
}
