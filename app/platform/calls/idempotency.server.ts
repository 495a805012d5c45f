/** Idempotency-Key: a request that is sent twice has one effect and one answer (Q55). */
import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { idempotency } from '#db/schema.server.ts';

export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,200}$/)
    .optional(),
});

export type Answer<T> = { status: number; body: T };

/**
 * Inserts the key and runs the work in one transaction; without a key it only runs the work.
 * A second request with the key waits on the unique index for the first, and gets its answer.
 * If the first fails, its key is rolled back with it.
 */
export async function once<T>(
  db: Db,
  request: { scope: string; key: string | undefined; content: unknown },
  work: (tx: Db) => Promise<Answer<T>>,
): Promise<Answer<T> & { replayed: boolean }> {
  const { scope, key } = request;
  if (!key) return { ...(await work(db)), replayed: false };
  const request_hash = createHash('sha256').update(JSON.stringify(request.content)).digest('base64url');
  return db.transaction(async (tx) => {
    const claimed = await tx
      .insert(idempotency)
      .values({ scope, key, request_hash })
      .onConflictDoNothing()
      .returning({ key: idempotency.key });
    const mine = and(eq(idempotency.scope, scope), eq(idempotency.key, key));
    if (claimed.length === 0) {
      const [first] = await tx.select().from(idempotency).where(mine);
      if (!first || first.request_hash !== request_hash)
        throw new Problem(422, 'Idempotency-Key was used for another request', { field: 'idempotency-key' });
      return { status: first.status ?? 500, body: first.body as T, replayed: true };
    }
    const answer = await work(tx);
    await tx
      .update(idempotency)
      .set({ status: answer.status, body: sql`${JSON.stringify(answer.body)}::jsonb` })
      .where(mine);
    return { ...answer, replayed: false };
  });
}

const KEPT_HOURS = 48;
export const forgetOldKeys = (db: Db, now: Date) =>
  db.delete(idempotency).where(lt(idempotency.created_at, new Date(now.getTime() - KEPT_HOURS * 3_600_000)));
