/** The team as its screen shows it: the list, or one of them with their devices. */
import type { Ctx } from '#app/ctx.server.ts';
import { isId } from '#app/features/backoffice/cases/rules.ts';
import { listStaff } from '#app/features/backoffice/cases/store.server.ts';
import { OFFICE_ZONE } from '#content/office-clock.ts';
import { sessionsOf } from './api.server.ts';
import { deedsFor, roleOf, stateOf } from './rules.ts';
import { findMember, listTeam, type Member } from './store.server.ts';

/** By the clock of the team. */
function shownAt({ locale }: Ctx) {
  const shown = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: OFFICE_ZONE });
    return (at: Date | null) => (at ? format.format(at) : null);
  };
  return { day: shown({ dateStyle: 'medium' }), time: shown({ dateStyle: 'medium', timeStyle: 'short' }) };
}
type At = ReturnType<typeof shownAt>;

function lineOf(ctx: Ctx, row: Member, { day, time }: At) {
  const state = stateOf(row);
  const isOwn = row.user_id === ctx.actor.user_id;
  return {
    ...{ user_id: row.user_id, email: row.email, phone_number: row.phone_number, isOwn, state },
    name: `${row.first_name} ${row.last_name}`.trim(),
    role: roleOf(row.role),
    hasFactor: row.has_second_factor,
    seen: time(row.seen_at),
    since: day(row.created_at),
    invitedUntil: time(row.invited_until),
    sessions: row.open_sessions,
    cases: row.open_cases,
    deeds: deedsFor(state, { isOwn, hasFactor: row.has_second_factor }),
  };
}
export type TeamLine = ReturnType<typeof lineOf>;

/** One of them; looking at somebody's devices leaves a line of its own. */
async function personView(ctx: Ctx, user_id: string, at: At) {
  const found = isId(user_id) ? await findMember(ctx, user_id) : null;
  if (!found) return null;
  const devices = (await sessionsOf(ctx, user_id)).map((row) => ({
    ...{ session_id: row.session_id, device: row.device ?? '' },
    opened: at.time(row.created_at) ?? '',
    used: at.time(row.last_used_at),
  }));
  const others = await listStaff(ctx.db);
  return {
    ...{ member: lineOf(ctx, found, at), devices },
    heirs: others.filter((one) => one.user_id !== user_id).map((one) => ({ value: one.user_id, label: one.name })),
  };
}
export type PersonView = NonNullable<Awaited<ReturnType<typeof personView>>>;

export async function staffView(ctx: Ctx, query: URLSearchParams) {
  const asked = query.get('person');
  const at = shownAt(ctx);
  if (asked !== null) return { at: 'person' as const, found: await personView(ctx, asked, at) };
  return { at: 'list' as const, team: (await listTeam(ctx)).map((row) => lineOf(ctx, row, at)) };
}
