/** What staff write down for one another about a person: added, never changed; taken away where it should not stand. */
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#app/ctx.server.ts';
import { cursor, cursorInstant, sealCursor } from '#app/platform/cursor.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { staff_notes, users } from '#db/schema.server.ts';

export const NOTE_LENGTH = 2000;
const PAGE = 30;

const columns = {
  note_id: staff_notes.note_id,
  note: staff_notes.note,
  created_at: staff_notes.created_at,
  written_by: staff_notes.written_by,
  by: sql<string>`coalesce(trim(${users.first_name} || ' ' || ${users.last_name}), '')`,
};

const keys = cursor(z.object({ at: cursorInstant, note_id: z.uuid() }));

/** Newest first. */
export async function listNotes(db: Db, user_id: string, before?: string | null) {
  const key = before ? keys.safeParse(before).data : undefined;
  const at = key && new Date(key.at);
  const older =
    key && at
      ? or(lt(staff_notes.created_at, at), and(eq(staff_notes.created_at, at), lt(staff_notes.note_id, key.note_id)))
      : undefined;
  const rows = await db
    .select(columns)
    .from(staff_notes)
    .leftJoin(users, eq(users.user_id, staff_notes.written_by))
    .where(and(eq(staff_notes.user_id, user_id), older))
    .orderBy(desc(staff_notes.created_at), desc(staff_notes.note_id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const next =
    last && rows.length > PAGE ? sealCursor({ at: last.created_at.toISOString(), note_id: last.note_id }) : null;
  return { notes: shown, next };
}
export type Note = Awaited<ReturnType<typeof listNotes>>['notes'][number];

/** In the transaction of its Idempotency-Key. */
export async function addNote(ctx: Ctx, tx: Db, user_id: string, note: string): Promise<Note> {
  const written_by = ctx.actor.user_id ?? '';
  const [made] = await tx
    .insert(staff_notes)
    .values({ user_id, note, written_by, created_at: ctx.now })
    .returning({ note_id: staff_notes.note_id, created_at: staff_notes.created_at });
  await recordAudit(tx, ctx, { action: 'note.add', subject_id: user_id });
  const [writer] = await tx
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(eq(users.user_id, written_by));
  if (!made) throw new Error('no note');
  return { ...made, note, written_by, by: `${writer?.first_name ?? ''} ${writer?.last_name ?? ''}`.trim() };
}

/** One's own, or as an admin anybody's: what was written into the wrong case is found by no erasure. */
export const removeNote = (ctx: Ctx, user_id: string, note_id: string) =>
  ctx.db.transaction(async (tx) => {
    const { actor } = ctx;
    const own = actor.role === 'admin' ? undefined : eq(staff_notes.written_by, actor.user_id ?? '');
    const gone = await tx
      .delete(staff_notes)
      .where(and(eq(staff_notes.note_id, note_id), eq(staff_notes.user_id, user_id), own))
      .returning({ note_id: staff_notes.note_id });
    if (gone.length === 0) throw new Problem(404);
    await recordAudit(tx, ctx, { action: 'note.remove', subject_id: user_id });
  });
