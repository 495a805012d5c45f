/** The inputs of the account calls, read by the rules that the browser uses (spec 3, 5). */
import { z } from '@hono/zod-openapi';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { trackingFields } from '#app/features/tracking/consent/input.server.ts';
import { latinDigits } from '#app/i18n/latin-digits.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { isTooDeep } from '#app/platform/calls/json-depth.ts';
import { normalEmail } from '#app/platform/email.ts';
import { lines, phoneNumber } from '#app/platform/input.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import { LEAST_REASON, MAX_PARTY, PAGES_VISITED_LIMIT } from '#content/limits.ts';
import { checkPassword } from './password-rules.ts';
import { checkEmail, checkName, checkPhone, cleanName, type FieldError } from './rules.ts';

/** US is only the fallback of a number without a country (spec 5). */
export const readPhone = (text: string) => parsePhoneNumberFromString(latinDigits(text).trim(), 'US') ?? null;

const by = (check: (text: string) => FieldError | null, read: (text: string) => string, max: number) =>
  z
    .string()
    .max(max)
    .transform((text, context) => {
      const message = check(text);
      if (!message) return read(text);
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

export const nameField = by(checkName, cleanName, 200).openapi({ example: 'María' });
export const emailField = by(checkEmail, (text) => normalEmail(text) ?? '', 300).openapi({ format: 'email' });
export const phoneField = by(
  (text) => checkPhone(text, readPhone(text)),
  (text) => readPhone(text)?.number ?? '',
  40,
).openapi({ example: '+573001234567' });
export const newPassword = by(checkPassword, (text) => text, 400).openapi({ example: 'unas palabras largas' });

/** Any way to write a number that somebody may have; which kind it is was asked when the account was made. */
export const knownPhone = phoneNumber;
export const somePassword = z.string().min(1).max(400);
export const oneTimeToken = z.string().regex(/^[\w-]{20,200}$/);
export const reasonField = lines(500)
  .pipe(z.string().min(LEAST_REASON))
  .openapi({ description: 'By an admin. It stays in the audit trail for five years: no names; numbers are masked' });
export const localeField = z.enum(LOCALES);
export const serviceType = z.enum(SERVICE_TYPES);
export const numberInParty = z.int().min(1).max(MAX_PARTY);

/** Text that is JSON, or the thing itself (D34); what cannot be read is left out: nobody loses an account to an advertisement. */
function orJson<T extends z.ZodType>(schema: T) {
  const read = (value: unknown) => {
    if (typeof value !== 'string') return value;
    if (isTooDeep(value)) return null;
    try {
      return JSON.parse(value);
    } catch {
      return null;
    }
  };
  return z
    .unknown()
    .transform((value): z.infer<T> | null => {
      const parsed = schema.safeParse(read(value));
      return parsed.success ? parsed.data : null;
    })
    .openapi({ description: 'As JSON text or as it is' });
}

const short = z.coerce.string().max(300);
export const utmParams = orJson(z.record(z.string().max(60), short).refine((all) => Object.keys(all).length <= 30));
export const pagesVisited = orJson(z.array(z.string().max(300)).max(PAGES_VISITED_LIMIT));

const loose = z.string().max(200).optional();

export const signUpFields = z
  .strictObject({
    locale: localeField,
    first_name: nameField,
    last_name: z.union([z.literal(''), nameField]),
    phone_number: phoneField,
    email: z.union([z.literal(''), emailField]),
    service_type: serviceType,
    utm_params: utmParams.optional(),
    pages_visited: pagesVisited.optional(),
    conversation_id: loose,
    client_id: loose,
    ...trackingFields,
    terms_version: loose,
    data_consent_version: loose,
    number_in_party: numberInParty.optional(),
    sign_up_event_sent: z.unknown().optional(),
    generate_lead_event_sent: z.unknown().optional(),
    complete_onboarding_forms: z.boolean().optional().openapi({ description: 'False: a CSR asks the questions' }),
    temporary: z.boolean().optional().openapi({
      description:
        'The hero form: last_name and email stay empty, a session opens at once and the password comes later',
    }),
    passport_help: z.enum(['Y', 'N']).optional(),
    for_somebody_else: z.boolean().optional().openapi({
      description: 'Whoever has a session makes another account only by saying so: the new one takes its place',
    }),
  })
  .superRefine(({ temporary, last_name, email }, context) => {
    if (temporary) return;
    for (const [field, value] of Object.entries({ last_name, email }))
      if (!value) context.addIssue({ code: 'custom', path: [field], message: 'required' });
  })
  .openapi('SignUp');

export type SignUp = z.infer<typeof signUpFields>;
