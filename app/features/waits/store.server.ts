/** Published wait times: read by the pages, written by staff or by the reader of the published table. */
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { touchTag } from '#app/platform/pages/tags.server.ts';
import { CITIES, type City } from '#content/waits.ts';
import type { Db } from '#db/client.server.ts';
import { wait_times } from '#db/schema.server.ts';
import type { Wait } from './rules.ts';

export const WAITS_TAG = 'wait-times';

/** Some hundred rows in all: five cities, four categories, a figure a month; `waitBoard` puts them in order. */
export async function readWaits(ctx: Pick<Ctx, 'db' | 'dependsOn'>): Promise<Wait[]> {
  ctx.dependsOn(WAITS_TAG);
  const { city, category, as_of, avg_months, next_months, source_url } = wait_times;
  const rows = await ctx.db.select({ city, category, as_of, avg_months, next_months, source_url }).from(wait_times);
  return rows.filter((row): row is Wait => CITIES.includes(row.city as City));
}

export type NewWait = Wait & { created_by?: string | null; created_at?: Date };

/** A figure of a day that is known already takes its place. */
export async function writeWaits(tx: Db, rows: readonly NewWait[]) {
  await tx
    .insert(wait_times)
    .values([...rows])
    .onConflictDoUpdate({
      target: [wait_times.city, wait_times.category, wait_times.as_of],
      set: {
        avg_months: sql`excluded.avg_months`,
        next_months: sql`excluded.next_months`,
        source_url: sql`excluded.source_url`,
        created_by: sql`excluded.created_by`,
        created_at: sql`excluded.created_at`,
      },
    });
  await touchTag(tx, WAITS_TAG);
}

type Place = Pick<Wait, 'city' | 'category' | 'as_of'>;

/** A figure that was written on a wrong day goes, and is answered; null where there is none. */
export async function removeWait(tx: Db, { city, category, as_of }: Place) {
  const { avg_months, next_months, source_url } = wait_times;
  const [gone] = await tx
    .delete(wait_times)
    .where(and(eq(wait_times.city, city), eq(wait_times.category, category), eq(wait_times.as_of, as_of)))
    .returning({ avg_months, next_months, source_url });
  if (!gone) return null;
  await touchTag(tx, WAITS_TAG);
  return gone;
}
