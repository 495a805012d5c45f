/** Payments of a person with their refunds, the receipt as a file, and for whom it is made out (spec 7 "Payments"). */
import { z } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { paymentNumber } from '#app/features/checkout/number-rules.ts';
import { asShown, shownRequest } from '#app/features/checkout/refunds/shown.server.ts';
import { listRequests } from '#app/features/checkout/refunds/store.server.ts';
import { ofBuyer, PAYERS } from '#app/features/checkout/subjects.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import type { SubjectOf } from '#app/platform/access/policy.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { payments } from '#db/schema.server.ts';
import { invoiceInput } from './input.server.ts';
import { readInvoice, saveInvoice } from './invoice.server.ts';
import { DOCUMENT_TYPES } from './rules.ts';
import { drawReceipt, type ListedPayment, listPayments } from './store.server.ts';

const ofPerson = z.object({ user_id: z.uuid().optional() });
const limits = [{ bucket: 'payments.actor', by: 'actor', max: 300, minutes: 60 }] as const;

/** The person of a payment. */
const payer: SubjectOf = {
  name: 'payment',
  async find(ctx, { payment_id }) {
    if (!z.uuid().safeParse(payment_id).success) return null;
    const [row] = await ctx.db
      .select({ user_id: payments.user_id })
      .from(payments)
      .where(eq(payments.payment_id, String(payment_id)));
    return row ? person.find(ctx, row) : null;
  },
};

const payment = z
  .strictObject({
    payment_id: z.uuid(),
    number: z.string().openapi({ example: 'M-000123' }),
    paid_at: z.iso.datetime(),
    amount: z.int(),
    currency: z.string(),
    refunded: z.int(),
    state: z.enum(payments.state.enumValues),
    is_duplicate: z.boolean(),
    method: z.enum(['card', 'local', 'manual']),
    products: z.array(z.strictObject({ sid: z.string(), people: z.int() })),
    refunds: z.array(shownRequest),
  })
  .openapi('Payment');

const shownPayment = (row: ListedPayment) => ({
  ...{ payment_id: row.payment_id, number: paymentNumber(row.payment_number), paid_at: row.paid_at.toISOString() },
  ...{ amount: row.amount, currency: row.currency, refunded: row.refunded, state: row.state },
  ...{ is_duplicate: row.is_duplicate, products: row.products },
  method: row.provider === 'manual' ? ('manual' as const) : (row.method ?? ('local' as const)),
});

const list = call({
  method: 'get',
  path: '/payments',
  summary: 'What a person has paid, newest first, with the refunds of each',
  request: { query: ofPerson },
  'x-policy': { ...ofBuyer, audit: 'payments.list', limits },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), payments: z.array(payment) }), 'At most 100'),
  },
});

const receipt = call({
  method: 'get',
  path: '/payments/{payment_id}/receipt',
  summary: 'The receipt as a PDF, as it stands today: with what went back since',
  request: {
    params: z.object({ payment_id: z.uuid() }),
    query: z.object({ locale: z.enum(LOCALES).optional() }),
  },
  'x-policy': {
    ...{ roles: PAYERS, owner: ['self', 'staff-for'], subjectOf: payer, audit: 'payments.receipt' },
    limits: [{ bucket: 'payments.receipt', by: 'actor', max: 60, minutes: 60 }],
    /** Others may wait before it. */
    seconds: 60,
  },
  responses: { 200: { description: 'The paper', content: { 'application/pdf': { schema: z.string() } } } },
});

const invoice = z
  .strictObject({
    document_type: z.enum(DOCUMENT_TYPES),
    document_number: z.string(),
    name: z.string(),
    address: z.string(),
  })
  .openapi('Invoice');
const shownInvoice = json(
  z.strictObject({ success: z.literal(true), invoice: invoice.nullable() }),
  'For whom the next receipt is made out; null: for the person of the account',
);

const getInvoice = call({
  method: 'get',
  path: '/payments/invoice',
  summary: 'For whom the receipt is made out',
  request: { query: ofPerson },
  'x-policy': { ...ofBuyer, audit: 'payments.invoice', limits },
  responses: { 200: shownInvoice },
});

const putInvoice = call({
  method: 'put',
  path: '/payments/invoice',
  summary: 'Make the receipt out to somebody: document, name or firm, address; null takes it back',
  request: { query: ofPerson, ...body(z.strictObject({ invoice: invoiceInput.nullable() })) },
  'x-policy': { ...ofBuyer, audit: 'payments.invoice.saved', body: SMALL, limits },
  responses: { 200: shownInvoice },
});

const buyerOf = ({ subject }: Ctx) => subject?.user_id ?? '';

export const receiptsApi = router()
  .openapi(list, async (c) => {
    const ctx = ctxOf(c);
    const owner = buyerOf(ctx);
    const requests = (await listRequests(ctx.db, owner)).map(asShown);
    const shown = (await listPayments(ctx.db, owner)).map((row) => ({
      ...shownPayment(row),
      refunds: requests.filter((one) => one.payment_id === row.payment_id),
    }));
    return c.json({ success: true as const, payments: shown }, 200);
  })
  .openapi(receipt, async (c) => {
    const ctx = ctxOf(c);
    const { locale } = c.req.valid('query');
    const owner = await readProfile(ctx.db, buyerOf(ctx));
    const { payment_id } = c.req.valid('param');
    const file = await drawReceipt(ctx, payment_id, locale ?? owner?.locale ?? 'es');
    return c.body(file.content, 200, {
      'Content-Type': file.content_type,
      'Content-Disposition': `attachment; filename="${file.file_name}"`,
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
    }) as never;
  })
  .openapi(getInvoice, async (c) => {
    const ctx = ctxOf(c);
    return c.json({ success: true as const, invoice: await readInvoice(ctx.db, buyerOf(ctx)) }, 200);
  })
  .openapi(putInvoice, async (c) => {
    const ctx = ctxOf(c);
    const given = c.req.valid('json').invoice;
    await saveInvoice(ctx, buyerOf(ctx), given);
    return c.json({ success: true as const, invoice: given }, 200);
  });
