/** Appointments hold where somebody goes and when, and the numbers of it: they go with the person (D42). */
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { OF_STAFF } from '#app/platform/record/joining.server.ts';
import type { PersonalData } from '#app/platform/record/personal-data.server.ts';
import type { Db } from '#db/client.server.ts';
import { appointments } from '#db/schema.server.ts';

/** What is booked counts more than what somebody wished; two bookings of a kind are refused before. */
async function keepBooked(tx: Db, from: string, into: string) {
  const booked = await tx
    .select({ kind: appointments.kind })
    .from(appointments)
    .where(and(eq(appointments.user_id, from), eq(appointments.state, 'booked')));
  for (const { kind } of booked)
    await tx
      .delete(appointments)
      .where(and(eq(appointments.user_id, into), eq(appointments.kind, kind), ne(appointments.state, 'booked')));
}

export const appointmentsData: readonly PersonalData[] = [
  {
    name: 'appointments',
    what: 'application',
    tables: [appointments],
    forget: (_ctx, tx, { user_ids }) => tx.delete(appointments).where(inArray(appointments.user_id, user_ids)),
    handOut: (db, { user_id }) => {
      const { kind, state, city, wanted_from, wanted_until, days_off } = appointments;
      const { booked_city, starts_at, time_zone, confirmation_numbers, minutes, created_at, updated_at } = appointments;
      return db
        .select({
          ...{ kind, state, city, wanted_from, wanted_until, days_off },
          ...{ booked_city, starts_at, time_zone, confirmation_numbers, minutes, created_at, updated_at },
        })
        .from(appointments)
        .where(eq(appointments.user_id, user_id))
        .orderBy(asc(created_at));
    },
    keeps: null,
    join: {
      settle: (_ctx, tx, { from, into }) => keepBooked(tx, from, into),
      moves: [{ column: appointments.user_id, once: [appointments.kind] }],
      stays: [
        [appointments.booked_by, OF_STAFF],
        [appointments.adviser_id, OF_STAFF],
      ],
    },
    expire: 'with the profile',
  },
];
