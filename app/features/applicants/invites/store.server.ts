/** An adult of the family gets a log-in of their own: by a message to one address, once, for 72 hours (D17, T13, Q14). */
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { recipientOf, sendInvite } from '#app/features/accounts/account-messages.server.ts';
import { givePassword } from '#app/features/accounts/credentials-store.server.ts';
import { BAD_LINK, EXISTS, unlessTaken } from '#app/features/accounts/store.server.ts';
import { FAMILY_REFUSALS } from '#app/features/applicants/rules.ts';
import { findMember } from '#app/features/applicants/store.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { requireMailRoom } from '#app/integrations/mail/outbox.server.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { findToken, spendToken } from '#app/platform/access/one-time-token.server.ts';
import { hashPassword } from '#app/platform/access/password.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { users } from '#db/schema.server.ts';

type InviteRequest = { user_id: string; email: string; phone_number?: string | undefined; locale?: Locale | undefined };

export async function invite(
  ctx: Ctx,
  primary_user_id: string,
  { user_id, email, phone_number, locale }: InviteRequest,
) {
  const member = await findMember(ctx, primary_user_id, user_id);
  if (member.is_minor) throw new Problem(409, FAMILY_REFUSALS.minor);
  if (member.has_account) throw new Problem(409, FAMILY_REFUSALS.accepted);
  const [inviter] = await ctx.db
    .select({ first_name: users.first_name, last_name: users.last_name, locale: users.locale })
    .from(users)
    .where(eq(users.user_id, primary_user_id));
  if (!inviter) throw new Problem(404);
  await requireMailRoom(ctx, recipientOf('invite', email));
  const to = { user_id, first_name: member.first_name, email, locale: locale ?? inviter.locale };
  await ctx.db.transaction((tx) =>
    sendInvite(ctx, tx, to, {
      inviter: `${inviter.first_name} ${inviter.last_name}`.trim(),
      data: { email, phone_number: phone_number ?? null },
    }),
  );
}

type Bound = { email: string; phone_number: string | null };

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

/** What the page of the invite shows before anything is typed. */
export async function readInvite(ctx: Ctx, { first_name, primary_user_id, bound }: Invitation) {
  const [inviter] = await ctx.db
    .select({ first_name: users.first_name })
    .from(users)
    .where(eq(users.user_id, String(primary_user_id)));
  return { first_name, inviter: inviter?.first_name ?? '', email: bound.email, phone_number: bound.phone_number };
}

type AcceptRequest = { phone_number: string; password: string };

/** A number or address that has an account keeps it: nobody is taken over by an invite. */
export async function acceptInvite(
  ctx: Ctx,
  found: Invitation,
  { phone_number, password }: AcceptRequest,
): Promise<string> {
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
            .set({ phone_number, email: bound.email, email_verified_at: ctx.now, updated_at: ctx.now })
            .where(eq(users.user_id, user_id)),
        ),
      EXISTS,
    );
    await givePassword(ctx, tx, user_id, password_hash);
  });
  return user_id;
}
