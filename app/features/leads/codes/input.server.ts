/** What the call of a code reads. */
import { z } from '@hono/zod-openapi';
import { tracking_consent } from '#app/features/leads/rules.ts';
import { SOURCES } from './rules.ts';

const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
    .optional();

/** What somebody brings who takes a code (spec 3 "Discount-code lead"); address and browser the server sees itself. */
export const codeFields = z.strictObject({
  source: z.enum(SOURCES).default('GS'),
  tracking_consent,
  fbclid: text(500),
  utm_source: text(300),
  utm_medium: text(300),
  utm_campaign: text(300),
  utm_content: text(300),
  utm_adset: text(300),
  landing: z
    .string()
    .regex(/^\/[^?#\s\p{Cc}]{0,299}$/u)
    .optional(),
});
export type CodeFields = z.infer<typeof codeFields>;
