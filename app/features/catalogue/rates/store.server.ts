/** Exchange rates: the newest published ones, or the fallback table with its day; never without a date (D26). */
import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { fallbackRates, type Rates } from '#app/features/catalogue/country-rules.ts';
import { touchTag } from '#app/platform/pages/page-tags.server.ts';
import { ratesAsOf } from '#content/countries.ts';
import { exchange_rates } from '#db/schema.server.ts';
import { attributionOf, isStaleRates, isWholeTable, refusedBecause } from './rules.ts';

export const RATES_TAG = 'exchange-rates';

export type DatedRates = {
  rates: Rates;
  as_of: string;
  /** The address of who publishes them; nothing for the fallback table. */
  source: string | null;
  /** Who must be named beside them. */
  attribution: { name: string; href: string } | null;
  /** Older than seven days: still shown, with its date and a mark. */
  isStale: boolean;
};

async function newest(db: Ctx['db']) {
  const [row] = await db.select().from(exchange_rates).orderBy(desc(exchange_rates.as_of)).limit(1);
  return row && isWholeTable(row.rates) ? { ...row, rates: row.rates } : null;
}

export async function readRates(ctx: Pick<Ctx, 'db' | 'dependsOn' | 'now'>): Promise<DatedRates> {
  ctx.dependsOn(RATES_TAG);
  const { rates, as_of, source } = (await newest(ctx.db)) ?? { rates: fallbackRates, as_of: ratesAsOf, source: null };
  return { rates, as_of, source, attribution: attributionOf(source), isStale: isStaleRates(as_of, ctx.now) };
}

/** Looked for four times a day and read once: a new installation and a source that was down need not wait for tomorrow. */
const READ_HOURS = 20;

async function bringRates(ctx: Ctx) {
  if (!ctx.rates) return;
  const last = await newest(ctx.db);
  if (last && ctx.now.getTime() - last.created_at.getTime() < READ_HOURS * 3_600_000) return;
  const read = await ctx.rates.read();
  const why = refusedBecause(read, last, ctx.now);
  if (why) throw new Error(`rates refused: ${why}`);
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(exchange_rates)
      .values({ ...read, created_at: ctx.now })
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
