/** What came another way, written down: what for, how much, for how many, and how it came (D55, T17). */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MARK_REFUSALS } from '#app/features/checkout/manual/rules.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { keyPerContent } from '#app/platform/http/key-per-content.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import type { FieldError } from '#app/ui/fields/form-errors.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { type Currency, currencies } from '#content/countries.ts';
import { LEAST_REASON, MAX_PARTY } from '#content/limits.ts';
import { markPaid } from './client.ts';
import { minorUnitsOf } from './rules.ts';
import type { PersonMoney } from './view.server.ts';

type Field = 'sid' | 'amount' | 'currency' | 'applicants' | 'reason';

/** The words for each refusal of the server. */
function refusalOf(error: unknown) {
  if (!(error instanceof HttpError)) return 'failed';
  if (error.field === 'applicants') return 'tooMany';
  const words = {
    [MARK_REFUSALS.alreadyPaid]: 'already',
    [MARK_REFUSALS.justMarked]: 'justNow',
    [MARK_REFUSALS.ownFamily]: 'ownFamily',
  } as const;
  return words[error.serverMessage as keyof typeof words] ?? 'failed';
}

export function MarkForm({ view, onDone }: { view: PersonMoney; onDone(text: string): void }) {
  const t = useTranslations('office-money.mark');
  const id = useId();
  const { isBusy, sends, fail, failWith, fieldOf, notice, aloud } = useSending<Field>(id);
  const [{ keyOf, arrived }] = useState(keyPerContent);
  const send = sends(async (typed, form) => {
    const read = (name: string) => String(typed.get(name) ?? '').trim();
    const currency = read('currency') as Currency;
    const amount = minorUnitsOf(read('amount'), currency);
    const example = currencies[currency].decimals ? '97.50' : '400.000';
    const reason = read('reason');
    const wrongs: FieldError<Field>[] = [
      ...(amount === null ? [{ field: 'amount', text: t('amountWrong', { example }) } as const] : []),
      ...(reason.length < LEAST_REASON ? [{ field: 'reason', text: t('reasonMissing') } as const] : []),
    ];
    if (amount === null || wrongs.length > 0) return failWith(wrongs);
    const people = { applicants: Number(read('applicants')), is_additional: typed.has('is_additional') };
    const body = { sid: read('sid'), amount, currency, reason, ...people };
    try {
      const { number } = await markPaid(view.user_id, body, keyOf(body));
      arrived();
      form.reset();
      onDone(t('done', { number }));
    } catch (error) {
      fail(t(refusalOf(error)));
    }
  });
  return (
    <form method="post" noValidate onSubmit={send} className="grid max-w-2xl gap-4">
      {notice}
      {aloud}
      <p className="text-quiet">{t('lead')}</p>
      <SelectField {...fieldOf('sid')} label={t('service')} options={view.services} defaultValue={view.service ?? ''} />
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <TextField {...fieldOf('amount')} label={t('amount')} inputMode="decimal" dir="ltr" autoComplete="off" />
        <SelectField {...fieldOf('currency')} label={t('currency')} options={view.currencies} defaultValue="COP" />
        <SelectField
          {...fieldOf('applicants')}
          label={t('people')}
          options={Array.from({ length: MAX_PARTY }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
          defaultValue={String(view.people)}
        />
      </div>
      <TextareaField {...fieldOf('reason')} label={t('reason')} help={t('reasonHelp')} rows={2} maxLength={500} />
      <Checkbox id={`${id}-additional`} name="is_additional" label={t('additional')} />
      <div>
        <Button kind="main" type="submit" busy={isBusy ? t('busy') : undefined}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
