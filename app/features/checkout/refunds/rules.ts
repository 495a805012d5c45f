/** What is given back: the row of the refund table that holds for a person now, and that person's part of what was paid (D49, D51). */
import { STEPS } from '#app/features/accounts/steps/rules.ts';
import { governmentFee, IN_DOLLARS, unitPrice } from '#app/features/catalogue/rules.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import { type Currency, currencies } from '#content/countries.ts';
import { type RefundCaseName, refundCases, withdrawal } from '#content/legal/facts.ts';
import { businessDaysAfter } from './business-day-rules.ts';

/** Rows of the published table that the state of a case can lead to; the others are for staff to say. */
export const STAGES = [
  'before-review',
  'withdrawal',
  'review-begun',
  'filed',
  'sessions-not-given',
  'duplicate-charge',
] as const satisfies readonly RefundCaseName[];
export type Stage = (typeof STAGES)[number];

export const REQUEST_STATES = ['asked', 'approved', 'sent', 'done', 'refused', 'withdrawn'] as const;
type RequestState = (typeof REQUEST_STATES)[number];
/** Its money is spoken for. */
export const OPEN_STATES = ['asked', 'approved', 'sent'] as const satisfies readonly RequestState[];
export const isOpen = (state: string) => OPEN_STATES.some((one) => one === state);

/**
 * Bought by the session: how many were given only staff know. Who buys these has the appointment booked, so it says
 * nothing of what is left to do.
 */
const SOLD_BY_SESSION = ['InterviewPrep', 'InterviewPrepDS160Update'];

/** The appointment is booked, or what comes after it: the nearest that we record to an application that is filed. */
const FILED_STEPS: readonly string[] = STEPS.slice(STEPS.indexOf('interview_scheduled'));

export type CaseStanding = {
  sid: string;
  paid_at: Date;
  /** Review and steps are of the profile's own service: of another product they say nothing. */
  isOwnService: boolean;
  current_step: string;
  /** When an adviser first opened it, and whether work has gone back to the person. */
  opened_at: Date | null;
  isDelivered: boolean;
};

/** Nobody's seat: no case has begun on it. */
export const untouched = (sid: string, paid_at: Date): CaseStanding => ({
  ...{ sid, paid_at, isOwnService: false, current_step: '', opened_at: null, isDelivered: false },
});

/** Of two rows that hold, the one that gives more. */
export function stageOf(standing: CaseStanding, now: Date): Stage {
  const { sid, paid_at, isOwnService, current_step, opened_at, isDelivered } = standing;
  if (SOLD_BY_SESSION.includes(sid)) return 'sessions-not-given';
  if (isOwnService && FILED_STEPS.includes(current_step)) return 'filed';
  const isBegun = isOwnService && opened_at !== null;
  const isInTime = now < businessDaysAfter(paid_at, withdrawal.window.count);
  if (isInTime && !(isBegun && isDelivered)) return 'withdrawal';
  return isBegun ? 'review-begun' : 'before-review';
}

export const shareOf = (stage: Stage) => refundCases.find(({ name }) => name === stage)?.share ?? 0;
/** Within which time the money leaves, where any does. */
export const daysOf = (stage: Stage) => refundCases.find(({ name }) => name === stage)?.days ?? null;
/** Of one: by the session, the most it can be. */
export const proportionOf = (stage: Stage) => {
  const share = shareOf(stage);
  return share === 'pro-rata' ? 1 : share / 100;
};

type Seats = { count: number; unit: number };
type PaidLine = { sid: string; adults: Seats; minors: Seats };
/** What was paid for each seat of a product. */
export type Parts = { adults: number[]; minors: number[] };

/**
 * All that was paid, tax too, over all seats of the order by their price, whatever money the prices are in: to the last
 * cent, and the same each time.
 */
export function partsOf(lines: readonly PaidLine[], paid: number): Map<string, Parts> {
  const seats = lines.flatMap(({ sid, adults, minors }) => [
    ...Array.from({ length: adults.count }, () => ({ sid, kind: 'adults' as const, weight: BigInt(adults.unit) })),
    ...Array.from({ length: minors.count }, () => ({ sid, kind: 'minors' as const, weight: BigInt(minors.unit) })),
  ]);
  const all = seats.reduce((sum, { weight }) => sum + weight, 0n);
  const parts = new Map<string, Parts>(lines.map(({ sid }) => [sid, { adults: [], minors: [] }]));
  let [passed, given] = [0n, 0n];
  for (const { sid, kind, weight } of seats) {
    passed += weight;
    const until = all === 0n ? 0n : (2n * BigInt(paid) * passed + all) / (2n * all);
    parts.get(sid)?.[kind].push(Number(until - given));
    given = until;
  }
  return parts;
}

type SeatHolder = { user_id: string; is_minor: boolean };

/** Who sits where: a minor on the seat of one while there are such, and the other way round; what is left is nobody's. */
export function seatAmounts(people: readonly SeatHolder[], { adults, minors }: Parts) {
  const left = { adults: [...adults], minors: [...minors] };
  const of = new Map<string, number>();
  for (const { user_id, is_minor } of people) {
    const [own, other] = is_minor ? [left.minors, left.adults] : [left.adults, left.minors];
    of.set(user_id, own.shift() ?? other.shift() ?? 0);
  }
  return { of, free: [...left.adults, ...left.minors].toSorted((a, b) => b - a) };
}

/** What of one part we only pay on to the authority. `rate`: units of the money for a dollar, where the order has one. */
export function includedPart(sid: string, part: number, currency: string, rate: number | null): number {
  const service = SERVICE_TYPES.find((one) => one === sid);
  const fee = service && governmentFee(service, 1);
  if (!service || fee?.paid !== 'included' || !fee.own) return 0;
  const inDollars = fee.own.amount / 100;
  const decimals = currencies[currency as Currency]?.decimals ?? 0;
  if (currency === 'USD') return Math.min(part, fee.own.amount);
  if (rate) return Math.min(part, Math.round(inDollars * rate * 10 ** decimals));
  return Math.min(part, Math.round((part * fee.own.amount) / unitPrice(service, IN_DOLLARS).unit));
}

/** The share is of our fee; what was not paid on goes back whole, and once the case is filed nothing does. */
export function amountBack(part: number, included: number, stage: Stage): number {
  if (stage === 'filed') return 0;
  return included + Math.round((part - included) * proportionOf(stage));
}

/** What is left of a payment once what is given back or spoken for is taken off. */
export function leftOf(
  { amount, refunded }: { amount: number; refunded: number },
  requests: readonly { state: string; amount: number }[],
): number {
  const sum = (of: (state: string) => boolean) =>
    requests.filter(({ state }) => of(state)).reduce((all, one) => all + one.amount, 0);
  const wentBack = Math.max(
    refunded,
    sum((state) => state === 'done'),
  );
  return Math.max(0, amount - wentBack - sum(isOpen));
}

export const DECISIONS = ['approve', 'refuse', 'done'] as const;
export type Decision = (typeof DECISIONS)[number];

/** A request that was sent may be on its way for so long before somebody says that it came by another way. */
export const SENT_MS = 3_600_000;

type DecidedRequest = { state: string; updated_at: Date };
/**
 * What staff may do with a request. Approving again is for what got stuck: `isStuck` says that somebody must look at it.
 * `done`: the money went back by another way.
 */
export function mayDecide(
  decision: Decision,
  { state, updated_at }: DecidedRequest,
  isStuck: boolean,
  now: Date,
): boolean {
  if (decision === 'refuse') return state === 'asked';
  if (decision === 'approve') return state === 'asked' || (state === 'approved' && isStuck);
  if (state === 'approved') return isStuck;
  return state === 'sent' && now.getTime() - updated_at.getTime() > SENT_MS;
}
