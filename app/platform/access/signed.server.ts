/** A value that everybody may read and nobody can write but we. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../calls/request-context.server.ts';

/** The cookie that carries a code from a public page into the cart, signed: it is no way to try codes (T25). */
export const BROUGHT_CODE = 'discount_code';

type Secret = Pick<RequestContext, 'env'>;

const macOf = ({ env }: Secret, purpose: string, value: string) =>
  createHmac('sha256', `${purpose}:${env.APP_SECRET}`).update(value).digest('base64url');

export const signed = (ctx: Secret, purpose: string, value: string) => `${value}.${macOf(ctx, purpose, value)}`;

/** Nothing where it was not signed by us, or for another purpose. */
export function readSigned(ctx: Secret, purpose: string, text: string | null | undefined): string | null {
  const [value = '', mac = '', ...more] = (text ?? '').split('.');
  const own = Buffer.from(macOf(ctx, purpose, value));
  const shown = Buffer.from(mac);
  return more.length === 0 && own.length === shown.length && timingSafeEqual(own, shown) ? value : null;
}
