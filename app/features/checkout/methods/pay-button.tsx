/** The one main button of a payment, with the sum on it, and what the try came to. */
import { useTranslations } from 'use-intl';
import type { Locale } from '#app/i18n/locales.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { Button } from '#app/ui/button.tsx';
import type { Currency } from '#content/countries.ts';
import { isKnownStatus } from './outcome-rules.ts';

type Props = {
  charge: { amount: number; currency: Currency };
  locale: Locale;
  isPaying: boolean;
  isDisabled: boolean;
};

export function PayButton({ charge, locale, isPaying, isDisabled }: Props) {
  const t = useTranslations('payment-methods.card');
  return (
    <Button kind="main" wide type="submit" disabled={isDisabled} busy={isPaying ? t('paying') : undefined}>
      {t('pay', { amount: formatMoney(locale, charge) })}
    </Button>
  );
}

/** Spec 8: anything but success is told as a status, in words where we have them. */
export function StatusLine({ status }: { status: string | null }) {
  const t = useTranslations('payment-methods.card');
  return (
    <p role="status" className="font-semibold empty:-mt-4">
      {status === 'succeeded' && t('done')}
      {status &&
        status !== 'succeeded' &&
        t('status', { status: isKnownStatus(status) ? t(`statuses.${status}`) : status })}
    </p>
  );
}
