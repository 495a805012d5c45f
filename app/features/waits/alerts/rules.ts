/** One message when a published wait falls below what somebody asked for (spec 2 "/citas", D2). */
import { z } from 'zod';
import { hasOneDecimal } from '#app/features/waits/rules.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { emailAddress } from '#app/platform/input.ts';
import { CITIES, type City, WAIT_CATEGORIES, type WaitCategory } from '#content/waits.ts';

export const ALERT_DAYS = 7;
/** Alerts that are over are forgotten after this time. */
export const OVER_DAYS = 30;

export const alertFields = z.strictObject({
  email: emailAddress,
  city: z.enum(CITIES),
  category: z.enum(WAIT_CATEGORIES),
  below_months: z.number().min(0.5).max(36).refine(hasOneDecimal),
  locale: z.enum(LOCALES),
  /** People do not see this field; whoever fills it is a machine (T26). */
  website: z.string().max(500).optional(),
});
export type AlertFields = z.infer<typeof alertFields>;

export const alertToken = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

export const ALERT_STATES = ['unconfirmed', 'waiting', 'sent', 'stopped'] as const;
type AlertState = (typeof ALERT_STATES)[number];
export type Alert = { city: City; category: WaitCategory; below_months: number; state: AlertState };

type Times = { created_at: Date; confirmed_at: Date | null; sent_at: Date | null; stopped_at: Date | null };

export const lapsesBefore = (now: Date) => new Date(now.getTime() - ALERT_DAYS * 86_400_000);

/** Nothing for one that nobody confirmed in time. */
export function alertState({ created_at, confirmed_at, sent_at, stopped_at }: Times, now: Date): AlertState | null {
  if (stopped_at) return 'stopped';
  if (sent_at) return 'sent';
  if (confirmed_at) return 'waiting';
  return created_at > lapsesBefore(now) ? 'unconfirmed' : null;
}

const THRESHOLDS = [0.5, 1, 2, 3, 4, 6, 8, 10, 12, 18, 24];

/** What can be waited for: only what is not so already. */
export const thresholdsFor = (next_months: number | null | undefined) =>
  THRESHOLDS.filter((months) => next_months === null || next_months === undefined || months <= next_months);
