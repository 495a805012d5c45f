/** Staff register a file that is stored already: one they put there, or one of the same family (D50). */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { lockPeople } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { DocumentType } from '#content/documents.ts';
import type { Db } from '#db/client.server.ts';
import { documents } from '#db/schema.server.ts';
import { incomingKey } from './bytes.server.ts';
import { copyFile, findSource } from './copy.server.ts';
import { takePlace } from './store.server.ts';
import { verify } from './verify.server.ts';

type Registration = {
  document_type: DocumentType;
  file_number?: number | undefined;
  /** Of a file below `incoming/`. */
  object_id?: string | undefined;
  content_type?: string | undefined;
  /** Of a file of somebody of the same family. */
  from_user_id?: string | undefined;
  from_file_number?: number | undefined;
};

const headOf = async (db: Db, user_id: string) => {
  const profile = await readProfile(db, user_id);
  return profile && (profile.primary_user_id ?? profile.user_id);
};

/** Both are held, so that the bytes cannot go meanwhile. */
async function copyRow(ctx: Ctx, user_id: string, wanted: Registration) {
  const { document_type, from_user_id = '', from_file_number = 0 } = wanted;
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPeople(tx, [user_id, from_user_id]))) throw new Problem(404);
    const source = await findSource(tx, { user_id: from_user_id, document_type, file_number: from_file_number });
    const isFamily = source && (await headOf(tx, from_user_id)) === (await headOf(tx, user_id));
    if (!isFamily || from_user_id === user_id) throw new Problem(404);
    return copyFile(ctx, tx, source, user_id, wanted.file_number);
  });
}

async function takeStored(ctx: Ctx, user_id: string, wanted: Registration) {
  const { document_type, file_number, object_id = '', content_type = '' } = wanted;
  const object_key = incomingKey(object_id);
  const made = await ctx.db.transaction(async (tx) => {
    // What somebody is uploading right now is theirs.
    if ((await tx.$count(documents, eq(documents.object_key, object_key))) > 0) throw new Problem(404);
    return takePlace(ctx, tx, user_id, { document_type, file_number, content_type }, { object_key });
  });
  const outcome = await verify(ctx, user_id, made);
  if (outcome === 'uploaded') return made.file_number;
  if (outcome === 'missing') await ctx.db.delete(documents).where(eq(documents.document_id, made.document_id));
  throw new Problem(outcome === 'refused' ? 422 : 404);
}

export const registerFile = (ctx: Ctx, user_id: string, wanted: Registration) =>
  wanted.object_id ? takeStored(ctx, user_id, wanted) : copyRow(ctx, user_id, wanted);
