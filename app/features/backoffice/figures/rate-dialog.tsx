/** A rate by hand, with the reason; one that is far from what is published asks once more. And taking it back. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { HttpError } from '#app/platform/http/http.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import type { FieldError } from '#app/ui/fields/form-errors.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { LEAST_REASON } from '#content/limits.ts';
import { takeBackRate, writeRate } from './client.ts';
import type { RateLine } from './rates-view.server.ts';
import { rateOf } from './typed-rules.ts';

type Field = 'rate' | 'reason' | 'is_sure';
type Props = { line: RateLine; isBack: boolean; onDone(): void; onClose(): void };

export function RateDialog({ line: { currency, name, rate, shown, published }, isBack, onDone, onClose }: Props) {
  const t = useTranslations('office-content.rates');
  const id = useId();
  const [isFar, setFar] = useState(false);
  const { sends, fail, failWith, fieldOf, ...sending } = useSending<Field>(id);

  function failed(error: unknown) {
    const refusal = error instanceof HttpError ? error : undefined;
    if (refusal?.serverMessage === 'far') {
      setFar(true);
      return fail(t('far'), 'is_sure');
    }
    if (refusal?.field === 'rate') return fail(t('tooFar'), 'rate');
    fail(t(refusal?.status === 409 ? 'changed' : 'failed'));
  }
  const send = sends(async (typed) => {
    const value = rateOf(String(typed.get('rate') ?? ''));
    const reason = String(typed.get('reason') ?? '').trim();
    const wrongs: FieldError<Field>[] = [
      ...(!isBack && value === null ? [{ field: 'rate', text: t('rateWrong') } as const] : []),
      ...(reason.length < LEAST_REASON ? [{ field: 'reason', text: t('reasonMissing') } as const] : []),
    ];
    if (wrongs.length > 0) return failWith(wrongs);
    try {
      if (isBack) await takeBackRate(currency, reason);
      else await writeRate(currency, { rate: value ?? 0, seen: rate, reason, is_sure: typed.get('is_sure') === 'on' });
      closeDialog(id);
      onDone();
    } catch (error) {
      failed(error);
    }
  });
  return (
    <FormDialog
      {...{ id, sending, onClose }}
      words={{
        title: t(isBack ? 'backTitle' : 'writeTitle', { currency }),
        close: t('close'),
        send: t(isBack ? 'backSend' : 'save'),
        busy: t('busy'),
        cancel: t('cancel'),
      }}
      onSubmit={send}
    >
      <p>{isBack ? t('backLead', { published: published ?? shown, currency }) : t('writeLead', { name, shown })}</p>
      {!isBack && (
        <TextField
          {...fieldOf('rate')}
          {...{ label: t('rate', { currency }), help: t('rateHelp'), inputMode: 'decimal', dir: 'ltr' }}
        />
      )}
      <TextareaField {...fieldOf('reason')} label={t('reason')} help={t('reasonHelp')} rows={2} maxLength={300} />
      {isFar && <Checkbox {...fieldOf('is_sure')} label={t('sure')} />}
    </FormDialog>
  );
}
