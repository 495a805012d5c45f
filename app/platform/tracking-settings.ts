/** Settings of what is measured: who receives it, whom it leaves out; each receiver has all of its keys or none (D54). */
import { z } from 'zod';
import { isLoopback, parseTrustedProxies } from './http/address.ts';

const absent = (value: unknown) => (value === '' ? undefined : value);
const key = (least: number) =>
  z.preprocess(
    absent,
    z
      .string()
      .min(least, 'is too short')
      .max(500)
      .regex(/^[\x21-\x7e]+$/, 'holds a space or a sign that no key has')
      .optional(),
  );
const address = (standard: string) =>
  z.preprocess(
    absent,
    z
      .url({ protocol: /^https?$/, message: 'must be an http or https address' })
      .transform((url) => url.replace(/\/+$/, ''))
      .default(standard),
  );

/** The locations that may be named in an address; our own events go to the first. */
export const locationsIn = (setting: string) => setting.split(',').map((one) => one.trim());

export const trackingSettings = {
  EXCLUDED_IPS: z.preprocess(
    absent,
    z
      .string()
      .default('')
      .refine(
        (list) => parseTrustedProxies(list) !== null,
        'must be "loopback" or a comma list of addresses and CIDRs',
      ),
  ),
  META_PIXEL_ID: z.preprocess(
    absent,
    z
      .string()
      .regex(/^\d{5,20}$/, 'is no id of a pixel')
      .optional(),
  ),
  META_TOKEN: key(10),
  META_TEST_CODE: key(4),
  META_URL: address('https://graph.facebook.com/v24.0'),
  GA4_MEASUREMENT_ID: z.preprocess(
    absent,
    z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, 'is no measurement id')
      .optional(),
  ),
  GA4_API_SECRET: key(8),
  GA4_URL: address('https://www.google-analytics.com'),
  CRM_LOCATION: z.preprocess(
    absent,
    z
      .string()
      .default('mirador')
      .refine(
        (list) => locationsIn(list).every((one) => /^[\w-]{3,60}$/.test(one)),
        'must be a comma list of ids of locations',
      ),
  ),
  CRM_TOKEN: key(10),
  CRM_PIPELINE: key(4),
  CRM_URL: address('https://services.leadconnectorhq.com'),
  /** With it another program reads and writes conversions; without one nobody does but staff. */
  CRM_API_KEY: key(32),
};
const settings = z.object(trackingSettings);
type TrackingSettings = z.infer<typeof settings>;

const GROUPS = [
  ['META_PIXEL_ID', 'META_TOKEN'],
  ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET'],
  ['CRM_TOKEN', 'CRM_PIPELINE'],
] as const;

type Refuse = (key: string, why: string) => never;

export function checkTracking(env: TrackingSettings, isProduction: boolean, refuse: Refuse) {
  for (const group of GROUPS) {
    const missing = group.find((one) => !env[one]);
    if (missing && group.some((one) => env[one])) refuse(missing, `is missing: ${group.join(' and ')} belong together`);
  }
  if (!isProduction) return;
  if (env.META_TEST_CODE) refuse('META_TEST_CODE', 'belongs to tests: what it marks counts for nothing');
  for (const one of ['META_URL', 'GA4_URL', 'CRM_URL'] as const) {
    const { protocol, hostname } = new URL(env[one]);
    if (protocol !== 'https:' || isLoopback(hostname)) refuse(one, 'must be an https address of another machine');
  }
}
