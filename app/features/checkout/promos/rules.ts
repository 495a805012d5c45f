/** Codes that lower a price: when one counts, and the word for each refusal (spec 5 "Payment", D28, T20, T25). */
import type { Method, PromoMessage } from '#app/features/checkout/view-rules.ts';

/** As stored and compared: nobody loses a discount over a small letter or a space. */
export const cleanCode = (text: string) => text.replace(/\s+/g, '').toUpperCase();

/** Anything else is no code, and no question to the database. */
export const isCode = (code: string) => /^[A-Z0-9-]{3,32}$/.test(code);

/** A code that only cards take; the page refuses it for other methods without asking (spec 5). */
export const CARD_ONLY_CODE = 'PAYINUSA';

export type PromoRow = {
  code: string;
  kind: 'promo' | 'affiliate' | 'message';
  proportion: number;
  method: 'any' | Method;
  least_people: number;
  uses: number;
  max_uses: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  disabled_at: Date | null;
};

type PromoUse = { method: Method; people: number; now: Date };

/** Why a code does not count; nothing where it does. `isHeld`: the order at hand has taken a use of it already. */
export function promoRefusal(
  promo: PromoRow | null,
  { method, people, now }: PromoUse,
  isHeld = false,
): PromoMessage | null {
  if (!promo || promo.disabled_at || (promo.starts_at && promo.starts_at > now)) return 'invalid-promo-code';
  if (promo.ends_at && promo.ends_at <= now) return 'promo-code-ended';
  if (!isHeld && promo.max_uses !== null && promo.uses >= promo.max_uses) return 'promo-code-used-up';
  if (promo.method !== 'any' && promo.method !== method)
    return promo.method === 'card' ? 'promo-code-card-only' : 'promo-code-local-only';
  return people < promo.least_people ? 'promo-code-more-people' : null;
}
