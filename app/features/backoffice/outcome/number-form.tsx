/** The number of the official application, typed before the letter of the appointment is looked at. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { failureOf, saveNumber } from './client.ts';
import type { VisitView } from './view.server.ts';

type Props = { view: VisitView; onDone(text: string): Promise<void> };

export function NumberForm({ view: { user_id, number }, onDone }: Props) {
  const t = useTranslations('office-visit');
  const id = useId();
  const { isBusy, sends, fail, summary, errorAt } = useSending<'application_number'>(id);
  async function send(form: FormData) {
    const application_number = String(form.get('application_number') ?? '').trim();
    if (!application_number) return fail(t('number.wrong'), 'application_number');
    try {
      await saveNumber(user_id, { application_number, version: number.version });
    } catch (error) {
      const { why } = failureOf(error);
      return why === 'wrong' ? fail(t('number.wrong'), 'application_number') : fail(t(`errors.${why}`));
    }
    return onDone(t('number.saved'));
  }
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid content-start gap-3 rounded-card border border-line bg-card p-4"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {t('number.title')}
      </h2>
      <p className="text-quiet">{t('number.text')}</p>
      <form method="post" noValidate onSubmit={sends(send)} className="grid gap-3 sm:max-w-sm">
        {summary('')}
        <TextField
          key={number.version}
          id={`${id}-application_number`}
          name="application_number"
          label={t('number.label')}
          help={t('number.help')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          defaultValue={number.application_number ?? ''}
          error={errorAt('application_number')}
        />
        <div>
          <Button kind="quiet" type="submit" busy={isBusy ? t('busy') : undefined}>
            {t('number.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}
