/** A request and what can be asked for, as they leave. */
import { z } from '@hono/zod-openapi';
import { requestNumber } from '#app/features/checkout/number-rules.ts';
import type { Holding, RefundShare } from './holdings.server.ts';
import { REQUEST_STATES, STAGES, type Stage, shareOf } from './rules.ts';
import type { RefundRequest } from './store.server.ts';

const amount = z.int().openapi({ description: 'Minor units of the currency that was charged' });
const share = z.union([z.int(), z.literal('pro-rata')]).openapi({ description: 'Of our fee, in per cent' });

export const shownRequest = z
  .strictObject({
    request_id: z.uuid(),
    number: z.string().openapi({ example: 'R-000123' }),
    payment_id: z.uuid(),
    subscription_id: z.uuid(),
    people: z.array(z.uuid()),
    free_seats: z.int(),
    stage: z.string(),
    share,
    amount,
    currency: z.string(),
    reason: z.string().nullable(),
    state: z.enum(REQUEST_STATES),
    answer: z.string().nullable(),
    created_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
  })
  .openapi('RefundRequest');

export const asShown = (row: RefundRequest): z.infer<typeof shownRequest> => ({
  ...{ request_id: row.request_id, number: requestNumber(row.request_number), payment_id: row.payment_id },
  ...{ subscription_id: row.subscription_id, people: row.people, free_seats: row.free_seats, stage: row.stage },
  ...{ share: shareOf(row.stage as Stage), amount: row.amount, currency: row.currency, reason: row.reason },
  ...{ state: row.state, answer: row.answer, created_at: row.created_at.toISOString() },
  decided_at: row.decided_at?.toISOString() ?? null,
});

const back = { stage: z.enum(STAGES), share, part: amount, amount };
export const shownPreview = z
  .strictObject({
    subscription_id: z.uuid(),
    payment_id: z.uuid(),
    sid: z.string(),
    currency: z.string(),
    people: z.array(
      z.strictObject({
        ...{ user_id: z.uuid(), first_name: z.string(), state: z.enum(['free', 'asked', 'refunded']) },
        ...back,
      }),
    ),
    free_seats: z.array(z.strictObject(back)),
  })
  .openapi('RefundPreview');

const backOf = ({ stage, part, amount }: RefundShare) => ({ stage, share: shareOf(stage), part, amount });

export const previewOf = ({ people, free_seats, ...holding }: Holding): z.infer<typeof shownPreview> => ({
  ...holding,
  people: people.map((one) => ({
    ...{ user_id: one.user_id, first_name: one.first_name, state: one.state },
    ...backOf(one),
  })),
  free_seats: free_seats.map(backOf),
});
