/** What is kept of a person's documents, and how rows and bytes are forgotten (D42, D50). */
import { asc, eq, inArray, lt, or } from 'drizzle-orm';
import { forgetBytes } from '#app/features/documents/files/bytes.server.ts';
import { OF_STAFF } from '#app/platform/record/joining.server.ts';
import type { PersonalData } from '#app/platform/record/personal-data.server.ts';
import { document_requests, documents, upload_passes } from '#db/schema.server.ts';
import { endFiles } from './ending.server.ts';
import { filesOf, moveFiles } from './handing-over.server.ts';

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
    const { doubts, asked_again, accepted_at, created_at, verified_at } = documents;
    return db
      .select({
        ...{ document_type, file_number, content_type, bytes, state, refused_for, name, note },
        ...{ doubts, asked_again, accepted_at, created_at, verified_at },
      })
      .from(documents)
      .where(eq(documents.user_id, user_id))
      .orderBy(asc(document_type), asc(file_number));
  },
  keeps: null,
  files: filesOf,
  join: {
    settle: (_ctx, tx, joined) => moveFiles(tx, joined),
    settled: [documents.user_id],
    doneBy: [{ column: documents.uploaded_by, whose: documents.user_id }],
    stays: [[documents.accepted_by, OF_STAFF]],
  },
  expire: endFiles,
};

/** Which phone could hand something in, and when; never the token. */
const passes: PersonalData = {
  name: 'upload_passes',
  what: 'sessions',
  tables: [upload_passes],
  forget: (_ctx, tx, { user_ids }) =>
    tx
      .delete(upload_passes)
      .where(or(inArray(upload_passes.user_id, user_ids), inArray(upload_passes.made_by, user_ids))),
  handOut: (db, { user_id }) => {
    const { created_at, expires_at, opened_at, ended_at } = upload_passes;
    return db
      .select({ created_at, expires_at, opened_at, ended_at })
      .from(upload_passes)
      .where(eq(upload_passes.user_id, user_id))
      .orderBy(asc(created_at));
  },
  keeps: null,
  /** The phone that has the code would hand in for an account that is gone. */
  join: {
    ends: [upload_passes.user_id],
    doneBy: [{ column: upload_passes.made_by, whose: upload_passes.user_id }],
  },
  expire: ({ db }, before) => db.delete(upload_passes).where(lt(upload_passes.expires_at, before)),
};

/** What an adviser asks for beyond the list; the person reads the reason. */
const asked: PersonalData = {
  name: 'document_requests',
  what: 'application',
  tables: [document_requests],
  forget: (_ctx, tx, { user_ids }) => tx.delete(document_requests).where(inArray(document_requests.user_id, user_ids)),
  handOut: (db, { user_id }) => {
    const { document_type, is_asked, reason, updated_at } = document_requests;
    return db
      .select({ document_type, is_asked, reason, updated_at })
      .from(document_requests)
      .where(eq(document_requests.user_id, user_id))
      .orderBy(asc(document_type));
  },
  keeps: null,
  join: {
    moves: [{ column: document_requests.user_id, once: [document_requests.document_type] }],
    stays: [[document_requests.asked_by, OF_STAFF]],
  },
  expire: 'with the profile',
};

export const documentsData = [files, passes, asked];
