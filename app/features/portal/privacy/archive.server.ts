/**
 * Everything that is kept of a person as one archive: rows as JSON, a file a part, documents as they are, and a page that
 * says what is what. Sent as it is made: one part or one file is in memory at a time (D42, D48, T27, T40).
 */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { type PackedFile, zipOf } from '#app/features/documents/zip/archive.server.ts';
import { plainName } from '#app/features/documents/zip/rules.ts';
import { requireRoom, streamOf } from '#app/features/documents/zip/sending.server.ts';
import { bytesOf } from '#app/features/documents/zip/store.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { requireConfirmed } from '#app/platform/access/confirmed.server.ts';
import { findToken, issueToken, spendToken } from '#app/platform/access/one-time-token.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { contactsOf, dependentsOf, type Person } from '#app/platform/record/personal-data.server.ts';
import { brand } from '#content/brand.ts';
import { users } from '#db/schema.server.ts';
import { type PersonSummary, summaryPage } from './summary.server.ts';

export const LINK_MINUTES = 5;
/** To one reader: the next one waits until this one has arrived. */
const AT_ONCE_EACH = 1;

const isOwn = ({ actor }: Ctx, user_id: string) => actor.user_id === user_id;

/** A link for five minutes and one use, after the password; on record with the reason before anything leaves. */
export async function askForArchive(ctx: Ctx, user_id: string, reason: string | undefined) {
  if (!isOwn(ctx, user_id) && !reason) throw new Problem(422, undefined, { field: 'reason' });
  await requireConfirmed(ctx);
  requireRoom(String(ctx.actor.user_id), AT_ONCE_EACH);
  const ticket = await issueToken(ctx.db, ctx.now, {
    ...{ purpose: 'signed_url', user_id: String(ctx.actor.user_id), minutes: LINK_MINUTES },
    data: { export_of: user_id },
  });
  await recordAudit(ctx.db, ctx, { action: 'user.export', subject_id: user_id, reason });
  return {
    url: `/api-mv/user/${user_id}/personal-data/archive/${ticket}`,
    expires_at: new Date(ctx.now.getTime() + LINK_MINUTES * 60_000).toISOString(),
  };
}

const nameOf = async ({ db }: Ctx, user_id: string) => {
  const [row] = await db
    .select({ first_name: users.first_name, last_name: users.last_name, locale: users.locale })
    .from(users)
    .where(eq(users.user_id, user_id));
  return row ?? { first_name: '', last_name: '', locale: 'es' as const };
};

const textOf = (data: unknown) => new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`);
const rowsIn = (data: unknown) => (Array.isArray(data) ? data.length : data ? 1 : 0);

/** What is empty gets no file. */
async function* partsOf(ctx: Ctx, person: Person, folder: string, told: PersonSummary): AsyncGenerator<PackedFile> {
  for (const { name, handOut } of ctx.personalData) {
    const data = typeof handOut === 'function' ? await handOut(ctx.db, person) : null;
    const rows = rowsIn(data);
    if (rows === 0) continue;
    const file = `${folder}data/${name}.json`;
    told.written.push({ file, part: name, rows });
    yield { name: file, bytes: textOf(data), modified: ctx.now };
  }
  for (const { files } of ctx.personalData)
    for (const { name, object_key, modified } of (await files?.(ctx.db, person.user_id)) ?? []) {
      const bytes = await bytesOf(ctx, object_key);
      const file = `${folder}files/${name}`;
      if (!bytes) told.missing.push(file);
      else {
        told.files.push(file);
        yield { name: file, bytes, modified };
      }
    }
}

/** The page comes last, since it counts the others; its name puts it first. */
async function* wholeOf(ctx: Ctx, user_id: string): AsyncGenerator<PackedFile> {
  const { locale } = await nameOf(ctx, user_id);
  const t = translator(locale, 'privacy');
  const family = await dependentsOf(ctx.db, user_id);
  const people: { person: Person; folder: string }[] = [
    { person: { user_id, contacts: await contactsOf(ctx.db, user_id) }, folder: '' },
    ...family.map((member, at) => ({ person: { ...member, contacts: [] }, folder: `family-${at + 1}/` })),
  ];
  const all: PersonSummary[] = [];
  for (const { person, folder } of people) {
    const { first_name, last_name } = await nameOf(ctx, person.user_id);
    const told: PersonSummary = { name: `${first_name} ${last_name}`.trim(), written: [], files: [], missing: [] };
    all.push(told);
    yield* partsOf(ctx, person, folder, told);
  }
  const page = summaryPage(locale, ctx.now, all, ctx.personalData);
  yield {
    name: `00-${plainName(t('archive.page'))}.html`,
    bytes: new TextEncoder().encode(page),
    modified: ctx.now,
  };
}

/** Spends the link: it opens nothing for another account, another person, or a second time. */
export async function openArchive(ctx: Ctx, user_id: string, ticket: string) {
  const found = await findToken(ctx.db, ctx.now, 'signed_url', ticket);
  if (found?.user_id !== ctx.actor.user_id || found?.data?.export_of !== user_id) throw new Problem(404);
  const reader = String(ctx.actor.user_id);
  requireRoom(reader, AT_ONCE_EACH);
  if (!(await spendToken(ctx.db, ctx.now, 'signed_url', ticket))) throw new Problem(404);
  const day = ctx.now.toISOString().slice(0, 10);
  return {
    stream: streamOf(reader, zipOf(wholeOf(ctx, user_id))),
    file_name: `${plainName(brand.name)}-${day}.zip`,
  };
}
