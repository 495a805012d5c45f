/** A code for whoever asks: a promo of one use and 30 days, and who asked, as far as they allow it (D28, D54, T25). */
import { randomInt } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { promoRefusal } from '#app/features/checkout/promos/rules.ts';
import { readPromo } from '#app/features/checkout/promos/store.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import type { Db } from '#db/client.server.ts';
import { discount_leads, promos } from '#db/schema.server.ts';
import type { CodeFields } from './input.server.ts';
import { allowedDetails, CODE_PROPORTION, type CodeState, endOf, makeCode } from './rules.ts';

type Asker = { fields: CodeFields; client_user_agent: string | null };

const TRIES = 5;
const NOTHING = {
  ...{ fbclid: null, utm_source: null, utm_medium: null, utm_campaign: null, utm_content: null, utm_adset: null },
  ...{ client_ip_address: null, client_user_agent: null, landing: null },
} as const;

/** Two at once that would get the same code get two. */
async function newPromo(ctx: Ctx, tx: Db, prefix: string) {
  for (let tried = 0; tried < TRIES; tried++) {
    const code = makeCode(prefix, ctx.now, randomInt);
    const ends_at = endOf(ctx.now);
    const row = { code, kind: 'message', proportion: CODE_PROPORTION, max_uses: 1, ends_at } as const;
    const made = await tx
      .insert(promos)
      .values({ ...row, created_at: ctx.now })
      .onConflictDoNothing()
      .returning({ code: promos.code });
    if (made.length > 0) return { code, ends_at };
  }
  throw new Error('no free code found');
}

/** What is written of whoever asks; with a no what an earlier yes had brought goes. */
function detailsOf(ctx: Ctx, { fields: { source: _, ...details }, client_user_agent }: Asker) {
  if (details.tracking_consent?.choice === 'denied') return { ...NOTHING, ...allowedDetails(details) };
  const isKnown = details.tracking_consent?.choice === 'granted';
  return { ...allowedDetails(details), ...(isKnown && { client_ip_address: ctx.address, client_user_agent }) };
}

/** A code of ours that still counts for whoever holds it. */
export async function liveCode({ db, now }: Ctx, code: string | null) {
  const promo = code ? await readPromo(db, code) : null;
  if (!promo || promo.max_uses === null || promoRefusal(promo, { method: 'card', people: 1, now })) return null;
  const [lead] = await db
    .select({ discount_code: discount_leads.discount_code })
    .from(discount_leads)
    .where(eq(discount_leads.discount_code, promo.code));
  return lead && promo.ends_at ? { code: promo.code, proportion: promo.proportion, ends_at: promo.ends_at } : null;
}

/** The code that this browser has already, with what it may tell of itself now, or a new one. */
export async function giveCode(ctx: Ctx, held: string | null, asker: Asker) {
  const details = detailsOf(ctx, asker);
  const found = await liveCode(ctx, held);
  if (found) {
    if (details.tracking_consent)
      await ctx.db.update(discount_leads).set(details).where(eq(discount_leads.discount_code, found.code));
    return found;
  }
  return ctx.db.transaction(async (tx) => {
    const { code, ends_at } = await newPromo(ctx, tx, asker.fields.source);
    await tx
      .insert(discount_leads)
      .values({ ...details, discount_code: code, source: asker.fields.source, created_at: ctx.now });
    return { code, proportion: CODE_PROPORTION, ends_at };
  });
}

const published = answerFields({
  discount_code: [discount_leads.discount_code, z.string()],
  source: [discount_leads.source, z.string()],
  fbclid: [discount_leads.fbclid, z.string().nullable()],
  utm_source: [discount_leads.utm_source, z.string().nullable()],
  utm_medium: [discount_leads.utm_medium, z.string().nullable()],
  utm_campaign: [discount_leads.utm_campaign, z.string().nullable()],
  utm_content: [discount_leads.utm_content, z.string().nullable()],
  utm_adset: [discount_leads.utm_adset, z.string().nullable()],
  client_ip_address: [discount_leads.client_ip_address, z.string().nullable()],
  client_user_agent: [discount_leads.client_user_agent, z.string().nullable()],
  landing: [discount_leads.landing, z.string().nullable()],
  uses: [promos.uses, z.number()],
  ends_at: [promos.ends_at, z.iso.datetime().nullable()],
  created_at: [discount_leads.created_at, z.iso.datetime()],
});
export const discountLead = published.schema.openapi('DiscountLead');

type CodeCursor = { created_at: string; discount_code: string };
export type CodeRow = Awaited<ReturnType<typeof listCodes>>[number];

/** A code that was paid with is used, whatever its end. */
function inState(state: CodeState, now: Date) {
  const { uses, ends_at } = promos;
  if (state === 'used') return gt(uses, 0);
  return and(eq(uses, 0), state === 'expired' ? lte(ends_at, now) : or(isNull(ends_at), gt(ends_at, now)));
}

type CodePage = { limit: number; before?: CodeCursor | undefined; state?: CodeState | undefined };

/** Newest first, by key. */
export function listCodes(ctx: Ctx, { limit, before, state }: CodePage) {
  const { created_at, discount_code } = discount_leads;
  return ctx.db
    .select(published.columns)
    .from(discount_leads)
    .innerJoin(promos, eq(promos.code, discount_code))
    .where(
      and(
        before && sql`(${created_at}, ${discount_code}) < (${before.created_at}::timestamptz, ${before.discount_code})`,
        state && inState(state, ctx.now),
      ),
    )
    .orderBy(sql`${created_at} desc, ${discount_code} desc`)
    .limit(limit);
}
