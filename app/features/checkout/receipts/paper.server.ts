/** The receipt as a paper of one page: who, what for how many at which price, the total as charged, and what went back (D26, D41, D52). */
import { feeText } from '#app/features/catalogue/fee-text.server.ts';
import { productOf } from '#app/features/catalogue/rules.ts';
import { paymentNumber, requestNumber } from '#app/features/checkout/number-rules.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import type { PdfBlock, PdfDocument, PdfPart, PdfRow } from '#app/integrations/pdf/pdf.ts';
import { brand } from '#content/brand.ts';
import { SERVICE_TYPES, type ServiceType } from '#content/catalogue.ts';
import type { Currency } from '#content/countries.ts';
import { longDate } from '#content/legal/wording.ts';
import { dayOf } from '#content/office-clock.ts';
import { DOCUMENT_TYPES, linesIn } from './rules.ts';

type Part = { count: number; unit: number; before: number };
type Line = { sid: string; adults: Part; minors: Part; total: number };
/** As the store reads it. */
export type PaperData = {
  payment: {
    payment_number: number;
    provider: string;
    provider_ref: string | null;
    amount: number;
    currency: string;
    refunded: number;
    is_duplicate: boolean;
    paid_at: Date;
    first_name: string;
    last_name: string;
  };
  order: {
    lines: Line[];
    method: 'card' | 'local';
    reference: string;
    charged: number;
    charged_currency: string;
    shown_amount: number;
    shown_currency: string;
    tax_rate: number;
    tax_amount: number;
    promo_code: string | null;
    rate: number;
    rate_as_of: string;
    invoice: { document_type: string; document_number: string; name: string; address: string } | null;
  } | null;
  bought: { sid: string; people: number }[];
  refunds: { request_number: number; amount: number; currency: string; updated_at: Date }[];
};

const wordsOf = (locale: Locale) => ({
  t: translator(locale, 'receipts'),
  title: (sid: string) => {
    const known = SERVICE_TYPES.find((one) => one === sid);
    return known ? translator(locale, 'catalogue')(`services.${known}.title`) : sid;
  },
  /** A column of figures keeps its cents. */
  money: (amount: number, currency: string) =>
    formatMoney(locale, { amount, currency: currency as Currency }, 'always'),
  /** The day as it was in Bogotá. */
  day: (at: Date) => longDate(dayOf(at), locale),
});
type Words = ReturnType<typeof wordsOf>;

function whoRows({ payment, order }: PaperData, { t }: Words): PdfRow[] {
  const invoice = order?.invoice;
  if (!invoice) return [{ label: t('paper.who'), value: `${payment.first_name} ${payment.last_name}`.trim() }];
  const type = DOCUMENT_TYPES.find((one) => one === invoice.document_type) ?? 'other';
  return [
    { label: t('paper.who'), value: invoice.name },
    { label: t(`documents.${type}`), value: invoice.document_number },
    { label: t('paper.address'), value: invoice.address },
  ];
}

/** One line for each price: adults and minors of a product may pay differently. */
function productRows(lines: readonly Line[], currency: string, { t, title, money }: Words): PdfRow[] {
  return lines.flatMap(({ sid, adults, minors }) => {
    const isMixed = adults.count > 0 && minors.count > 0;
    const row = (part: Part, kind: 'adults' | 'minors'): PdfRow[] =>
      part.count === 0
        ? []
        : [
            {
              label: title(sid),
              value: t(isMixed || kind === 'minors' ? `paper.${kind}` : 'paper.people', {
                n: part.count,
                unit: money(part.before, currency),
              }),
              end: money(part.count * part.before, currency),
            },
          ];
    return [...row(adults, 'adults'), ...row(minors, 'minors')];
  });
}

function sumRows(data: PaperData, words: Words): PdfRow[] {
  const { payment, order, bought } = data;
  const { t, title, money } = words;
  const total: PdfRow = { label: t('paper.total'), end: money(payment.amount, payment.currency), isTotal: true };
  if (!order)
    return [...bought.map(({ sid, people }) => ({ label: title(sid), value: t('paper.count', { n: people }) })), total];
  const currency = linesIn({ ...order, amount: order.charged, currency: order.charged_currency });
  const before = order.lines.reduce(
    (sum, { adults, minors }) => sum + adults.count * adults.before + minors.count * minors.before,
    0,
  );
  const discount = before - order.lines.reduce((sum, line) => sum + line.total, 0);
  const rows = productRows(order.lines, currency, words);
  if (discount > 0) {
    const label = order.promo_code ? t('paper.discountCode', { code: order.promo_code }) : t('paper.discount');
    rows.push({ label, end: `−${money(discount, currency)}` });
  }
  if (order.tax_amount > 0)
    rows.push({
      label: t('paper.tax', { rate: Math.round(order.tax_rate * 1000) / 10 }),
      end: money(order.tax_amount, order.charged_currency),
    });
  return [...rows, total];
}

/** About as much in the money of the page, where another was charged; with the day of its rate. */
function aboutText({ order, payment }: PaperData, locale: Locale, { t, money }: Words): PdfBlock[] {
  if (!order || order.shown_currency === payment.currency) return [];
  const about = money(order.shown_amount, order.shown_currency);
  const rate = new Intl.NumberFormat(`${locale}-u-nu-latn`, { maximumFractionDigits: 4 }).format(order.rate);
  const date = longDate(order.rate_as_of, locale);
  const args = { about, rate, currency: order.shown_currency, date, charged: payment.currency };
  return [{ kind: 'text', text: t('paper.about', args), isQuiet: true }];
}

function howPart({ payment, order }: PaperData, { t }: Words): PdfPart {
  const method = payment.provider === 'manual' ? 'manual' : (order?.method ?? 'local');
  const rows: PdfRow[] = [{ label: t('paper.method'), value: t(`methods.${method}`) }];
  if (order) rows.push({ label: t('paper.reference'), value: order.reference });
  if (payment.provider_ref) rows.push({ label: t('paper.providerReference'), value: payment.provider_ref });
  return { title: t('paper.how'), blocks: [{ kind: 'rows', rows }] };
}

function refundPart({ payment, refunds }: PaperData, { t, money, day }: Words): PdfPart[] {
  if (payment.refunded === 0) return [];
  const rows = refunds.map(
    ({ request_number, amount, currency, updated_at }): PdfRow => ({
      label: t('paper.refund', { number: requestNumber(request_number), date: day(updated_at) }),
      end: money(amount, currency),
    }),
  );
  const total: PdfRow = { label: t('paper.refunded'), end: money(payment.refunded, payment.currency), isTotal: true };
  return [{ title: t('paper.refunds'), blocks: [{ kind: 'rows', rows: [...rows, total], hasSums: true }] }];
}

/** What the government asks for stands on no receipt of ours, unless we pay it on. */
function feePart({ order, bought }: PaperData, locale: Locale, { t, title }: Words): PdfPart {
  const sids = [...new Set((order?.lines ?? bought).map(({ sid }) => sid))];
  const known = sids.flatMap((sid) => SERVICE_TYPES.find((one) => one === sid) ?? []);
  const text = (sid: ServiceType) => feeText(locale, productOf(sid));
  const items = known.map((sid) => (known.length > 1 ? `${title(sid)}: ${text(sid)}` : text(sid)));
  return { title: t('paper.fee'), blocks: items.map((one) => ({ kind: 'text' as const, text: one, isQuiet: true })) };
}

export function receiptPaper(data: PaperData, locale: Locale): PdfDocument {
  const words = wordsOf(locale);
  const { t, day } = words;
  const { payment } = data;
  const number = paymentNumber(payment.payment_number);
  const seller: PdfRow = { label: t('paper.seller'), value: `${brand.legalEntity} · ${brand.supportEmail}` };
  const parts: PdfPart[] = [
    { blocks: [{ kind: 'rows', rows: [...whoRows(data, words), seller] }] },
    ...(payment.is_duplicate ? [{ blocks: [{ kind: 'note' as const, text: t('paper.duplicate') }] }] : []),
    {
      title: t('paper.what'),
      blocks: [{ kind: 'rows', rows: sumRows(data, words), hasSums: true }, ...aboutText(data, locale, words)],
    },
    ...refundPart(data, words),
    howPart(data, words),
    feePart(data, locale, words),
  ];
  return {
    locale,
    title: t('paper.title', { number }),
    kind: t('paper.kind'),
    date: day(payment.paid_at),
    foot: t('paper.foot'),
    sections: [{ parts }],
  };
}
