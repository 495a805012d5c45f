/** What another program may tell and ask of conversions (spec 3 "Conversion", spec 7 "CRM conversions"). */
import { z } from 'zod';
import { emailAddress, line, phoneNumber } from '#app/platform/input.ts';

const word = z.string().regex(/^[\w.-]{1,60}$/);

export const conversionFields = z
  .strictObject({
    conversionEvent: word,
    domain: z
      .string()
      .regex(/^[a-z0-9.-]{1,200}$/i)
      .optional(),
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .transform((code) => code.toUpperCase())
      .optional(),
    firstName: line(100).optional(),
    lastName: line(100).optional(),
    phoneNumber: phoneNumber.optional(),
    email: emailAddress.optional(),
    utmParams: z
      .record(z.string().max(60), z.string().max(300))
      .refine((all) => Object.keys(all).length <= 30)
      .optional(),
  })
  .refine(({ phoneNumber: phone, email }) => phone || email, {
    path: ['phoneNumber'],
    message: 'a phone number or an e-mail address is needed',
  });
export type ConversionFields = z.infer<typeof conversionFields>;

const DAY = 86_400_000;
export const MOST_DAYS = 366;

export const rangeFields = z.object({ startDate: z.iso.date(), endDate: z.iso.date() });

/** Whole days, UTC, the last one included; null where they are the wrong way round, or too many. */
export function rangeOf({ startDate, endDate }: z.infer<typeof rangeFields>) {
  const [from, last] = [new Date(`${startDate}T00:00:00Z`), new Date(`${endDate}T00:00:00Z`)];
  const days = (last.getTime() - from.getTime()) / DAY + 1;
  if (!(days >= 1 && days <= MOST_DAYS) || from.getUTCFullYear() < 2000) return null;
  return { from, to: new Date(last.getTime() + DAY) };
}
