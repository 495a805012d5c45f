/** The browser's calls about links to pay. */

import type { Locale } from '#app/i18n/locales.ts';
import type { ProviderName } from '#app/integrations/payments/payments.ts';
import { send } from '#app/platform/http/http.ts';

export type StartedPayment = {
  provider: ProviderName;
  clientSecret: string | null;
  publishableKey: string | null;
  scriptUrl: string | null;
  redirect_url: string | null;
  charge: { amount: number; currency: string };
};
type MadeLink = { url: string; whatsapp: string; is_mailed: boolean };

/** Providers may take their time. */
const SECONDS = 30;

export const beginToPay = (code: string, locale: Locale) =>
  send<StartedPayment>('POST', `/payments/link/${code}/pay`, {
    body: { locale },
    isOutsideSession: true,
    seconds: SECONDS,
  });

/** `user_id`: whom staff make it for. */
export const makeLink = (locale: Locale, by_mail: boolean, user_id?: string) =>
  send<MadeLink>('POST', `/payments/link${user_id ? `?user_id=${user_id}` : ''}`, { body: { locale, by_mail } });
