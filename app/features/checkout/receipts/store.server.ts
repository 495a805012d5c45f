/** Receipts: what a payment was for, read again whenever one is drawn, and the message that brings it. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { nameForMail } from '#app/features/accounts/rules.ts';
import { paymentNumber } from '#app/features/checkout/number-rules.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { letterOf } from '#app/integrations/mail/layout.server.ts';
import type { MailFile } from '#app/integrations/mail/mail.ts';
import { writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import { Problem } from '#app/platform/problem.ts';
import { brand } from '#content/brand.ts';
import type { Currency } from '#content/countries.ts';
import type { Db } from '#db/client.server.ts';
import { orders, payments, refund_requests, subscriptions, users } from '#db/schema.server.ts';
import { receiptPaper } from './paper.server.ts';

const ofPayment = {
  ...{ payment_id: payments.payment_id, payment_number: payments.payment_number, user_id: payments.user_id },
  ...{ provider: payments.provider, provider_ref: payments.provider_ref, amount: payments.amount },
  ...{ currency: payments.currency, refunded: payments.refunded, state: payments.state },
  ...{ is_duplicate: payments.is_duplicate, paid_at: payments.created_at },
};

const ofOrder = {
  ...{ lines: orders.lines, method: orders.method, reference: orders.reference, country: orders.country },
  ...{ charged: orders.amount, charged_currency: orders.currency, shown_amount: orders.shown_amount },
  ...{ shown_currency: orders.shown_currency, tax_rate: orders.tax_rate, tax_amount: orders.tax_amount },
  ...{ promo_code: orders.promo_code, rate: orders.rate, rate_as_of: orders.rate_as_of, invoice: orders.invoice },
};

/** Everything that stands on the paper; null where there is no such payment. */
async function readReceipt(db: Db, payment_id: string) {
  const [payment] = await db
    .select({ ...ofPayment, first_name: users.first_name, last_name: users.last_name, order_id: payments.order_id })
    .from(payments)
    .innerJoin(users, eq(users.user_id, payments.user_id))
    .where(eq(payments.payment_id, payment_id));
  if (!payment) return null;
  const [order] = payment.order_id
    ? await db.select(ofOrder).from(orders).where(eq(orders.order_id, payment.order_id))
    : [];
  const bought = await db
    .select({ sid: subscriptions.sid, people: subscriptions.applicants_covered })
    .from(subscriptions)
    .where(eq(subscriptions.payment_id, payment_id))
    .orderBy(asc(subscriptions.created_at));
  const { request_number, amount, currency, updated_at } = refund_requests;
  const refunds = await db
    .select({ request_number, amount, currency, updated_at })
    .from(refund_requests)
    .where(and(eq(refund_requests.payment_id, payment_id), eq(refund_requests.state, 'done')))
    .orderBy(asc(updated_at));
  return { payment, order: order ?? null, bought, refunds };
}

type ReceiptContext = Pick<Ctx, 'db' | 'pdf'>;

export async function drawReceipt({ db, pdf }: ReceiptContext, payment_id: string, locale: Locale): Promise<MailFile> {
  pdf.requireRoom();
  const receipt = await readReceipt(db, payment_id);
  if (!receipt) throw new Problem(404);
  const number = paymentNumber(receipt.payment.payment_number);
  return {
    file_name: `${brand.name.toLowerCase()}-${number}.pdf`,
    content_type: 'application/pdf',
    content: await pdf.render(receiptPaper(receipt, locale)),
  };
}

/** In the transaction in which the payment is stored: by mail, in the language of the person, with the paper. */
export async function queueReceipt(ctx: Ctx, tx: Db, payment_id: string) {
  const receipt = await readReceipt(tx, payment_id);
  if (!receipt) return;
  const { user_id, first_name, amount, currency, payment_number } = receipt.payment;
  const { email, locale } = users;
  const [reader] = await tx.select({ email, locale }).from(users).where(eq(users.user_id, user_id));
  if (!reader?.email) return;
  const t = translator(reader.locale, 'receipts');
  const name = nameForMail(first_name);
  const args = {
    ...{ name, number: paymentNumber(payment_number), email: brand.supportEmail },
    money: formatMoney(reader.locale, { amount, currency: currency as Currency }),
  };
  const letter = {
    subject: t('mail.subject', args),
    paragraphs: [
      name ? t('mail.greeting', args) : t('mail.greetingNobody'),
      t('mail.body', args),
      t('mail.after', args),
    ],
    ...{ action: t('mail.action'), signature: t('mail.signature') },
    link: `${ctx.env.PUBLIC_URL}${pathTo('portal-receipts', reader.locale)}`,
  };
  await writeMessages(ctx, tx, [
    {
      ...{ kind: 'receipt', budget: 'notice', user_id, to_address: reader.email, locale: reader.locale },
      ...letterOf(reader.locale, letter),
      attachment: { kind: 'receipt', payment_id },
    },
  ]);
}

/** Newest first, with what each was for. */
export async function listPayments(db: Db, user_id: string) {
  const rows = await db
    .select({ ...ofPayment, lines: orders.lines, method: orders.method })
    .from(payments)
    .leftJoin(orders, eq(orders.order_id, payments.order_id))
    .where(eq(payments.user_id, user_id))
    .orderBy(desc(payments.created_at), desc(payments.payment_number))
    .limit(100);
  const ids = rows.map(({ payment_id }) => payment_id);
  const { payment_id, sid, applicants_covered } = subscriptions;
  const bought =
    ids.length > 0
      ? await db.select({ payment_id, sid, applicants_covered }).from(subscriptions).where(inArray(payment_id, ids))
      : [];
  return rows.map(({ lines, ...row }) => ({
    ...row,
    products:
      lines?.map((line) => ({ sid: line.sid, people: line.adults.count + line.minors.count })) ??
      bought
        .filter((one) => one.payment_id === row.payment_id)
        .map((one) => ({ sid: one.sid, people: one.applicants_covered })),
  }));
}
export type ListedPayment = Awaited<ReturnType<typeof listPayments>>[number];
