/** flow-step-1 and flow-step-2 (spec 7 "Sign-up and auth"). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { tellWithinBudget } from '#app/features/accounts/existence-budget.server.ts';
import { knownPhone, newPassword, signUpFields } from '#app/features/accounts/input.server.ts';
import { REFUSALS } from '#app/features/accounts/refusals.ts';
import { enter, profileOf, withProfile } from '#app/features/accounts/sessions/answers.server.ts';
import { giveSignUp, SIGN_UP_COOKIE, signUpToken } from '#app/features/accounts/sessions/cookies.server.ts';
import { accountById } from '#app/features/accounts/store.server.ts';
import { eventsToTell, toldEvent } from '#app/features/tracking/consent/told.server.ts';
import { ANYONE, isStaff, STAFF } from '#app/platform/access/actor.ts';
import type { Proof } from '#app/platform/access/policy.ts';
import { body, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, provenBy, router } from '#app/platform/calls/call.server.ts';
import { headerOf } from '#app/platform/calls/header.server.ts';
import { idempotencyHeader, once } from '#app/platform/calls/idempotency.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { issueSignUp, type SignUpProof, saveSignUp, setFirstPassword, unfinishedAccount } from './store.server.ts';

const CREATED = 'Account created';
/** The events of a new account; a corrected step 1 tells them again, under the same ids. */
const JUST_MADE = { events: ['sign_up', 'generate_lead'], minutes: 60 } as const;

const stepOne = call({
  method: 'post',
  path: '/flow/flow-step-1',
  summary: 'Make an account; the answer carries a sign-up token as a cookie, for step 2',
  request: { headers: idempotencyHeader, ...body(signUpFields) },
  'x-policy': {
    roles: ANYONE,
    subjectOf: 'none: makes an account; client_id and conversation_id name a visit',
    body: SMALL,
    limits: [{ bucket: 'sign-up.address', by: 'address', max: 30, minutes: 60 }],
  },
  responses: {
    200: json(
      withProfile.partial({ user_profile: true }).extend({ events: z.array(toldEvent).optional() }),
      'Made; a repeat says so without the profile. After a yes also the events that the page may tell under the same id',
    ),
    409: refused(`${REFUSALS.exists}, or ${REFUSALS.alreadyIn}`),
  },
});

/** Whoever has a session has an account: another takes its place only where that was said (D38). */
function refuseSecondAccount(hasSession: boolean, { for_somebody_else }: { for_somebody_else?: boolean | undefined }) {
  if (hasSession && !for_somebody_else) throw new Problem(409, REFUSALS.alreadyIn);
}

/** Only the browser that made the account sets its first password; staff do it by their session. */
const signUp: Proof<SignUpProof> = {
  kind: 'sign-up-token',
  in: 'cookie',
  async check({ ctx, cookie }) {
    const token = cookie(SIGN_UP_COOKIE);
    const account = token && (await unfinishedAccount(ctx, token));
    return account ? { token, user_id: account.user_id } : null;
  },
  refusal: { status: 401 },
};

const stepTwo = call({
  method: 'post',
  path: '/flow/flow-step-2',
  summary: 'Set the first password, with the sign-up token or as staff, once; opens the session',
  request: body(
    z.strictObject({
      phone_number: knownPhone,
      password: newPassword,
      created_by_csr: z.unknown().optional(),
      for_somebody_else: z.boolean().optional(),
    }),
  ),
  'x-policy': {
    roles: STAFF,
    proof: signUp,
    body: SMALL,
    limits: [{ bucket: 'sign-up.password', by: 'address', max: 60, minutes: 60 }],
  },
  responses: {
    200: json(withProfile, 'Set'),
    401: refused('No live sign-up token'),
    409: refused(REFUSALS.alreadyIn),
  },
});

export const signUpApi = router()
  .openapi(stepOne, async (c) => {
    const ctx = ctxOf(c);
    const fields = c.req.valid('json');
    const agent = headerOf(c, 'user-agent') ?? '';
    const byStaff = isStaff(ctx.actor);
    const token = signUpToken(c);
    const begun = byStaff || !token ? null : await unfinishedAccount(ctx, token);
    const unfinished = begun && token ? { user_id: begun.user_id, token } : null;
    const request = { scope: 'flow-step-1', key: c.req.valid('header')['idempotency-key'], content: fields };
    const { body: made, replayed } = await tellWithinBudget(ctx, REFUSALS.signUpFailed, () =>
      once(ctx.db, request, (db) =>
        db.transaction(async (tx) => {
          refuseSecondAccount(Boolean(ctx.actor.user_id) && !byStaff, fields);
          const user_id = await saveSignUp(ctx, tx, fields, { unfinished, agent });
          return { status: 200, body: { user_id } };
        }),
      ),
    );
    const { user_id } = made;
    if (replayed) c.header('Idempotency-Replayed', 'true');
    // A log-in since the first try counts: a repeat does not replace that session.
    refuseSecondAccount(Boolean(ctx.actor.user_id) && ctx.actor.user_id !== user_id && !byStaff, fields);
    // A repeat opens what is still open: an account that has a password by now has a log-in.
    const account = await accountById(ctx.db, user_id);
    if (!account) throw new Problem(409, REFUSALS.signUpFailed);
    const isOpen = !byStaff && !account.password_hash;
    if (isOpen && !fields.temporary) giveSignUp(c, ctx, await issueSignUp(ctx, user_id));
    const answer =
      isOpen && fields.temporary
        ? await enter(c, user_id, CREATED, { passwordOf: account.last_changed })
        : { ...said(CREATED), user_profile: await profileOf(ctx, user_id) };
    // A repeated key proves little by now: it opens what is still open and shows no profile.
    if (replayed) return c.json(said(CREATED), 200);
    const events = byStaff ? [] : await eventsToTell(ctx, user_id, JUST_MADE);
    return c.json({ ...answer, ...(events.length > 0 && { events }) }, 200);
  })
  .openapi(stepTwo, async (c) => {
    const ctx = ctxOf(c);
    const { phone_number, password, for_somebody_else } = c.req.valid('json');
    const proof = isStaff(ctx.actor) ? null : provenBy(ctx, signUp);
    refuseSecondAccount(Boolean(ctx.proof?.family_id), { for_somebody_else });
    const user_id = await setFirstPassword(ctx, { phone_number, password }, proof);
    if (!proof) return c.json({ ...said('Password set'), user_profile: await profileOf(ctx, user_id) }, 200);
    return c.json(await enter(c, user_id, 'Password set'), 200);
  });
