/** A receipt: in which money its lines are, and for whom it is made out. */
type PricedLines = { total: number }[];
type ChargedOrder = {
  lines: Readonly<PricedLines>;
  amount: number;
  currency: string;
  tax_amount: number;
  shown_currency: string;
};

/** The money of the lines: what was charged where they add up to it, else that of the page they were bought on. */
export const linesIn = ({ lines, amount, currency, tax_amount, shown_currency }: ChargedOrder): string =>
  lines.reduce((sum, { total }) => sum + total, 0) + tax_amount === amount ? currency : shown_currency;

/** Documents of the countries we sell in: of people, and of firms (NIT, RUT, RUC). */
export const DOCUMENT_TYPES = ['CC', 'CE', 'NIT', 'passport', 'RUT', 'RUC', 'DNI', 'other'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** As they are written once points and spaces are gone; kept simple: who looks at the paper decides. */
const PATTERNS: Record<DocumentType, RegExp> = {
  CC: /^\d{5,10}$/,
  CE: /^[A-Z\d]{5,12}$/,
  NIT: /^\d{8,10}(-\d)?$/,
  passport: /^[A-Z\d]{5,15}$/,
  RUT: /^\d{7,8}-?[\dK]$/,
  RUC: /^[\d-]{6,15}$/,
  DNI: /^\d{7,13}$/,
  other: /^[\p{L}\d./-]{3,30}$/u,
};

export const cleanNumber = (text: string) => text.toUpperCase().replace(/[\s.]/g, '');
export const isDocumentNumber = (type: DocumentType, text: string) => PATTERNS[type].test(cleanNumber(text));

export const INVOICE_FIELDS = ['document_type', 'document_number', 'name', 'address'] as const;
export type InvoiceField = (typeof INVOICE_FIELDS)[number];

export type Invoice = { document_type: DocumentType; document_number: string; name: string; address: string };

type Wrong = { field: InvoiceField; why: 'missing' | 'wrong' };

/** What is missing or wrong before it is sent, field by field. */
export function wrongsInInvoice(typed: Record<InvoiceField, string>): Wrong[] {
  const type = DOCUMENT_TYPES.find((one) => one === typed.document_type);
  return INVOICE_FIELDS.flatMap((field): Wrong[] => {
    if (!typed[field].trim()) return [{ field, why: 'missing' }];
    const isWrong = field === 'document_number' && type && !isDocumentNumber(type, typed.document_number);
    return isWrong ? [{ field, why: 'wrong' }] : [];
  });
}
