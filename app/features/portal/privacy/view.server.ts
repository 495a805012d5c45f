/** What an erasure takes and what stays, worked out from the declarations, before anybody presses anything (D42). */
import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { contactsOf, dependentsOf, type KeepReason } from '#app/platform/record/personal-data.server.ts';
import { retention } from '#content/legal/facts.ts';
import { period } from '#content/legal/wording.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, orders, payments, refund_requests, subscriptions, users } from '#db/schema.server.ts';
import type { PartName } from './names.ts';

const WARNINGS = ['paid', 'refund', 'dispute', 'payment'] as const;
type Warning = (typeof WARNINGS)[number];

export type ErasureView = {
  goes: { name: PartName; rows: number }[];
  stays: { name: PartName; why: KeepReason; keep: string }[];
  warnings: Warning[];
  /** Family members who go along, and those who stay and are told. */
  along: string[];
  staying: string[];
  /** Where the last message goes, if anywhere. */
  farewell: string | null;
};

const OVER = ['visa_received', 'visa_denied'];

async function warningsOf(db: Db, user_ids: string[], current_step: string): Promise<Warning[]> {
  const active = and(inArray(subscriptions.user_id, user_ids), eq(subscriptions.state, 'active'));
  const asked = and(
    inArray(refund_requests.user_id, user_ids),
    inArray(refund_requests.state, ['asked', 'approved', 'sent']),
  );
  const disputed = and(inArray(payments.user_id, user_ids), eq(payments.state, 'disputed'));
  const running = and(inArray(orders.user_id, user_ids), eq(orders.state, 'pending'), isNull(orders.replaced_at));
  const found: Record<Warning, boolean> = {
    paid: !OVER.includes(current_step) && (await db.$count(subscriptions, active)) > 0,
    refund: (await db.$count(refund_requests, asked)) > 0,
    dispute: (await db.$count(payments, disputed)) > 0,
    payment: (await db.$count(orders, running)) > 0,
  };
  return WARNINGS.filter((warning) => found[warning]);
}

const rowsIn = (data: unknown) => (Array.isArray(data) ? data.length : data ? 1 : 0);

/** Rows of the person and of those who go along; what is not handed out is not counted either. */
async function partsOf(ctx: Ctx, people: readonly string[], user_id: string, locale: Locale) {
  const goes: ErasureView['goes'] = [];
  const stays: ErasureView['stays'] = [];
  const contacts = await contactsOf(ctx.db, user_id);
  for (const { name, what, keeps, handOut } of ctx.personalData) {
    let rows = 0;
    if (typeof handOut === 'function')
      for (const one of people)
        rows += rowsIn(await handOut(ctx.db, { user_id: one, contacts: one === user_id ? contacts : [] }));
    const keep = retention.find((row) => row.what === what)?.keep;
    const isAlways = keeps === 'in_time' || keeps === 'trail';
    if (keeps && keep && (rows > 0 || isAlways))
      stays.push({ name: name as PartName, why: keeps, keep: period(keep, locale) });
    // Of a profile nothing stays but the row; of a case, its steps.
    const isGone = !keeps || name === 'profile';
    if (isGone && (rows > 0 || name === 'staff_notes')) goes.push({ name: name as PartName, rows });
  }
  return { goes, stays };
}

export async function erasureView(ctx: Ctx, user_id: string): Promise<ErasureView> {
  const [person] = await ctx.db
    .select({ email: users.email, verified: users.email_verified_at, current_step: users.current_step })
    .from(users)
    .where(eq(users.user_id, user_id));
  const along = await dependentsOf(ctx.db, user_id);
  const ids = [user_id, ...along.map((member) => member.user_id)];
  const family = await ctx.db
    .select({ user_id: users.user_id, first_name: users.first_name, hasAccount: isNotNull(credentials.password_hash) })
    .from(users)
    .leftJoin(credentials, eq(credentials.user_id, users.user_id))
    .where(and(eq(users.primary_user_id, user_id), isNull(users.deleted_at), ne(users.user_id, user_id)));
  return {
    ...(await partsOf(ctx, ids, user_id, ctx.locale)),
    warnings: await warningsOf(ctx.db, ids, person?.current_step ?? ''),
    along: family.filter(({ hasAccount }) => !hasAccount).map(({ first_name }) => first_name),
    staying: family.filter(({ hasAccount }) => hasAccount).map(({ first_name }) => first_name),
    farewell: person?.verified ? person.email : null,
  };
}
