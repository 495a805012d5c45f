/** An adviser asks one person for a document that no list has, or lets one be left out: the list counts it from then on (D50). */
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { readRequests, settle } from '#app/features/documents/checklist/store.server.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { DocumentType } from '#content/documents.ts';
import type { Progress } from '#content/progress.ts';
import type { Db } from '#db/client.server.ts';
import { document_requests } from '#db/schema.server.ts';
import { writeDocumentMessages } from './messages.server.ts';

type Place = { user_id: string; document_type: DocumentType };
type DocumentRequest = { is_asked: boolean; reason: string };

/** The person is held; status, trail and message are written with it or not at all. */
async function change(ctx: Ctx, place: Place, action: string, work: (tx: Db) => Promise<void>): Promise<Progress> {
  const { user_id, document_type } = place;
  // It never counts, so that nobody can be asked for it.
  if (document_type === 'additional_documents') throw new Problem(422, undefined, { field: 'document_type' });
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    await work(tx);
    await recordAudit(tx, ctx, { action, subject_id: user_id, after: { document_type } });
    return (await settle(ctx, tx, user_id)).status;
  });
}

export const askFor = (ctx: Ctx, place: Place, { is_asked, reason }: DocumentRequest) =>
  change(ctx, place, is_asked ? 'document.ask_for' : 'document.leave_out', async (tx) => {
    const { user_id, document_type } = place;
    const before = (await readRequests(tx, user_id)).find((one) => one.document_type === document_type);
    const row = { is_asked, reason, asked_by: ctx.actor.user_id, updated_at: ctx.now };
    await tx
      .insert(document_requests)
      .values({ user_id, document_type, ...row })
      .onConflictDoUpdate({ target: [document_requests.user_id, document_requests.document_type], set: row });
    // Whoever only words the reason anew writes no second message.
    if (before?.is_asked !== is_asked) await writeDocumentMessages(ctx, tx, is_asked ? 'askedFor' : 'leftOut', place);
  });

/** The list of the service counts again as it is. */
export const takeRequestBack = (ctx: Ctx, place: Place) =>
  change(ctx, place, 'document.as_listed', async (tx) => {
    const { user_id, document_type } = place;
    await tx
      .delete(document_requests)
      .where(and(eq(document_requests.user_id, user_id), eq(document_requests.document_type, document_type)));
  });
