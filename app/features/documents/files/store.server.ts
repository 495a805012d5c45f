/** Files of a person: asked for, listed, opened, deleted, registered (spec 7 "Documents", D25, D50). */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import {
  type Checklist,
  type FileRow,
  isSharedType,
  readChecklist,
  readFiles,
  settle,
  settleOthers,
} from '#app/features/documents/checklist/store.server.ts';
import { CONTENT_TYPES, isContentType } from '#app/integrations/inspection/inspection.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { DocumentType } from '#content/documents.ts';
import type { Db } from '#db/client.server.ts';
import { documents } from '#db/schema.server.ts';
import { requireOpen, requireRecentLogIn } from './access.server.ts';
import { forgetBytes, incomingKey } from './bytes.server.ts';
import { writeDocumentMessages } from './messages.server.ts';
import type { Pass } from './pass.server.ts';
import { FILE_BYTES, keyOf, nextNumber, QUOTA_BYTES, usedBytes } from './rules.ts';
import { type Outcome, verify, verifyIncoming } from './verify.server.ts';

export type FilePlace = { user_id: string; document_type: DocumentType; file_number: number };

const at = ({ user_id, document_type, file_number }: FilePlace) =>
  and(
    eq(documents.user_id, user_id),
    eq(documents.document_type, document_type),
    eq(documents.file_number, file_number),
  );

/** Only what staff do is on record; the place says which file, never what is in it. */
export const record = (ctx: Ctx, tx: Db, action: string, { user_id, document_type, file_number }: FilePlace) =>
  isStaff(ctx.actor)
    ? recordAudit(tx, ctx, { action, subject_id: user_id, after: { document_type, file_number } })
    : undefined;

type UploadInput = {
  document_type: DocumentType;
  file_number?: number | undefined;
  content_type: string;
  content_length?: number | undefined;
  name?: string | undefined;
  note?: string | undefined;
  doubts?: string[] | undefined;
};

type NewRow = { object_key: string; pass?: Pass | null };

/** The number is this file's from here on: of two tabs that ask at the same moment each has its own. */
export async function takePlace(ctx: Ctx, tx: Db, user_id: string, input: UploadInput, row: NewRow) {
  const { object_key, pass = null } = row;
  if (!(await lockPerson(tx, user_id))) throw new Problem(404);
  const checklist = await readChecklist(ctx, tx, user_id);
  const { document_type, content_type, content_length = null, name = null, note = null, doubts = null } = input;
  await requireOpen(ctx, tx, { user_id, type: document_type, what: 'add' }, checklist);
  const { files } = checklist;
  const file_number = input.file_number ?? nextNumber(files, document_type, ctx.now);
  if (file_number === null) throw new Problem(409, 'Too many files', { field: 'file_number' });
  const place = { user_id, document_type, file_number };
  const there = files.find((file) => file.document_type === document_type && file.file_number === file_number);
  // A phone that came by its code cannot put itself into the place of what was there before.
  const isBefore = there && pass && there.created_at < pass.created_at;
  if (there?.state === 'uploaded' || isBefore) throw new Problem(409, 'That number is taken', { field: 'file_number' });
  const others = files.filter((file) => file !== there);
  if (usedBytes(others) + (content_length ?? FILE_BYTES) > QUOTA_BYTES) throw new Problem(409, 'No room left');
  if (there) {
    await tx.delete(documents).where(at(place));
    await forgetBytes(ctx, tx, [there]);
  }
  const [made] = await tx
    .insert(documents)
    .values({
      ...{ ...place, object_key, content_type, bytes: content_length, name, note, doubts, state: 'incoming' },
      ...{ uploaded_by: pass?.made_by ?? ctx.actor.user_id, created_at: ctx.now },
    })
    .returning();
  if (!made) throw new Error('no row of the document');
  await record(ctx, tx, 'document.upload', place);
  return made;
}

/** An address for one key, one type and, when it was told, one length; it ends after five minutes. */
export async function askForUpload(ctx: Ctx, user_id: string, input: UploadInput, pass: Pass | null) {
  const key = incomingKey(randomUUID());
  const { file_number } = await ctx.db.transaction((tx) =>
    takePlace(ctx, tx, user_id, input, { object_key: key, pass }),
  );
  const { content_type, content_length } = input;
  const url = await ctx.storage.putUrl({
    ...{ key, content_type, max_bytes: FILE_BYTES },
    ...(content_length !== undefined && { content_length }),
  });
  return { url, method: 'PUT' as const, headers: { 'content-type': content_type }, file_number };
}

async function findFile(db: Db, place: FilePlace) {
  const [row] = await db.select().from(documents).where(at(place));
  if (!row) throw new Problem(404);
  return row;
}

/**
 * Asked again it answers the same; what was refused stays refused until another file takes its place. A phone with a pass
 * asks for what came since: of what was there before it learns nothing.
 */
export async function verifyFile(
  ctx: Ctx,
  place: FilePlace,
  pass: Pass | null,
): Promise<{ outcome: Outcome; file: FileRow }> {
  const row = await findFile(ctx.db, place);
  if (pass && row.created_at < pass.created_at) throw new Problem(404);
  const outcome = row.state === 'incoming' ? await verify(ctx, place.user_id, row) : row.state;
  const file = outcome === 'missing' ? row : await findFile(ctx.db, place);
  // Another process may have been first: what stands there counts.
  return { outcome: file.state === 'incoming' ? 'missing' : file.state, file };
}

/** What is incoming is looked at first, and the status follows the day: somebody may have come of age. */
export async function listFiles(ctx: Ctx, user_id: string): Promise<Checklist> {
  await verifyIncoming(ctx, user_id, await readFiles(ctx.db, user_id));
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    return settle(ctx, tx, user_id);
  });
}

/** Read for five minutes, as an attachment; every look of staff is on record (T27). */
export async function openFile(ctx: Ctx, place: FilePlace): Promise<string> {
  const row = await findFile(ctx.db, place);
  if (row.state !== 'uploaded') throw new Problem(404);
  await requireRecentLogIn(ctx);
  const ending = isContentType(row.content_type) ? CONTENT_TYPES[row.content_type] : 'bin';
  const ticket = { key: row.object_key, content_type: row.content_type, file_name: `${keyOf(place)}.${ending}` };
  await record(ctx, ctx.db, 'document.read', place);
  return ctx.storage.getUrl(ticket);
}

/** In one transaction that holds the person; the status and, of what a family shares, the others follow. */
async function change(
  ctx: Ctx,
  place: FilePlace,
  action: string,
  work: (tx: Db, file: FileRow, before: Checklist) => Promise<unknown>,
) {
  const { user_id, document_type, file_number } = place;
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const before = await readChecklist(ctx, tx, user_id);
    const file = before.files.find((one) => one.document_type === document_type && one.file_number === file_number);
    if (!file) throw new Problem(404);
    await work(tx, file, before);
    await record(ctx, tx, action, place);
    const { sid, profile, status } = await settle(ctx, tx, user_id);
    if (sid && isSharedType(sid, document_type)) await settleOthers(ctx, tx, profile);
    return status;
  });
}

export const deleteFile = (ctx: Ctx, place: FilePlace) =>
  change(ctx, place, 'document.delete', async (tx, file, before) => {
    await requireOpen(ctx, tx, { user_id: place.user_id, type: place.document_type, what: 'delete' }, before);
    await tx.delete(documents).where(at(place));
    await forgetBytes(ctx, tx, [file]);
  });

const requireUploaded = ({ state }: FileRow) => {
  if (state !== 'uploaded') throw new Problem(409, 'Not uploaded');
};

export const acceptFile = (ctx: Ctx, place: FilePlace) =>
  change(ctx, place, 'document.accept', async (tx, file) => {
    requireUploaded(file);
    const accepted = { accepted_by: ctx.actor.user_id, accepted_at: ctx.now, asked_again: null };
    await tx.update(documents).set(accepted).where(at(place));
  });

/** The person reads the reason; until another file is there the document does not count. */
export const askAgain = (ctx: Ctx, place: FilePlace, reason: string) =>
  change(ctx, place, 'document.ask_again', async (tx, file) => {
    requireUploaded(file);
    await tx.update(documents).set({ asked_again: reason, accepted_by: null, accepted_at: null }).where(at(place));
    // Whoever only words the reason anew writes no second message.
    if (file.asked_again === null) await writeDocumentMessages(ctx, tx, 'askedAgain', place);
  });
