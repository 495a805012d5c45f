/** What is typed of a card, checked before it is sent: a number with its check digit, a date to come, a code. */

export const CARD_FIELDS = ['number', 'expires', 'cvc'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type TypedCard = Readonly<Record<CardField, string>>;

/** Each is the key of a text. */
type CardFault = `${CardField}_missing` | 'number_invalid' | 'expires_invalid' | 'expires_past' | 'cvc_invalid';

/** Arabic and Persian keyboards write digits of their own. */
const plainDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '');
export const inFours = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The last digit of a card follows from the others. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** "1229", "12/2029" and "12 - 29" are 12/29; null of anything else. */
export function expiryOf(text: string): { month: number; year: number } | null {
  const plain = plainDigits(text).trim();
  const [, month = '', year = ''] =
    /^(\d{1,2})\s*[/.-]\s*(?:20)?(\d\d)$/.exec(plain) ?? /^(\d\d)(?:20)?(\d\d)$/.exec(plain) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 ? { month: Number(month), year: 2000 + Number(year) } : null;
}

/** Good to the end of its month. */
const isPast = ({ month, year }: { month: number; year: number }, now: Date) =>
  Date.UTC(year, month, 1) <= now.getTime();

export function faultIn(field: CardField, typed: string, now: Date): CardFault | null {
  if (!typed.trim()) return `${field}_missing`;
  if (field === 'number') {
    const digits = digitsOf(typed);
    return digits.length >= 13 && digits.length <= 19 && hasCheckDigit(digits) ? null : 'number_invalid';
  }
  if (field === 'cvc') return /^\d{3,4}$/.test(plainDigits(typed).trim()) ? null : 'cvc_invalid';
  const expiry = expiryOf(typed);
  if (!expiry) return 'expires_invalid';
  return isPast(expiry, now) ? 'expires_past' : null;
}

/** As it is shown once the field is left; what cannot be read stays as it was typed. */
export function tidied(field: CardField, typed: string): string {
  if (field === 'number') return inFours(digitsOf(typed)) || typed;
  if (field === 'cvc') return plainDigits(typed).trim();
  const expiry = expiryOf(typed);
  return expiry ? `${String(expiry.month).padStart(2, '0')}/${String(expiry.year).slice(2)}` : typed;
}

export const cardOf = (typed: TypedCard): TypedCard => ({
  number: digitsOf(typed.number),
  expires: tidied('expires', typed.expires),
  cvc: tidied('cvc', typed.cvc),
});

export const DECLINE_CODES = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_required',
  'test_card_only',
] as const;
type DeclineCode = (typeof DECLINE_CODES)[number];

const FIELD_OF: Partial<Record<DeclineCode, CardField>> = {
  expired_card: 'expires',
  incorrect_cvc: 'cvc',
  test_card_only: 'number',
};

/** The text of a decline and the field it stands at; any code that we do not know is a plain decline. */
export function declineOf(code: string): { code: DeclineCode; field: CardField | undefined } {
  const known = DECLINE_CODES.find((one) => one === code) ?? 'card_declined';
  return { code: known, field: FIELD_OF[known] };
}
