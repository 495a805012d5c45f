/** The surface of Stripe's own script that we use (contracts 1.6): it must come from Stripe, so there is no package of it here. */
import type { Locale } from '#app/i18n/locales.ts';
import { providerScript } from './provider-script.ts';

type Failure = { message?: string };
type PaymentElement = {
  mount(at: HTMLElement): unknown;
  on(name: 'ready' | 'loaderror', heard: () => void): unknown;
  destroy(): void;
};
export type StripeElements = {
  create(kind: 'payment', options?: object): PaymentElement;
  submit(): Promise<{ error?: Failure }>;
  /** After the server has changed the amount. */
  fetchUpdates(): Promise<{ error?: Failure }>;
};
export type Stripe = {
  elements(options: { clientSecret: string; locale: Locale; appearance: object }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    redirect: 'if_required';
    confirmParams: { return_url: string };
  }): Promise<{ error?: Failure; paymentIntent?: { status: string } }>;
};

const USUAL_PLACE = 'https://js.stripe.com/endive/stripe.js';

export async function openStripe(publicKey: string, scriptUrl: string | null | undefined): Promise<Stripe> {
  const page = window as { Stripe?: (key: string) => Stripe };
  if (!page.Stripe) await providerScript(scriptUrl ?? USUAL_PLACE);
  if (!page.Stripe) throw new Error('the script of Stripe brought nothing');
  return page.Stripe(publicKey);
}

/** Its fields stand in a frame of its own, which our styles do not reach. */
export function lookOfFields() {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      ...{ fontSizeBase: '16px', borderRadius: '12px', spacingUnit: '4px' },
      ...(!isDark && { colorPrimary: '#12408a', colorText: '#0b1f3a' }),
    },
  };
}
