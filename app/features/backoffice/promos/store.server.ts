/** Codes: made, limited and ended by an admin, on record; who has come by them (D28, D55, T25). */
import { randomBytes } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { cleanCode, isCode } from '#app/features/checkout/promos/rules.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { orders, promos, users } from '#db/schema.server.ts';
import { codeOf, type MadeKind } from './rules.ts';

const published = answerFields({
  code: [promos.code, z.string()],
  kind: [promos.kind, z.enum(promos.kind.enumValues)],
  proportion: [promos.proportion, z.number()],
  method: [promos.method, z.enum(promos.method.enumValues)],
  least_people: [promos.least_people, z.int()],
  uses: [promos.uses, z.int()],
  max_uses: [promos.max_uses, z.int().nullable()],
  starts_at: [promos.starts_at, z.iso.datetime().nullable()],
  ends_at: [promos.ends_at, z.iso.datetime().nullable()],
  disabled_at: [promos.disabled_at, z.iso.datetime().nullable()],
  created_at: [promos.created_at, z.iso.datetime()],
});
export const promo = published.schema.openapi('Promo');

/** Ours and of those who send others; codes of messages are many, and each is one person's. */
export const listPromos = (db: Db) =>
  db
    .select(published.columns)
    .from(promos)
    .where(inArray(promos.kind, ['promo', 'affiliate']))
    .orderBy(desc(promos.created_at), promos.code)
    .limit(200);
export type PromoRow = Awaited<ReturnType<typeof listPromos>>[number];

export async function findPromo(db: Db, text: string): Promise<PromoRow | null> {
  const code = cleanCode(text);
  if (!isCode(code)) return null;
  const [row] = await db.select(published.columns).from(promos).where(eq(promos.code, code));
  return row ?? null;
}

export type NewPromo = {
  code?: string | undefined;
  kind: MadeKind;
  proportion: number;
  method: 'any' | 'card' | 'local';
  least_people: number;
  max_uses: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
};

export const EXISTS = 'Code already exists';

/** The states of a code in the trail: sums and days, nobody's data. */
const recorded = ({ code, max_uses }: { code: string; max_uses: number | null }, state: string) => ({
  ...{ state: `${code} ${state}`, count: max_uses },
});

export async function makePromo(ctx: Ctx, tx: Db, { code: given, ...wanted }: NewPromo): Promise<PromoRow> {
  const code = given ? cleanCode(given) : codeOf(randomBytes(16));
  if (!isCode(code)) throw new Problem(422, undefined, { field: 'code' });
  if (wanted.starts_at && wanted.ends_at && wanted.ends_at <= wanted.starts_at)
    throw new Problem(422, undefined, { field: 'ends_at' });
  const [made] = await tx
    .insert(promos)
    .values({ code, ...wanted, created_by: ctx.actor.user_id, created_at: ctx.now })
    .onConflictDoNothing()
    .returning(published.columns);
  if (!made) throw new Problem(409, EXISTS, { field: 'code' });
  await recordAudit(tx, ctx, { action: 'promo.made', after: recorded(made, `${wanted.proportion}`) });
  return made;
}

export type PromoChange = { max_uses?: number | null; ends_at?: Date | null; is_on?: boolean };

/** What was ordered with it stays as it was; only who comes later sees the change. */
export async function changePromo(ctx: Ctx, text: string, { is_on, ...change }: PromoChange): Promise<PromoRow> {
  return ctx.db.transaction(async (tx) => {
    const code = cleanCode(text);
    if (!isCode(code)) throw new Problem(404);
    const [before] = await tx.select(published.columns).from(promos).where(eq(promos.code, code)).for('update');
    if (!before) throw new Problem(404);
    const disabled_at = is_on === undefined ? undefined : is_on ? null : (before.disabled_at ?? ctx.now);
    const set = { ...change, ...(disabled_at !== undefined && { disabled_at }) };
    if (Object.keys(set).length === 0) return before;
    const [after] = await tx.update(promos).set(set).where(eq(promos.code, code)).returning(published.columns);
    if (!after) throw new Problem(404);
    const wordOf = (row: PromoRow) => `${row.disabled_at ? 'off' : 'on'} ${row.ends_at?.toISOString() ?? ''}`.trim();
    await recordAudit(tx, ctx, {
      ...{ action: 'promo.changed', before: recorded(before, wordOf(before)), after: recorded(after, wordOf(after)) },
    });
    return after;
  });
}

/** By code: how many came, how many of their orders were paid. The most first. */
export async function listReferrers(db: Db) {
  const people = await db
    .select({ code: users.affiliate_code, count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(isNotNull(users.affiliate_code), isNull(users.deleted_at)))
    .groupBy(users.affiliate_code)
    .orderBy(desc(sql`count(*)`), users.affiliate_code)
    .limit(100);
  const codes = people.flatMap(({ code }) => code ?? []);
  const paid = codes.length
    ? await db
        .select({ code: orders.affiliate_code, count: sql<number>`count(*)::int` })
        .from(orders)
        .where(and(inArray(orders.affiliate_code, codes), isNotNull(orders.paid_at)))
        .groupBy(orders.affiliate_code)
    : [];
  const paidOf = new Map(paid.map(({ code, count }) => [code, count]));
  return people.map(({ code, count }) => ({ code: code ?? '', sign_ups: count, paid: paidOf.get(code) ?? 0 }));
}
