/** Advisers and their calls: whoever books holds the adviser, so that of two for the same time one finds it taken. */

import { and, asc, eq, gte, inArray, isNull, lt, ne } from 'drizzle-orm';
import { STAFF_ROLES } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import type { Db } from '#db/client.server.ts';
import { appointments, users } from '#db/schema.server.ts';
import { doOverlap, earliestClash, endOf, type Span, USUAL_MINUTES } from './rules.ts';

const isAdviser = and(inArray(users.role, STAFF_ROLES), isNull(users.deleted_at), isNull(users.disabled_at));

/** By first name, for lists. */
export const listAdvisers = (db: Db) =>
  db
    .select({ user_id: users.user_id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(isAdviser)
    .orderBy(asc(users.first_name), asc(users.user_id));

/** False if there is no such adviser. After the person whose call it is, never before: so nobody waits in a circle. */
export async function holdAdviser(tx: Db, adviser_id: string): Promise<boolean> {
  if (!(await lockPerson(tx, adviser_id))) return false;
  const [found] = await tx
    .select({ user_id: users.user_id })
    .from(users)
    .where(and(eq(users.user_id, adviser_id), isAdviser));
  return found !== undefined;
}

/** Booked calls of an adviser that begin in these days; that of one person may be left out. */
export async function callsOf(db: Db, adviser_id: string, from: Date, until: Date, but?: string): Promise<Span[]> {
  const rows = await db
    .select({ starts_at: appointments.starts_at, minutes: appointments.minutes })
    .from(appointments)
    .where(
      and(
        ...[eq(appointments.state, 'booked'), eq(appointments.kind, 'adviser_call')],
        ...[gte(appointments.starts_at, from), lt(appointments.starts_at, until)],
        eq(appointments.adviser_id, adviser_id),
        but ? ne(appointments.user_id, but) : undefined,
      ),
    )
    .orderBy(asc(appointments.starts_at));
  return rows.flatMap(({ starts_at, minutes }) =>
    starts_at ? [{ starts_at, minutes: minutes ?? USUAL_MINUTES }] : [],
  );
}

/** Inside the transaction that holds the adviser. */
export async function isTaken(tx: Db, adviser_id: string, call: Span, but: string): Promise<boolean> {
  const near = await callsOf(tx, adviser_id, earliestClash(call), endOf(call), but);
  return near.some((one) => doOverlap(one, call));
}
