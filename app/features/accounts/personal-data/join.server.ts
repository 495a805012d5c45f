/** Two rows of `users` become one, and two pages of a form (D55). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { STEPS } from '#app/features/accounts/steps/rules.ts';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import type { JoinedAccounts } from '#app/platform/record/joining.server.ts';
import type { Db } from '#db/client.server.ts';
import { form_pages, users } from '#db/schema.server.ts';

type Profile = typeof users.$inferSelect;

/** What becomes of a column in the account that stays: its own; the other's where it has none; or of both. */
type Rule<Name extends keyof Profile> = 'stays' | 'filled' | ((kept: Profile, other: Profile) => Profile[Name]);

/** A column that is not named here does not compile. */
const columns: { readonly [Name in keyof Profile]: Rule<Name> } = {
  user_id: 'stays',
  case_number: 'stays',
  role: 'stays',
  user_type: 'stays',
  primary_user_id: 'stays',
  relationship: 'stays',
  is_minor: 'stays',
  first_name: 'stays',
  last_name: 'stays',
  email: 'filled',
  email_verified_at: (kept, other) => (kept.email === null ? other : kept).email_verified_at,
  phone_number: 'filled',
  locale: 'stays',
  service_type: 'filled',
  ip_address: 'stays',
  number_in_party: (kept, other) => Math.max(kept.number_in_party ?? 0, other.number_in_party ?? 0) || null,
  valid_passport: 'filled',
  denied_visa_before: 'filled',
  current_step: ({ current_step: a }, { current_step: b }) =>
    STEPS.indexOf(a as never) >= STEPS.indexOf(b as never) ? a : b,
  current_page: 'stays',
  status: 'stays',
  form_finished: 'stays',
  supporting_documents_status: 'stays',
  passport_uploaded: (kept, other) => kept.passport_uploaded || other.passport_uploaded,
  shares_address: 'stays',
  lets_primary: 'stays',
  marked_paid_by_csr: (kept, other) => kept.marked_paid_by_csr || other.marked_paid_by_csr,
  /** What was told once of either is not told again. */
  sign_up_event_sent: (kept, other) => kept.sign_up_event_sent || other.sign_up_event_sent,
  generate_lead_event_sent: (kept, other) => kept.generate_lead_event_sent || other.generate_lead_event_sent,
  qualify_lead_event_sent: (kept, other) => kept.qualify_lead_event_sent || other.qualify_lead_event_sent,
  purchase_event_sent: (kept, other) => kept.purchase_event_sent || other.purchase_event_sent,
  utm_params: 'filled',
  pages_visited: 'stays',
  conversation_id: 'stays',
  client_id: 'stays',
  landing: 'filled',
  tracking_consent: 'filled',
  client_user_agent: 'stays',
  fbp: 'stays',
  fbc: 'stays',
  affiliate_code: 'filled',
  terms_version: 'filled',
  data_consent_version: 'filled',
  complete_onboarding_forms: 'stays',
  created_by: 'stays',
  disabled_at: 'stays',
  version: 'stays',
  created_at: 'stays',
  updated_at: 'stays',
  last_active_at: 'stays',
  /** Who has said no to us once, has said no. */
  wants_reminders: (kept, other) => kept.wants_reminders && other.wants_reminders,
  reminded_at: 'stays',
  deleted_at: 'stays',
  joined_into: 'stays',
};

function joinedProfile(kept: Profile, other: Profile): Partial<Profile> {
  const names = Object.keys(columns) as (keyof Profile)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const rule = columns[name];
      if (rule === 'stays') return [];
      const joined = rule === 'filled' ? (kept[name] ?? other[name]) : rule(kept, other);
      return joined === kept[name] ? [] : [[name, joined]];
    }),
  );
}

/** The number and address of the account that ends are free before the other takes them: each is there once. */
export async function joinProfiles({ now }: RequestContext, tx: Db, { from, into, family }: JoinedAccounts) {
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
export async function dropOlderPages(tx: Db, { from, into, pages }: JoinedAccounts) {
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
