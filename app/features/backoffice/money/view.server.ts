/** What the money screens show, in finished words: sums, days, services. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#app/ctx.server.ts';
import { readProfile, serviceOf } from '#app/features/accounts/profile.server.ts';
import { dayRange } from '#app/features/backoffice/exports/day-rules.ts';
import type { Place } from '#app/features/backoffice/exports/key-halves.server.ts';
import { paymentNumber, requestNumber } from '#app/features/checkout/number-rules.ts';
import { OPEN_STATES, type Stage, shareOf } from '#app/features/checkout/refunds/rules.ts';
import { listRequests, ofRequest, type RefundRequest } from '#app/features/checkout/refunds/store.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { cursor, cursorInstant, sealCursor } from '#app/platform/cursor.ts';
import { Problem } from '#app/platform/problem.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import { CURRENCIES, type Currency } from '#content/countries.ts';
import { longDate } from '#content/legal/wording.ts';
import { dayOf } from '#content/office-clock.ts';
import { payment_reviews, refund_requests, subscriptions, users } from '#db/schema.server.ts';
import { filterIn } from './rules.ts';
import {
  listMatches,
  listMoney,
  listOpenReviews,
  listOrders,
  listSettledReviews,
  type MoneyRow,
  type OrderRow,
  PAGE,
  type ReviewPlace,
  type ReviewRow,
} from './store.server.ts';

const place = cursor(z.object({ at: cursorInstant, id: z.uuid() }));
const reviewPlace = cursor(z.object({ at: cursorInstant, id: z.int() }));

function wordsOf({ locale }: Ctx) {
  const t = translator(locale, 'catalogue');
  return {
    money: (amount: number, currency: string) => formatMoney(locale, { amount, currency: currency as Currency }),
    day: (at: Date) => longDate(dayOf(at), locale),
    service: (sid: string) => {
      const known = SERVICE_TYPES.find((one) => one === sid);
      return known ? t(`services.${known}.shortTitle`) : sid;
    },
  };
}
type Words = ReturnType<typeof wordsOf>;

/** What staff marked has no order: what it bought says it, and whether it was a mistake. */
async function boughtBy(ctx: Ctx, rows: readonly MoneyRow[]) {
  const ids = rows.filter(({ provider }) => provider === 'manual').map(({ payment_id }) => payment_id);
  const { payment_id, sid, applicants_covered, state } = subscriptions;
  const found = ids.length
    ? await ctx.db
        .select({ payment_id, sid, applicants_covered, state })
        .from(subscriptions)
        .where(inArray(payment_id, ids))
    : [];
  return Map.groupBy(found, (one) => one.payment_id ?? '');
}
type BoughtByPayment = Awaited<ReturnType<typeof boughtBy>>;

function paymentLine(row: MoneyRow, bought: BoughtByPayment, { money, day, service }: Words) {
  const { payment_id, user_id, provider, state, promo_code, is_duplicate, reason, reference, lines } = row;
  const marked = bought.get(payment_id) ?? [];
  const isUndone = state === 'refunded' && marked.some((one) => one.state === 'ended');
  const products = lines
    ? lines.map(({ sid, adults, minors }) => ({ title: service(sid), people: adults.count + minors.count }))
    : marked.map((one) => ({ title: service(one.sid), people: one.applicants_covered }));
  return {
    ...{ id: payment_id, user_id, provider, promo_code, is_duplicate, reason, reference, products },
    name: `${row.first_name} ${row.last_name}`.trim(),
    number: paymentNumber(row.payment_number),
    state: isUndone ? ('undone' as const) : state,
    money: money(row.amount, row.currency),
    back: row.refunded > 0 && !isUndone ? money(row.refunded, row.currency) : null,
    day: day(row.created_at),
    canUndo: provider === 'manual' && state === 'paid',
  };
}
export type PaymentLine = ReturnType<typeof paymentLine>;

function orderLine(row: OrderRow, { money, day, service }: Words) {
  const { order_id, user_id, reference, provider, promo_code, affiliate_code, replaced_at } = row;
  const isOver = replaced_at && (row.state === 'created' || row.state === 'pending');
  return {
    ...{ id: order_id, user_id, reference, provider, promo_code, affiliate_code },
    name: `${row.first_name} ${row.last_name}`.trim(),
    state: isOver ? ('replaced' as const) : row.state,
    products: row.lines.map(({ sid, adults, minors }) => ({
      title: service(sid),
      people: adults.count + minors.count,
    })),
    money: money(row.amount, row.currency),
    day: day(row.created_at),
  };
}
export type OrderLine = ReturnType<typeof orderLine>;

/** One line more was read than is shown: it says whether there is another page. */
function cut<T>(rows: readonly T[], placeOf: (row: T) => Place | ReviewPlace) {
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return { shown, next: last && rows.length > PAGE ? sealCursor(placeOf(last)) : null };
}

export async function moneyView(ctx: Ctx, query: URLSearchParams) {
  const filtered = filterIn(query);
  const before = place.safeParse(query.get('before') ?? '').data;
  const wanted = { ...dayRange({ start_date: filtered.start_date, end_date: filtered.end_date }), before };
  const words = wordsOf(ctx);
  const base = { filtered, isLater: before !== undefined, isAdmin: ctx.actor.role === 'admin' };
  if (filtered.filter === 'orders') {
    const { shown, next } = cut(await listOrders(ctx.db, wanted), (row) => ({
      at: row.created_at.toISOString(),
      id: row.order_id,
    }));
    return { ...base, next, payments: null, orders: shown.map((row) => orderLine(row, words)) };
  }
  const { shown, next } = cut(await listMoney(ctx.db, { ...wanted, filter: filtered.filter }), (row) => ({
    at: row.created_at.toISOString(),
    id: row.payment_id,
  }));
  const bought = await boughtBy(ctx, shown);
  return { ...base, next, orders: null, payments: shown.map((row) => paymentLine(row, bought, words)) };
}

function requestLine(row: RefundRequest, { money, day }: Words) {
  const { request_id, user_id, state, stage, amount, currency, reason, people, free_seats } = row;
  const share = shareOf(stage as Stage);
  return {
    ...{ request_id, user_id, state, amount, currency, reason, stage: stage as Stage },
    ...{ seats: people.length + free_seats, number: requestNumber(row.request_number) },
    share: share === 'pro-rata' ? null : share,
    money: money(amount, currency),
    day: day(row.created_at),
  };
}
export type RequestLine = ReturnType<typeof requestLine> & { name: string; isStuck: boolean };

/** What waits for somebody, the oldest first, by key; and whether it got stuck on its way. */
export async function refundsView(ctx: Ctx, query: URLSearchParams) {
  const { created_at, request_id, state } = refund_requests;
  const after = place.safeParse(query.get('after') ?? '').data;
  const found = await ctx.db
    .select({ ...ofRequest, first_name: users.first_name, last_name: users.last_name })
    .from(refund_requests)
    .innerJoin(users, eq(users.user_id, refund_requests.user_id))
    .where(
      and(
        inArray(state, [...OPEN_STATES]),
        after && sql`(${created_at}, ${request_id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(created_at), asc(request_id))
    .limit(PAGE + 1);
  const { shown: rows, next } = cut(found, (row) => ({ at: row.created_at.toISOString(), id: row.request_id }));
  const numbers = rows.map(({ request_number }) => requestNumber(request_number));
  const stuck = numbers.length
    ? await ctx.db
        .select({ reference: payment_reviews.reference })
        .from(payment_reviews)
        .where(and(isNull(payment_reviews.settled_at), inArray(payment_reviews.reference, numbers)))
    : [];
  const stuckAt = new Set(stuck.map(({ reference }) => reference));
  const words = wordsOf(ctx);
  return {
    ...{ next, isLater: after !== undefined, isAdmin: ctx.actor.role === 'admin' },
    requests: rows.map((row) => ({
      ...requestLine(row, words),
      name: `${row.first_name} ${row.last_name}`.trim(),
      isStuck: stuckAt.has(requestNumber(row.request_number)),
    })),
  };
}

export async function reviewsView(ctx: Ctx, query: URLSearchParams) {
  const { money, day } = wordsOf(ctx);
  const line = ({ expected, told, created_at, settled_at, ...row }: ReviewRow) => ({
    ...{ review_id: row.review_id, kind: row.kind, provider: row.provider, reference: row.reference },
    ...{ note: row.note, user_id: row.user_id, day: day(created_at), isOpen: settled_at === null },
    expected: expected && money(expected.amount, expected.currency),
    told: told && money(told.amount, told.currency),
  });
  const after = reviewPlace.safeParse(query.get('after') ?? '').data;
  const { shown, next } = cut(await listOpenReviews(ctx.db, after), (row) => ({
    at: row.created_at.toISOString(),
    id: row.review_id,
  }));
  const [settled, matches] = [await listSettledReviews(ctx.db), await listMatches(ctx.db)];
  return {
    ...{ next, isLater: after !== undefined, isAdmin: ctx.actor.role === 'admin' },
    open: shown.map(line),
    settled: settled.map(line),
    matches: matches.map(({ day: of, provider, ours, theirs, differences }) => ({
      ...{ provider, ours, theirs, differences, key: `${of} ${provider}`, day: longDate(of, ctx.locale) },
    })),
  };
}
export type ReviewLine = Awaited<ReturnType<typeof reviewsView>>['open'][number];

/** The money of one family, at the one who applies. */
export async function personMoney(ctx: Ctx) {
  const profile = ctx.subject && (await readProfile(ctx.db, ctx.subject.user_id));
  if (!profile) throw new Problem(404);
  const { user_id, primary_user_id } = profile;
  const words = wordsOf(ctx);
  const [paid, ordered] = [await listMoney(ctx.db, { filter: 'all', user_id }), await listOrders(ctx.db, { user_id })];
  const bought = await boughtBy(ctx, paid);
  const t = translator(ctx.locale, 'catalogue');
  return {
    ...{ user_id, head_id: primary_user_id, isAdmin: ctx.actor.role === 'admin' },
    payments: paid.slice(0, PAGE).map((row) => paymentLine(row, bought, words)),
    orders: ordered.slice(0, PAGE).map((row) => orderLine(row, words)),
    requests: (await listRequests(ctx.db, user_id)).map((row) => requestLine(row, words)),
    service: serviceOf(profile),
    people: profile.number_in_party ?? 1,
    services: SERVICE_TYPES.map((sid) => ({ value: sid as string, label: t(`services.${sid}.title`) })),
    currencies: CURRENCIES.map((value) => ({ value: value as string, label: value as string })),
  };
}
export type PersonMoney = Awaited<ReturnType<typeof personMoney>>;
