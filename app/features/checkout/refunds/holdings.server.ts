/** What somebody has bought and could get back: each person's row of the refund table, part and amount, as of now. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import {
  orders,
  payments,
  refund_requests,
  reviews,
  subscription_applicants,
  subscriptions,
  users,
} from '#db/schema.server.ts';
import {
  amountBack,
  type CaseStanding,
  includedPart,
  isOpen,
  type Parts,
  partsOf,
  proportionOf,
  type Stage,
  seatAmounts,
  stageOf,
  untouched,
} from './rules.ts';

export type RefundShare = {
  stage: Stage;
  proportion: number;
  /** What was paid for it, and what of that goes back. */
  part: number;
  amount: number;
};
type PersonBack = RefundShare & { user_id: string; first_name: string; state: 'free' | 'asked' | 'refunded' };
export type Holding = {
  subscription_id: string;
  payment_id: string;
  sid: string;
  currency: string;
  people: PersonBack[];
  /** Seats that nobody has taken, and nobody has asked for. */
  free_seats: RefundShare[];
};

/** Those that are active and whose payment stands. */
async function readBought(db: Db, user_id: string, subscription_id?: string) {
  return db
    .select({
      ...{ subscription_id: subscriptions.subscription_id, sid: subscriptions.sid },
      ...{ applicants_covered: subscriptions.applicants_covered, service_type: users.service_type },
      ...{ payment_id: payments.payment_id, paid: payments.amount, currency: payments.currency },
      ...{ paid_at: payments.created_at, lines: orders.lines, rate: orders.rate },
    })
    .from(subscriptions)
    .innerJoin(payments, eq(payments.payment_id, subscriptions.payment_id))
    .innerJoin(users, eq(users.user_id, subscriptions.user_id))
    .leftJoin(orders, eq(orders.order_id, payments.order_id))
    .where(
      and(
        eq(subscriptions.user_id, user_id),
        eq(subscriptions.state, 'active'),
        eq(payments.state, 'paid'),
        eq(payments.is_duplicate, false),
        subscription_id ? eq(subscriptions.subscription_id, subscription_id) : undefined,
      ),
    )
    .orderBy(asc(subscriptions.created_at), asc(subscriptions.subscription_id));
}
type BoughtService = Awaited<ReturnType<typeof readBought>>[number];

const readCovered = (db: Db, ids: string[]) =>
  db
    .select({
      ...{ subscription_id: subscription_applicants.subscription_id, user_id: subscription_applicants.user_id },
      ...{ refunded_at: subscription_applicants.refunded_at, first_name: users.first_name, is_minor: users.is_minor },
      ...{ current_step: users.current_step, opened_at: reviews.opened_at },
      ...{ review_state: reviews.state, returned: reviews.returned },
    })
    .from(subscription_applicants)
    .innerJoin(users, eq(users.user_id, subscription_applicants.user_id))
    .leftJoin(reviews, eq(reviews.user_id, subscription_applicants.user_id))
    .where(inArray(subscription_applicants.subscription_id, ids))
    .orderBy(asc(subscription_applicants.covered_at), asc(subscription_applicants.user_id));
type CoveredPerson = Awaited<ReturnType<typeof readCovered>>[number];

const readRequests = (db: Db, ids: string[]) => {
  const { subscription_id, people, free_seats, state } = refund_requests;
  return db
    .select({ subscription_id, people, free_seats, state })
    .from(refund_requests)
    .where(inArray(refund_requests.subscription_id, ids));
};
type RefundRow = Awaited<ReturnType<typeof readRequests>>[number];

/** A payment that staff have marked has no order: everybody's part is the same. */
function partsFor({ lines, sid, paid, applicants_covered }: BoughtService, takenBack: number): Parts {
  const count = applicants_covered + takenBack;
  const even = [{ sid, adults: { count, unit: 1 }, minors: { count: 0, unit: 0 } }];
  return partsOf(lines ?? even, paid).get(sid) ?? { adults: [], minors: [] };
}

function caseOf(bought: BoughtService, covered: CoveredPerson): CaseStanding {
  const { current_step, opened_at, review_state, returned } = covered;
  return {
    ...{ sid: bought.sid, paid_at: bought.paid_at, current_step, opened_at },
    isOwnService: bought.sid === bought.service_type,
    isDelivered: review_state === 'returned' || review_state === 'accepted' || (returned?.length ?? 0) > 0,
  };
}

function holdingOf(
  bought: BoughtService,
  covered: readonly CoveredPerson[],
  requests: readonly RefundRow[],
  now: Date,
): Holding {
  const { subscription_id, payment_id, sid, currency, rate } = bought;
  const seatsIn = (of: (state: string) => boolean) =>
    requests.filter(({ state }) => of(state)).reduce((sum, { free_seats }) => sum + free_seats, 0);
  const isDone = (state: string) => state === 'done';
  const { of, free } = seatAmounts(covered, partsFor(bought, seatsIn(isDone)));
  const back = (part: number, standing: CaseStanding): RefundShare => {
    const stage = stageOf(standing, now);
    const amount = amountBack(part, includedPart(sid, part, currency, rate), stage);
    return { stage, proportion: proportionOf(stage), part, amount };
  };
  const asked = new Set(requests.filter(({ state }) => isOpen(state)).flatMap(({ people }) => people));
  return {
    ...{ subscription_id, payment_id, sid, currency },
    people: covered.map((one) => ({
      ...back(of.get(one.user_id) ?? 0, caseOf(bought, one)),
      ...{ user_id: one.user_id, first_name: one.first_name },
      state: one.refunded_at ? 'refunded' : asked.has(one.user_id) ? 'asked' : 'free',
    })),
    free_seats: free
      .slice(seatsIn((state) => isOpen(state) || isDone(state)))
      .map((part) => back(part, untouched(sid, bought.paid_at))),
  };
}

export async function readHoldings(db: Db, now: Date, user_id: string, subscription_id?: string): Promise<Holding[]> {
  const bought = await readBought(db, user_id, subscription_id);
  if (bought.length === 0) return [];
  const ids = bought.map((one) => one.subscription_id);
  const [covered, requests] = [await readCovered(db, ids), await readRequests(db, ids)];
  const own = <T extends { subscription_id: string }>(rows: readonly T[], id: string) =>
    rows.filter((row) => row.subscription_id === id);
  return bought.map((one) =>
    holdingOf(one, own(covered, one.subscription_id), own(requests, one.subscription_id), now),
  );
}
