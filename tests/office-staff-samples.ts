/** Requests that the calls about the team and its trail accept. */
import { eq } from 'drizzle-orm';
import { issueToken } from '#app/platform/access/one-time-token.server.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { credentials, sessions, users } from '#db/schema.server.ts';
import type { Person, World } from './calls.ts';

/** Somebody of the team: with a password and a session of the same id, or, where one is invited, without. */
export async function colleague(world: World, { path, method }: { path: string; method: string }): Promise<string> {
  const { api, sent, password_hash } = world;
  const isInvited = path.endsWith('/invitation');
  const [made] = await api.db
    .insert(users)
    .values({
      ...{ first_name: 'Colega', last_name: 'Muestra', role: 'csr', user_type: 'staff' },
      ...{ phone_number: `+57313${String(sent).padStart(7, '0')}`, email: `colega${sent}@mirador.example` },
      ...(path.endsWith('/enable') && { disabled_at: api.clock.now }),
    })
    .returning({ user_id: users.user_id });
  const user_id = String(made?.user_id);
  if (!isInvited) {
    const totp_secret = method === 'DELETE' ? 'sealed' : null;
    await api.db.insert(credentials).values({ user_id, password_hash, totp_secret });
    await api.db.insert(sessions).values({
      ...{ token_hash: hashToken(`${user_id} ${sent}`), family_id: user_id, user_id, created_at: api.clock.now },
      expires_at: new Date(api.clock.now.getTime() + 3_600_000),
    });
  }
  return user_id;
}

/** Whoever asks has given the password a moment ago. */
async function confirmed({ api }: World, { user_id }: Person) {
  if (user_id) await api.db.update(sessions).set({ confirmed_at: api.clock.now }).where(eq(sessions.user_id, user_id));
}

const invitation = async (world: World) => {
  const user_id = await colleague(world, { path: '/invitation', method: 'POST' });
  const { api } = world;
  return issueToken(api.db, api.clock.now, { purpose: 'staff_invite', user_id, minutes: 60 });
};

const reason = 'Muestra';
const withReason = async (world: World, person: Person) => {
  await confirmed(world, person);
  return { body: { reason } };
};

export const OFFICE_STAFF_SAMPLES = {
  async 'POST /admin/staff'(world: World, person: Person) {
    await confirmed(world, person);
    const { sent } = world;
    return {
      body: {
        ...{ first_name: 'Nueva', last_name: 'Colega', email: `nueva${sent}@mirador.example`, role: 'csr' },
        phone_number: `+57314${String(sent).padStart(7, '0')}`,
      },
    };
  },
  async 'PUT /admin/staff/{user_id}/role'(world: World, person: Person) {
    await confirmed(world, person);
    return { body: { role: 'admin', reason } };
  },
  'POST /admin/staff/{user_id}/disable': withReason,
  'POST /admin/staff/{user_id}/enable': withReason,
  'DELETE /admin/staff/{user_id}/second-factor': withReason,
  async 'GET /admin/audit/export'(world: World, person: Person) {
    await confirmed(world, person);
    return {};
  },
  async 'POST /auth/staff-invitation'(world: World) {
    return { body: { token: await invitation(world) } };
  },
  async 'POST /auth/accept-staff-invitation'(world: World) {
    return { body: { token: await invitation(world), password: 'cuatro nubes sobre el mar' } };
  },
};
