/** A rate by hand, in place of the published one of its day; who, why and what stood before is on record (D41). */
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { touchTag } from '#app/platform/pages/tags.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { type Currency, ratesAsOf } from '#content/countries.ts';
import type { Db } from '#db/client.server.ts';
import { audit, exchange_rates, users } from '#db/schema.server.ts';
import { fallbackRates } from '../country-rules.ts';
import { type ManualRate, manualIn, manualVerdict, publishedRates, type StoredRates, withManual } from './rules.ts';
import { holdRates, newest, RATES_TAG } from './store.server.ts';

/** The table of rates in the trail: its lines are found by the index of what they are about. */
const RATES_SUBJECT = '7a7e5000-0000-4000-8000-000000000001';
const ACTIONS = ['rates.write', 'rates.take-back'];

export type RateByHand = { rate: number; seen: number; reason: string; is_sure: boolean };

type Change = (stored: StoredRates) => { manual: ManualRate | null; action: string; reason: string };

async function changeRate(ctx: Ctx, currency: Currency, change: Change) {
  await ctx.db.transaction(async (tx) => {
    await holdRates(tx);
    const last = await newest(tx);
    const stored = last?.stored ?? fallbackRates;
    const { manual, action, reason } = change(stored);
    const { [currency]: _, ...others } = manualIn(stored);
    const rates = withManual(stored, manual ? { ...others, [currency]: manual } : others);
    // Over our own table the row has no source: whatever is published takes its place.
    const row = { as_of: last?.key ?? ratesAsOf, rates, source: last?.source ?? '', created_at: ctx.now };
    const { created_at: _later, ...set } = row;
    await tx.insert(exchange_rates).values(row).onConflictDoUpdate({ target: exchange_rates.as_of, set });
    await touchTag(tx, RATES_TAG);
    await recordAudit(tx, ctx, {
      ...{ action, subject_id: RATES_SUBJECT, reason },
      before: { currency, amount: stored[currency] },
      after: { currency, amount: rates[currency] },
    });
  });
}

export const writeRate = (ctx: Ctx, currency: Currency, { rate, seen, reason, is_sure }: RateByHand) =>
  changeRate(ctx, currency, (stored) => {
    if (stored[currency] !== seen) throw new Problem(409, 'changed');
    const published = publishedRates(stored)[currency];
    const verdict = manualVerdict(rate, published);
    if (verdict === 'refused') throw new Problem(422, undefined, { field: 'rate' });
    if (verdict === 'ask' && !is_sure) throw new Problem(409, 'far', { field: 'is_sure' });
    return { manual: { rate, published, written_at: ctx.now }, action: 'rates.write', reason };
  });

export const takeBackRate = (ctx: Ctx, currency: Currency, reason: string) =>
  changeRate(ctx, currency, (stored) => {
    if (!manualIn(stored)[currency]) throw new Problem(404);
    return { manual: null, action: 'rates.take-back', reason };
  });

const DAYS = 30;

/** The newest days of all currencies, or those before a day. */
export const listRateDays = (db: Db, before?: string) =>
  db
    .select({ as_of: exchange_rates.as_of, rates: exchange_rates.rates, source: exchange_rates.source })
    .from(exchange_rates)
    .where(before ? lt(exchange_rates.as_of, before) : undefined)
    .orderBy(desc(exchange_rates.as_of))
    .limit(DAYS);

const CHANGES = 50;

/** Who wrote by hand, the newest first. */
export async function listRateChanges(db: Db) {
  const lines = await db
    .select({
      ...{ created_at: audit.created_at, actor_id: audit.actor_id, action: audit.action, reason: audit.reason },
      ...{ before: audit.before, after: audit.after },
    })
    .from(audit)
    .where(and(eq(audit.subject_id, RATES_SUBJECT), inArray(audit.action, ACTIONS)))
    .orderBy(desc(audit.audit_id))
    .limit(CHANGES);
  const ids = [...new Set(lines.flatMap(({ actor_id }) => actor_id ?? []))];
  const { user_id, first_name, last_name } = users;
  const people = ids.length
    ? await db.select({ user_id, first_name, last_name }).from(users).where(inArray(user_id, ids)).orderBy(asc(user_id))
    : [];
  const names = new Map(people.map((one) => [one.user_id, `${one.first_name} ${one.last_name}`.trim()]));
  return lines.map((line) => ({ ...line, by: names.get(line.actor_id ?? '') ?? '' }));
}
