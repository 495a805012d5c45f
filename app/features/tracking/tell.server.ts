/** Whether one receiver may hear of one event, and what it would hear (spec 5, 8, 9; D34, D54, T36). */
import type { Ctx } from '#app/ctx.server.ts';
import type { AdBody } from '#app/integrations/ads/ads.ts';
import { hashed } from '#app/integrations/ads/hashes.server.ts';
import { META_DAYS, metaBody } from '#app/integrations/ads/meta.server.ts';
import type { AnalyticsBody } from '#app/integrations/analytics/analytics.ts';
import { GA4_HOURS, ga4Body } from '#app/integrations/analytics/ga4.server.ts';
import type { Conversion, Stage } from '#app/integrations/crm/crm.ts';
import { isExcluded } from '#app/platform/http/excluded.ts';
import { type ConversionEvent, CURRENCY, isEligible, isFromFacebook, leadSource, type Sink } from './events.ts';
import type { MeasuredEvent, MeasuredPerson } from './person.server.ts';

export const SKIPPED = [
  'missing user: skipped',
  'excluded address',
  'facebook source',
  'not eligible',
  'no consent',
  'too old',
  'no client id',
  'sink not configured',
] as const;
type SkipReason = (typeof SKIPPED)[number];

/** What deciding needs of the process. */
export type Receivers = Pick<Ctx, 'env' | 'ads' | 'analytics'>;

/** How far back a receiver takes an event; the CRM takes any. */
const HOURS: Record<Sink, number> = { meta: META_DAYS * 24, ga4: GA4_HOURS, crm: Number.POSITIVE_INFINITY };

/**
 * Why this receiver is not told; null where it is. Consent is asked each time: withdrawing it stops what has not left. The
 * page of the person is a receiver, too: what nobody may hear of is not handed to its tags.
 */
export function reasonNot(
  { env, ads, analytics }: Receivers,
  sink: Sink | 'datalayer',
  { person, event, created_at }: MeasuredEvent,
  now: Date,
): SkipReason | null {
  if (!person) return 'missing user: skipped';
  if (isExcluded(env.EXCLUDED_IPS, person.address)) return 'excluded address';
  if (isFromFacebook(person.utm_params)) return 'facebook source';
  if (!isEligible(event, person.facts)) return 'not eligible';
  // The CRM works for us, and tells nobody.
  if (sink !== 'crm' && !person.isGranted) return 'no consent';
  if (sink === 'datalayer') return null;
  if (now.getTime() - created_at.getTime() >= HOURS[sink] * 3_600_000) return 'too old';
  if (sink === 'ga4' && !person.client_id) return 'no client id';
  const isSetUp = { meta: ads !== null, ga4: analytics !== null, crm: true };
  return isSetUp[sink] ? null : 'sink not configured';
}

/** A path of ours without what a visitor may have put behind it. */
const pageOf = ({ env }: Receivers, { landing }: MeasuredPerson) =>
  `${env.PUBLIC_URL}${landing && /^\/[\w/-]{0,200}$/.test(landing) ? landing : '/'}`;

/** How far somebody is, in a word: never the step, which may tell of a refusal. */
const STAGES: Record<ConversionEvent, string> = {
  sign_up: 'account',
  generate_lead: 'lead',
  qualify_lead: 'qualified',
  purchase_visa: 'customer',
};

export type ReceiverMessage =
  | { sink: 'meta'; body: AdBody }
  | { sink: 'ga4'; body: AnalyticsBody }
  | { sink: 'crm'; body: Conversion & Stage };

export function bodyFor(
  telling: Receivers,
  sink: Sink,
  measured: MeasuredEvent,
  person: MeasuredPerson,
): ReceiverMessage {
  const { event_id, event: name, value, created_at: at } = measured;
  const about = { event_id, name, at, value, currency: CURRENCY };
  const { first_name, last_name, email, phone_number, country, utm_params } = person;
  if (sink === 'meta') {
    const { address, user_agent, fbp, fbc } = person;
    const who = { first_name, last_name, email, phone_number, country, address, user_agent, fbp, fbc };
    return {
      sink,
      body: metaBody({ ...about, url: pageOf(telling, person), person: { ...who, external_id: person.id } }),
    };
  }
  if (sink === 'ga4') return { sink, body: ga4Body({ ...about, client_id: person.client_id ?? '' }) };
  return {
    sink,
    body: {
      ...{ conversionEvent: name, domain: new URL(telling.env.PUBLIC_URL).hostname, country, email },
      ...{ firstName: first_name, lastName: last_name, phoneNumber: phone_number, utmParams: utm_params },
      ...{ service: person.service_type, stage: STAGES[name], source: leadSource(utm_params), value },
      hasBought: measured.hasBought,
    },
  };
}

/** What staff may see of it later: the CRM's contact fields as hashes, as the others have them anyway. */
export function shownOf(told: ReceiverMessage): Record<string, unknown> {
  if (told.sink !== 'crm') return { ...told.body };
  const { firstName, lastName, phoneNumber, email, ...rest } = told.body;
  return {
    ...rest,
    firstName: hashed('fn', firstName),
    lastName: hashed('ln', lastName),
    phoneNumber: hashed('ph', phoneNumber),
    email: hashed('em', email),
  };
}
