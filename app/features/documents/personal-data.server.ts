/** What is kept of a person's documents, and how rows and bytes are forgotten (D42, D50). */
import { asc, eq, inArray } from 'drizzle-orm';
import { forgetBytes } from '#app/features/documents/files/bytes.server.ts';
import type { PersonalData } from '#app/platform/record/personal-data.server.ts';
import { documents } from '#db/schema.server.ts';
import { endFiles } from './ending.server.ts';

const files: PersonalData = {
  name: 'documents',
  what: 'documents',
  tables: [documents],
  async forget(ctx, tx, { user_ids }) {
    const gone = await tx
      .delete(documents)
      .where(inArray(documents.user_id, user_ids))
      .returning({ object_key: documents.object_key });
    await forgetBytes(ctx, tx, gone);
  },
  handOut: (db, { user_id }) => {
    const { document_type, file_number, content_type, bytes, state, refused_for, name, note } = documents;
    const { asked_again, accepted_at, created_at, verified_at } = documents;
    return db
      .select({
        ...{ document_type, file_number, content_type, bytes, state, refused_for, name, note },
        ...{ asked_again, accepted_at, created_at, verified_at },
      })
      .from(documents)
      .where(eq(documents.user_id, user_id))
      .orderBy(asc(document_type), asc(file_number));
  },
  expire: endFiles,
};

export const documentsData = [files];
