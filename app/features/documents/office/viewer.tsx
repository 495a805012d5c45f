/** One file, as an adviser looks at it: a picture from this page's own memory, nearer and turned; a PDF is only saved. */
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Skeleton } from '#app/ui/notices/skeleton.tsx';
import { addressOf, type FilePlace, readPicture } from './client.ts';
import type { Look } from './rules.ts';

type PictureState = { at: 'loading' } | { at: 'failed' } | { at: 'shown'; address: string };

/** Fetched for each look, so that each look is on record; gone with it. */
function usePicture({ user_id, type, file_number }: FilePlace, tries: number) {
  const [shown, setShown] = useState<PictureState>({ at: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const stop = new AbortController();
    let address: string | undefined;
    setShown({ at: 'loading' });
    readPicture({ user_id, type, file_number }, stop.signal).then(
      (blob) => {
        if (stop.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setShown({ at: 'shown', address });
      },
      () => !stop.signal.aborted && setShown({ at: 'failed' }),
    );
    return () => {
      stop.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [user_id, type, file_number, tries]);
  return shown;
}

/** In a square, so that a picture that lies on its side has the room of one that stands. */
function Picture({ address, look, label }: { address: string; look: Look; label: string }) {
  const side = `calc(${look.zoom} * min(68vh, 85vw))`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame is scrolled with the keyboard
    <section tabIndex={0} aria-label={label} className="h-[70vh] overflow-auto rounded-card border border-line bg-sand">
      <div className="mx-auto grid place-items-center" style={{ width: side, height: side }}>
        <img
          src={address}
          alt={label}
          className="object-contain"
          style={{ rotate: `${look.turn}deg`, maxWidth: side, maxHeight: side }}
        />
      </div>
    </section>
  );
}

function PictureOf({ file, look, label }: { file: FilePlace; look: Look; label: string }) {
  const t = useTranslations('documents-office');
  const [tries, setTries] = useState(0);
  const shown = usePicture(file, tries);
  if (shown.at === 'loading') return <Skeleton text={t('viewer.loading')} shape="card" count={2} />;
  if (shown.at === 'shown') return <Picture address={shown.address} look={look} label={label} />;
  return (
    <Banner kind="alert" live>
      <p>{t('viewer.failed')}</p>
      <Button kind="quiet" onClick={() => setTries(tries + 1)}>
        {t('viewer.retry')}
      </Button>
    </Banner>
  );
}

/** The address lives five minutes: it is asked for when it is wanted. */
function Save({ file }: { file: FilePlace }) {
  const t = useTranslations('documents-office');
  const [isFailed, setFailed] = useState(false);
  const save = async () => {
    try {
      const { url } = await addressOf(file);
      setFailed(false);
      location.assign(url);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button kind="quiet" icon="download" onClick={save}>
        {t('viewer.save')}
      </Button>
      {isFailed && <p role="alert">{t('viewer.failed')}</p>}
    </>
  );
}

type Props = { file: FilePlace; content_type: string; look: Look; label: string };

export function Viewer({ file, content_type, look, label }: Props) {
  const t = useTranslations('documents-office');
  const isPicture = content_type.startsWith('image/');
  return (
    <div className="grid gap-3">
      {isPicture ? <PictureOf file={file} look={look} label={label} /> : <p>{t('viewer.paper')}</p>}
      <div>
        <Save file={file} />
      </div>
    </div>
  );
}
