/** Both files of an export: the paper in two languages, and the data. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { saveFile } from '#app/platform/http/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { fetchExport } from './client.ts';

type Props = { user_id: string; form_name: string };

export function Downloads({ user_id, form_name }: Props) {
  const t = useTranslations('export.screen');
  const { locale } = useAppData();
  const title = useId();
  const { isBusy, run, fail, notice, clear } = useSending(useId());
  const [isDone, setDone] = useState(false);
  const [asked, setAsked] = useState<'' | '/pdf'>('');
  const download = (end: '' | '/pdf') => () =>
    run(async () => {
      setDone(false);
      setAsked(end);
      try {
        saveFile(await fetchExport(user_id, form_name, end, locale));
        clear();
        setDone(true);
      } catch (error) {
        const { status } = error instanceof HttpError ? error : {};
        fail(t(status === 429 ? 'tooMany' : status === 503 ? 'busy' : 'failed'));
      }
    });
  const busyOf = (end: '' | '/pdf') => (isBusy && asked === end ? t('downloading') : undefined);
  return (
    <section aria-labelledby={title} className="grid gap-3 print:hidden">
      <h2 id={title} className="text-xl">
        {t('download')}
      </h2>
      {notice}
      <div className="flex flex-wrap gap-2.5 max-sm:*:w-full">
        <Button kind="quiet" icon="download" onClick={download('/pdf')} busy={busyOf('/pdf')}>
          {t('pdf')}
        </Button>
        <Button kind="quiet" icon="download" onClick={download('')} busy={busyOf('')}>
          {t('json')}
        </Button>
      </div>
      <p role="status" className="text-quiet text-sm empty:hidden">
        {isDone && t('downloaded')}
      </p>
    </section>
  );
}
