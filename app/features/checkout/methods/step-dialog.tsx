/** The extra step of a bank, over the page: agreed or not. To close it is not to agree. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '#app/i18n/locales.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { Button } from '#app/ui/button.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { brand } from '#content/brand.ts';
import type { Currency } from '#content/countries.ts';

type Props = {
  charge: { amount: number; currency: Currency };
  locale: Locale;
  isBusy: boolean;
  onAnswer(isAgreed: boolean): void;
};

export function StepDialog({ charge, locale, isBusy, onAnswer }: Props) {
  const t = useTranslations('payment-methods.step');
  const id = useId();
  return (
    <ShownDialog
      id={id}
      title={t('title')}
      close={t('close')}
      holds
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button kind="main" busy={isBusy ? t('agreeing') : undefined} onClick={() => onAnswer(true)}>
            {t('agree')}
          </Button>
          <Button kind="quiet" disabled={isBusy} onClick={() => closeDialog(id)}>
            {t('refuse')}
          </Button>
        </>
      }
    >
      <p>{t('text', { amount: formatMoney(locale, charge), brand: brand.name })}</p>
    </ShownDialog>
  );
}
