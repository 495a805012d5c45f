/** The choice of a person, changed after sign-up: a no counts at once and for what has not left yet (D54). */
import { eq, inArray, or } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { discount_leads, leads, type TrackingConsent, users } from '#db/schema.server.ts';
import { trackingColumns } from './input.server.ts';

export async function readConsentOf(db: Db, user_id: string): Promise<TrackingConsent | null> {
  const [row] = await db.select({ consent: users.tracking_consent }).from(users).where(eq(users.user_id, user_id));
  return row?.consent ?? null;
}

type ChosenConsent = Parameters<typeof trackingColumns>[0] & {
  tracking_consent: TrackingConsent;
  client_id?: string | undefined;
};

/** A yes that comes late does not undo a no that was said after it, on whichever device. */
const isOutdated = (stored: TrackingConsent | null, { choice, at }: TrackingConsent) =>
  choice === 'granted' && stored?.choice === 'denied' && new Date(stored.at) > new Date(at);

/** What the code of this browser had been told of where it came from. */
const NO_CAMPAIGN = {
  ...{ fbclid: null, utm_source: null, utm_medium: null, utm_campaign: null, utm_content: null, utm_adset: null },
  ...{ client_ip_address: null, client_user_agent: null, landing: null },
} as const;

/** What is stored afterwards. */
export const saveConsent = (
  ctx: Ctx,
  user_id: string,
  chosen: ChosenConsent,
  { agent, code }: { agent: string; code: string | null },
): Promise<TrackingConsent> =>
  ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const stored = await readConsentOf(tx, user_id);
    if (stored && isOutdated(stored, chosen.tracking_consent)) return stored;
    const columns = trackingColumns(chosen, { agent, now: ctx.now });
    const isGranted = chosen.tracking_consent.choice === 'granted';
    await tx
      .update(users)
      .set({ ...columns, ...(isGranted && chosen.client_id && { client_id: chosen.client_id }) })
      .where(eq(users.user_id, user_id));
    // What the same person has sent by a form follows a no, also before the account; a yes is about the account alone.
    if (!isGranted) {
      const numbers = tx.select({ number: users.phone_number }).from(users).where(eq(users.user_id, user_id));
      await tx
        .update(leads)
        .set({ ...columns, fbclid: null, client_ip_address: null })
        .where(or(eq(leads.user_id, user_id), inArray(leads.phone_number, numbers)));
    }
    if (!isGranted && code) {
      const nothing = { ...NO_CAMPAIGN, tracking_consent: chosen.tracking_consent };
      await tx.update(discount_leads).set(nothing).where(eq(discount_leads.discount_code, code));
    }
    return (await readConsentOf(tx, user_id)) ?? chosen.tracking_consent;
  });
