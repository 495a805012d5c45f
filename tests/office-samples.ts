/** Requests that the calls of the back office accept. */
import { eq } from 'drizzle-orm';
import { cases, users } from '#db/schema.server.ts';
import type { World } from './calls.ts';

/** Nobody has touched the case of A. */
async function freshCase({ api, a }: World) {
  await api.db.delete(cases).where(eq(cases.user_id, a));
}

export const OFFICE_SAMPLES = {
  'POST /admin/people/search': () => ({ body: { q: 'Prueba' } }),
  async 'PUT /admin/cases/{user_id}'(world: World) {
    await freshCase(world);
    return { body: { version: 0, next_action: 'Llamar' } };
  },
  async 'PUT /admin/cases'(world: World) {
    await freshCase(world);
    return { body: { cases: [{ user_id: world.a, version: 0, deadline_at: '2026-12-01T00:00:00Z' }] } };
  },
  'POST /admin/people/{user_id}/notes': () => ({ body: { note: 'Muestra' } }),
  async 'POST /admin/people/{user_id}/messages'({ api, a }: World) {
    await api.db.update(users).set({ phone_number: '+573009990001' }).where(eq(users.user_id, a));
    return { body: { channel: 'whatsapp', locale: 'es', message: 'Muestra' } };
  },
};
