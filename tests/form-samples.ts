/** Requests that the calls of application forms accept. */
import { eq } from 'drizzle-orm';
import { case_events, field_reviews, form_pages, reviews, users } from '#db/schema.server.ts';
import type { World } from './calls.ts';
import { WHOLE } from './form-answers.ts';

/** A has a service with this form. */
async function ofService({ api, a }: World) {
  await api.db.update(users).set({ service_type: 'FirstTime' }).where(eq(users.user_id, a));
  return {};
}

/** The export belongs to the paid service. */
async function paid(world: World) {
  await ofService(world);
  await world.api.db.update(users).set({ marked_paid_by_csr: true }).where(eq(users.user_id, world.a));
  return {};
}

async function saved(world: World) {
  await inReview(null)(world);
  return { body: { form_data: WHOLE[1] } };
}

/** A's case stands there; null where it was never sent. */
const inReview = (state: 'asked' | 'opened' | 'accepted' | null) => async (world: World) => {
  const { api, a } = world;
  await ofService(world);
  await api.db.delete(reviews).where(eq(reviews.user_id, a));
  await api.db.delete(field_reviews).where(eq(field_reviews.user_id, a));
  if (state) await api.db.insert(reviews).values({ user_id: a, state, asked_at: api.clock.now });
  return {};
};

/** Somebody of A's family without an account, whose trip may be shared. */
export async function whoShares({ api, a }: World): Promise<string> {
  const member = { role: 'secondary', user_type: 'secondary', first_name: 'Luz', last_name: 'Comparte' } as const;
  await api.db.update(users).set({ deleted_at: api.clock.now }).where(eq(users.last_name, member.last_name));
  const [made] = await api.db
    .insert(users)
    .values({ ...member, primary_user_id: a })
    .returning({ user_id: users.user_id });
  const user_id = String(made?.user_id);
  const page = { form_name: 'ds160', page_number: 3, form_data: WHOLE[3] ?? {}, status: 'In Progress' } as const;
  await api.db.insert(form_pages).values({ user_id, ...page });
  return user_id;
}

const PAGE = '/form/{user_id}/{form_name}/pages/{page_number}';

const WORDS = 'Faltaba un documento';

/** A has written one answer in words. */
async function inWords(world: World) {
  const { api, a } = world;
  await inReview(null)(world);
  const form_data = { ...WHOLE[5], visa_refused: 'Y', visa_refused_explain: WORDS };
  const page = { form_data, status: 'In Progress' } as const;
  await api.db
    .insert(form_pages)
    .values({ user_id: a, form_name: 'ds160', page_number: 5, ...page })
    .onConflictDoUpdate({ target: [form_pages.user_id, form_pages.form_name, form_pages.page_number], set: page });
  return { path: 'visa_refused_explain', original: WORDS };
}

export const FORM_SAMPLES = {
  'GET /form/{user_id}/{form_name}/english': ofService,
  async 'PUT /form/{user_id}/{form_name}/english'(world: World) {
    return { body: { ...(await inWords(world)), english: 'One document was missing', version: 0 } };
  },
  async 'POST /form/{user_id}/{form_name}/english/draft'(world: World) {
    return { body: await inWords(world) };
  },
  'GET /form/{user_id}': ofService,
  'GET /form/{user_id}/{form_name}/pages': ofService,
  [`GET ${PAGE}`]: ofService,
  [`GET ${PAGE}/same-as/{other_user_id}`]: ofService,
  [`DELETE ${PAGE}`]: inReview(null),
  [`POST ${PAGE}`]: saved,
  [`PUT ${PAGE}`]: saved,
  'GET /form/{user_id}/{form_name}/export': paid,
  'GET /form/{user_id}/{form_name}/export/pdf': paid,
  'POST /form/{user_id}/review': inReview('asked'),
  'DELETE /form/{user_id}/review': inReview('asked'),
  'POST /form/{user_id}/review/open': inReview('asked'),
  async 'POST /form/{user_id}/review/accept'(world: World) {
    await inReview('opened')(world);
    // Whoever wrote answers for A in an earlier sample would not approve them.
    await world.api.db.update(form_pages).set({ saved_by: world.a }).where(eq(form_pages.user_id, world.a));
    return { body: {} };
  },
  async 'POST /form/{user_id}/review/return'(world: World) {
    await inReview('opened')(world);
    return { body: { places: ['ds160/1/surnames'] } };
  },
  async 'PUT /form/{user_id}/review/fields'(world: World) {
    await inReview('opened')(world);
    const fields = [{ path: 'surnames', seen: null }];
    return { body: { form_name: 'ds160', page_number: 1, verdict: 'accepted', fields } };
  },
  async 'POST /form/{user_id}/review/second'(world: World) {
    const { api, a } = world;
    await inReview('accepted')(world);
    await api.db.update(users).set({ current_step: 'visa_denied' }).where(eq(users.user_id, a));
    await api.db.delete(case_events).where(eq(case_events.user_id, a));
    await api.db
      .insert(case_events)
      .values({ user_id: a, event: 'step', to_step: 'visa_denied', created_at: api.clock.now });
    return {};
  },
  async 'PUT /form/{user_id}/{form_name}/notes'(world: World) {
    await ofService(world);
    // An empty one takes back what nobody wrote; a note needs a contradiction.
    return { body: { finding: 'sample', values_hash: '00', note: '' } };
  },
};
