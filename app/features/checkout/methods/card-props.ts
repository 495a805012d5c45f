/** What the payment page hands to the card panel, and that to the form of a provider. */
import type { Locale } from '#app/i18n/locales.ts';
import type { Currency } from '#content/countries.ts';
import type { Outcome } from './outcome-rules.ts';

export type CardPanelProps = {
  provider: 'stripe' | 'sandbox';
  /** Null with the sandbox. */
  publicKey: string | null;
  /** The provider's own script, where it is not at its usual place. */
  scriptUrl?: string | null;
  /** Nothing while the payment is being made ready. */
  clientSecret: string | null;
  charge: { amount: number; currency: Currency };
  locale: Locale;
  /** The page is at something that must end before anybody pays. */
  isBusy: boolean;
  onOutcome(outcome: Outcome): void;
  /** From the press on the button to its outcome: nothing else may change meanwhile. */
  onPaying?(isPaying: boolean): void;
};

/** What the form of a provider is given: there is a payment to pay. */
export type CardFormProps = Omit<CardPanelProps, 'clientSecret' | 'provider'> & { clientSecret: string };
