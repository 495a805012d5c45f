/** A file is given to others of the family, all of them or none (D48, D50). */
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { copyFile, findSource } from '#app/features/documents/files/copy.server.ts';
import { type FilePlace, record } from '#app/features/documents/files/store.server.ts';
import { headIdOf, mayRead, readFamily } from '#app/features/forms/prefill/family.server.ts';
import { lockPeople } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { documents } from '#db/schema.server.ts';

export const ASKED_AGAIN = 'Another one was asked for';

/** Others of the family whose files this person may write; anybody else is not there. */
async function requireFamily(ctx: Ctx, tx: Db, user_id: string, others: readonly string[]) {
  const head_id = ctx.subject ? headIdOf(ctx.subject) : user_id;
  const family = await readFamily(tx, head_id);
  const known = family.filter((member) => member.user_id !== user_id && mayRead(ctx.actor, member));
  if (others.some((other) => !known.some((member) => member.user_id === other))) throw new Problem(404);
}

/** Whoever has these bytes as this document already keeps them as they are: twice is once. */
async function numberOfCopy(tx: Db, user_id: string, { document_type, object_key }: typeof documents.$inferSelect) {
  const [copy] = await tx
    .select({ file_number: documents.file_number })
    .from(documents)
    .where(
      and(
        eq(documents.user_id, user_id),
        eq(documents.document_type, document_type),
        eq(documents.object_key, object_key),
      ),
    );
  return copy?.file_number;
}

/** What stands in the way says in whose files it does. */
async function giveTo(ctx: Ctx, tx: Db, source: typeof documents.$inferSelect, user_id: string) {
  const there = await numberOfCopy(tx, user_id, source);
  if (there !== undefined) return { user_id, file_number: there, is_new: false };
  const file_number = await copyFile(ctx, tx, source, user_id).catch((error) => {
    if (error instanceof Problem) throw new Problem(error.status, error.message, { field: `with.${user_id}` });
    throw error;
  });
  return { user_id, file_number, is_new: true };
}

export async function shareFile(ctx: Ctx, place: FilePlace, others: readonly string[]) {
  return ctx.db.transaction(async (tx) => {
    await requireFamily(ctx, tx, place.user_id, others);
    if (!(await lockPeople(tx, [place.user_id, ...others]))) throw new Problem(404);
    const source = await findSource(tx, place);
    if (!source) throw new Problem(404);
    if (source.asked_again !== null) throw new Problem(409, ASKED_AGAIN);
    const shared = [];
    for (const user_id of others) shared.push(await giveTo(ctx, tx, source, user_id));
    await record(ctx, tx, 'document.share', place);
    return shared;
  });
}
