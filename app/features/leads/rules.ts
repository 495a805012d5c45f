/** Lead forms: which there are and what each asks (spec 3 "Lead", spec 5 "Lead form"). */

import { z } from 'zod';
import { CONSENT_VERSION } from '#app/features/tracking/rules.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { emailAddress, line, lines, phoneNumber } from '#app/platform/input.ts';
import { PAGES_VISITED_LIMIT } from '#content/limits.ts';
import { FORM_NAMES, type FormName, NUMBERS_APPLYING, START_TIMES, TRIP_REASONS } from './choice-rules.ts';

const yesNo = z.enum(['Y', 'N']);

export const leadParams = z.object({
  phone_number: phoneNumber,
  email: emailAddress,
  form_name: z.enum(FORM_NAMES),
});

/** What cannot be read is left out: nobody loses a call to an advertisement. */
const readable = <T extends z.ZodType>(schema: T) =>
  z
    .unknown()
    .transform((value): z.infer<T> | undefined => schema.safeParse(value).data)
    .optional();

/** What somebody chose in the banner about ads and analytics; a yes to other words is no yes to these (D54). */
export const tracking_consent = readable(
  z.object({
    choice: z.enum(['granted', 'denied']),
    version: z.literal(String(CONSENT_VERSION)),
    at: z.iso.datetime().max(40),
  }),
);

/** What ads and analytics recognise a visit by: taken only after a yes. */
const visitFields = {
  tracking_consent,
  utm_params: z
    .record(z.string().max(60), z.string().max(300))
    .refine((all) => Object.keys(all).length <= 30, 'Too many')
    .optional(),
  pages_visited: z.array(z.string().max(300)).max(PAGES_VISITED_LIMIT).optional(),
  /** A path of ours, never with a query. */
  landing: readable(z.string().regex(/^\/[^?#\s\p{C}]{0,299}$/u)),
  fbclid: z.string().max(500).optional(),
  fbp: readable(line(200)),
  fbc: readable(line(600)),
  client_id: readable(line(60)),
};

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
  ...visitFields,
  /** Who sent the person to us: the code of `?ref=`. */
  affiliate_code: readable(line(64)),
  tags: z.array(line(60)).max(20).optional(),
  data_consent_version: line(40).optional(),
  /** People do not see this field; whoever fills it is a machine (T26). */
  website: z.string().max(500).optional(),
});

export type LeadKey = z.infer<typeof leadParams>;
export type LeadFields = z.infer<typeof leadFields>;

export const isMachine = (fields: LeadFields) => Boolean(fields.website);

/** What the visa form asks of everybody (spec 5 "Lead form"), in the order of its checks; terms are a rule of the browser. */
export const VISA_FIELDS = [
  'last_name',
  'trip_reason',
  'number_applying',
  'has_valid_passport',
  'visa_denied',
  'start_time',
] as const;

/** The first thing that a form leaves out. */
export const missingIn = (form_name: FormName, fields: LeadFields) =>
  form_name === 'visa' ? VISA_FIELDS.find((field) => !fields[field]) : undefined;

/** What may be kept of a visit: everything after a yes, after a no or a silence nothing but the choice itself (D54). */
export function allowedVisit(fields: LeadFields): LeadFields {
  if (fields.tracking_consent?.choice === 'granted') return fields;
  const {
    utm_params: _u,
    pages_visited: _p,
    landing: _l,
    fbclid: _f,
    fbp: _b,
    fbc: _c,
    client_id: _i,
    ...rest
  } = fields;
  return rest;
}

/** How many people a lead is about, where it says so; 5+ counts as five. */
export const peopleIn = (number_applying: string | null | undefined) =>
  number_applying ? Number.parseInt(number_applying, 10) : 1;

/** Scoring of the visa form (spec 9): nothing where it is not filled in, zero where it does not qualify. */
export function leadScore(fields: LeadFields): number | null {
  if (missingIn('visa', fields)) return null;
  if (fields.has_valid_passport !== 'Y' || fields.trip_reason !== 'tourism') return 0;
  const byPeople = fields.number_applying === '5+' ? 4 : peopleIn(fields.number_applying) - 1;
  const byStart = { '<1': 2, '1-3': 1, '3+': 0 }[fields.start_time ?? '3+'];
  return 5 + byPeople + byStart;
}
