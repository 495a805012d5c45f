/** Requests that the calls of the back office accept. */
import { eq } from 'drizzle-orm';
import { cases, staff_notes, users } from '#db/schema.server.ts';
import type { Call, Person, World } from './calls.ts';

/** Nobody has touched the case of A. */
async function freshCase({ api, a }: World) {
  await api.db.delete(cases).where(eq(cases.user_id, a));
}

/** Written by whoever asks. */
export async function newNote({ api, a }: World, _call: Call, { user_id }: Person): Promise<string> {
  const [made] = await api.db
    .insert(staff_notes)
    .values({ user_id: a, note: 'Muestra', written_by: user_id || a })
    .returning({ note_id: staff_notes.note_id });
  return String(made?.note_id);
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
