/** The calls of staff about money. */
import { send } from '#app/platform/http/http.ts';

type MarkBody = {
  amount: number;
  currency: string;
  sid: string;
  applicants: number;
  reason: string;
  is_additional: boolean;
};

export const markPaid = (user_id: string, body: MarkBody, idempotencyKey: string) =>
  send<{ number: string }>('POST', `/admin/${user_id}/update-payment-status`, {
    body: { status: 'paid', ...body },
    idempotencyKey,
  });

export const undoMark = (user_id: string, body: { payment_id: string; reason: string }) =>
  send('POST', `/admin/${user_id}/update-payment-status`, { body: { status: 'unpaid', ...body } });

export type Decision = { decision: 'approve' | 'refuse' | 'done'; amount?: number; answer: string };
export const decideRefund = (request_id: string, body: Decision) =>
  send('POST', `/admin/refunds/${request_id}/decide`, { body });

export const settleReview = (review_id: number, note: string) =>
  send('POST', `/admin/payment-reviews/${review_id}/settle`, { body: { note } });
