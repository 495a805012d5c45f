/** What a form brings of consent and visit, and what of it is stored: of a no the no alone (D54, T36). */
import { z } from '@hono/zod-openapi';
import { affiliateOf, CONSENT_VERSION, isFbc, isFbp } from '#app/features/tracking/rules.ts';
import type { TrackingConsent } from '#db/schema.server.ts';

/** What cannot be read is left out: nobody loses an account to an advertisement. */
const readable = <T>(read: (value: unknown) => T | null, description: string) =>
  z
    .unknown()
    .transform((value) => read(value) ?? undefined)
    .optional()
    .openapi({ description });

const consentSchema = z.object({
  choice: z.enum(['granted', 'denied']),
  /** A yes to other words is no yes to these. */
  version: z.literal(String(CONSENT_VERSION)),
  at: z.iso.datetime(),
});

const path = z.string().regex(/^\/[^?#\s\p{C}]{0,299}$/u);

export const trackingFields = {
  tracking_consent: readable(
    (value) => consentSchema.safeParse(value).data ?? null,
    'What was chosen in the banner: choice, version and at',
  ),
  landing: readable((value) => path.safeParse(value).data ?? null, 'The first page, without a query'),
  fbp: readable((value) => (isFbp(value) ? value : null), 'As the browser has it; stored after a yes only'),
  fbc: readable((value) => (isFbc(value) ? value : null), 'As the browser has it; stored after a yes only'),
  affiliate_code: readable(affiliateOf, 'The code of ?ref='),
};

type TrackingInput = {
  tracking_consent?: TrackingConsent | undefined;
  landing?: string | undefined;
  fbp?: string | undefined;
  fbc?: string | undefined;
};

/** What only a yes lets us keep. */
const NOTHING = {
  ...{ client_user_agent: null, fbp: null, fbc: null, landing: null },
  ...{ client_id: null, utm_params: null, pages_visited: null },
} as const;

const AGENT_LENGTH = 400;

/** A choice cannot have been made later than now. */
const notAfter = (at: string, now: Date) => (new Date(at) > now ? now.toISOString() : new Date(at).toISOString());

/**
 * The columns of a person or a lead. Without a choice nothing is said of consent, and nothing that ads know a browser by
 * is kept; a no also empties what an earlier yes had left.
 */
export function trackingColumns(
  { tracking_consent, landing, fbp, fbc }: TrackingInput,
  from: { agent: string; now: Date },
) {
  if (!tracking_consent) return {};
  const chosen = { ...tracking_consent, at: notAfter(tracking_consent.at, from.now) };
  if (chosen.choice === 'denied') return { tracking_consent: chosen, ...NOTHING };
  return {
    tracking_consent: chosen,
    client_user_agent: from.agent.slice(0, AGENT_LENGTH) || null,
    ...(landing && { landing }),
    ...(fbp && { fbp }),
    ...(fbc && { fbc }),
  };
}
