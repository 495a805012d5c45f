import { expect, test } from 'vitest';
import { paymentNumber, requestNumber } from '#app/features/checkout/number-rules.ts';
import { businessDaysAfter, isBusinessDay } from './business-day-rules.ts';
import {
  amountBack,
  type CaseStanding,
  daysOf,
  includedPart,
  leftOf,
  mayDecide,
  partsOf,
  proportionOf,
  SENT_MS,
  type Stage,
  seatAmounts,
  stageOf,
  untouched,
} from './rules.ts';

const at = (day: string, time = '15:00:00Z') => new Date(`${day}T${time}`);

test('business days of Colombia: weekends and holidays count for nobody', () => {
  const off = [
    ...['2026-01-01', '2026-01-12', '2026-04-02', '2026-04-03', '2026-05-18', '2026-06-08', '2026-06-15'],
    ...['2026-06-29', '2026-07-20', '2026-08-07', '2026-08-17', '2026-10-12', '2026-11-02', '2026-11-16'],
    ...['2026-12-08', '2026-12-25', '2026-11-14', '2026-11-15', '2027-03-25', '2027-03-26'],
  ];
  for (const day of off) expect(isBusinessDay(day), day).toBe(false);
  for (const day of ['2026-01-06', '2026-04-01', '2026-04-06', '2026-11-11', '2026-11-17', '2027-03-24'])
    expect(isBusinessDay(day), day).toBe(true);
});

test('five business days after a purchase end with the fifth day in Bogotá', () => {
  // Wednesday; Thursday, Friday, then Monday is a holiday.
  expect(businessDaysAfter(at('2026-11-11'), 5)).toEqual(at('2026-11-20', '05:00:00Z'));
  // In Bogotá it is still Tuesday.
  expect(businessDaysAfter(at('2026-11-18', '03:00:00Z'), 5)).toEqual(at('2026-11-25', '05:00:00Z'));
  expect(businessDaysAfter(at('2026-11-18', '06:00:00Z'), 5)).toEqual(at('2026-11-26', '05:00:00Z'));
});

const PAID = at('2026-11-18');
const IN_TIME = at('2026-11-24');
const LATER = at('2026-12-20');
const own: CaseStanding = { ...untouched('FirstTime', PAID), isOwnService: true, current_step: 'form_completed' };
const opened: CaseStanding = { ...own, opened_at: at('2026-11-19') };

test('the row of the table that holds now', () => {
  const rows: [string, CaseStanding, Date, Stage][] = [
    ['just paid', own, IN_TIME, 'withdrawal'],
    ['the last moment of the window', own, at('2026-11-26', '04:59:59Z'), 'withdrawal'],
    ['a moment later', own, at('2026-11-26', '05:00:00Z'), 'before-review'],
    ['an adviser has opened it, and nothing has gone back', opened, IN_TIME, 'withdrawal'],
    ['work has gone back to the person', { ...opened, isDelivered: true }, IN_TIME, 'review-begun'],
    ['opened, after the window', opened, LATER, 'review-begun'],
    ['the appointment is booked', { ...own, current_step: 'interview_scheduled' }, IN_TIME, 'filed'],
    ['the visa was refused', { ...opened, current_step: 'visa_denied' }, LATER, 'filed'],
    ['the step before', { ...own, current_step: 'form_completed' }, LATER, 'before-review'],
    [
      'another product beside a case that is filed',
      { ...opened, sid: 'BackgroundCheck', isOwnService: false, current_step: 'interview_scheduled' },
      LATER,
      'before-review',
    ],
    ['sessions', { ...own, sid: 'InterviewPrep' }, IN_TIME, 'sessions-not-given'],
    [
      'sessions after the interview',
      { ...own, sid: 'InterviewPrep', current_step: 'visa_received' },
      LATER,
      'sessions-not-given',
    ],
    [
      'a review with one rehearsal, bought with the appointment booked',
      { ...opened, sid: 'InterviewPrepDS160Update', current_step: 'interview_scheduled' },
      LATER,
      'sessions-not-given',
    ],
    ['a seat that nobody has taken', untouched('FirstTime', PAID), LATER, 'before-review'],
  ];
  for (const [what, standing, now, stage] of rows) expect(stageOf(standing, now), what).toBe(stage);
});

test('shares and times are those of the published table', () => {
  expect(
    (['before-review', 'withdrawal', 'review-begun', 'filed', 'sessions-not-given'] as const).map(proportionOf),
  ).toEqual([1, 1, 0.5, 0, 1]);
  expect(daysOf('withdrawal')).toEqual({ count: 15, unit: 'calendarDay' });
  expect(daysOf('filed')).toBeNull();
});

const line = (sid: string, adults: [number, number], minors: [number, number] = [0, 0]) => ({
  sid,
  adults: { count: adults[0], unit: adults[1] },
  minors: { count: minors[0], unit: minors[1] },
});

test('parts are the prices where nothing else was charged', () => {
  const parts = partsOf([line('FirstTime', [2, 9000], [1, 7500]), line('BackgroundCheck', [3, 1600])], 30_300);
  expect(parts.get('FirstTime')).toEqual({ adults: [9000, 9000], minors: [7500] });
  expect(parts.get('BackgroundCheck')).toEqual({ adults: [1600, 1600, 1600], minors: [] });
});

test('tax, another money and odd sums: parts add up to what was paid, whatever the sum', () => {
  for (let paid = 0; paid < 400; paid += 7) {
    const parts = partsOf([line('A', [3, 333], [2, 100]), line('B', [1, 7])], paid);
    const all = [...parts.values()].flatMap(({ adults, minors }) => [...adults, ...minors]);
    expect(all).toHaveLength(6);
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(paid);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  }
  // 19 % tax on 9000 and 7500.
  expect(partsOf([line('A', [1, 9000], [1, 7500])], 19_635).get('A')).toEqual({ adults: [10_710], minors: [8925] });
  // Beyond what a double counts exactly.
  const [big] = [...partsOf([line('A', [2, 9_000_000_000])], 18_000_000_000).values()];
  expect(big?.adults).toEqual([9_000_000_000, 9_000_000_000]);
  expect(partsOf([line('A', [2, 0])], 0).get('A')).toEqual({ adults: [0, 0], minors: [] });
});

test('a minor sits on the seat of a minor, and on that of an adult where no other is left', () => {
  const parts = { adults: [100, 100], minors: [70] };
  const who = (user_id: string, is_minor: boolean) => ({ user_id, is_minor });
  const { of, free } = seatAmounts([who('a', false), who('b', true)], parts);
  expect([of.get('a'), of.get('b'), free]).toEqual([100, 70, [100]]);
  const two = seatAmounts([who('b', true), who('c', true)], parts);
  expect([two.of.get('b'), two.of.get('c'), two.free]).toEqual([70, 100, [100]]);
  const four = seatAmounts([who('a', false), who('b', false), who('c', false), who('d', false)], parts);
  expect([...four.of.values(), four.free]).toEqual([100, 100, 70, 0, []]);
});

test('what we only pay on goes back whole until it is filed; the share is of our fee', () => {
  expect(includedPart('ESTA', 8000, 'USD', null)).toBe(4000);
  expect(includedPart('ESTA', 320_000, 'COP', 4000)).toBe(160_000);
  // Marked by staff in another money, without a rate: half of the price is the fee.
  expect(includedPart('ESTA', 300_000, 'COP', null)).toBe(150_000);
  expect(includedPart('ESTA', 3000, 'USD', null)).toBe(3000);
  expect(includedPart('FirstTime', 9700, 'USD', null)).toBe(0);
  expect(includedPart('Unknown', 9700, 'USD', null)).toBe(0);
  expect(amountBack(8000, 4000, 'review-begun')).toBe(6000);
  expect(amountBack(8000, 4000, 'before-review')).toBe(8000);
  expect(amountBack(8000, 4000, 'filed')).toBe(0);
  expect(amountBack(9701, 0, 'review-begun')).toBe(4851);
});

test('what is left of a payment: what went back by any way, and what is asked for', () => {
  const of = (state: string, amount: number) => ({ state, amount });
  const paid = { amount: 1000, refunded: 0 };
  expect(leftOf(paid, [])).toBe(1000);
  expect(leftOf(paid, [of('asked', 300), of('approved', 100), of('sent', 50), of('refused', 900)])).toBe(550);
  expect(leftOf({ ...paid, refunded: 300 }, [of('done', 300), of('withdrawn', 700)])).toBe(700);
  // A refund that only the provider knows of.
  expect(leftOf({ ...paid, refunded: 500 }, [of('done', 300), of('asked', 200)])).toBe(300);
  expect(leftOf({ ...paid, refunded: 900 }, [of('asked', 200)])).toBe(0);
});

test('what may be decided', () => {
  const now = at('2026-11-18');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const request = (state: string, updated_at = now) => ({ state, updated_at });
  expect(mayDecide('approve', request('asked'), false, now)).toBe(true);
  expect(mayDecide('refuse', request('asked'), false, now)).toBe(true);
  for (const state of ['approved', 'sent', 'done', 'refused', 'withdrawn'])
    for (const decision of ['approve', 'refuse', 'done'] as const)
      expect(mayDecide(decision, request(state), false, now), `${decision} ${state}`).toBe(false);
  expect(mayDecide('approve', request('approved'), true, now)).toBe(true);
  expect(mayDecide('done', request('approved'), true, now)).toBe(true);
  expect(mayDecide('refuse', request('approved'), true, now)).toBe(false);
  expect(mayDecide('done', request('asked'), false, now)).toBe(false);
  expect(mayDecide('done', request('sent', ago(SENT_MS + 1)), false, now)).toBe(true);
  expect(mayDecide('done', request('sent', ago(SENT_MS)), false, now)).toBe(false);
});

test('numbers as both sides name them', () => {
  expect([paymentNumber(123), requestNumber(7), requestNumber(1_234_567)]).toEqual([
    'M-000123',
    'R-000007',
    'R-1234567',
  ]);
});
