/** Files as they leave with an export, and as they go over to the account that another was joined to (D50, D55). */
import { and, asc, eq } from 'drizzle-orm';
import { nameInArchive } from '#app/features/documents/zip/rules.ts';
import { CONTENT_TYPES, isContentType } from '#app/integrations/inspection/inspection.ts';
import type { JoinedAccounts } from '#app/platform/record/joining.server.ts';
import type { KeptFile } from '#app/platform/record/personal-data.server.ts';
import type { Db } from '#db/client.server.ts';
import { documents } from '#db/schema.server.ts';
import { FILES_MOST } from './files/rules.ts';

/** Those that were looked at: of any other there are no bytes that somebody handed in and we kept. */
export async function filesOf(db: Db, user_id: string): Promise<KeptFile[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.user_id, user_id), eq(documents.state, 'uploaded')))
    .orderBy(asc(documents.document_type), asc(documents.file_number));
  return rows.map(({ document_type, file_number, content_type, object_key, verified_at, created_at }, at) => ({
    object_key,
    modified: verified_at ?? created_at,
    name: nameInArchive({
      ...{ place: at + 1, title: document_type, file_number },
      ending: isContentType(content_type) ? CONTENT_TYPES[content_type] : 'bin',
    }),
  }));
}

/** Each keeps its kind and gets the next free number; more than a kind may hold is refused before. */
export async function moveFiles(tx: Db, { from, into }: Pick<JoinedAccounts, 'from' | 'into'>) {
  const rows = await tx.select().from(documents).where(eq(documents.user_id, from)).orderBy(asc(documents.file_number));
  const taken = await tx
    .select({ document_type: documents.document_type, file_number: documents.file_number })
    .from(documents)
    .where(eq(documents.user_id, into));
  const places = new Set(taken.map((one) => `${one.document_type}_${one.file_number}`));
  for (const { document_id, document_type } of rows) {
    const file_number = Array.from({ length: FILES_MOST }, (_, at) => at + 1).find(
      (one) => !places.has(`${document_type}_${one}`),
    );
    if (!file_number) continue;
    places.add(`${document_type}_${file_number}`);
    await tx.update(documents).set({ user_id: into, file_number }).where(eq(documents.document_id, document_id));
  }
}
