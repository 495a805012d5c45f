/** What an admin decides about a request: the policy proposes, the person reads the answer (D49, D51). */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { HttpError } from '#app/platform/http/http.ts';
import type { FieldError } from '#app/ui/fields/form-errors.ts';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { type Currency, currencies } from '#content/countries.ts';
import { LEAST_REASON } from '#content/limits.ts';
import { type Decision, decideRefund } from './client.ts';
import { minorUnitsOf } from './rules.ts';
import type { RequestLine } from './view.server.ts';

const DECISIONS = ['approve', 'refuse', 'done'] as const;
type Field = 'decision' | 'amount' | 'answer';

/** As one types it. */
const typedAmount = ({ amount, currency }: RequestLine) => {
  const { decimals } = currencies[currency as Currency] ?? { decimals: 0 };
  return (amount / 10 ** decimals).toFixed(decimals);
};

export function DecideDialog({ request, onDone, onClose }: { request: RequestLine; onDone(): void; onClose(): void }) {
  const t = useTranslations('office-money.decide');
  const id = useId();
  const { sends, fail, failWith, fieldOf, ...sending } = useSending<Field>(id);
  const first = request.state === 'sent' ? 'done' : 'approve';
  const [decision, setDecision] = useState<Decision['decision']>(first);
  const { number, money, seats, currency } = request;
  const offered = DECISIONS.filter((one) =>
    one === 'done' ? request.state !== 'asked' : one === 'approve' || request.state === 'asked',
  );
  const send = sends(async (typed) => {
    const amount = minorUnitsOf(String(typed.get('amount') ?? ''), currency as Currency);
    const answer = String(typed.get('answer') ?? '').trim();
    const wrongs: FieldError<Field>[] = [
      ...(decision === 'approve' && amount === null ? [{ field: 'amount', text: t('amountWrong') } as const] : []),
      ...(answer.length < LEAST_REASON ? [{ field: 'answer', text: t('answerMissing') } as const] : []),
    ];
    if (wrongs.length > 0) return failWith(wrongs);
    const isPaying = decision === 'approve' && amount !== null;
    try {
      await decideRefund(request.request_id, { decision, answer, ...(isPaying && { amount }) });
      closeDialog(id);
      onDone();
    } catch (error) {
      if (error instanceof HttpError && error.field === 'amount') return fail(t('tooMuch'), 'amount');
      fail(t(error instanceof HttpError && error.status === 409 ? 'already' : 'failed'));
    }
  });
  return (
    <FormDialog
      {...{ id, sending, onClose }}
      words={{
        title: t('title', { number }),
        close: t('close'),
        send: t('send'),
        busy: t('busy'),
        cancel: t('cancel'),
      }}
      onSubmit={send}
    >
      <p>{t('of', { money, n: seats })}</p>
      <RadioCards
        {...fieldOf('decision')}
        label={t('decision')}
        options={offered.map((value) => ({ value, title: t(value) }))}
        value={decision}
        onChange={(value) => setDecision(value as Decision['decision'])}
      />
      {decision === 'approve' && (
        <TextField
          {...fieldOf('amount')}
          {...{ label: t('amount'), help: t('amountHelp', { currency, money }), inputMode: 'decimal', dir: 'ltr' }}
          defaultValue={typedAmount(request)}
        />
      )}
      <TextareaField {...fieldOf('answer')} label={t('answer')} help={t('answerHelp')} rows={3} maxLength={1000} />
    </FormDialog>
  );
}
