/** Appointments of a person: read by them, their primary applicant and staff; wishes are theirs to write (D46). */
import { z } from '@hono/zod-openapi';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { headOf, readProfile, serviceOf } from '#app/features/accounts/profile.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { asJson } from '#app/platform/calls/call.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { appointments } from '#db/schema.server.ts';
import {
  isAfterQuestions,
  isIncluded,
  KINDS,
  type Kind,
  REFUSALS,
  STATES,
  sortedDaysOff,
  stateAfterWishes,
  WISH_KIND,
  type Wishes,
  wishFindings,
  wishRefusal,
} from './rules.ts';

/** What leaves of a row: not who booked it, nor when its reminder was written. */
const published = answerFields({
  kind: [appointments.kind, z.enum(KINDS)],
  state: [appointments.state, z.enum(STATES)],
  city: [appointments.city, z.string().nullable()],
  wanted_from: [appointments.wanted_from, z.string().nullable()],
  wanted_until: [appointments.wanted_until, z.string().nullable()],
  days_off: [appointments.days_off, z.array(z.string()).nullable()],
  booked_city: [appointments.booked_city, z.string().nullable()],
  starts_at: [appointments.starts_at, z.iso.datetime().nullable()],
  time_zone: [appointments.time_zone, z.string().nullable()],
  confirmation_numbers: [appointments.confirmation_numbers, z.array(z.string()).nullable()],
  minutes: [appointments.minutes, z.int().nullable()],
  version: [appointments.version, z.int()],
  updated_at: [appointments.updated_at, z.iso.datetime()],
});
export const appointment = published.schema.openapi('Appointment');
export type Appointment = z.infer<typeof appointment>;

export type AppointmentRow = typeof appointments.$inferSelect;
export type AppointmentOutcome = { kind: 'saved' | 'changed elsewhere'; appointment: Appointment | null };

const ofKind = (user_id: string, kind: Kind) => and(eq(appointments.user_id, user_id), eq(appointments.kind, kind));

export async function listAppointments(db: Db, user_id: string): Promise<Appointment[]> {
  const rows = await db.select(published.columns).from(appointments).where(eq(appointments.user_id, user_id));
  return KINDS.flatMap((kind) => rows.find((row) => row.kind === kind) ?? []).map((row) => asJson(row));
}

export const findAppointment = async (db: Db, user_id: string, kind: Kind) =>
  (await listAppointments(db, user_id)).find((one) => one.kind === kind) ?? null;

/** What a calendar file is made of; nothing unless it is booked. */
export async function findBooked(db: Db, user_id: string, kind: Kind) {
  const { appointment_id, version, updated_at, starts_at, time_zone, booked_city, minutes } = appointments;
  const [row] = await db
    .select({ appointment_id, version, updated_at, starts_at, time_zone, booked_city, minutes })
    .from(appointments)
    .where(and(ofKind(user_id, kind), eq(appointments.state, 'booked')));
  return row?.starts_at && row.time_zone ? { ...row, starts_at: row.starts_at, time_zone: row.time_zone } : null;
}

/** Visits of these people that are booked, the first one first; a call with us needs nobody's door. */
export async function bookedVisits(db: Db, user_ids: readonly string[]) {
  const { user_id, kind, starts_at, time_zone } = appointments;
  const rows = await db
    .select({ user_id, kind, starts_at, time_zone })
    .from(appointments)
    .where(
      and(inArray(user_id, [...user_ids]), eq(appointments.state, 'booked'), ne(appointments.kind, 'adviser_call')),
    )
    .orderBy(asc(starts_at));
  return rows.flatMap(({ starts_at: at, time_zone: zone, ...row }) =>
    at && zone ? [{ ...row, starts_at: at, time_zone: zone }] : [],
  );
}

/** The person is held, so that two who write at once meet one after the other. */
export async function holdForWrite(tx: Db, user_id: string, kind: Kind) {
  const profile = (await lockPerson(tx, user_id)) && (await readProfile(tx, user_id));
  if (!profile) throw new Problem(404);
  const head = await headOf(tx, profile);
  const [row] = await tx.select().from(appointments).where(ofKind(user_id, kind));
  return { head, sid: serviceOf(head), row: row ?? null };
}

export const versionOf = (row: AppointmentRow | null) => row?.version ?? 0;

/** One row a person and kind: made by whoever comes first, a wish or a booking. */
export async function write(
  ctx: Ctx,
  tx: Db,
  { user_id, kind, row }: { user_id: string; kind: Kind; row: AppointmentRow | null },
  changes: Partial<typeof appointments.$inferInsert> & { state: AppointmentRow['state'] },
) {
  const stored = { ...changes, version: versionOf(row) + 1, updated_at: ctx.now };
  if (row) await tx.update(appointments).set(stored).where(eq(appointments.appointment_id, row.appointment_id));
  else await tx.insert(appointments).values({ user_id, kind, created_at: ctx.now, ...stored });
}

/** What was booked before is over when new wishes begin. */
const NOT_BOOKED = {
  booked_city: null,
  starts_at: null,
  time_zone: null,
  confirmation_numbers: null,
  booked_by: null,
  adviser_id: null,
  minutes: null,
  reminded_at: null,
};

const isSame = (row: AppointmentRow, wishes: Wishes) =>
  row.city === wishes.city &&
  row.wanted_from === wishes.wanted_from &&
  row.wanted_until === wishes.wanted_until &&
  sortedDaysOff(row.days_off ?? []).join() === sortedDaysOff(wishes.days_off).join();

type WishRequest = Wishes & { version: number };

export async function saveWishes(
  ctx: Ctx,
  user_id: string,
  kind: Kind,
  asked: WishRequest,
): Promise<AppointmentOutcome> {
  const { version, ...wishes } = asked;
  if (kind !== WISH_KIND) throw new Problem(422, undefined, { field: 'kind' });
  return ctx.db.transaction(async (tx): Promise<AppointmentOutcome> => {
    const { head, sid, row } = await holdForWrite(tx, user_id, kind);
    if (!isIncluded(kind, sid)) throw new Problem(409, REFUSALS.notIncluded);
    if (!isAfterQuestions(head.current_step)) throw new Problem(409, REFUSALS.questionsFirst);
    // An answer that got lost is asked for again: what stands already counts as saved.
    if (row?.state === 'wished' && isSame(row, wishes))
      return { kind: 'saved', appointment: await findAppointment(tx, user_id, kind) };
    if (version !== versionOf(row))
      return { kind: 'changed elsewhere', appointment: await findAppointment(tx, user_id, kind) };
    const refusal = wishRefusal(row?.state ?? null, isStaff(ctx.actor) ? 'staff' : 'person');
    if (refusal) throw new Problem(409, refusal);
    const [wrong] = wishFindings(wishes, sid, ctx.now);
    if (wrong) throw new Problem(422, undefined, { field: wrong.field });
    const state = stateAfterWishes(row?.state ?? null);
    await write(
      ctx,
      tx,
      { user_id, kind, row },
      {
        ...wishes,
        days_off: sortedDaysOff(wishes.days_off),
        ...(state === 'wished' && NOT_BOOKED),
        state,
      },
    );
    if (isStaff(ctx.actor)) await recordAudit(tx, ctx, { action: 'appointment.wishes', subject_id: user_id });
    return { kind: 'saved', appointment: await findAppointment(tx, user_id, kind) };
  });
}
