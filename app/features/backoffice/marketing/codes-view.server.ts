/** Codes that were given, as the screen shows them: whose they are nobody knows until one is paid with. */
import { z } from 'zod';
import type { Ctx } from '#app/ctx.server.ts';
import { CODE_STATES, codeStateOf, SOURCES } from '#app/features/leads/codes/rules.ts';
import { type CodeRow, listCodes } from '#app/features/leads/codes/store.server.ts';
import { cursor, cursorInstant, sealCursor } from '#app/platform/cursor.ts';

export const PAGE = 50;
const place = cursor(z.object({ created_at: cursorInstant, discount_code: z.string().max(32) }));

const codeLine = (ctx: Ctx, row: CodeRow) => ({
  ...{ code: row.discount_code, utm_source: row.utm_source, campaign: row.utm_campaign, landing: row.landing },
  ...{ created_at: row.created_at, ends_at: row.ends_at },
  source: SOURCES.find((one) => one === row.source) ?? ('UN' as const),
  state: codeStateOf(row, ctx.now),
});
export type CodeLine = ReturnType<typeof codeLine>;

export async function codesView(ctx: Ctx, query: URLSearchParams) {
  const asked = query.get('state');
  const state = CODE_STATES.find((one) => one === asked);
  const before = place.safeParse(query.get('before') ?? '').data;
  const rows = await listCodes(ctx, { limit: PAGE + 1, before, state });
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    ...{ state: state ?? null, isWrong: Boolean(asked) && !state, isLater: before !== undefined },
    codes: shown.map((row) => codeLine(ctx, row)),
    next: last ? sealCursor({ created_at: last.created_at, discount_code: last.discount_code }) : null,
  };
}
