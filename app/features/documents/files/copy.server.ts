/** One file for several people: the row is copied, not the bytes, which go with the last row (D50). */
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { isSharedType, settle, settleOthers } from '#app/features/documents/checklist/store.server.ts';
import type { DocumentType } from '#content/documents.ts';
import type { Db } from '#db/client.server.ts';
import { documents } from '#db/schema.server.ts';
import { type FilePlace, takePlace } from './store.server.ts';

/** The file that is copied, while its person is held. */
export async function findSource(tx: Db, { user_id, document_type, file_number }: FilePlace) {
  const [source] = await tx
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.user_id, user_id),
        eq(documents.document_type, document_type),
        eq(documents.file_number, file_number),
        eq(documents.state, 'uploaded'),
      ),
    );
  return source;
}
type Source = NonNullable<Awaited<ReturnType<typeof findSource>>>;

/** Into the next free number, within the quota; an adviser accepts it anew for each person. */
export async function copyFile(ctx: Ctx, tx: Db, source: Source, user_id: string, file_number?: number) {
  const { content_type, bytes, sha256, scanned, verified_at, created_at, uploaded_by, object_key } = source;
  const document_type = source.document_type as DocumentType;
  const said = { name: source.name ?? undefined, note: source.note ?? undefined, doubts: source.doubts ?? undefined };
  const wanted = { document_type, file_number, content_type, content_length: bytes ?? 0, ...said };
  const made = await takePlace(ctx, tx, user_id, wanted, { object_key });
  await tx
    .update(documents)
    // As old as its source, and of whoever sent that: a copy is no fresh upload, which would open without a password (T40).
    .set({ state: 'uploaded', sha256, scanned, verified_at, created_at, uploaded_by })
    .where(eq(documents.document_id, made.document_id));
  const { sid, profile } = await settle(ctx, tx, user_id);
  if (sid && isSharedType(sid, document_type)) await settleOthers(ctx, tx, profile);
  return made.file_number;
}
