/** Requests that the calls of the portal accept. */
import { eq } from 'drizzle-orm';
import { appointments, users } from '#db/schema.server.ts';
import type { World } from './calls.ts';

const dayIn = ({ api }: World, days: number) =>
  new Date(api.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** A has answered the questions of a service with appointments; nothing is wished for, or it is booked. */
async function appointmentOf({ api, a }: World, isBooked: boolean) {
  await api.db
    .update(users)
    .set({ service_type: 'FirstTime', current_step: 'onboarding_questions_completed' })
    .where(eq(users.user_id, a));
  await api.db.delete(appointments).where(eq(appointments.user_id, a));
  if (isBooked)
    await api.db.insert(appointments).values({
      ...{ user_id: a, kind: 'consulate', state: 'booked', booked_city: 'LMA', time_zone: 'America/Lima' },
      starts_at: new Date(api.clock.now.getTime() + 60 * 86_400_000),
    });
}

export const PORTAL_SAMPLES = {
  async 'PUT /appointments/{user_id}/{kind}/wishes'(world: World) {
    await appointmentOf(world, false);
    return {
      body: {
        ...{ city: 'LMA', wanted_from: dayIn(world, 30), wanted_until: dayIn(world, 60) },
        ...{ days_off: ['fri'], version: 0 },
      },
    };
  },
  async 'PUT /appointments/{user_id}/{kind}/booking'(world: World) {
    await appointmentOf(world, false);
    return {
      body: {
        ...{ date: dayIn(world, 60), time: '08:30', city: 'LMA' },
        // On whatever weekday the test runs.
        ...{ confirmation_numbers: ['AA00BB11'], unusual_time: true, version: 0 },
      },
    };
  },
  async 'DELETE /appointments/{user_id}/{kind}/booking'(world: World) {
    await appointmentOf(world, true);
    return { body: { version: 1, reason: 'Muestra' } };
  },
  async 'GET /appointments/{user_id}/{kind}/calendar'(world: World) {
    await appointmentOf(world, true);
    return {};
  },
};
