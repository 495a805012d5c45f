/** Somebody with a password, for the tests of the account calls. */

import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Role } from '#app/platform/access/actor.ts';
import { credentials, sessions, type users } from '#db/schema.server.ts';
import { ORIGIN, type TestApp } from './app.ts';
import { cookiesOf } from './cookies.ts';

export const PASSWORD = 'tres perros en la playa';
export const page = { origin: ORIGIN };

/** It opens to the same password, in a hundredth of the time: a hash says itself how it was made. */
export const quickHash = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export async function member(
  api: TestApp,
  role: Exclude<Role, 'visitor'> = 'applicant',
  more: Partial<typeof users.$inferInsert> = {},
) {
  const signedIn = await api.signIn(role, {
    phone_number: '+573001234567',
    email: 'maria@correo.example',
    first_name: 'María',
    ...more,
  });
  const { user_id } = signedIn.user;
  await api.db.insert(credentials).values({ user_id, password_hash: await quickHash(PASSWORD) });
  return { ...signedIn, headers: { ...page, ...signedIn.cookie } };
}

type Attempt = { phone_number?: string; password?: string; code?: string; address?: string; cookie?: string };

export const logIn = (api: TestApp, { address, cookie, ...more }: Attempt = {}) =>
  api.send('POST', '/auth/login-with-phone-number', {
    json: { phone_number: '+573001234567', password: PASSWORD, ...more },
    headers: { ...page, ...(cookie && { cookie }) },
    ...(address && { address }),
  });

/** The password was asked for once more a moment ago, in every session of this person. */
export const confirmPassword = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, user_id: string) =>
  db.update(sessions).set({ confirmed_at: clock.now }).where(eq(sessions.user_id, user_id));

export const tokenOf = (headers: Headers) => cookiesOf(headers).token?.value ?? '';

/** The last message to an address, and the token in its link. */
export async function lastMail(api: TestApp, to: string) {
  await api.runJobs();
  const { json } = await api.send('GET', '/api-mv/dev/mailbox');
  const message = json.messages.find((one: { to: string }) => one.to === to);
  return { ...message, token: /#token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '' };
}
