/** The day of staff: today's figures with those of two weeks, one's own cases, and who has waited longest. */
import { and, asc, count, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '#app/ctx.server.ts';
import { isLate, listCases } from '#app/features/backoffice/cases/list.server.ts';
import { dayOf, startOfDay } from '#app/features/backoffice/cases/rules.ts';
import { shownCase } from '#app/features/backoffice/cases/view.server.ts';
import { cases, payments, reviews, users } from '#db/schema.server.ts';
import { lastDays } from './rules.ts';

const SHOWN = 8;

/** How many a day, from the first of the days; a day without any is zero. */
async function perDay(ctx: Ctx, table: PgTable, at: PgColumn, days: readonly string[], more: SQL | undefined) {
  const day = sql<string>`to_char(${at} at time zone 'America/Bogota', 'YYYY-MM-DD')`;
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
    .select({ user_id, first_name, last_name, case_number, asked_at: reviews.asked_at })
    .from(reviews)
    .innerJoin(users, eq(users.user_id, reviews.user_id))
    .where(and(eq(reviews.state, 'asked'), isNull(users.deleted_at)))
    .orderBy(asc(reviews.asked_at))
    .limit(SHOWN);
  return rows.map(({ first_name: first, last_name: last, ...row }) => ({ ...row, name: `${first} ${last}`.trim() }));
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
  const [signUps, paid, waiting, overdue, mine, longest] = await Promise.all([
    perDay(ctx, users, users.created_at, days, eq(users.role, 'applicant')),
    perDay(ctx, payments, payments.created_at, days, eq(payments.is_duplicate, false)),
    ctx.db.$count(reviews, eq(reviews.state, 'asked')),
    countLate(ctx),
    listCases(ctx, { owner: 'me' }, null, SHOWN),
    longestWaiting(ctx),
  ]);
  return { days, signUps, paid, waiting, overdue, mine: mine.cases.map((row) => shownCase(ctx, row)), longest };
}
export type HomeView = Awaited<ReturnType<typeof homeView>>;
