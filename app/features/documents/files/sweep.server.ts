/** What is left behind in the storage: uploads that nobody finished or looked at, and bytes without a row (T27, T50). */
import { and, asc, eq, lt } from 'drizzle-orm';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import type { StoredFile } from '#app/integrations/storage/storage.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import { type ForgettingInput, forgettingInput } from '#app/platform/jobs/tidy.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { refuseTooMany } from '#app/platform/record/personal-data.server.ts';
import { documents } from '#db/schema.server.ts';
import { keysInUse } from './bytes.server.ts';
import { FORGOTTEN_MS, INCOMING_MS } from './rules.ts';
import { type IncomingFile, verify } from './verify.server.ts';

const AT_ONCE = 500;

async function* inLots(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let lot: StoredFile[] = [];
  for await (const file of files) {
    lot.push(file);
    if (lot.length < AT_ONCE) continue;
    yield lot;
    lot = [];
  }
  if (lot.length > 0) yield lot;
}

/** What no row knows and is old enough that no upload can still be writing its row. */
async function orphansBelow({ db, storage }: Ctx, prefix: string, before: Date) {
  const orphans: string[] = [];
  let all = 0;
  for await (const lot of inLots(storage.list(prefix))) {
    all += lot.length;
    const old = lot.filter(({ modified }) => modified < before).map(({ key }) => key);
    const used = old.length > 0 ? await keysInUse(db, old) : new Set();
    orphans.push(...old.filter((key) => !used.has(key)));
  }
  return { orphans, all };
}

/**
 * Whoever closed the page right after the last byte believes that the file is here: it is looked at now, as the list
 * would. Only what never came is forgotten; what cannot be looked at yet stays for the next time.
 */
async function settleIncoming(ctx: Ctx, before: Date) {
  const arrived = new Date(ctx.now.getTime() - INCOMING_MS);
  const rows = await ctx.db
    .select()
    .from(documents)
    .where(and(eq(documents.state, 'incoming'), lt(documents.created_at, arrived)))
    .orderBy(asc(documents.created_at));
  for (const row of rows) {
    try {
      const outcome = await verify(ctx, row.user_id, row);
      if (outcome === 'missing' && row.created_at < before) await forgetRow(ctx, row);
    } catch (error) {
      // A storage that is away is not asked for each; a case that is with an adviser keeps back nobody else's file.
      if (error instanceof Problem && error.status >= 500) return;
      if (!(error instanceof Problem)) ctx.log.error({ err: error }, 'verify');
    }
  }
}

const forgetRow = ({ db }: Ctx, { document_id, object_key }: IncomingFile) =>
  db
    .delete(documents)
    .where(
      and(
        eq(documents.document_id, document_id),
        eq(documents.state, 'incoming'),
        eq(documents.object_key, object_key),
      ),
    );

/** What is incoming, then bytes without a row: never more than the bound, since a lost table would empty all. */
export const sweepJob: AppJob = {
  name: 'documents.sweep',
  input: forgettingInput,
  schedule: '43 4 * * *',
  retries: 1,
  run: each(async (ctx: Ctx, { at_most }: ForgettingInput) => {
    const before = new Date(ctx.now.getTime() - FORGOTTEN_MS);
    await settleIncoming(ctx, before);
    const incoming = await orphansBelow(ctx, 'incoming', before);
    for (const key of incoming.orphans) await ctx.storage.remove(key);
    const { orphans, all } = await orphansBelow(ctx, 'docs', before);
    refuseTooMany('documents.sweep', orphans.length, all, at_most);
    for (const key of orphans) await ctx.storage.remove(key);
  }),
};
