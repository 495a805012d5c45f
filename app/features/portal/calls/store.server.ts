/** The person moves their own call with an adviser, until 12 hours before it (D46). */
import type { Ctx } from '#app/ctx.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { tellAdvisers } from '#app/features/portal/advisers/messages.server.ts';
import { REFUSALS as CALL_REFUSALS, isMovable, USUAL_MINUTES } from '#app/features/portal/advisers/rules.ts';
import { callsOf, holdAdviser, isTaken } from '#app/features/portal/advisers/store.server.ts';
import { writeAppointmentMessages } from '#app/features/portal/appointments/messages.server.ts';
import { isReminderDue, REFUSALS } from '#app/features/portal/appointments/rules.ts';
import {
  type AppointmentOutcome,
  type AppointmentRow,
  findAppointment,
  holdForWrite,
  versionOf,
  write,
} from '#app/features/portal/appointments/store.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { DAYS_AHEAD, freeTimes, isNear } from './rules.ts';

const KIND = 'adviser_call';
const DAY_MS = 86_400_000;

/** What is booked, with an adviser; anything else cannot be moved. */
function requireCall(ctx: Ctx, row: AppointmentRow | null) {
  const { starts_at, time_zone, adviser_id } = row ?? {};
  if (row?.state !== 'booked' || !starts_at || !time_zone || !adviser_id) throw new Problem(409, REFUSALS.notBooked);
  if (!isMovable(starts_at, ctx.now)) throw new Problem(409, CALL_REFUSALS.tooLate);
  return { starts_at, time_zone, adviser_id, minutes: row.minutes ?? USUAL_MINUTES, booked_city: row.booked_city };
}
type Call = ReturnType<typeof requireCall>;

async function timesFor(ctx: Ctx, db: Db, user_id: string, { adviser_id, time_zone, minutes }: Call) {
  const [from, until] = [-DAY_MS, (DAYS_AHEAD + 2) * DAY_MS].map((ms) => new Date(ctx.now.getTime() + ms));
  const taken = await callsOf(db, adviser_id, from ?? ctx.now, until ?? ctx.now, user_id);
  return freeTimes({ now: ctx.now, time_zone, minutes, taken });
}

/** When it could be instead: whose adviser it is does not matter to the reader, and is not told. */
export const freeTimesOf = (ctx: Ctx, user_id: string): Promise<Date[]> =>
  ctx.db.transaction(async (tx) => {
    const { row } = await holdForWrite(tx, user_id, KIND);
    return timesFor(ctx, tx, user_id, requireCall(ctx, row));
  });

type Move = { starts_at: Date; version: number };

export async function moveCall(ctx: Ctx, user_id: string, asked: Move): Promise<AppointmentOutcome> {
  return ctx.db.transaction(async (tx): Promise<AppointmentOutcome> => {
    const { row } = await holdForWrite(tx, user_id, KIND);
    const stands = async (kind: AppointmentOutcome['kind']) => ({
      kind,
      appointment: await findAppointment(tx, user_id, KIND),
    });
    // An answer that got lost is asked for again.
    if (row?.state === 'booked' && row.starts_at?.getTime() === asked.starts_at.getTime()) return stands('saved');
    if (asked.version !== versionOf(row)) return stands('changed elsewhere');
    const call = requireCall(ctx, row);
    const { time_zone, adviser_id, minutes, booked_city } = call;
    if (!(await holdAdviser(tx, adviser_id))) throw new Problem(409, REFUSALS.notBooked);
    const { starts_at } = asked;
    if (!isNear(starts_at, ctx.now)) throw new Problem(422, undefined, { field: 'starts_at' });
    if (await isTaken(tx, adviser_id, { starts_at, minutes }, user_id)) throw new Problem(409, CALL_REFUSALS.taken);
    const offered = await timesFor(ctx, tx, user_id, call);
    if (!offered.some((one) => one.getTime() === starts_at.getTime()))
      throw new Problem(422, undefined, { field: 'starts_at' });
    const time = { starts_at, time_zone };
    const reminded_at = isReminderDue(time, ctx.now) ? ctx.now : null;
    await write(ctx, tx, { user_id, kind: KIND, row }, { state: 'booked', starts_at, reminded_at });
    await recordCase(ctx, tx, { user_id, event: 'appointment.moved', data: { field: KIND } });
    if (isStaff(ctx.actor)) await recordAudit(tx, ctx, { action: 'appointment.moved', subject_id: user_id });
    await tellAdvisers(ctx, tx, user_id, call, { adviser_id, starts_at });
    await writeAppointmentMessages(ctx, tx, user_id, 'moved', { kind: KIND, booked_city, ...time });
    return stands('saved');
  });
}
