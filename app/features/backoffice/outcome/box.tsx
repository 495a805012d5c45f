/** How the case ends: the next step by staff, a correction by an admin with a reason (D39). */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { LEAST_REASON } from '#content/limits.ts';
import { failureOf, recordStep } from './client.ts';
import type { OutcomeStep } from './rules.ts';
import type { VisitView } from './view.server.ts';

type Props = { view: VisitView; onDone(text: string): Promise<void> };

function Confirm({ view, step, onDone, onClose }: Props & { step: OutcomeStep; onClose(): void }) {
  const t = useTranslations('office-visit');
  const id = useId();
  const { isBusy, run, fail, summary } = useSending(id);
  const act = () =>
    run(async () => {
      try {
        await recordStep(view.user_id, step);
      } catch (error) {
        const { why } = failureOf(error);
        return fail(t(`errors.${why}`));
      }
      closeDialog(id);
      return onDone(t('outcome.recorded'));
    });
  return (
    <ShownDialog
      id={id}
      title={t(`outcome.steps.${step}`)}
      close={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="main" onClick={act} busy={isBusy ? t('busy') : undefined}>
            {t('outcome.confirm')}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {t('back')}
          </Button>
        </>
      }
    >
      {summary('')}
      <p>{t('outcome.text', { name: view.name })}</p>
    </ShownDialog>
  );
}

function Correction({ view, onDone }: Props) {
  const t = useTranslations('office-visit');
  const id = useId();
  const { isBusy, sends, fail, summary, fieldOf } = useSending<'step' | 'reason'>(id);
  async function send(form: FormData) {
    const step = view.corrections.find((one) => one === form.get('step'));
    const reason = String(form.get('reason') ?? '').trim();
    if (!step) return fail(t('outcome.noStep'), 'step');
    if (reason.length < LEAST_REASON) return fail(t('outcome.noReason'), 'reason');
    try {
      await recordStep(view.user_id, step, reason);
    } catch (error) {
      const { why } = failureOf(error);
      return fail(t(`errors.${why}`));
    }
    return onDone(t('outcome.corrected'));
  }
  return (
    <Fold title={t('outcome.correct')}>
      <form key={view.step} method="post" noValidate onSubmit={sends(send)} className="grid gap-3 sm:max-w-md">
        {summary('')}
        <p className="text-quiet">{t('outcome.correctText')}</p>
        <SelectField
          {...fieldOf('step')}
          label={t('outcome.right')}
          empty={t('choose')}
          options={view.corrections.map((step) => ({ value: step, label: t(`outcome.steps.${step}`) }))}
        />
        <TextareaField
          {...fieldOf('reason')}
          label={t('outcome.reason')}
          help={t('outcome.reasonHelp')}
          rows={2}
          maxLength={500}
        />
        <div>
          <Button kind="quiet" type="submit" busy={isBusy ? t('busy') : undefined}>
            {t('outcome.correct')}
          </Button>
        </div>
      </form>
    </Fold>
  );
}

export function OutcomeBox({ view, onDone }: Props) {
  const t = useTranslations('office-visit');
  const stepOf = useTranslations('office.steps');
  const id = useId();
  const [asked, setAsked] = useState<OutcomeStep>();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3 rounded-card border border-line bg-card p-4">
      <h2 id={id} className="text-xl">
        {t('outcome.title')}
      </h2>
      <p>{t('outcome.now', { step: stepOf(view.step as OutcomeStep) })}</p>
      {view.ahead.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {view.ahead.map((step) => (
            <Button key={step} kind="quiet" onClick={() => setAsked(step)}>
              {t(`outcome.steps.${step}`)}
            </Button>
          ))}
        </div>
      )}
      {view.step === 'visa_denied' && <p className="text-quiet">{t('outcome.second')}</p>}
      {view.corrections.length > 0 && <Correction view={view} onDone={onDone} />}
      {asked && <Confirm view={view} step={asked} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
