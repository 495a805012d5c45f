/** Why comments are not shown: one of the usual reasons, or another in words; and a comment that its writer takes back. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { REASON_LENGTH } from '#app/features/articles/comments/state-rules.ts';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { LEAST_REASON } from '#content/limits.ts';

const REASONS = ['advertising', 'personal', 'insult', 'wrong', 'other'] as const;
type Reason = (typeof REASONS)[number];

type Props = { count: number; onSend(reason: string): Promise<boolean>; onClose(): void };

export function ReasonDialog({ count, onSend, onClose }: Props) {
  const t = useTranslations('office-content.comments');
  const id = useId();
  const [chosen, setChosen] = useState<Reason>('advertising');
  const { sends, fail, fieldOf, ...sending } = useSending<'reason' | 'words'>(id);
  const send = sends(async (typed) => {
    const words = String(typed.get('words') ?? '').trim();
    if (chosen === 'other' && words.length < LEAST_REASON) return fail(t('reasonMissing'), 'words');
    const reason = [...(chosen === 'other' ? [] : [t(`reasons.${chosen}`)]), ...(words ? [words] : [])].join('. ');
    if (await onSend(reason.slice(0, REASON_LENGTH))) closeDialog(id);
    else fail(t('failed'));
  });
  return (
    <FormDialog
      {...{ id, sending, onClose }}
      words={{
        title: t('refuseTitle', { n: count }),
        close: t('close'),
        send: t('refuseSend'),
        busy: t('busy'),
        cancel: t('cancel'),
      }}
      onSubmit={send}
    >
      <p className="text-quiet">{t('refuseLead')}</p>
      <RadioCards
        {...fieldOf('reason')}
        label={t('reason')}
        options={REASONS.map((value) => ({ value, title: t(`reasons.${value}`) }))}
        value={chosen}
        onChange={(value) => setChosen(value as Reason)}
      />
      <TextareaField
        {...fieldOf('words')}
        label={t(chosen === 'other' ? 'words' : 'wordsMore')}
        rows={2}
        maxLength={REASON_LENGTH - 60}
      />
    </FormDialog>
  );
}

type ForgetProps = { name: string; onSend(): Promise<boolean>; onClose(): void };

export function ForgetDialog({ name, onSend, onClose }: ForgetProps) {
  const t = useTranslations('office-content.comments');
  const id = useId();
  const { isBusy, run, fail, summary } = useSending<'none'>(id);
  const send = () => run(async () => ((await onSend()) ? closeDialog(id) : fail(t('failed'))));
  return (
    <ShownDialog id={id} title={t('forgetTitle', { name })} close={t('close')} onClose={onClose}>
      <div className="grid gap-4">
        {summary('')}
        <p>{t('forgetLead')}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="main" busy={isBusy ? t('busy') : undefined} onClick={() => void send()}>
            {t('forgetSend')}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </ShownDialog>
  );
}
