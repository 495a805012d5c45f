/** Input shared by browser and server: one implementation of a phone number and an address. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { latinDigits } from '../i18n/latin-digits.ts';
import { normalEmail } from './email.ts';

/** Any spelling of one phone number -> +573001234567; null when it is none. */
export function normalPhone(text: string, country = 'US'): string | null {
  if (text.length > 40 || !isSupportedCountry(country)) return null;
  const parsed = parsePhoneNumberFromString(latinDigits(text).trim(), country);
  return parsed?.isValid() && !parsed.ext ? parsed.number : null;
}

const asField = (read: (text: string) => string | null, message: string) =>
  z.string().transform((text, check) => {
    const value = read(text);
    if (value !== null) return value;
    check.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const phoneNumber = asField(normalPhone, 'Invalid phone number');
export const emailAddress = asField(normalEmail, 'Invalid e-mail address');

/** Something that a reader sees: blanks, marks and signs of no width alone are nothing; joiners spell words and stay in them. */
export const isSeen = (text: string) => /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
const unlessUnseen = (text: string) => (isSeen(text) ? text : '');

/** One line of text as a person typed it: trimmed, without control or direction characters or halves of signs (blind tricks, T31). */
export const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .transform(unlessUnseen)
    .pipe(z.string().min(1).max(max));

/** Several lines: line breaks stay. */
export const lines = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ')
        .trim(),
    )
    .transform(unlessUnseen)
    .pipe(z.string().max(max));
