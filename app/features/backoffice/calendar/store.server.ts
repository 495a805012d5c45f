/** What is booked, by day: visits and calls, with whom, and whose call it is. */
import { z } from '@hono/zod-openapi';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ctx } from '#app/ctx.server.ts';
import { KINDS, type Kind } from '#app/features/portal/appointments/rules.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { asJson } from '#app/platform/calls/call.server.ts';
import { sealCursor } from '#app/platform/cursor.ts';
import { appointments, users } from '#db/schema.server.ts';

const people = alias(users, 'people');
const advisers = alias(users, 'advisers');

/** For staff: no confirmation numbers, they stand with the case. */
const published = answerFields({
  appointment_id: [appointments.appointment_id, z.string()],
  user_id: [appointments.user_id, z.string()],
  first_name: [people.first_name, z.string()],
  last_name: [people.last_name, z.string()],
  kind: [appointments.kind, z.enum(KINDS)],
  booked_city: [appointments.booked_city, z.string().nullable()],
  starts_at: [appointments.starts_at, z.iso.datetime()],
  time_zone: [appointments.time_zone, z.string()],
  minutes: [appointments.minutes, z.int().nullable()],
  adviser_id: [appointments.adviser_id, z.string().nullable()],
  adviser_name: [advisers.first_name, z.string().nullable()],
  version: [appointments.version, z.int()],
});
export const calendarEntry = published.schema.openapi('CalendarEntry');
export type CalendarEntry = z.infer<typeof calendarEntry>;

type CalendarKey = { starts_at: string; appointment_id: string };
type CalendarQuery = {
  from: Date;
  until: Date;
  kind?: Kind | undefined;
  adviser_id?: string | undefined;
  after?: CalendarKey | undefined;
  limit: number;
};

/** By key: a page goes on after the last one, however many are booked meanwhile. */
export async function readCalendar(
  { db }: Pick<Ctx, 'db'>,
  { from, until, kind, adviser_id, after, limit }: CalendarQuery,
) {
  const { starts_at, appointment_id } = appointments;
  const rows = await db
    .select(published.columns)
    .from(appointments)
    .innerJoin(people, eq(people.user_id, appointments.user_id))
    .leftJoin(advisers, eq(advisers.user_id, appointments.adviser_id))
    .where(
      and(
        ...[eq(appointments.state, 'booked'), gte(starts_at, from), lt(starts_at, until)],
        kind && eq(appointments.kind, kind),
        adviser_id ? eq(appointments.adviser_id, adviser_id) : undefined,
        after &&
          sql`(${starts_at}, ${appointment_id}) > (${after.starts_at}::timestamptz, ${after.appointment_id}::uuid)`,
      ),
    )
    .orderBy(asc(starts_at), asc(appointment_id))
    .limit(limit + 1);
  const entries = rows.slice(0, limit).map((row) => asJson(row)) as CalendarEntry[];
  const last = entries.at(-1);
  const next =
    rows.length > limit && last
      ? sealCursor({ starts_at: last.starts_at, appointment_id: last.appointment_id } satisfies CalendarKey)
      : null;
  return { entries, next };
}
