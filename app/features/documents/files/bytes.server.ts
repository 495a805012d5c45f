/** Bytes of documents: where they stand, and how they go with their last row (D50, T50). */
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { documents } from '#db/schema.server.ts';
import { KEPT_BYTES } from './rules.ts';

/** No address to write to is ever made below `docs/`: what was looked at cannot be replaced (T27). */
export const incomingKey = (id: string) => `incoming/${id}`;
export const keptKey = (id: string) => `docs/${id}`;
const idOf = (object_key: string) => object_key.split('/').at(-1) ?? '';

/** A storage that does not answer is told as such, and is asked again later. */
export async function withStorage<T>(ctx: Pick<Ctx, 'log'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    ctx.log.error({ err: error }, 'storage');
    throw new Problem(503, undefined, { retryAfter: 10 });
  }
}

/** What cannot be removed now is swept later. */
export const removeQuietly = (ctx: Pick<Ctx, 'storage' | 'log'>, key: string) =>
  ctx.storage.remove(key).catch((error) => ctx.log.warn({ err: error }, 'storage'));

export async function keysInUse(db: Db, keys: string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ object_key: documents.object_key })
    .from(documents)
    .where(inArray(documents.object_key, keys));
  return new Set(rows.map(({ object_key }) => object_key));
}

/** In the transaction that removes the rows; the job looks whether another row still has them. */
export async function forgetBytes(ctx: Pick<Ctx, 'jobs'>, tx: Db, rows: readonly { object_key: string }[]) {
  if (rows.length > 0)
    await ctx.jobs.enqueue(tx, forgetBytesJob, { object_ids: rows.map(({ object_key }) => idOf(object_key)) });
}

export const forgetBytesJob: AppJob = {
  name: 'documents.forget',
  input: z.object({ object_ids: z.array(z.uuid()) }),
  run: each(async ({ db, storage }: Ctx, { object_ids }: { object_ids: string[] }) => {
    const keys = object_ids.flatMap((id) => [incomingKey(id), keptKey(id)]);
    const used = await keysInUse(db, keys);
    for (const key of keys) if (!used.has(key)) await storage.remove(key);
  }),
};

/**
 * Null where nothing is stored; 413 of more than `most`. An address of a bucket can be used again while it lives: what lies
 * there now may be larger than what it said a moment ago, and must not fill the memory.
 */
export async function readAll(ctx: Pick<Ctx, 'storage'>, key: string, most = KEPT_BYTES): Promise<Uint8Array | null> {
  const stream = await ctx.storage.read(key);
  if (!stream) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  // Whoever leaves the loop lets the storage go.
  for await (const part of stream) {
    length += part.length;
    if (length > most) throw new Problem(413);
    parts.push(part);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
