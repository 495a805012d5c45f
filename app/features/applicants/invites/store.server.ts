/** An adult of the family gets a log-in of their own: by a message to one address, once, for 72 hours (D17, T13, Q14). */
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { recipientOf, sendInvite } from '#app/features/accounts/account-messages.server.ts';
import { givePassword } from '#app/features/accounts/credentials-store.server.ts';
import { BAD_LINK, EXISTS, unlessTaken } from '#app/features/accounts/store.server.ts';
import { FAMILY_REFUSALS } from '#app/features/applicants/rules.ts';
import { findMember, waitingInvite } from '#app/features/applicants/store.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { requireMailRoom } from '#app/integrations/mail/outbox.server.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { endTokens, findToken, spendToken } from '#app/platform/access/one-time-token.server.ts';
import { hashPassword } from '#app/platform/access/password.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import type { Db } from '#db/client.server.ts';
import { one_time_tokens, users } from '#db/schema.server.ts';

type Bound = { email: string; phone_number: string | null; locale?: Locale };
type InviteRequest = { user_id: string; email: string; phone_number?: string | undefined; locale?: Locale | undefined };

async function headOf({ db }: Pick<Ctx, 'db'>, primary_user_id: string) {
  const { first_name, last_name, email, locale } = users;
  const [head] = await db
    .select({ first_name, last_name, email, locale })
    .from(users)
    .where(eq(users.user_id, primary_user_id));
  if (!head) throw new Problem(404);
  return head;
}

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim();

export async function invite(
  ctx: Ctx,
  primary_user_id: string,
  { user_id, email, phone_number, locale }: InviteRequest,
) {
  const member = await findMember(ctx, primary_user_id, user_id);
  if (member.is_minor) throw new Problem(409, FAMILY_REFUSALS.minor);
  if (member.has_account) throw new Problem(409, FAMILY_REFUSALS.accepted);
  const head = await headOf(ctx, primary_user_id);
  if (head.email === email) throw new Problem(409, FAMILY_REFUSALS.ownEmail, { field: 'email' });
  await requireMailRoom(ctx, recipientOf('invite', email));
  const data = { email, phone_number: phone_number ?? null, locale: locale ?? head.locale };
  await ctx.db.transaction((tx) =>
    sendInvite(ctx, tx, { user_id, first_name: member.first_name, ...data }, { inviter: nameOf(head), data }),
  );
}

async function waiting(db: Db, user_id: string) {
  const [row] = await db
    .select({ data: one_time_tokens.data })
    .from(one_time_tokens)
    .where(and(eq(one_time_tokens.user_id, user_id), waitingInvite));
  if (!row) throw new Problem(409, 'No invite is waiting');
  return row.data as unknown as Bound;
}

/** The same invite with a new link and 72 new hours; the link of before is dead. */
export async function sendInviteAgain(ctx: Ctx, primary_user_id: string, user_id: string) {
  const { first_name } = await findMember(ctx, primary_user_id, user_id);
  const head = await headOf(ctx, primary_user_id);
  await requireMailRoom(ctx, recipientOf('invite', (await waiting(ctx.db, user_id)).email));
  await ctx.db.transaction(async (tx) => {
    // Whoever accepts or cancels at the same moment comes before or after, never between.
    await lockPerson(tx, user_id);
    const bound = await waiting(tx, user_id);
    const data = { ...bound, locale: bound.locale ?? head.locale };
    await sendInvite(ctx, tx, { user_id, first_name, ...data }, { inviter: nameOf(head), data });
  });
}

/** The link is dead from now on; cancelling twice is cancelling. */
export async function cancelInvite(ctx: Ctx, primary_user_id: string, user_id: string) {
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, user_id);
    const { has_account } = await findMember({ db: tx }, primary_user_id, user_id);
    if (has_account) throw new Problem(409, FAMILY_REFUSALS.accepted);
    await endTokens(tx, ctx.now, 'invite', user_id);
  });
}

/** Whom the token of a message invites, while it lives; it is spent when the invite is accepted. */
export async function findInvite({ db, now }: Pick<Ctx, 'db' | 'now'>, token: string) {
  const live = await findToken(db, now, 'invite', token);
  const [person] = live
    ? await db
        .select({ user_id: users.user_id, first_name: users.first_name, primary_user_id: users.primary_user_id })
        .from(users)
        .where(and(eq(users.user_id, live.user_id), isNull(users.deleted_at)))
    : [];
  return live && person ? { ...person, token, bound: live.data as unknown as Bound } : null;
}
export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvite>>>;

/** What the page of the invite shows before anything is typed: who asks, and to which visa. */
export async function readInvite(ctx: Ctx, { first_name, primary_user_id, bound }: Invitation, locale: Locale) {
  const [head] = await ctx.db
    .select({ first_name: users.first_name, service_type: users.service_type })
    .from(users)
    .where(eq(users.user_id, String(primary_user_id)));
  const sid = SERVICE_TYPES.find((one) => one === head?.service_type);
  return {
    first_name,
    inviter: head?.first_name ?? '',
    service: sid ? translator(locale, 'catalogue')(`services.${sid}.title`) : null,
    email: bound.email,
    phone_number: bound.phone_number,
  };
}

type AcceptRequest = {
  phone_number: string;
  password: string;
  terms_version?: string | undefined;
  data_consent_version?: string | undefined;
};

/** A number or address that has an account keeps it: nobody is taken over by an invite. */
export async function acceptInvite(ctx: Ctx, found: Invitation, accepted: AcceptRequest): Promise<string> {
  const { phone_number, password, terms_version = null, data_consent_version = null } = accepted;
  const said = { phone_number, terms_version, data_consent_version };
  const { user_id, token, bound } = found;
  if (bound.phone_number && bound.phone_number !== phone_number)
    throw new Problem(422, FAMILY_REFUSALS.otherNumber, { field: 'phone_number' });
  const password_hash = await hashPassword(password);
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, user_id);
    if (!(await spendToken(tx, ctx.now, 'invite', token))) throw new Problem(422, BAD_LINK, { field: 'token' });
    await unlessTaken(
      () =>
        tx.transaction((inner) =>
          inner
            .update(users)
            .set({ ...said, email: bound.email, email_verified_at: ctx.now, updated_at: ctx.now })
            .where(eq(users.user_id, user_id)),
        ),
      EXISTS,
    );
    await givePassword(ctx, tx, user_id, password_hash);
  });
  return user_id;
}
