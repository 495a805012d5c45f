/** Contradictions of a stored form, as a note about them names them. */
import type { Ctx } from '#app/ctx.server.ts';
import { contradictionsOf } from '#app/features/forms/findings/found.server.ts';
import { openForms } from '#app/features/forms/opened.server.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import type { TestApp } from './app.ts';

export async function findingsIn(api: TestApp, user_id: string) {
  const ctx = { db: api.db, now: new Date(), actor: { user_id, role: 'applicant' } } as unknown as Ctx;
  const { found } = await contradictionsOf(ctx, await openForms(api.db, user_id), ds160);
  return found.map(({ key, hash }) => ({ finding: key, values_hash: hash }));
}
