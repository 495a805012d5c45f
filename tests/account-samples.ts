/** What the account calls need to find: tokens that live, people who can be invited, codes that are right. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { reminderToken } from '#app/features/portal/case/reminder.server.ts';
import { issueToken } from '#app/platform/access/one-time-token.server.ts';
import { seal } from '#app/platform/access/seal.server.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { contact_changes, credentials, limits, sessions, subscriptions, users } from '#db/schema.server.ts';
import { ARTICLE_SAMPLES } from './article-samples.ts';
import type { Person, World } from './calls.ts';
import { CHECKOUT_SAMPLES } from './checkout-samples.ts';
import { DOCUMENT_SAMPLES } from './document-samples.ts';
import { FORM_SAMPLES } from './form-samples.ts';
import { LEAD_SAMPLES } from './lead-samples.ts';
import { OFFICE_MONEY_SAMPLES } from './office-money-samples.ts';
import { OFFICE_SAMPLES } from './office-samples.ts';
import { OFFICE_STAFF_SAMPLES } from './office-staff-samples.ts';
import { PORTAL_SAMPLES } from './portal-samples.ts';
import { PRIVACY_SAMPLES } from './privacy-samples.ts';
import { QUIZ_SAMPLES } from './quiz-samples.ts';
import { REFUND_SAMPLES } from './refund-samples.ts';
import { SANDBOX_SAMPLES } from './sandbox-samples.ts';
import { TRACKING_SAMPLES } from './tracking-samples.ts';
import { WAIT_SAMPLES } from './wait-samples.ts';

export const PASSWORD = 'tres perros en la playa';

/**
 * What a sample may have ended or deleted comes back: the people of the world stay who they are. Only what changed is
 * written: in the one transaction of a test each write leaves an old row behind that every later read passes.
 */
export async function revive(world: World) {
  const { api, people } = world;
  const ids = people.flatMap(({ user_id }) => user_id || []);
  await api.db.delete(limits);
  // What an earlier sample has bought would lock the answers.
  await api.db
    .update(subscriptions)
    .set({ state: 'ended' })
    .where(and(inArray(subscriptions.user_id, ids), ne(subscriptions.state, 'ended')));
  await api.db
    .update(sessions)
    .set({ ended_at: null, rotated_at: null })
    .where(and(inArray(sessions.user_id, ids), or(isNotNull(sessions.ended_at), isNotNull(sessions.rotated_at))));
  const gone = await api.db
    .select({ user_id: users.user_id })
    .from(users)
    .where(and(inArray(users.user_id, ids), isNotNull(users.deleted_at)));
  for (const { user_id } of gone) await comeBack(world, user_id);
}

/** Somebody who was erased: the row, the password and the session as they were. */
async function comeBack({ api, people, password_hash }: World, user_id: string) {
  const { user, token } = people.find((person) => person.user_id === user_id)?.signedIn ?? {};
  if (!user || !token) return;
  const { case_number: _, ...row } = user;
  await api.db.update(users).set(row).where(eq(users.user_id, user_id));
  await api.db.insert(credentials).values({ user_id, password_hash }).onConflictDoNothing();
  await api.db.insert(sessions).values({
    token_hash: hashToken(token),
    family_id: user_id,
    user_id,
    created_at: api.clock.now,
    expires_at: new Date(api.clock.now.getTime() + 12 * 3_600_000),
  });
}

const numberOf = ({ sent }: World) => `+57311${String(sent).padStart(7, '0')}`;

async function unfinished({ api, ...world }: World) {
  const phone_number = numberOf({ api, ...world });
  const [made] = await api.db
    .insert(users)
    .values({
      first_name: 'Nueva',
      last_name: 'Persona',
      phone_number,
      email: `n${world.sent}@correo.example`,
      created_by: randomUUID(),
    })
    .returning();
  const user_id = String(made?.user_id);
  await api.db.insert(credentials).values({ user_id });
  const token = await issueToken(api.db, api.clock.now, { purpose: 'sign_up', user_id, minutes: 30 });
  return { phone_number, token };
}

/** In place of the one before: a family has nine members, not nine hundred. */
export async function newMember({ api }: World, primary_user_id: string) {
  await api.db.update(users).set({ deleted_at: api.clock.now }).where(eq(users.last_name, 'Familia'));
  const [made] = await api.db
    .insert(users)
    .values({ role: 'secondary', user_type: 'secondary', primary_user_id, first_name: 'Eva', last_name: 'Familia' })
    .returning();
  return String(made?.user_id);
}

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

async function secondFactor({ api }: World, isConfirmed: boolean) {
  const totp_secret = seal(api.services.env.APP_SECRET, SECRET);
  const totp_confirmed_at = isConfirmed ? api.clock.now : null;
  await api.db.update(credentials).set({ totp_secret, totp_confirmed_at, totp_period: null });
  return generateSync({ secret: SECRET, epoch: Math.floor(api.clock.now.getTime() / 1000) });
}

const noFactor = ({ api }: World) =>
  api.db
    .update(credentials)
    .set({ totp_secret: null, totp_confirmed_at: null })
    .where(isNotNull(credentials.totp_secret));

/** `text` is a body that is signed as it stands. */
type Sample = { body?: object; text?: string; cookie?: string; headers?: Record<string, string> };
type Make = (world: World, person: Person) => Sample | Promise<Sample>;

async function token(world: World, purpose: 'reset' | 'verify_email', data: Record<string, unknown>) {
  const { api, a } = world;
  return issueToken(api.db, api.clock.now, { purpose, user_id: a, minutes: 30, data });
}

/** By method and address, without the prefix. */
export const ACCOUNT_SAMPLES: Record<string, Make> = {
  ...WAIT_SAMPLES,
  ...ARTICLE_SAMPLES,
  ...QUIZ_SAMPLES,
  ...DOCUMENT_SAMPLES,
  ...FORM_SAMPLES,
  ...LEAD_SAMPLES,
  ...PORTAL_SAMPLES,
  ...OFFICE_SAMPLES,
  ...REFUND_SAMPLES,
  ...CHECKOUT_SAMPLES,
  ...SANDBOX_SAMPLES,
  ...TRACKING_SAMPLES,
  ...OFFICE_MONEY_SAMPLES,
  ...OFFICE_STAFF_SAMPLES,
  ...PRIVACY_SAMPLES,
  'POST /flow/flow-step-1': (world) => ({
    body: {
      locale: 'es',
      first_name: 'Nueva',
      last_name: 'Persona',
      phone_number: numberOf(world),
      email: `p${world.sent}@correo.example`,
      service_type: 'FirstTime',
      for_somebody_else: true,
    },
  }),
  'POST /flow/flow-step-2': async (world) => {
    const { phone_number, token: signUp } = await unfinished(world);
    return { body: { phone_number, password: PASSWORD, for_somebody_else: true }, cookie: `signup_token=${signUp}` };
  },
  'PUT /tracking/consent': ({ api }) => ({
    body: { tracking_consent: { choice: 'denied', version: '1', at: api.clock.now.toISOString() } },
  }),
  'POST /auth/login-with-phone-number': async (world) => {
    await noFactor(world);
    return { body: { phone_number: world.phoneOfA, password: PASSWORD } };
  },
  'POST /auth/send-password-reset-link': (world) => ({ body: { phone_number: numberOf(world) } }),
  'POST /auth/reset-password': async (world) => ({
    body: { token: await token(world, 'reset', {}), password: PASSWORD },
  }),
  'POST /auth/check-reset-link': async (world) => ({ body: { token: await token(world, 'reset', {}) } }),
  'POST /auth/confirm-password': () => ({ body: { password: PASSWORD } }),
  'POST /auth/set-password': () => ({ body: { password: PASSWORD, current_password: PASSWORD } }),
  'POST /auth/verify-email': async (world) => ({
    body: { token: await token(world, 'verify_email', { email: 'a@familia.example' }) },
  }),
  'POST /auth/send-verification': async ({ api }) => {
    await api.db.update(users).set({ email_verified_at: null }).where(isNotNull(users.email_verified_at));
    await api.db.update(users).set({ email: sql`user_id || '@correo.example'` }).where(sql`email is null`);
    return {};
  },
  'POST /auth/second-factor': async (world) => {
    await noFactor(world);
    return {};
  },
  'PUT /auth/second-factor': async (world) => ({ body: { code: await secondFactor(world, false) } }),
  'DELETE /auth/second-factor': async (world) => ({
    body: { password: PASSWORD, code: await secondFactor(world, true) },
  }),
  'POST /auth/invite-secondary-applicant': async (world, person) => ({
    body: { user_id: await newMember(world, person.user_id || world.a), email: `i${world.sent}@correo.example` },
  }),
  'POST /auth/invite': async (world) => ({ body: { token: await invited(world) } }),
  'POST /auth/accept-invite': async (world) => ({
    body: { token: await invited(world), phone_number: numberOf(world), password: PASSWORD },
  }),
  'POST /reminders/stop': ({ api, a }) => ({ body: { token: reminderToken(api.services, a) } }),
  'POST /auth/contact-change': async (world) => {
    const { api, a } = world;
    const change_ids = [await contactChange(world)];
    return {
      body: {
        token: await issueToken(api.db, api.clock.now, {
          purpose: 'contact_change',
          user_id: a,
          minutes: 30,
          data: { change_ids },
        }),
      },
    };
  },
  'POST /user/{user_id}/contact-changes/{change_id}': () => ({
    body: { answer: 'refuse', reason: 'no es su número' },
  }),
  'PUT /user/{user_id}': () => ({ body: { updates: { first_name: 'Muestra' } } }),
  'POST /user/{user_id}': () => ({ body: { updates: { first_name: 'Muestra' } } }),
  'POST /user/{primary_user_id}/secondary-applicant': async ({ api, a, a1 }) => {
    await api.db
      .update(users)
      .set({ deleted_at: api.clock.now })
      .where(sql`${eq(users.primary_user_id, a)} and ${ne(users.user_id, a1)}`);
    return { body: { first_name: 'Luz', last_name: 'Familia', relationship: 'child' } };
  },
  'PUT /user/{primary_user_id}/secondary-applicants': ({ a1 }) => ({
    body: { secondary_applicant: { user_id: a1, first_name: 'Luz' } },
  }),
};

/** A change that waits, asked for by nobody of the world. */
export async function contactChange({ api, a, sent }: World) {
  const [made] = await api.db
    .insert(contact_changes)
    .values({ user_id: a, field: 'email', new_value: `c${sent}@correo.example`, asked_by: randomUUID() })
    .returning();
  return String(made?.change_id);
}

async function invitedMember(world: World) {
  const { api, a } = world;
  const data = { email: `j${world.sent}@correo.example`, phone_number: null };
  const user_id = await newMember(world, a);
  return { user_id, token: await issueToken(api.db, api.clock.now, { purpose: 'invite', user_id, minutes: 60, data }) };
}
const invited = async (world: World) => (await invitedMember(world)).token;
export const whoIsInvited = async (world: World) => (await invitedMember(world)).user_id;
