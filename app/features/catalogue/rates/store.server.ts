/** Exchange rates: the newest published ones, or the fallback table with its day; never without a date (D26). */
import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { fallbackRates, type Rates } from '#app/features/catalogue/country-rules.ts';
import { touchTag } from '#app/platform/pages/tags.server.ts';
import { type Currency, ratesAsOf } from '#content/countries.ts';
import type { Db } from '#db/client.server.ts';
import { exchange_rates } from '#db/schema.server.ts';
import {
  attributionOf,
  isStaleRates,
  isWholeTable,
  manualIn,
  publishedRates,
  refusedBecause,
  shownRates,
  withManual,
} from './rules.ts';

export const RATES_TAG = 'exchange-rates';

export type DatedRates = {
  rates: Rates;
  as_of: string;
  /** The address of who publishes them; nothing for the fallback table, and for a rate by hand. */
  source: string | null;
  /** Who must be named beside them. */
  attribution: { name: string; href: string } | null;
  /** Older than seven days: still shown, with its date and a mark. */
  isStale: boolean;
  /** Those that an admin wrote, with their day. */
  manual: Partial<Record<Currency, { as_of: string; isStale: boolean }>>;
};

/** The row of a table that nobody publishes: rates by hand over our own table. */
const OWN_TABLE = '';

/** What stands on top; over our own table the figures of this release. */
export async function newest(db: Db) {
  const [row] = await db.select().from(exchange_rates).orderBy(desc(exchange_rates.as_of)).limit(1);
  if (!row) return null;
  const isOwn = row.source === OWN_TABLE;
  const stored = isOwn ? withManual(fallbackRates, manualIn(row.rates)) : row.rates;
  if (!isWholeTable(stored)) return null;
  return {
    as_of: isOwn ? ratesAsOf : row.as_of,
    key: row.as_of,
    created_at: row.created_at,
    isOwn,
    stored,
    source: isOwn ? null : row.source,
  };
}

export async function readRates(ctx: Pick<Ctx, 'db' | 'dependsOn' | 'now'>): Promise<DatedRates> {
  ctx.dependsOn(RATES_TAG);
  const { stored, as_of, source } = (await newest(ctx.db)) ?? { stored: fallbackRates, as_of: ratesAsOf, source: null };
  const manual = Object.fromEntries(
    Object.entries(manualIn(stored)).map(([currency, { written_at }]) => {
      const day = written_at.toISOString().slice(0, 10);
      return [currency, { as_of: day, isStale: isStaleRates(day, ctx.now) }];
    }),
  );
  return {
    ...{ rates: shownRates(stored), as_of, source, attribution: attributionOf(source) },
    ...{ isStale: isStaleRates(as_of, ctx.now), manual },
  };
}

/** For prices in one currency: a rate by hand has its own day, and nobody who publishes it. */
export function ratesFor(dated: DatedRates, currency: Currency): DatedRates {
  const own = dated.manual[currency];
  return own ? { ...dated, ...own, source: null, attribution: null } : dated;
}

/** One after another: what is written by hand and what is read do not overwrite each other. */
export const holdRates = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('exchange-rates'))`);

/** Looked for four times a day and read once: a new installation and a source that was down need not wait for tomorrow. */
const READ_HOURS = 20;

async function bringRates(ctx: Ctx) {
  if (!ctx.rates) return;
  const last = await newest(ctx.db);
  const published = last && !last.isOwn ? { ...last, rates: publishedRates(last.stored) } : null;
  if (published && ctx.now.getTime() - published.created_at.getTime() < READ_HOURS * 3_600_000) return;
  const read = await ctx.rates.read();
  const why = refusedBecause(read, published, ctx.now);
  if (why) throw new Error(`rates refused: ${why}`);
  await ctx.db.transaction(async (tx) => {
    await holdRates(tx);
    // Read once more on the same day: what was written by hand stays.
    const now = await newest(tx);
    const manual = now?.key === read.as_of ? manualIn(now.stored) : {};
    await tx
      .insert(exchange_rates)
      .values({ ...read, rates: withManual(read.rates, manual), created_at: ctx.now })
      .onConflictDoUpdate({
        target: exchange_rates.as_of,
        set: { rates: sql`excluded.rates`, source: sql`excluded.source`, created_at: sql`excluded.created_at` },
      });
    await touchTag(tx, RATES_TAG);
  });
}

export const readRatesJob: AppJob = {
  name: 'rates.read',
  input: z.object({}),
  schedule: '41 */6 * * *',
  retries: 2,
  pauseSeconds: 600,
  /** However many ask, one reading serves them all. */
  async run(ctx, inputs) {
    const outcome = await bringRates(ctx).catch((error: unknown) => error);
    return inputs.map(() => outcome);
  },
};
