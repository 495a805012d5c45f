/** Pay later, or let somebody else pay: whoever has the code pays the cart of one person as it stands, and learns no name. */
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { nameForMail } from '#app/features/accounts/rules.ts';
import { readBuyer } from '#app/features/checkout/cart/buyer.server.ts';
import { priceOf } from '#app/features/checkout/cart/priced.server.ts';
import { providerFor, requireReady } from '#app/features/checkout/orders/content.server.ts';
import { readOrder } from '#app/features/checkout/orders/standing.server.ts';
import { openOrder } from '#app/features/checkout/orders/store.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { letterOf } from '#app/integrations/mail/layout.server.ts';
import { writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { brand } from '#content/brand.ts';
import { orders, pay_links } from '#db/schema.server.ts';

const LINK_DAYS = 7;
const CODE = /^[\w-]{32}$/;

export const hashOf = (code: string) => createHash('sha256').update(`pay-link:${code}`).digest('base64url');
const inLocale = (ctx: Ctx, locale: Locale): Ctx => Object.create(ctx, { locale: { value: locale } });

type PayLinkRequest = { user_id: string; locale: Locale; byMail: boolean };

/** Of a cart that can be paid; a new link ends the one before: one address a person can be paid by. */
export async function makeLink(ctx: Ctx, { user_id, locale, byMail }: PayLinkRequest) {
  const price = await priceOf(ctx, await readBuyer(ctx, user_id));
  const { profile } = price.buyer;
  requireReady(price, { isOwner: false, isBlind: true });
  providerFor(ctx, price.buyer);
  const code = randomBytes(24).toString('base64url');
  const url = `${ctx.env.PUBLIC_URL}${pathTo('pay-link', locale, { code })}`;
  const expires_at = new Date(ctx.now.getTime() + LINK_DAYS * 86_400_000);
  const { charged } = price.priced;
  const t = translator(locale, 'pay-link');
  const money = formatMoney(locale, { amount: charged.amount, currency: charged.currency });
  await ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    await tx
      .update(pay_links)
      .set({ ended_at: ctx.now })
      .where(and(eq(pay_links.user_id, user_id), isNull(pay_links.ended_at)));
    const made_by = ctx.actor.user_id;
    await tx.insert(pay_links).values({ code_hash: hashOf(code), user_id, made_by, created_at: ctx.now, expires_at });
    if (!byMail || !profile.email) return;
    const name = nameForMail(profile.first_name);
    const args = { name, money, days: LINK_DAYS, email: brand.supportEmail };
    const paragraphs = [
      name ? t('mail.greeting', args) : t('mail.greetingNobody'),
      t('mail.body', args),
      t('mail.after', args),
    ];
    const letter = { subject: t('mail.subject'), paragraphs, action: t('mail.action', args), link: url };
    await writeMessages(ctx, tx, [
      {
        ...{ kind: 'pay_link', budget: 'asked', user_id, to_address: profile.email, locale },
        ...letterOf(locale, { ...letter, signature: t('mail.signature') }),
      },
    ]);
  });
  // To somebody of one's own choice: WhatsApp asks to whom.
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(t('share', { brand: brand.name, money, url }))}`;
  return { url, whatsapp, expires_at, isMailed: byMail && Boolean(profile.email) };
}

export type FoundLink = { user_id: string; created_at: Date; isOver: boolean };

/** Null of what never was a code, or has run out. */
export async function findLink({ db, now }: Pick<Ctx, 'db' | 'now'>, code: string): Promise<FoundLink | null> {
  if (!CODE.test(code)) return null;
  const { user_id, created_at, ended_at, expires_at } = pay_links;
  const [row] = await db
    .select({ user_id, created_at, ended_at })
    .from(pay_links)
    .where(and(eq(pay_links.code_hash, hashOf(code)), gt(expires_at, now)));
  return row ? { user_id: row.user_id, created_at: row.created_at, isOver: row.ended_at !== null } : null;
}

const lastOrder = async ({ db }: Ctx, { user_id, created_at }: FoundLink) =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.user_id, user_id), isNull(orders.made_by), gte(orders.updated_at, created_at)))
      .orderBy(desc(orders.updated_at))
      .limit(1)
  )[0];

export type LinkView = {
  state: 'open' | 'pending' | 'paid' | 'over';
  /** The last try by it came to nothing. */
  hasFailed: boolean;
  lines: { title: string; people: number; money: string }[];
  total: string | null;
  /** Where another money is charged than the page shows. */
  charged: string | null;
  method: 'card' | 'local';
};
const NOTHING = { hasFailed: false, lines: [], total: null, charged: null, method: 'card' as const };

/** Services, people and sums: nobody's name, number or address. */
export async function linkView(asking: Ctx, code: string, locale: Locale): Promise<LinkView | null> {
  const ctx = inLocale(asking, locale);
  const link = await findLink(ctx, code);
  if (!link) return null;
  const before = await lastOrder(ctx, link);
  const order = before && (await readOrder(ctx, before.order_id));
  if (order?.state === 'paid') return { state: 'paid', ...NOTHING };
  const fresh = await findLink(ctx, code);
  if (!fresh || fresh.isOver) return { state: 'over', ...NOTHING };
  const { buyer, priced } = await priceOf(ctx, await readBuyer(ctx, link.user_id));
  if (buyer.cart.product_ids.length === 0) return { state: 'over', ...NOTHING };
  const t = translator(locale, 'catalogue');
  const money = (amount: number) => formatMoney(locale, { amount, currency: priced.currency });
  const isOther = priced.charged.currency !== priced.currency;
  return {
    state: order?.state === 'pending' ? 'pending' : 'open',
    hasFailed: order?.replaced_at === null && (order.state === 'failed' || order.state === 'expired'),
    lines: priced.lines.map((line) => ({
      title: t(`services.${line.sid}.title`),
      people: line.number_purchasing,
      money: money(line.total),
    })),
    total: money(priced.total),
    charged: isOther ? formatMoney(locale, { amount: priced.charged.amount, currency: priced.charged.currency }) : null,
    method: buyer.cart.method,
  };
}

/** The hosted page of Wompi takes what its widget takes: somebody without a session needs no signature of their own. */
function hostedPage(widget: Record<string, string | number>): string {
  const { publicKey, currency, amountInCents, reference, integrity, redirectUrl, expirationTime } = widget;
  const params = new URLSearchParams({
    ...{ 'public-key': String(publicKey), currency: String(currency), 'amount-in-cents': String(amountInCents) },
    ...{ reference: String(reference), 'signature:integrity': String(integrity), 'redirect-url': String(redirectUrl) },
    ...(expirationTime && { 'expiration-time': String(expirationTime) }),
  });
  return `https://checkout.wompi.co/p/?${params}`;
}

/** An order of nobody: made by whoever has the link, for the cart as it stands now. */
export async function payLink(asking: Ctx, code: string, user_id: string, locale: Locale) {
  const ctx = inLocale(asking, locale);
  const back = pathTo('pay-link', locale, { code });
  const { order, provider } = await openOrder(ctx, {
    ...{ user_id, made_by: null, isOwner: false, isBlind: true, way: { back, success: `${back}?paid=true` } },
  });
  // The same cart may have an order of its owner: from now on it is this link's, too.
  if (order.made_by)
    await ctx.db
      .update(orders)
      .set({ made_by: null, updated_at: sql`${ctx.now.toISOString()}::timestamptz` })
      .where(eq(orders.order_id, order.order_id));
  const { client_secret, redirect_url, widget } = order.handed_out ?? {};
  return {
    provider: provider.name,
    clientSecret: order.method === 'card' ? (client_secret ?? null) : null,
    publishableKey: provider.browser.publicKey ?? null,
    scriptUrl: provider.browser.scriptUrl ?? null,
    redirect_url: redirect_url ?? (widget ? hostedPage(widget) : null),
    charge: { amount: order.amount, currency: order.currency },
  };
}
