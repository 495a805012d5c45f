/** Requests that the calls of the portal accept. */
import { eq } from 'drizzle-orm';
import { appointments, cases, users } from '#db/schema.server.ts';
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
  await api.db.delete(cases).where(eq(cases.user_id, a));
  await api.db.insert(cases).values({ user_id: a, application_number: 'AA00ABC123' });
  if (isBooked)
    await api.db.insert(appointments).values({
      ...{ user_id: a, kind: 'consulate', state: 'booked', booked_city: 'LMA', time_zone: 'America/Lima' },
      starts_at: new Date(api.clock.now.getTime() + 60 * 86_400_000),
    });
}

/** A has a call with an adviser; when it is. */
async function callOf(world: World): Promise<string> {
  const { api, a, people } = world;
  await appointmentOf(world, false);
  const starts_at = new Date(api.clock.now.getTime() + 20 * 86_400_000);
  await api.db.insert(appointments).values({
    ...{ user_id: a, kind: 'adviser_call', state: 'booked', booked_city: 'LMA', time_zone: 'America/Lima' },
    ...{ starts_at, minutes: 30, adviser_id: people.find(({ role }) => role === 'csr')?.user_id ?? null },
  });
  return starts_at.toISOString();
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
        application_number: 'AA00ABC123',
      },
    };
  },
  async 'DELETE /appointments/{user_id}/{kind}/booking'(world: World) {
    await appointmentOf(world, true);
    return { body: { version: 1, reason: 'Muestra' } };
  },
  async 'GET /appointments/{user_id}/call'(world: World) {
    await callOf(world);
    return {};
  },
  async 'PUT /appointments/{user_id}/call'(world: World) {
    return { body: { starts_at: await callOf(world), version: 1 } };
  },
  async 'PUT /admin/people/{user_id}/application-number'(world: World) {
    await world.api.db.delete(cases).where(eq(cases.user_id, world.a));
    return { body: { application_number: 'AA00ABC123', version: 0 } };
  },
  async 'GET /appointments/{user_id}/{kind}/calendar'(world: World) {
    await appointmentOf(world, true);
    return {};
  },
};
