/** Codes as rows: read, and counted in the transaction of the order that uses one (T25, Q24). Those of the house came with migration 0013 (D28). */
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { orders, promos } from '#db/schema.server.ts';
import { cleanCode, isCode, type PromoRow } from './rules.ts';

export async function readPromo(db: Db, text: string): Promise<PromoRow | null> {
  const code = cleanCode(text);
  if (!isCode(code)) return null;
  const [row] = await db.select().from(promos).where(eq(promos.code, code));
  return row ?? null;
}

/** The code of the order that is open: a use of it is taken, and is nobody else's. */
export async function readHeldCode(db: Db, user_id: string): Promise<string | null> {
  const { promo_code, state, replaced_at } = orders;
  const [current] = await db
    .select({ promo_code })
    .from(orders)
    .where(and(eq(orders.user_id, user_id), inArray(state, ['created', 'pending']), isNull(replaced_at)));
  return current?.promo_code ?? null;
}

/** False where the last use is gone: of twenty orders at once one gets it. */
export async function takeUse(tx: Db, code: string): Promise<boolean> {
  const hasRoom = or(isNull(promos.max_uses), lt(promos.uses, promos.max_uses));
  const taken = await tx
    .update(promos)
    .set({ uses: sql`${promos.uses} + 1` })
    .where(and(eq(promos.code, code), hasRoom))
    .returning({ code: promos.code });
  return taken.length > 0;
}

export const giveUseBack = (tx: Db, code: string) =>
  tx
    .update(promos)
    .set({ uses: sql`greatest(0, ${promos.uses} - 1)` })
    .where(eq(promos.code, code));

/** An order that had given its use back is paid after all: it counts, whatever the limit. */
export const countUse = (tx: Db, code: string) =>
  tx
    .update(promos)
    .set({ uses: sql`${promos.uses} + 1` })
    .where(eq(promos.code, code));
