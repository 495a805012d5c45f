/** Staff book, move and cancel: the case, the trail, the step and the message are written with it or not at all (D21, D46). */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { moveStep, recordCase } from '#app/features/accounts/steps/store.server.ts';
import { tellAdvisers } from '#app/features/portal/advisers/messages.server.ts';
import {
  REFUSALS as CALL_REFUSALS,
  type CallOf,
  isMovable,
  USUAL_MINUTES,
} from '#app/features/portal/advisers/rules.ts';
import { holdAdviser, isTaken } from '#app/features/portal/advisers/store.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { cases } from '#db/schema.server.ts';
import { type AppointmentEvent, writeAppointmentMessages } from './messages.server.ts';
import {
  type BookedTime,
  type Booking,
  bookedTime,
  isIncluded,
  isReminderDue,
  type Kind,
  needsNumber,
  numberRefusal,
  REFUSALS,
} from './rules.ts';
import {
  type AppointmentOutcome,
  type AppointmentRow,
  findAppointment,
  holdForWrite,
  versionOf,
  write,
} from './store.server.ts';

/** In the trail all but the event's name is a keyed hash. */
const trailOf = ({ starts_at, booked_city, confirmation_numbers }: Partial<AppointmentRow>) => ({
  starts_at: starts_at?.toISOString() ?? null,
  booked_city: booked_city ?? null,
  confirmation_numbers: confirmation_numbers ?? null,
});

function eventOf(row: AppointmentRow | null, starts_at: Date, city: string): AppointmentEvent | null {
  if (row?.state !== 'booked') return 'booked';
  const isSame = row.starts_at?.getTime() === starts_at.getTime() && row.booked_city === city;
  return isSame ? null : 'moved';
}

type BookingRequest = Booking & { version: number };

/** The number that was typed for the case, before anybody looked at the letter of the appointment. */
async function requireSameNumber(tx: Db, user_id: string, { application_number: given }: Booking) {
  const [row] = await tx.select({ onFile: cases.application_number }).from(cases).where(eq(cases.user_id, user_id));
  const refusal = numberRefusal(row?.onFile ?? null, given);
  if (refusal) throw new Problem(409, refusal, { field: 'application_number' });
}

type Call = {
  user_id: string;
  row: AppointmentRow | null;
  asked: Booking;
  time: BookedTime;
  event: AppointmentEvent | null;
};

/** Of a call: an adviser who is free then; what has begun to be prepared is cancelled, and no longer moved. */
async function callOf(ctx: Ctx, tx: Db, { user_id, row, asked, time, event }: Call) {
  if (event === 'moved' && row?.starts_at && !isMovable(row.starts_at, ctx.now))
    throw new Problem(409, CALL_REFUSALS.tooLate);
  const adviser_id = asked.adviser_id ?? row?.adviser_id ?? ctx.actor.user_id ?? '';
  const minutes = asked.minutes ?? row?.minutes ?? USUAL_MINUTES;
  if (!(await holdAdviser(tx, adviser_id))) throw new Problem(422, CALL_REFUSALS.noAdviser, { field: 'adviser_id' });
  if (await isTaken(tx, adviser_id, { ...time, minutes }, user_id))
    throw new Problem(409, CALL_REFUSALS.taken, { field: 'time' });
  return { adviser_id, minutes };
}

/** What is booked, where it is a call. */
const bookedCall = (row: Partial<AppointmentRow> | null): CallOf | null =>
  row?.state === 'booked' && row.adviser_id && row.starts_at
    ? { adviser_id: row.adviser_id, starts_at: row.starts_at }
    : null;

export async function book(ctx: Ctx, user_id: string, kind: Kind, asked: BookingRequest): Promise<AppointmentOutcome> {
  return ctx.db.transaction(async (tx): Promise<AppointmentOutcome> => {
    const { sid, row } = await holdForWrite(tx, user_id, kind);
    if (!isIncluded(kind, sid)) throw new Problem(409, REFUSALS.notIncluded);
    if (asked.version !== versionOf(row))
      return { kind: 'changed elsewhere', appointment: await findAppointment(tx, user_id, kind) };
    const time = bookedTime(kind, asked, ctx.now);
    if ('wrong' in time) throw new Problem(422, undefined, { field: time.wrong });
    if (needsNumber(kind, sid)) await requireSameNumber(tx, user_id, asked);
    const event = eventOf(row, time.starts_at, asked.city);
    const booked = {
      ...time,
      ...(kind === 'adviser_call' && (await callOf(ctx, tx, { user_id, row, asked, time, event }))),
      booked_city: asked.city,
      confirmation_numbers: [...asked.confirmation_numbers],
      booked_by: ctx.actor.user_id,
    };
    await write(
      ctx,
      tx,
      { user_id, kind, row },
      {
        ...booked,
        state: 'booked',
        // Another time is reminded of anew; within the last three business days its own message is the reminder.
        ...(event && { reminded_at: isReminderDue(time, ctx.now) ? ctx.now : null }),
      },
    );
    await recordAudit(tx, ctx, {
      action: `appointment.${event ?? 'corrected'}`,
      subject_id: user_id,
      ...(row && { before: trailOf(row) }),
      after: trailOf(booked),
    });
    await tellAdvisers(ctx, tx, user_id, bookedCall(row), bookedCall({ ...booked, state: 'booked' }));
    // A number that was added or set right moves nothing: the page shows it.
    if (event) {
      await recordCase(ctx, tx, { user_id, event: `appointment.${event}`, data: { field: kind } });
      if (kind === 'consulate') await moveStep(ctx, tx, user_id, 'interview_scheduled');
      await writeAppointmentMessages(ctx, tx, user_id, event, { kind, booked_city: asked.city, ...time });
    }
    return { kind: 'saved', appointment: await findAppointment(tx, user_id, kind) };
  });
}

type Cancellation = { version: number; reason?: string | undefined };

/** The step stays: it is a high-water mark (D21). The numbers go, the date stays until the next wishes. */
export async function cancel(ctx: Ctx, user_id: string, kind: Kind, asked: Cancellation): Promise<AppointmentOutcome> {
  return ctx.db.transaction(async (tx): Promise<AppointmentOutcome> => {
    const { row } = await holdForWrite(tx, user_id, kind);
    if (asked.version !== versionOf(row))
      return { kind: 'changed elsewhere', appointment: await findAppointment(tx, user_id, kind) };
    const { starts_at, time_zone, booked_city } = row ?? {};
    if (row?.state !== 'booked' || !starts_at || !time_zone) throw new Problem(409, REFUSALS.notBooked);
    await write(ctx, tx, { user_id, kind, row }, { state: 'cancelled', confirmation_numbers: null });
    await recordCase(ctx, tx, { user_id, event: 'appointment.cancelled', data: { field: kind } });
    await recordAudit(tx, ctx, {
      action: 'appointment.cancelled',
      subject_id: user_id,
      reason: asked.reason,
      before: trailOf(row),
    });
    await tellAdvisers(ctx, tx, user_id, bookedCall(row), null);
    await writeAppointmentMessages(ctx, tx, user_id, 'cancelled', {
      ...{ kind, starts_at, time_zone },
      booked_city: booked_city ?? null,
    });
    return { kind: 'saved', appointment: await findAppointment(tx, user_id, kind) };
  });
}
