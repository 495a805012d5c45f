/** The browser's calls about receipts. */
import type { Locale } from '#app/i18n/locales.ts';
import { send, sendForFile } from '#app/platform/http/http.ts';
import type { Invoice } from './rules.ts';

/** Longer than the server lets it take. */
const SECONDS = 65;

export const fetchReceipt = (payment_id: string, locale: Locale) =>
  sendForFile(`/payments/${payment_id}/receipt?locale=${locale}`, { seconds: SECONDS });

const of = (user_id: string | undefined) => (user_id ? `?user_id=${user_id}` : '');

/** `user_id`: whom staff write for. */
export const saveInvoice = (invoice: Invoice | null, user_id?: string) =>
  send<{ success: true; invoice: Invoice | null }>('PUT', `/payments/invoice${of(user_id)}`, { body: { invoice } });
