/** How often a log-in may be tried (D15, T5); a new password set by a link takes its own tries back. */
import type { Ctx } from '#app/ctx.server.ts';
import { limitKey } from '#app/platform/http/address.ts';
import { forgetTries, type LimitRule } from '#app/platform/limits/limits.server.ts';

const MINUTES = 15;
export const LOG_IN_LIMITS = {
  pair: { bucket: 'login.pair', max: 10, minutes: MINUTES },
  address: { bucket: 'login.address', max: 40, minutes: MINUTES },
  phone: { bucket: 'login.phone', max: 60, minutes: MINUTES },
  known: { bucket: 'login.known', max: 10, minutes: MINUTES },
  helpfulAddress: { bucket: 'login.helpful.address', max: 3, minutes: MINUTES },
  helpfulPhone: { bucket: 'login.helpful.phone', max: 5, minutes: MINUTES },
} as const satisfies Record<string, LimitRule>;

/** Forgets the tries of before: a new password set by a link works at once. */
export const forgetLogInTries = (ctx: Ctx, phone_number: string) =>
  forgetTries(ctx, [
    { bucket: LOG_IN_LIMITS.pair.bucket, key: `${phone_number} ${limitKey(ctx.address)}` },
    { bucket: LOG_IN_LIMITS.phone.bucket, key: phone_number },
    { bucket: LOG_IN_LIMITS.known.bucket, key: phone_number },
  ]);
