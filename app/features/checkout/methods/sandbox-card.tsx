/** The card form of the sandbox, in test mode: it behaves as a real one does, and takes only numbers that no bank gives out. */
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { finishStep, payByCard } from '#app/features/checkout/sandbox/client.ts';
import type { SandboxLook } from '#app/integrations/payments/sandbox-book.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import type { CardFormProps } from './card-props.ts';
import { CARD_FIELDS, type CardField, cardOf, declineOf, faultIn, type TypedCard, tidied } from './card-rules.ts';
import type { Outcome } from './outcome-rules.ts';
import { PayButton, StatusLine } from './pay-button.tsx';
import { StepDialog } from './step-dialog.tsx';

const typedIn = (form: FormData) =>
  Object.fromEntries(CARD_FIELDS.map((field) => [field, String(form.get(field) ?? '')])) as TypedCard;

/** What a look at the payment means for the form. */
function useAnswers({ fail, onOutcome }: { fail(text: string, field?: CardField): void; onOutcome(o: Outcome): void }) {
  const t = useTranslations('payment-methods.card');
  const [status, setStatus] = useState<string | null>(null);
  const [hasStep, setStep] = useState(false);
  const failed = (text: string, field?: CardField) => {
    fail(text, field);
    onOutcome({ status: 'error', message: text });
  };
  function take({ state, decline_code }: SandboxLook) {
    setStep(state === 'step');
    if (state === 'step') return;
    if (state === 'paid' || state === 'processing') {
      const ended = state === 'paid' ? 'succeeded' : state;
      setStatus(ended);
      return onOutcome({ status: ended });
    }
    if (state !== 'open') return failed(t('over'));
    const { code, field } = declineOf(decline_code ?? '');
    failed(t(`declined.${code}`), field);
  }
  function takeError(error: unknown) {
    setStep(false);
    const isOver = error instanceof HttpError && error.status === 404;
    failed(t(isOver ? 'over' : error instanceof HttpError ? 'unexpected' : 'offline'));
  }
  return { status, hasStep, take, takeError };
}

export function SandboxCard({ clientSecret, charge, locale, isBusy, onOutcome, onPaying }: CardFormProps) {
  const t = useTranslations('payment-methods.card');
  const sending = useSending<CardField>(useId());
  const { fail, failWith, fieldOf, run } = sending;
  const { status, hasStep, take, takeError } = useAnswers({ fail, onOutcome });
  const isPaying = sending.isBusy || hasStep;
  useEffect(() => onPaying?.(isPaying), [isPaying, onPaying]);

  const faultsIn = (typed: TypedCard) =>
    CARD_FIELDS.flatMap((field) => {
      const fault = faultIn(field, typed[field], new Date());
      return fault ? [{ field, text: t(`wrong.${fault}`) }] : [];
    });
  const watch = sending.watches((field, form) => {
    const fault = CARD_FIELDS.includes(field) && faultIn(field, typedIn(form)[field], new Date());
    return fault ? { text: t(`wrong.${fault}`), isMissing: fault.endsWith('_missing') } : null;
  });

  async function pay(form: FormData) {
    const typed = typedIn(form);
    const faults = faultsIn(typed);
    if (faults.length > 0) return failWith(faults);
    await payByCard(clientSecret, cardOf(typed)).then(take, takeError);
  }
  const answerStep = (agreed: boolean) => run(() => finishStep(clientSecret, agreed).then(take, takeError));

  const digits = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <>
      <form
        method="post"
        noValidate
        aria-busy={isPaying}
        onSubmit={sending.sends(pay)}
        onInput={watch.onInput}
        onBlur={(event) => {
          const { target } = event;
          if (target instanceof HTMLInputElement) target.value = tidied(target.name as CardField, target.value);
          watch.onBlur(event);
        }}
        className="grid gap-4"
      >
        {sending.aloud}
        <TextField {...fieldOf('number')} {...digits} label={t('number')} autoComplete="cc-number" maxLength={30} />
        <div className="grid items-end gap-4 min-[22rem]:grid-cols-2">
          <TextField
            {...fieldOf('expires')}
            {...digits}
            label={t('expires')}
            help={t('expiresHelp')}
            autoComplete="cc-exp"
            maxLength={10}
          />
          <TextField
            {...fieldOf('cvc')}
            {...digits}
            label={t('cvc')}
            help={t('cvcHelp')}
            autoComplete="cc-csc"
            maxLength={4}
          />
        </div>
        {sending.notice}
        <StatusLine status={status} />
        <PayButton {...{ charge, locale, isPaying }} isDisabled={isBusy || status !== null} />
      </form>
      {hasStep && <StepDialog {...{ charge, locale }} isBusy={sending.isBusy} onAnswer={answerStep} />}
    </>
  );
}
