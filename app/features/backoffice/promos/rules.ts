/** Codes as an admin makes them (D28, T25). Pure. */

export const MADE_KINDS = ['promo', 'affiliate'] as const;
export type MadeKind = (typeof MADE_KINDS)[number];

export type PromoState = 'active' | 'waiting' | 'ended' | 'used-up' | 'off';

type Row = {
  uses: number;
  max_uses: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  disabled_at: Date | null;
};

export function promoState({ uses, max_uses, starts_at, ends_at, disabled_at }: Row, now: Date): PromoState {
  if (disabled_at) return 'off';
  if (ends_at && ends_at <= now) return 'ended';
  if (max_uses !== null && uses >= max_uses) return 'used-up';
  return starts_at && starts_at > now ? 'waiting' : 'active';
}

/** Letters and figures that are not taken for one another on paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 8;

/** From bytes of a good source. */
export const codeOf = (bytes: Uint8Array) =>
  [...bytes.subarray(0, CODE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
