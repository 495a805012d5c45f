/** Requests that the calls of personal data and of joining accept. */

import { eq } from 'drizzle-orm';
import { issueToken } from '#app/platform/access/one-time-token.server.ts';
import { orders, reviews, users } from '#db/schema.server.ts';
import { confirmPassword } from './account.ts';
import type { Person, World } from './calls.ts';

/** Their password was given a moment ago. */
async function confirmed({ api }: World, { user_id }: Person) {
  if (user_id) await confirmPassword(api, user_id);
}

/** Of A, for whoever asks. */
export async function archiveTicket(world: World, person: Person): Promise<string> {
  if (!person.user_id) return 'nothing';
  await confirmed(world, person);
  const asked = { purpose: 'signed_url', user_id: person.user_id, minutes: 5 } as const;
  return issueToken(world.api.db, world.api.clock.now, { ...asked, data: { export_of: world.a } });
}

/** Somebody who opened a second account and never used it. */
async function secondAccount({ api, sent }: World) {
  const [made] = await api.db
    .insert(users)
    .values({ first_name: 'Otra', last_name: 'Cuenta', phone_number: `+57312${String(sent).padStart(7, '0')}` })
    .returning();
  return String(made?.user_id);
}

/** No payment of A runs, and no adviser looks at the case. */
async function joining(world: World, person: Person) {
  await confirmed(world, person);
  const { db, clock } = world.api;
  await db.update(orders).set({ replaced_at: clock.now }).where(eq(orders.user_id, world.a));
  await db.delete(reviews).where(eq(reviews.user_id, world.a));
  return { other_user_id: await secondAccount(world) };
}

export const PRIVACY_SAMPLES = {
  async 'DELETE /user/{user_id}/personal-data'(world: World, person: Person) {
    await confirmed(world, person);
    return { body: { current_password: 'tres perros en la playa', reason: 'Muestra' } };
  },
  async 'GET /user/{user_id}/personal-data'(world: World, person: Person) {
    await confirmed(world, person);
    return {};
  },
  async 'POST /user/{user_id}/personal-data/archive'(world: World, person: Person) {
    await confirmed(world, person);
    return { body: { reason: 'Muestra' } };
  },
  async 'POST /admin/{user_id}/joining/preview'(world: World, person: Person) {
    return { body: await joining(world, person) };
  },
  async 'POST /admin/{user_id}/joining'(world: World, person: Person) {
    return { body: { ...(await joining(world, person)), pages: {}, reason: 'Muestra' } };
  },
};
