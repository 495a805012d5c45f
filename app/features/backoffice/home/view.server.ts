/** The day of staff: today's figures with those of two weeks, one's own cases, and who has waited longest. */
import { and, asc, count, eq, gte, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '#app/ctx.server.ts';
import { calendarView } from '#app/features/backoffice/calendar/view.server.ts';
import { isLate, listCases } from '#app/features/backoffice/cases/list.server.ts';
import { shownCase } from '#app/features/backoffice/cases/view.server.ts';
import { OUTCOMES } from '#app/features/portal/case/rules.ts';
import { dayOf, OFFICE_ZONE, startOfDay } from '#content/office-clock.ts';
import { cases, payments, reviews, users } from '#db/schema.server.ts';
import { lastDays } from './rules.ts';

const SHOWN = 8;
const FREE_DAYS = 30;
const DAY_MS = 86_400_000;
const zone = sql.raw(`'${OFFICE_ZONE}'`);

/** How many a day, from the first of the days; a day without any is zero. */
async function perDay(ctx: Ctx, table: PgTable, at: PgColumn, days: readonly string[], more: SQL | undefined) {
  const day = sql<string>`to_char(${at} at time zone ${zone}, 'YYYY-MM-DD')`;
  const rows = await ctx.db
    .select({ day, n: count() })
    .from(table)
    .where(and(gte(at, startOfDay(days[0] ?? '')), more))
    .groupBy(day);
  const known = new Map(rows.map((row) => [row.day, row.n]));
  return days.map((one) => known.get(one) ?? 0);
}

/** Whose answers have waited longest for somebody to open them. */
async function longestWaiting(ctx: Ctx) {
  const { user_id, first_name, last_name, case_number } = users;
  const rows = await ctx.db
    .select({ user_id, first_name, last_name, case_number, at: reviews.asked_at })
    .from(reviews)
    .innerJoin(users, eq(users.user_id, reviews.user_id))
    .where(and(eq(reviews.state, 'asked'), isNull(users.deleted_at)))
    .orderBy(asc(reviews.asked_at))
    .limit(SHOWN);
  return rows.map(({ first_name: first, last_name: last, ...row }) => ({ ...row, name: `${first} ${last}`.trim() }));
}

/** Who has paid within a month, and nobody of us works on it: by payment, of which a month has few. */
async function paidAndFree({ db, now }: Ctx) {
  const { user_id, first_name, last_name, case_number } = users;
  const paid_at = sql<string>`min(${payments.created_at})`;
  const rows = await db
    .select({ user_id, first_name, last_name, case_number, paid_at })
    .from(payments)
    .innerJoin(users, eq(users.user_id, payments.user_id))
    .leftJoin(cases, eq(cases.user_id, payments.user_id))
    .where(
      and(
        gte(payments.created_at, new Date(now.getTime() - FREE_DAYS * DAY_MS)),
        ...[eq(payments.state, 'paid'), eq(payments.is_duplicate, false)],
        ...[isNull(cases.owner_id), isNull(users.deleted_at), notInArray(users.current_step, [...OUTCOMES])],
      ),
    )
    .groupBy(user_id)
    .orderBy(asc(paid_at))
    .limit(SHOWN);
  return rows.map(({ first_name: first, last_name: last, paid_at: at, ...row }) => ({
    ...{ ...row, name: `${first} ${last}`.trim(), at: new Date(at) },
  }));
}

async function countLate({ db, now }: Ctx) {
  const [late] = await db
    .select({ n: count() })
    .from(cases)
    .innerJoin(users, eq(users.user_id, cases.user_id))
    .where(isLate(now));
  return late?.n ?? 0;
}

export async function homeView(ctx: Ctx) {
  const days = lastDays(dayOf(ctx.now));
  const [signUps, paid, waiting, overdue, mine, longest, free, calendar] = await Promise.all([
    perDay(ctx, users, users.created_at, days, eq(users.role, 'applicant')),
    perDay(ctx, payments, payments.created_at, days, eq(payments.is_duplicate, false)),
    ctx.db.$count(reviews, eq(reviews.state, 'asked')),
    countLate(ctx),
    listCases(ctx, { owner: 'me' }, null, SHOWN),
    longestWaiting(ctx),
    paidAndFree(ctx),
    calendarView(ctx, new URLSearchParams({ span: 'day' })),
  ]);
  const today = calendar.days.flatMap(({ items }) => items);
  return {
    ...{ days, signUps, paid, waiting, overdue, longest, free, today },
    mine: mine.cases.map((row) => shownCase(ctx, row)),
  };
}
export type HomeView = Awaited<ReturnType<typeof homeView>>;
