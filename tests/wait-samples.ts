/** Requests that the calls of wait times accept. */
import { newToken } from '#app/platform/access/one-time-token.server.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { WAIT_SOURCE } from '#content/waits.ts';
import { wait_alerts, wait_times } from '#db/schema.server.ts';
import type { World } from './calls.ts';

async function byLink({ api, sent }: World) {
  const token = newToken();
  await api.db.insert(wait_alerts).values({
    token_hash: hashToken(token),
    email: `espera${sent}@correo.example`,
    city: 'lima',
    category: 'visitor',
    below_months: 2,
    locale: 'es',
    created_at: api.clock.now,
  });
  return { body: { token } };
}

/** The day of a figure that nobody has removed yet. */
export async function dayOfWait({ api, sent }: World): Promise<string> {
  const as_of = new Date(Date.UTC(2000, 0, 1 + sent)).toISOString().slice(0, 10);
  const figure = {
    city: 'lima',
    category: 'visitor' as const,
    as_of,
    avg_months: null,
    next_months: 8,
    source_url: WAIT_SOURCE,
  };
  await api.db.insert(wait_times).values(figure).onConflictDoNothing();
  return as_of;
}

export const WAIT_SAMPLES = {
  'PUT /admin/wait-times': () => ({
    body: {
      wait_times: [
        {
          city: 'lima',
          category: 'visitor',
          as_of: '2026-08-01',
          avg_months: null,
          next_months: 8.5,
          source_url: WAIT_SOURCE,
        },
      ],
    },
  }),
  'POST /wait-alerts': ({ sent }: World) => ({
    body: { email: `aviso${sent}@correo.example`, city: 'lima', category: 'visitor', below_months: 2, locale: 'es' },
  }),
  'POST /wait-alerts/show': byLink,
  'POST /wait-alerts/confirm': byLink,
  'POST /wait-alerts/stop': byLink,
};
