/** Two rows of `users` become one, and two pages of a form (D55). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { STEPS } from '#app/features/accounts/steps/rules.ts';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import type { Joined } from '#app/platform/record/joining.server.ts';
import type { Db } from '#db/client.server.ts';
import { form_pages, users } from '#db/schema.server.ts';

type Profile = typeof users.$inferSelect;

/** What the account that stays does not know is taken over; what it knows stays. */
const FILLED = [
  ...['email', 'phone_number', 'service_type', 'valid_passport', 'denied_visa_before', 'number_in_party'],
  ...['affiliate_code', 'terms_version', 'data_consent_version', 'landing', 'utm_params', 'tracking_consent'],
] as const;

const further = (a: string, b: string) => (STEPS.indexOf(a as never) >= STEPS.indexOf(b as never) ? a : b);

export function joinedProfile(kept: Profile, other: Profile): Partial<Profile> {
  const filled = Object.fromEntries(
    FILLED.flatMap((name) => {
      const [mine, theirs] = [kept[name as keyof Profile], other[name as keyof Profile]];
      return mine === null && theirs !== null ? [[name, theirs]] : [];
    }),
  ) as Partial<Profile>;
  return {
    ...filled,
    ...(filled.email && { email_verified_at: other.email_verified_at }),
    current_step: further(kept.current_step, other.current_step),
    number_in_party: Math.max(kept.number_in_party ?? 0, other.number_in_party ?? 0) || null,
    marked_paid_by_csr: kept.marked_paid_by_csr || other.marked_paid_by_csr,
    passport_uploaded: kept.passport_uploaded || other.passport_uploaded,
    /** What was told once of either is not told again. */
    sign_up_event_sent: kept.sign_up_event_sent || other.sign_up_event_sent,
    generate_lead_event_sent: kept.generate_lead_event_sent || other.generate_lead_event_sent,
    qualify_lead_event_sent: kept.qualify_lead_event_sent || other.qualify_lead_event_sent,
    purchase_event_sent: kept.purchase_event_sent || other.purchase_event_sent,
  };
}

/** The number and address of the account that ends are free before the other takes them: each is there once. */
export async function joinProfiles({ now }: RequestContext, tx: Db, { from, into, family }: Joined) {
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.user_id, [from, into]));
  const [kept, other] = [into, from].map((id) => rows.find(({ user_id }) => user_id === id));
  if (!kept || !other) return;
  await tx.update(users).set({ phone_number: null, email: null, joined_into: into }).where(eq(users.user_id, from));
  await tx
    .update(users)
    .set({ ...joinedProfile(kept, other), version: sql`${users.version} + 1`, updated_at: now })
    .where(eq(users.user_id, into));
  await tx
    .update(users)
    .set({ created_by: into })
    .where(and(inArray(users.user_id, [...family]), eq(users.created_by, from)));
}

/** Of a page that both have, the one that was not chosen goes; without a choice the account that stays keeps its own. */
export async function dropOlderPages(tx: Db, { from, into, pages }: Joined) {
  for (const [place, whose] of Object.entries(pages)) {
    const [form_name = '', page = ''] = place.split('/');
    if (whose !== 'other') continue;
    const isPage = and(eq(form_pages.form_name, form_name), eq(form_pages.page_number, Number(page)));
    const [gone] = await tx
      .delete(form_pages)
      .where(and(eq(form_pages.user_id, into), isPage))
      .returning({ version: form_pages.version });
    // A tab that is open on the page that goes must not write over the one that comes.
    if (gone)
      await tx
        .update(form_pages)
        .set({ version: sql`${form_pages.version} + ${gone.version}` })
        .where(and(eq(form_pages.user_id, from), isPage));
  }
}
