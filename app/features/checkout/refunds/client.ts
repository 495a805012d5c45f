/** The browser's calls about refunds. */
import { send } from '#app/platform/http/http.ts';

type RefundBody = { subscription_id: string; people: string[]; free_seats: number; reason?: string };
type RefundAnswer = { success: true; requests: { number: string }[] };

/** The same key for the same wish: what got lost on the way is not asked twice. */
export const askForRefund = (body: RefundBody, idempotencyKey: string) =>
  send<RefundAnswer>('POST', '/payments/refunds', { body, idempotencyKey });

export const withdrawRefund = (request_id: string) => send('DELETE', `/payments/refunds/${request_id}`);
