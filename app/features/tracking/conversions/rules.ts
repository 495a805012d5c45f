/** What another program may tell and ask of conversions (spec 3 "Conversion", spec 7 "CRM conversions"). */
import { z } from 'zod';
import { emailAddress, line, phoneNumber } from '#app/platform/input.ts';

/** What a database takes. */
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u);
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
      .record(plain(60), plain(300))
      .refine((all) => Object.keys(all).length <= 30)
      .optional(),
  })
  .refine(({ phoneNumber: phone, email }) => phone || email, {
    path: ['phoneNumber'],
    message: 'a phone number or an e-mail address is needed',
  });
export type ConversionFields = z.infer<typeof conversionFields>;

const DAY = 86_400_000;
const MOST_DAYS = 366;
const isKnown = (year: number) => year >= 2000 && year <= 2100;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

type Days = { startDate?: string | undefined; endDate?: string | undefined };

/**
 * Whole days, UTC, the last one included: until today and `usual` days long where none are named. Null where they are the
 * wrong way round, or too many.
 */
export function rangeOf({ startDate, endDate }: Days, now: Date, usual: number) {
  const last = new Date(`${endDate ?? dayOf(now)}T00:00:00Z`);
  const from = startDate ? new Date(`${startDate}T00:00:00Z`) : new Date(last.getTime() - (usual - 1) * DAY);
  const days = (last.getTime() - from.getTime()) / DAY + 1;
  if (!(days >= 1 && days <= MOST_DAYS) || !isKnown(from.getUTCFullYear()) || !isKnown(last.getUTCFullYear()))
    return null;
  return { from, to: new Date(last.getTime() + DAY) };
}
