/** The list of documents of a person with their files, and the status that follows (spec 4 "Supporting documents"). */
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import type { UserProfile } from '#app/features/accounts/profile.server.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import { checklists, type DocumentType } from '#content/documents.ts';
import type { Db } from '#db/client.server.ts';
import { document_requests, documents, users } from '#db/schema.server.ts';
import { readFacts } from './facts.server.ts';
import { documentsFor, type ListedDocument, statusOf } from './rules.ts';

const columns = {
  document_id: documents.document_id,
  document_type: documents.document_type,
  file_number: documents.file_number,
  object_key: documents.object_key,
  content_type: documents.content_type,
  bytes: documents.bytes,
  state: documents.state,
  refused_for: documents.refused_for,
  name: documents.name,
  note: documents.note,
  doubts: documents.doubts,
  scanned: documents.scanned,
  accepted_at: documents.accepted_at,
  asked_again: documents.asked_again,
  created_at: documents.created_at,
  verified_at: documents.verified_at,
  announced_at: documents.announced_at,
};
export type FileRow = Pick<typeof documents.$inferSelect, keyof typeof columns>;

export const readFiles = (db: Db, user_id: string): Promise<FileRow[]> =>
  db
    .select(columns)
    .from(documents)
    .where(eq(documents.user_id, user_id))
    .orderBy(asc(documents.document_type), asc(documents.file_number));

/** What an adviser asks this person for, or lets them leave out, with the reason that they read. */
export async function readRequests(db: Db, user_id: string) {
  const { document_type, is_asked, reason } = document_requests;
  const rows = await db
    .select({ document_type, is_asked, reason })
    .from(document_requests)
    .where(eq(document_requests.user_id, user_id))
    .orderBy(asc(document_type));
  return rows.map((row) => ({ ...row, document_type: row.document_type as DocumentType }));
}
export type Request = Awaited<ReturnType<typeof readRequests>>[number];

const isDone = ({ state, asked_again }: Pick<FileRow, 'state' | 'asked_again'>) =>
  state === 'uploaded' && asked_again === null;

/** One upload of a family is enough for what is asked of whoever pays. */
export const isSharedType = (sid: keyof typeof checklists, type: string) =>
  checklists[sid].some((row) => row.type === type && row.who === 'payer');

const ofFamily = (head_id: string) =>
  and(or(eq(users.user_id, head_id), eq(users.primary_user_id, head_id)), isNull(users.deleted_at));

/** Types of which somebody of the family has handed in a file. */
async function typesOfFamily(db: Db, head_id: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ document_type: documents.document_type })
    .from(documents)
    .innerJoin(users, eq(users.user_id, documents.user_id))
    .where(and(ofFamily(head_id), eq(documents.state, 'uploaded'), isNull(documents.asked_again)));
  return new Set(rows.map(({ document_type }) => document_type));
}

const today = ({ now }: Pick<Ctx, 'now'>) => now.toISOString().slice(0, 10);

/** Somebody without a service has no list yet, but may have files of an earlier one. */
export async function readChecklist(ctx: Pick<Ctx, 'now'>, db: Db, user_id: string) {
  const files = await readFiles(db, user_id);
  const again = files.flatMap(({ asked_again, document_type }) => (asked_again ? [document_type as DocumentType] : []));
  const requests = await readRequests(db, user_id);
  const byStaff = new Map([
    ...requests.map(({ document_type, is_asked }) => [document_type, is_asked] as const),
    ...again.map((type) => [type, true] as const),
  ]);
  const asked = requests.flatMap(({ document_type, is_asked }) => (is_asked ? [document_type] : []));
  const { profile, sid, facts } = await readFacts(db, user_id, { today: today(ctx), byStaff });
  const listed: ListedDocument[] = sid ? documentsFor(sid, facts, asked) : [];
  const shared = await typesOfFamily(db, profile.primary_user_id ?? user_id);
  const own = new Set(files.filter(isDone).map(({ document_type }) => document_type));
  const has = (type: DocumentType) =>
    own.has(type) || (sid !== null && !byStaff.has(type) && isSharedType(sid, type) && shared.has(type));
  return { profile, sid, listed, files, requests, has, status: statusOf(listed, has) };
}
export type Checklist = Awaited<ReturnType<typeof readChecklist>>;

/** A passport counts while one is there, asked for again or not (spec 3 "Secondary applicant"). */
const hasPassport = (files: readonly FileRow[]) =>
  files.some(({ document_type, state }) => document_type === 'passport' && state === 'uploaded');

/** Inside the transaction of the change, which holds the person. */
export async function settle(ctx: Pick<Ctx, 'now'>, tx: Db, user_id: string): Promise<Checklist> {
  const checklist = await readChecklist(ctx, tx, user_id);
  const { profile, status, files } = checklist;
  const passport_uploaded = hasPassport(files);
  if (profile.supporting_documents_status !== status || profile.passport_uploaded !== passport_uploaded)
    await tx
      .update(users)
      .set({
        ...{ supporting_documents_status: status, passport_uploaded, updated_at: ctx.now },
        version: sql`${users.version} + 1`,
      })
      .where(eq(users.user_id, user_id));
  return checklist;
}

/** The others by a job: two of a family who write at the same moment must not wait for each other. */
export async function settleOthers(ctx: Ctx, tx: Db, profile: Pick<UserProfile, 'user_id' | 'primary_user_id'>) {
  const others = await tx
    .select({ user_id: users.user_id })
    .from(users)
    .where(and(ofFamily(profile.primary_user_id ?? profile.user_id), ne(users.user_id, profile.user_id)));
  if (others.length > 0) await ctx.jobs.enqueue(tx, settleJob, { user_ids: others.map(({ user_id }) => user_id) });
}

/** `Ctx.answersChanged`: the list hangs on answers that stand above it in the order of features. */
export async function settleAfterAnswers(ctx: Ctx, tx: Db, user_id: string, whom: 'person' | 'family') {
  const { profile } = await settle(ctx, tx, user_id);
  if (whom === 'family') await settleOthers(ctx, tx, profile);
}

export const settleJob: AppJob = {
  name: 'documents.settle',
  input: z.object({ user_ids: z.array(z.uuid()) }),
  run: each(async (ctx: Ctx, { user_ids }: { user_ids: string[] }) => {
    const living = await ctx.db
      .select({ user_id: users.user_id })
      .from(users)
      .where(and(inArray(users.user_id, user_ids), isNull(users.deleted_at)));
    for (const { user_id } of living)
      await ctx.db.transaction(async (tx) => {
        if (await lockPerson(tx, user_id)) await settle(ctx, tx, user_id);
      });
  }),
};
