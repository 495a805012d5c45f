/** The receipt as it is drawn: one page, the same sums in three languages, and nothing left open. */
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { pdf } from '#app/integrations/pdf/index.server.ts';
import type { PdfDocument, PdfRow } from '#app/integrations/pdf/pdf.ts';
import { textOf } from '#tests/pdf-text.ts';
import { type PaperData, receiptPaper } from './paper.server.ts';

const part = (count: number, unit: number, before = unit) => ({ count, unit, before });
const base: PaperData = {
  payment: {
    ...{ payment_number: 123, provider: 'stripe', provider_ref: 'pi_1', amount: 26_061, currency: 'USD', refunded: 0 },
    ...{ is_duplicate: false, paid_at: new Date('2026-11-18T03:00:00Z'), first_name: 'Eva', last_name: 'Prueba' },
  },
  order: {
    lines: [
      { sid: 'FirstTime', adults: part(2, 9000, 12_500), minors: part(1, 2300, 12_500), total: 20_300 },
      { sid: 'BackgroundCheck', adults: part(1, 1600), minors: part(0, 0), total: 1600 },
    ],
    ...{ method: 'card', reference: 'mir-abc', charged: 26_061, charged_currency: 'USD', shown_amount: 1_068_501 },
    ...{ shown_currency: 'COP', tax_rate: 0.19, tax_amount: 4161, promo_code: 'FAMILIA2025', rate: 4100.25 },
    ...{ rate_as_of: '2026-11-17', invoice: null },
  },
  bought: [],
  refunds: [],
};
const rowsOf = ({ sections }: PdfDocument): PdfRow[] =>
  sections.flatMap(({ parts }) =>
    parts.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []))),
  );
const row = (document: PdfDocument, label: string) => rowsOf(document).find((one) => one.label === label);
const all = (document: PdfDocument) => JSON.stringify(document);
const dollars = (locale: Locale, amount: number) => formatMoney(locale, { amount, currency: 'USD' }, 'always');

test('number, day in Bogotá, who, each price, discount, tax and the total as charged, in three languages', () => {
  for (const locale of LOCALES) {
    const t = translator(locale, 'receipts');
    const document = receiptPaper(base, locale);
    expect(document.title).toBe(t('paper.title', { number: 'M-000123' }));
    expect(document.date).toMatch(/17/);
    expect(row(document, t('paper.who'))?.value).toBe('Eva Prueba');
    expect(row(document, t('paper.total'))).toMatchObject({ end: dollars(locale, 26_061), isTotal: true });
    expect(row(document, t('paper.tax', { rate: 19 }))?.end).toBe(dollars(locale, 4161));
    expect(row(document, t('paper.discountCode', { code: 'FAMILIA2025' }))?.end).toBe(`−${dollars(locale, 17_200)}`);
    const ends = rowsOf(document).flatMap(({ end }) => end ?? []);
    expect(ends.slice(0, 3)).toEqual([25_000, 12_500, 1600].map((amount) => dollars(locale, amount)));
    expect(all(document)).toContain(formatMoney(locale, { amount: 1_068_501, currency: 'COP' }, 'always'));
    expect(row(document, t('paper.reference'))?.value).toBe('mir-abc');
    expect(all(document), 'a key or a figure is left open').not.toMatch(/[{][\w-]+[}]|undefined|receipts\.|NaN/);
    expect(all(document)).not.toMatch(/approv|guarante|aprob|garantiz/i);
  }
});

test('made out to somebody, with what went back; the fee that is paid on is named as included', () => {
  const invoice = { document_type: 'NIT', document_number: '900123456-7', name: 'Viajes SAS', address: 'Calle 1' };
  const refunds = [{ request_number: 7, amount: 4000, currency: 'USD', updated_at: new Date('2026-12-01T15:00:00Z') }];
  const data: PaperData = {
    ...base,
    payment: { ...base.payment, refunded: 5000 },
    order: base.order && { ...base.order, invoice },
    refunds,
  };
  const document = receiptPaper(data, 'es');
  expect(row(document, 'Recibido de')?.value).toBe('Viajes SAS');
  expect(row(document, 'NIT')?.value).toBe('900123456-7');
  expect(all(document)).not.toContain('Eva');
  expect(row(document, 'Reembolso R-000007, 1 de diciembre de 2026')?.end).toBe(dollars('es', 4000));
  expect(row(document, 'Devuelto hasta hoy')?.end).toBe(dollars('es', 5000));
  expect(all(document)).toContain('se paga aparte');
  const esta = { sid: 'ESTA', adults: part(1, 8000), minors: part(0, 0), total: 8000 };
  const included = receiptPaper({ ...base, order: base.order && { ...base.order, lines: [esta] } }, 'es');
  expect(all(included)).toContain('De ese precio');
});

test('one that staff have marked has no order: what was bought, for how many, and the sum', () => {
  const payment = { ...base.payment, provider: 'manual', provider_ref: null, amount: 400_000, currency: 'COP' };
  const document = receiptPaper({ ...base, payment, order: null, bought: [{ sid: 'FirstTime', people: 2 }] }, 'es');
  expect(row(document, 'Total cobrado')?.end).toBe(formatMoney('es', { amount: 400_000, currency: 'COP' }, 'always'));
  expect(all(document)).toContain('2 personas');
  expect(row(document, 'Medio')?.value).toBe('Registrado por nuestro equipo');
});

test('drawn on one page', async () => {
  for (const locale of LOCALES) {
    const { text, totalPages } = await textOf(await pdf.render(receiptPaper(base, locale)));
    expect(totalPages, locale).toBe(1);
    expect(text).toContain('M-000123');
    expect(text).toContain('FAMILIA2025');
  }
});
