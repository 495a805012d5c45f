/** All leads as one file: a link for an admin, five minutes, one use; read from the database piece by piece (T26). */
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { findToken, issueToken, spendToken } from '#app/platform/access/one-time-token.server.ts';
import { csvOf } from '#app/platform/csv.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { users } from '#db/schema.server.ts';
import { FILE_COLUMNS, type LeadCursor, type LeadFilters, listLeads } from './list.server.ts';

export const LINK_MINUTES = 5;
const PIECE = 500;

/** An earlier link of the same admin ends with the new one. */
export const issueDownload = (ctx: Ctx, user_id: string, filters: LeadFilters) =>
  issueToken(ctx.db, ctx.now, {
    ...{ purpose: 'signed_url', user_id, minutes: LINK_MINUTES },
    data: { leads: filters },
  });

export type DownloadTicket = { token: string; user_id: string; filters: LeadFilters };

/** Whoever is no admin any more has no link any more (T45). */
export async function readTicket({ db, now }: Pick<Ctx, 'db' | 'now'>, token: string): Promise<DownloadTicket | null> {
  const found = await findToken(db, now, 'signed_url', token);
  if (!found?.data?.leads) return null;
  const { user_id, data } = found;
  const isAdmin = and(eq(users.user_id, user_id), eq(users.role, 'admin'), isNull(users.deleted_at));
  if ((await db.$count(users, and(isAdmin, isNull(users.disabled_at)))) === 0) return null;
  return { token, user_id, filters: data.leads as LeadFilters };
}

/** Without it a spreadsheet reads accents as something else. */
const START = '\ufeff';

const cellOf = (value: string | number | boolean | Date | null) =>
  value instanceof Date ? value.toISOString() : typeof value === 'boolean' ? String(value) : value;

async function* linesOf(ctx: Ctx, filters: LeadFilters, counted: { rows: number }) {
  yield `${START}${csvOf([FILE_COLUMNS])}`;
  let before: LeadCursor | undefined;
  do {
    const rows = await listLeads(ctx, { ...filters, limit: PIECE, before });
    // Counted before they leave: whoever hangs up now may have them.
    counted.rows += rows.length;
    if (rows.length > 0) yield csvOf(rows.map((row) => FILE_COLUMNS.map((name) => cellOf(row[name]))));
    const last = rows.length === PIECE ? rows.at(-1) : undefined;
    before = last && { created_at: last.created_at.toISOString(), lead_id: last.lead_id };
  } while (before);
}

/** Spends the link, puts it on record, and begins the file; how many leads left is on record when it ends, however it does. */
export async function openDownload(ctx: Ctx, { token, user_id, filters }: DownloadTicket): Promise<ReadableStream> {
  const { db, log, now, request_id, env } = ctx;
  const actor = { ...ctx.actor, role: 'admin' as const, user_id };
  await db.transaction(async (tx) => {
    if (!(await spendToken(tx, now, 'signed_url', token))) throw new Problem(404);
    await recordAudit(tx, { actor, now, request_id, env }, { action: 'leads.download' });
  });
  const counted = { rows: 0 };
  const lines = linesOf(ctx, filters, counted);
  const bytes = new TextEncoder();
  let isOver = false;
  const finish = async () => {
    if (isOver) return;
    isOver = true;
    await ctx.noteRead(ctx, 'leads.downloaded', counted.rows, actor);
  };
  return new ReadableStream(
    {
      async pull(file) {
        try {
          const { value, done } = await lines.next();
          if (!done) return file.enqueue(bytes.encode(value));
          await finish();
          file.close();
        } catch (error) {
          log.error({ err: error }, 'the file of leads broke off');
          await finish();
          file.error(error);
        }
      },
      async cancel() {
        await lines.return(undefined);
        await finish();
      },
    },
    { highWaterMark: 1 },
  );
}
