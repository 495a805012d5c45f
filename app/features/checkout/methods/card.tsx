/** Stand-in until the real one is merged. */

import type { Locale } from '#app/i18n/locales.ts';
import { Button } from '#app/ui/button.tsx';

export type CardOutcome = { status: 'succeeded' | 'processing' | 'requires_action' | 'error'; message?: string };
type Props = {
  provider: 'stripe' | 'sandbox';
  publicKey: string | null;
  clientSecret: string;
  charge: { amount: number; currency: string };
  locale: Locale;
  isBusy: boolean;
  onPaying?(isPaying: boolean): void;
  scriptUrl?: string | null;
  onOutcome(outcome: CardOutcome): void;
};
export function CardPanel({ isBusy, charge, onOutcome }: Props) {
  return (
    <Button kind="main" wide disabled={isBusy} onClick={() => onOutcome({ status: 'succeeded' })}>
      {String(charge.amount)}
    </Button>
  );
}
