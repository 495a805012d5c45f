/** From bytes that came to a document that counts: looked at, written anew, and only then Uploaded (D25, T27, Q29, Q35). */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import {
  type FileRow,
  isSharedType,
  readChecklist,
  settle,
  settleOthers,
} from '#app/features/documents/checklist/store.server.ts';
import { isContentType, type RefusalReason } from '#app/integrations/inspection/inspection.ts';
import type { ScanResult } from '#app/integrations/scanner/scanner.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { inTurns } from '#app/platform/limits/in-turns.ts';
import { Problem } from '#app/platform/problem.ts';
import type { DocumentType } from '#content/documents.ts';
import { visaPhoto } from '#content/visa-photo.ts';
import { documents } from '#db/schema.server.ts';
import { requireOpen } from './access.server.ts';
import { incomingKey, keptKey, readAll, removeQuietly, withStorage } from './bytes.server.ts';
import { FILE_BYTES, KEPT_BYTES, QUOTA_BYTES, usedBytes } from './rules.ts';

/** A visa photo that fits stays one when it is written anew. */
const PHOTO = {
  ...{ leastSide: visaPhoto.leastSide, mostSide: visaPhoto.mostSide },
  mostBytes: visaPhoto.mostKilobytes * 1000,
};

export type IncomingFile = Pick<FileRow, 'document_id' | 'document_type' | 'object_key' | 'content_type' | 'bytes'>;
/** `missing`: no bytes have come yet; `gone`: it was deleted or asked for anew meanwhile. */
export type Outcome = 'uploaded' | 'refused' | 'missing' | 'gone';

type FileVerdict =
  | { refused: RefusalReason; scanned: ScanResult | null }
  | { kept: { bytes: Uint8Array; content_type: string; sha256: string }; scanned: ScanResult };

/** Larger by now than it was when its length was asked. */
function orTooLarge(error: unknown): 'too_large' {
  if (error instanceof Problem && error.status === 413) return 'too_large';
  throw error;
}

/** The scanner sees what came, not what we make of it. */
async function lookAt(
  ctx: Ctx,
  { object_key, content_type, document_type, bytes: told }: IncomingFile,
): Promise<FileVerdict | null> {
  const file = await withStorage(ctx, () => ctx.storage.head(object_key));
  if (!file) return null;
  if (file.bytes > FILE_BYTES) return { refused: 'too_large', scanned: null };
  // Signed with the address; a storage that took less all the same has half a file.
  if (told !== null && file.bytes !== told) return { refused: 'unreadable', scanned: null };
  const bytes = await withStorage(ctx, () => readAll(ctx, object_key, FILE_BYTES)).catch(orTooLarge);
  if (bytes === 'too_large') return { refused: bytes, scanned: null };
  if (!bytes) return null;
  const scanned = await ctx.scanner.scan(bytes);
  if (scanned === 'infected') return { refused: 'infected', scanned };
  if (!isContentType(content_type)) return { refused: 'wrong_type', scanned };
  const inspected = await ctx.inspection.inspect({
    ...{ bytes, content_type },
    photo: document_type === 'photo' ? PHOTO : undefined,
  });
  return { ...inspected, scanned };
}

/** Whoever finds the row as it was when the bytes were read writes it; everybody else has come too late. */
async function write(
  ctx: Ctx,
  user_id: string,
  row: IncomingFile,
  found: FileVerdict,
  object_key: string,
): Promise<Outcome> {
  return ctx.db.transaction(async (tx): Promise<Outcome> => {
    if (!(await lockPerson(tx, user_id))) return 'gone';
    const isMine = and(
      eq(documents.document_id, row.document_id),
      eq(documents.state, 'incoming'),
      eq(documents.object_key, row.object_key),
    );
    const before = await readChecklist(ctx, tx, user_id);
    const type = row.document_type as DocumentType;
    await requireOpen(ctx, tx, { user_id, type, what: 'add' }, before);
    const others = before.files.filter(({ document_id }) => document_id !== row.document_id);
    const isFull = 'kept' in found && usedBytes(others) + found.kept.bytes.length > QUOTA_BYTES;
    const refused_for = 'refused' in found ? found.refused : isFull ? ('quota' as const) : null;
    const seen = { scanned: found.scanned, verified_at: ctx.now };
    const set =
      refused_for !== null || 'refused' in found
        ? { ...seen, state: 'refused' as const, refused_for, bytes: null }
        : {
            ...{ ...seen, state: 'uploaded' as const, object_key, refused_for: null },
            ...{ content_type: found.kept.content_type, bytes: found.kept.bytes.length, sha256: found.kept.sha256 },
          };
    const [mine] = await tx.update(documents).set(set).where(isMine).returning({ state: documents.state });
    if (!mine) return 'gone';
    const { sid, profile } = await settle(ctx, tx, user_id);
    if (sid && isSharedType(sid, type)) await settleOthers(ctx, tx, profile);
    return refused_for ? 'refused' : 'uploaded';
  });
}

async function verifyNow(ctx: Ctx, user_id: string, row: IncomingFile): Promise<Outcome> {
  const found = await lookAt(ctx, row);
  if (!found) return 'missing';
  const key = keptKey(randomUUID());
  if ('kept' in found) await withStorage(ctx, () => ctx.storage.write(key, found.kept.bytes, KEPT_BYTES));
  const outcome = await write(ctx, user_id, row, found, key).catch(async (error) => {
    // Said by us before the end: no row has these bytes. After any other error one may have them, and the sweep decides.
    if (error instanceof Problem && error.status < 500) await removeQuietly(ctx, key);
    throw error;
  });
  if (outcome !== 'uploaded') await removeQuietly(ctx, key);
  // Of a row that was taken away meanwhile: whoever did that knows whether the bytes went along to another account.
  if (outcome !== 'gone' && row.object_key.startsWith(incomingKey(''))) await removeQuietly(ctx, row.object_key);
  return outcome;
}

/** Bytes are read when it is their turn: of twenty files at once three are in memory. */
const inTurn = inTurns({ atOnce: 3, waitingMost: 40 });

/** Two tabs that ask for the same file share one look at it. */
const inWork = new Map<string, Promise<Outcome>>();

export function verify(ctx: Ctx, user_id: string, row: IncomingFile): Promise<Outcome> {
  const running = inWork.get(row.object_key);
  if (running) return running;
  const work = inTurn(() => verifyNow(ctx, user_id, row)).finally(() => inWork.delete(row.object_key));
  inWork.set(row.object_key, work);
  return work;
}

const LOOKED_AT_ONCE = 3;

/** What came and was never verified is looked at now: the client may have lost its way (T27). A list stays true without it. */
export async function verifyIncoming(ctx: Ctx, user_id: string, files: readonly FileRow[]) {
  let looked = 0;
  for (const row of files.filter(({ state }) => state === 'incoming')) {
    const outcome = await verify(ctx, user_id, row).catch((error) => {
      if (!(error instanceof Problem)) ctx.log.error({ err: error }, 'verify');
      return 'failed' as const;
    });
    // Of what has no bytes yet nothing was looked at; a storage that is away is not asked twenty times.
    looked += outcome === 'missing' ? 0 : 1;
    if (looked >= LOOKED_AT_ONCE || outcome === 'failed') return;
  }
}
