/** Lead forms: which there are and what each asks (spec 3 "Lead", spec 5 "Lead form"). */

import { z } from 'zod';
import { LOCALES } from '#app/i18n/locales.ts';
import { emailAddress, line, lines, phoneNumber } from '#app/platform/input.ts';
import { PAGES_VISITED_LIMIT } from '#content/limits.ts';

export const FORM_NAMES = ['contact'] as const;
export const TRIP_REASONS = ['tourism', 'study', 'work', 'immigrant'] as const;
export const NUMBERS_APPLYING = ['1', '2', '3', '4', '5+'] as const;
export const START_TIMES = ['<1', '1-3', '3+'] as const;
const yesNo = z.enum(['Y', 'N']);

export const leadParams = z.object({
  phone_number: phoneNumber,
  email: emailAddress,
  form_name: z.enum(FORM_NAMES),
});

export const leadFields = z.strictObject({
  locale: z.enum(LOCALES).default('es'),
  first_name: line(80),
  last_name: line(80).optional(),
  message: lines(2000).optional(),
  trip_reason: z.enum(TRIP_REASONS).optional(),
  number_applying: z.enum(NUMBERS_APPLYING).optional(),
  has_valid_passport: yesNo.optional(),
  visa_denied: yesNo.optional(),
  start_time: z.enum(START_TIMES).optional(),
  utm_params: z.record(z.string().max(60), z.string().max(300)).optional(),
  pages_visited: z.array(z.string().max(300)).max(PAGES_VISITED_LIMIT).optional(),
  fbclid: z.string().max(500).optional(),
  tags: z.array(line(60)).max(20).optional(),
  data_consent_version: line(40).optional(),
  /** People do not see this field; whoever fills it is a machine (T26). */
  website: z.string().max(500).optional(),
});

export type LeadKey = z.infer<typeof leadParams>;
export type LeadFields = z.infer<typeof leadFields>;

export const isMachine = (fields: LeadFields) => Boolean(fields.website);
