/** Appointments hold where somebody goes and when, and the numbers of it: they go with the person (D42). */
import { asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '#app/platform/record/personal-data.server.ts';
import { appointments } from '#db/schema.server.ts';

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
    expire: 'with the profile',
  },
];
