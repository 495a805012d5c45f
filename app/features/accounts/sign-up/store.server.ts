/** Sign-up in two steps and the temporary one of the hero form (spec 4, D11, D12, T1, T2, T6). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { sendVerification } from '#app/features/accounts/account-messages.server.ts';
import { askForContactChange } from '#app/features/accounts/contact/store.server.ts';
import { givePassword } from '#app/features/accounts/credentials-store.server.ts';
import type { SignUp } from '#app/features/accounts/input.server.ts';
import { REFUSALS } from '#app/features/accounts/refusals.ts';
import { PLACEHOLDER_LAST_NAME, placeholderEmail } from '#app/features/accounts/rules.ts';
import { SIGN_UP_MINUTES } from '#app/features/accounts/sessions/cookies.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { type Account, accountById, accountByPhone, EXISTS, unlessTaken } from '#app/features/accounts/store.server.ts';
import { trackingColumns } from '#app/features/tracking/consent/input.server.ts';
import { recordSignUp } from '#app/features/tracking/events.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { endEntrances, findToken, issueToken, spendToken } from '#app/platform/access/one-time-token.server.ts';
import { hashPassword } from '#app/platform/access/password.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { catalogue } from '#content/catalogue.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, form_pages, sessions, users } from '#db/schema.server.ts';

/** The account that a browser has begun, and the token that says so. */
type UnfinishedAccount = { user_id: string; token: string };

/** The account that the browser's sign-up token speaks for, while it has no password. */
export async function unfinishedAccount(ctx: Pick<Ctx, 'db' | 'now'>, token: string | undefined) {
  const live = await findToken(ctx.db, ctx.now, 'sign_up', token);
  const account = live && (await accountById(ctx.db, live.user_id));
  return account && !account.password_hash ? account : null;
}

function rowOf(ctx: Ctx, user_id: string, fields: SignUp, agent: string) {
  const { temporary, passport_help: _help, sign_up_event_sent: _s, generate_lead_event_sent: _g, ...rest } = fields;
  const { for_somebody_else: _e, tracking_consent, landing, fbp, fbc, affiliate_code, ...columns } = rest;
  return {
    ...columns,
    // What staff chose in their own browser says nothing of the customer.
    ...(!isStaff(ctx.actor) && {
      ...trackingColumns({ tracking_consent, landing, fbp, fbc }, { agent, now: ctx.now }),
      ...(affiliate_code && { affiliate_code }),
    }),
    ...(temporary && { last_name: PLACEHOLDER_LAST_NAME }),
    // An address that staff write waits for an admin; the person names an own one with the first password (T44).
    ...((temporary || isStaff(ctx.actor)) && { email: placeholderEmail(user_id) }),
    ip_address: ctx.address,
    created_by: isStaff(ctx.actor) ? ctx.actor.user_id : null,
    updated_at: ctx.now,
  };
}

/** Changes the unfinished account, read again under the lock: step 2 or another try of step 1 may have come first. */
async function mend(ctx: Ctx, tx: Db, { user_id, token }: UnfinishedAccount, row: ReturnType<typeof rowOf>) {
  await lockPerson(tx, user_id);
  const before = await unfinishedAccount({ db: tx, now: ctx.now }, token);
  if (before?.user_id !== user_id) throw new Problem(409, REFUSALS.signUpFailed);
  await tx.update(users).set(row).where(eq(users.user_id, user_id));
  // The mistyped number or address belongs to a stranger, and so does a link that was sent there.
  if (row.email !== before.email || row.phone_number !== before.phone_number) await endEntrances(tx, ctx.now, user_id);
}

/** Makes the account, or mends the unfinished one of the same browser; somebody else's is never touched. */
export async function saveSignUp(
  ctx: Ctx,
  tx: Db,
  fields: SignUp,
  { unfinished, agent }: { unfinished: UnfinishedAccount | null; agent: string },
): Promise<string> {
  const user_id = unfinished?.user_id ?? randomUUID();
  const row = rowOf(ctx, user_id, fields, agent);
  await unlessTaken(
    () =>
      tx.transaction(async (inner) => {
        if (unfinished) await mend(ctx, inner, unfinished, row);
        else await inner.insert(users).values({ ...row, user_id, created_at: ctx.now });
      }),
    EXISTS,
  );
  // An account that is entered without a password must get one before it pays (D12, D52).
  if (unfinished && fields.temporary)
    await tx.update(credentials).set({ must_set_password: true }).where(eq(credentials.user_id, user_id));
  if (!unfinished) {
    await tx.insert(credentials).values({ user_id, must_set_password: fields.temporary ?? false });
    await recordCase(ctx, tx, { user_id, event: 'step', to_step: 'account_created' });
    await recordSignUp(ctx, tx, user_id);
    if (isStaff(ctx.actor)) {
      await recordAudit(tx, ctx, { action: 'user.create', subject_id: user_id });
      const account = fields.email && (await accountById(tx, user_id));
      if (account) await askForContactChange(ctx, tx, account, { email: fields.email });
    }
  }
  if (fields.passport_help) await keepAnswers(ctx, tx, user_id, fields);
  return user_id;
}

/** What the hero form has asked is not asked again by the questionnaire. */
async function keepAnswers(ctx: Ctx, tx: Db, user_id: string, fields: SignUp) {
  const { service_type, number_in_party, passport_help } = fields;
  const destination = catalogue.find(({ sid }) => sid === service_type)?.country;
  const form_data = { destination, passport_help, ...(number_in_party && { number_in_party }) };
  const page = { form_data, status: 'In Progress' as const, service_type, updated_at: ctx.now };
  await tx
    .insert(form_pages)
    .values({ user_id, form_name: 'eligibility', page_number: 1, created_at: ctx.now, ...page })
    .onConflictDoUpdate({ target: [form_pages.user_id, form_pages.form_name, form_pages.page_number], set: page });
}

export const issueSignUp = (ctx: Ctx, user_id: string) =>
  issueToken(ctx.db, ctx.now, { purpose: 'sign_up', user_id, minutes: SIGN_UP_MINUTES });

type FirstPassword = { phone_number: string; password: string };
/** What the policy has found: the token, and whose unfinished account it opens. */
export type SignUpProof = { token: string; user_id: string };

/** Staff choose a first password only where they made the account and nobody was in it yet: not for what a person has begun. */
export const isMadeByStaff = async (ctx: Pick<Ctx, 'db'>, { user_id, created_by }: Account) =>
  created_by !== null && (await ctx.db.$count(sessions, eq(sessions.user_id, user_id))) === 0;

/** The account whose first password may be set, by the token of step 1 or by staff for a customer; only while it has none. */
async function openAccount(db: Db, phone_number: string, proof: SignUpProof | null) {
  const account = await accountByPhone(db, phone_number);
  const isOpen = proof
    ? account?.user_id === proof.user_id
    : account && !isStaff(account) && (await isMadeByStaff({ db }, account));
  if (!account || !isOpen || account.password_hash) throw new Problem(proof ? 401 : 404);
  return account;
}

/** Step 2, once. Everything is read again under the lock: step 1 may have changed the number meanwhile. */
export async function setFirstPassword(ctx: Ctx, fields: FirstPassword, proof: SignUpProof | null): Promise<string> {
  const { user_id } = await openAccount(ctx.db, fields.phone_number, proof);
  const password_hash = await hashPassword(fields.password);
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, user_id);
    const account = await openAccount(tx, fields.phone_number, proof);
    if (account.user_id !== user_id) throw new Problem(401);
    if (proof && !(await spendToken(tx, ctx.now, 'sign_up', proof.token))) throw new Problem(401);
    await givePassword(ctx, tx, user_id, password_hash, { isTemporary: !proof });
    await sendVerification(ctx, tx, account);
    if (!proof) await recordAudit(tx, ctx, { action: 'user.first-password', subject_id: user_id });
  });
  return user_id;
}
