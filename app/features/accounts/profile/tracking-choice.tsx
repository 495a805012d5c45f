/** What somebody has chosen about measuring, as the account knows it, and another choice (D54). It counts in this browser at once. */
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readTrackingConsent, type ShownTrackingChoice } from '#app/features/accounts/client.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { choose } from '#app/features/tracking/capture.ts';
import { noteChoice, putChoice } from '#app/features/tracking/consent/client.ts';
import { updateConsent } from '#app/features/tracking/layer.ts';
import { choiceHasChanged } from '#app/features/tracking/measure.ts';
import type { Choice } from '#app/features/tracking/rules.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Skeleton } from '#app/ui/notices/skeleton.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';

type LoadState = ShownTrackingChoice | null | 'loading' | 'failed';

export function TrackingChoice() {
  const t = useTranslations('accounts.settings.tracking');
  const { locale } = useAppData();
  const [stored, setStored] = useState<LoadState>('loading');
  const [said, setSaid] = useState('');
  const [going, setGoing] = useState<Choice | null>(null);
  const { run, fail, summary } = useSending(useId());
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said) note.current?.focus();
  }, [said]);

  const load = useCallback(async () => {
    setStored((now) => (now === 'failed' ? 'loading' : now));
    await readTrackingConsent().then(
      (answer) => setStored(answer.tracking_consent),
      () => setStored('failed'),
    );
  }, []);
  useEffect(() => void load(), [load]);

  if (stored === 'loading') return <Skeleton text={t('loading')} shape="card" count={1} />;
  if (stored === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('loadFailed')}</p>
        <Button kind="quiet" onClick={load}>
          {t('retry')}
        </Button>
      </div>
    );

  const date =
    stored &&
    new Intl.DateTimeFormat(`${localeInfo[locale].tag}-u-nu-latn`, { dateStyle: 'long' }).format(new Date(stored.at));
  const change = (choice: Choice) =>
    run(async () => {
      setSaid('');
      setGoing(choice);
      choose(choice, { isPublic: false });
      updateConsent();
      choiceHasChanged();
      noteChoice();
      const isSaved = await putChoice();
      if (isSaved) await load();
      setGoing(null);
      if (isSaved) setSaid(t(choice === 'granted' ? 'accepted' : 'rejected'));
      else fail(t('failed'));
    });
  const button = (choice: Choice, words: string) => (
    <button
      type="button"
      aria-pressed={stored?.choice === choice}
      onClick={() => change(choice)}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-edge px-4 font-semibold text-deep hover:bg-sky aria-pressed:border-deep aria-pressed:bg-deep aria-pressed:text-on-deep"
    >
      {words}
      {going === choice && <Spinner className="size-4" />}
    </button>
  );
  return (
    <section aria-label={t('label')} className="grid gap-4">
      <p className="text-quiet">{t('intro')}</p>
      <p className="font-semibold">{stored && date ? t(stored.choice, { date }) : t('none')}</p>
      <div className="flex flex-wrap gap-3">
        {button('denied', t('reject'))}
        {button('granted', t('accept'))}
      </div>
      <p role="status" className="sr-only">
        {going && t('busy')}
      </p>
      <p ref={note} tabIndex={-1} className="text-good outline-none empty:hidden">
        {said}
      </p>
      {summary('')}
    </section>
  );
}
