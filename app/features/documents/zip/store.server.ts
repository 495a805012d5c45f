/** All files of a person as one archive, sent as it is made: one file is in memory at a time (T27, T40). */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { FileRow } from '#app/features/documents/checklist/store.server.ts';
import { requireRecentLogIn } from '#app/features/documents/files/access.server.ts';
import { readAll } from '#app/features/documents/files/bytes.server.ts';
import { listFiles, record } from '#app/features/documents/files/store.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { CONTENT_TYPES, isContentType } from '#app/integrations/inspection/inspection.ts';
import { Problem } from '#app/platform/problem.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#content/documents.ts';
import { users } from '#db/schema.server.ts';
import { type PackedFile, zipOf } from './archive.server.ts';
import { nameInArchive, plainName } from './rules.ts';
import { requireRoom, streamOf } from './sending.server.ts';

/** So many to one person: whoever opens more and reads none would close it for the others. */
const AT_ONCE_EACH = 2;

type ListedFile = { name: string; file: FileRow };

/** In the order of the list, then what an earlier service asked for. */
function inOrder(
  listed: readonly { type: DocumentType }[],
  files: readonly FileRow[],
  titleOf: (type: DocumentType) => string,
) {
  const types = [...new Set([...listed.map(({ type }) => type), ...DOCUMENT_TYPES])];
  const kept = files.filter(({ state }) => state === 'uploaded');
  const there = types.filter((type) => kept.some(({ document_type }) => document_type === type));
  return there.flatMap((type, at) =>
    kept
      .filter(({ document_type }) => document_type === type)
      .map((file): ListedFile => {
        const ending = isContentType(file.content_type) ? CONTENT_TYPES[file.content_type] : 'bin';
        return {
          file,
          name: nameInArchive({ place: at + 1, title: titleOf(type), file_number: file.file_number, ending }),
        };
      }),
  );
}

export async function bytesOf(ctx: Ctx, object_key: string): Promise<Uint8Array | null> {
  try {
    return await readAll(ctx, object_key);
  } catch (error) {
    ctx.log.error({ err: error }, 'storage');
    return null;
  }
}

/** A file that the storage does not give is named in a text instead: the others are worth having. */
async function* packedFiles(
  ctx: Ctx,
  files: readonly ListedFile[],
  tell: (names: string[]) => Omit<PackedFile, 'modified'>,
) {
  const missing: string[] = [];
  for (const { name, file } of files) {
    const bytes = await bytesOf(ctx, file.object_key);
    if (bytes) yield { name, bytes, modified: file.verified_at ?? file.created_at };
    else missing.push(name);
  }
  if (missing.length > 0) yield { ...tell(missing), modified: ctx.now };
}

export async function makeArchive(ctx: Ctx, user_id: string) {
  await requireRecentLogIn(ctx);
  const [person] = await ctx.db
    .select({ first_name: users.first_name, locale: users.locale })
    .from(users)
    .where(eq(users.user_id, user_id));
  if (!person) throw new Problem(404);
  const t = translator(person.locale, 'documents');
  // What came and was never looked at would be left out without a word.
  const { listed, files } = await listFiles(ctx, user_id);
  const packed = inOrder(listed, files, (type) => t(`titles.${type}`));
  if (packed.length === 0) throw new Problem(404);
  const reader = ctx.actor.user_id ?? '';
  requireRoom(reader, AT_ONCE_EACH);
  for (const { file } of packed) {
    const place = { user_id, document_type: file.document_type as DocumentType, file_number: file.file_number };
    await record(ctx, ctx.db, 'document.read', place);
  }
  const tell = (names: string[]) => ({
    name: `00-${plainName(t('archive.missing'))}.txt`,
    bytes: new TextEncoder().encode(`${t('archive.missingText')}\r\n\r\n${names.join('\r\n')}\r\n`),
  });
  const stream = streamOf(reader, zipOf(packedFiles(ctx, packed, tell)));
  return { stream, file_name: `${plainName(`${t('archive.file')} ${person.first_name}`)}.zip` };
}
