/** Requests that the calls of the back office about accounts and money accept. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { credentials, payment_reviews, payments, sessions, users } from '#db/schema.server.ts';
import { PASSWORD } from './account-samples.ts';
import type { Person, World } from './calls.ts';

/** Money that somebody must look at. */
export async function newReview({ api }: World): Promise<string> {
  const [made] = await api.db
    .insert(payment_reviews)
    .values({ kind: 'no_order', provider: 'sandbox', reference: randomUUID(), provider_ref: randomUUID() })
    .returning({ review_id: payment_reviews.review_id });
  return String(made?.review_id);
}

/** Somebody whose account we have made and who has not been in it. */
export async function neverIn({ api, sent, people }: World): Promise<string> {
  const [made] = await api.db
    .insert(users)
    .values({
      ...{ first_name: 'Clienta', last_name: 'Nueva', phone_number: `+57312${String(sent).padStart(7, '0')}` },
      created_by: people.at(-1)?.user_id,
    })
    .returning({ user_id: users.user_id });
  await api.db.insert(credentials).values({ user_id: String(made?.user_id) });
  return String(made?.user_id);
}

export const OFFICE_MONEY_SAMPLES = {
  async 'POST /admin/{user_id}/update-payment-status'({ api, a }: World) {
    // What an earlier sample has marked would be a second time.
    await api.db.delete(payments).where(eq(payments.provider, 'manual'));
    const body = { status: 'paid', amount: 400_000, currency: 'COP', sid: 'ESTA', applicants: 1, reason: 'Muestra' };
    await api.db.update(users).set({ marked_paid_by_csr: false }).where(eq(users.user_id, a));
    return { body };
  },
  async 'POST /admin/{user_id}/update-password'() {
    return { body: { current_password: PASSWORD, reason: 'Muestra' } };
  },
  async 'POST /admin/payment-reviews/{review_id}/settle'() {
    return { body: { note: 'Muestra' } };
  },
  async 'POST /admin/promos'({ sent }: World) {
    return { body: { code: `MUESTRA${sent}`, proportion: 0.1 } };
  },
  async 'PUT /admin/promos/{promo_code}'() {
    return { body: { is_on: true } };
  },
  async 'POST /admin/generate-discount-sticker'() {
    return { body: { promo_code: 'MIRADOR2025' } };
  },
  async 'POST /bulk/fetch-all-profiles'() {
    return { body: {} };
  },
  async 'GET /admin/exports/{export}'({ api }: World, { user_id }: Person) {
    if (user_id)
      await api.db.update(sessions).set({ confirmed_at: api.clock.now }).where(eq(sessions.user_id, user_id));
    return {};
  },
};
