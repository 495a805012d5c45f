/** Requests that the calls of application forms accept. */
import { eq } from 'drizzle-orm';
import { users } from '#db/schema.server.ts';
import type { World } from './calls.ts';
import { WHOLE } from './form-answers.ts';

/** A has a service with this form. */
async function ofService({ api, a }: World) {
  await api.db.update(users).set({ service_type: 'FirstTime' }).where(eq(users.user_id, a));
  return {};
}

async function saved(world: World) {
  await ofService(world);
  return { body: { form_data: WHOLE[1] } };
}

const PAGE = '/form/{user_id}/{form_name}/pages/{page_number}';

export const FORM_SAMPLES = {
  'GET /form/{user_id}': ofService,
  'GET /form/{user_id}/{form_name}/pages': ofService,
  [`GET ${PAGE}`]: ofService,
  [`DELETE ${PAGE}`]: ofService,
  [`POST ${PAGE}`]: saved,
  [`PUT ${PAGE}`]: saved,
};
