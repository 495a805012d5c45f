/** One current order a person: the same cart is the same order, another cart replaces it (D29, T21, Q55). */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { isPlaceholderEmail } from '#app/features/accounts/rules.ts';
import { readBuyer } from '#app/features/checkout/cart/buyer.server.ts';
import { priceOf } from '#app/features/checkout/cart/priced.server.ts';
import { PAYMENT_REFUSALS } from '#app/features/checkout/cart/store.server.ts';
import { giveUseBack, takeUse } from '#app/features/checkout/promos/store.server.ts';
import { settleStanding } from '#app/features/checkout/truth/settle.server.ts';
import {
  type Charge,
  type CreatedPayment,
  PaymentBegun,
  type PaymentProvider,
  ProviderAway,
  ProviderRefused,
  ReferenceSpent,
} from '#app/integrations/payments/payments.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { orders, payments } from '#db/schema.server.ts';
import {
  chargeOf,
  contentOf,
  newReference,
  type Order,
  type OrderContent,
  ownWay,
  providerFor,
  type Requester,
  requireReady,
  type Way,
} from './content.server.ts';
import { HOLD_MS, STEP_MS, WAIT_MS } from './rules.ts';

export const OPEN = ['created', 'pending'] as const;

type OpenRequest = Requester & {
  user_id: string;
  /** Nobody where somebody pays by a link. */
  made_by: string | null;
  way?: Way;
  /** The code that this browser came by last; otherwise that of the account. */
  affiliate_code?: string | undefined;
};

const isCurrent = (user_id: string) =>
  and(eq(orders.user_id, user_id), inArray(orders.state, [...OPEN]), isNull(orders.replaced_at));

const heldUntil = ({ now }: Ctx) => new Date(now.getTime() + HOLD_MS);
const isHeld = (order: Order, now: Date) => order.held_until !== null && order.held_until > now;

const findCurrent = async (tx: Db, user_id: string) =>
  (await tx.select().from(orders).where(isCurrent(user_id)).for('update'))[0];

/** A use of the code goes with the order; where the last one is gone, the price is another one. */
async function requireUse(tx: Db, code: string | null) {
  if (code && !(await takeUse(tx, code))) throw new Problem(409, PAYMENT_REFUSALS.changed);
}

/**
 * After an order that failed or ran out the next one is the same purchase, until money has come for it: some providers
 * let the old one be paid all the same, and then what comes second goes back.
 */
async function purchaseOf(tx: Db, user_id: string): Promise<string> {
  const { purchase_id, created_at } = orders;
  const [last] = await tx
    .select({ purchase_id })
    .from(orders)
    .where(eq(orders.user_id, user_id))
    .orderBy(desc(created_at))
    .limit(1);
  if (!last) return randomUUID();
  const [paid] = await tx
    .select({ payment_id: payments.payment_id })
    .from(payments)
    .innerJoin(orders, eq(orders.order_id, payments.order_id))
    .where(eq(purchase_id, last.purchase_id))
    .limit(1);
  return paid ? randomUUID() : last.purchase_id;
}

async function insertOrder(ctx: Ctx, tx: Db, content: OrderContent, request: OpenRequest, purchase_id: string) {
  await requireUse(tx, content.promo_code);
  const order_id = randomUUID();
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ order_id, purchase_id, user_id: request.user_id, made_by: request.made_by, state: 'created' },
      ...{ ...content, reference: newReference(), held_until: heldUntil(ctx) },
      ...{ created_at: ctx.now, updated_at: ctx.now },
    })
    .returning();
  if (!order) throw new Error('the order was not stored');
  return order;
}

type Turn =
  | { what: 'ready'; order: Order }
  | { what: 'wait' }
  | { what: 'create'; order: Order }
  | { what: 'change'; order: Order };

/** What is to be done now, decided while the person is held; whatever talks to a provider is done afterwards. */
const takeTurn = (ctx: Ctx, content: OrderContent, request: OpenRequest): Promise<Turn> =>
  ctx.db.transaction(async (tx): Promise<Turn> => {
    if (!(await lockPerson(tx, request.user_id))) throw new Problem(404);
    const current = await findCurrent(tx, request.user_id);
    if (!current)
      return {
        what: 'create',
        order: await insertOrder(ctx, tx, content, request, await purchaseOf(tx, request.user_id)),
      };
    if (isHeld(current, ctx.now)) return { what: 'wait' };
    const isSame = current.content_hash === content.content_hash && current.expires_at > ctx.now;
    if (isSame && current.handed_out) return { what: 'ready', order: current };
    await tx
      .update(orders)
      .set({ held_until: heldUntil(ctx) })
      .where(eq(orders.order_id, current.order_id));
    return { what: isSame && !current.provider_ref ? 'create' : 'change', order: current };
  });

const release = (db: Db, { order_id }: Order, set: Partial<typeof orders.$inferInsert> = {}) =>
  db
    .update(orders)
    .set({ ...set, held_until: null })
    .where(eq(orders.order_id, order_id));

async function handOut(db: Db, order: Order, { provider_ref, client_secret, redirect_url, widget }: CreatedPayment) {
  const handed_out = {
    ...(client_secret !== undefined && { client_secret }),
    ...(redirect_url !== undefined && { redirect_url }),
    ...(widget !== undefined && { widget }),
  };
  await release(db, order, { provider_ref, handed_out });
  return { ...order, provider_ref, handed_out };
}

/** Made at the provider under the reference of the order; one that cannot be used any more is changed once. */
async function create(
  ctx: Ctx,
  provider: PaymentProvider,
  order: Order,
  chargeFor: (order: Order) => Charge,
): Promise<Order> {
  try {
    return await handOut(ctx.db, order, await provider.create(chargeFor(order)));
  } catch (error) {
    if (error instanceof ReferenceSpent) {
      const reference = newReference();
      await release(ctx.db, order, { reference });
      throw new ProviderAway(error.message);
    }
    await release(ctx.db, order);
    throw error;
  }
}

/** How it stands at the provider is taken over before anything else is made. */
async function lookAt(ctx: Ctx, provider: PaymentProvider, order: Order) {
  const standing = order.provider_ref ? await provider.read(order.provider_ref) : null;
  if (standing) await settleStanding(ctx, provider, standing, null);
  const [now] = await ctx.db.select({ state: orders.state }).from(orders).where(eq(orders.order_id, order.order_id));
  return now?.state;
}

/** Ours takes the place of the one before, which can still be paid where its provider cannot end it. */
const replace = (ctx: Ctx, old: Order, content: OrderContent, request: OpenRequest, isEnded: boolean) =>
  ctx.db.transaction(async (tx) => {
    await lockPerson(tx, request.user_id);
    await tx
      .update(orders)
      .set({
        replaced_at: ctx.now,
        held_until: null,
        updated_at: ctx.now,
        ...(isEnded && { state: 'expired' as const }),
      })
      .where(and(eq(orders.order_id, old.order_id), inArray(orders.state, [...OPEN])));
    if (old.promo_code) await giveUseBack(tx, old.promo_code);
    return insertOrder(ctx, tx, content, request, old.purchase_id);
  });

/** Whether the old one can no longer be paid. */
async function end(provider: PaymentProvider | null, { provider_ref }: Order): Promise<boolean> {
  if (!provider_ref) return true;
  if (!provider) return false;
  await provider.cancel(provider_ref);
  const standing = await provider.read(provider_ref);
  return standing?.state === 'expired' || standing?.state === 'failed';
}

/** Another amount is another reference: whoever still holds the old one pays what that order says, and never something between. */
async function change(
  ctx: Ctx,
  provider: PaymentProvider,
  old: Order,
  content: OrderContent,
  request: OpenRequest,
  chargeFor: (order: Order) => Charge,
): Promise<Order> {
  const before = ctx.payments.byName(old.provider);
  try {
    const order = await replace(ctx, old, content, request, await end(before, old));
    return await create(ctx, provider, order, chargeFor);
  } catch (error) {
    await release(ctx.db, old);
    if (!(error instanceof PaymentBegun) || !before) throw error;
    const state = await lookAt(ctx, before, old);
    throw new Problem(409, state === 'paid' ? PAYMENT_REFUSALS.paid : PAYMENT_REFUSALS.pending);
  }
}

/** By a link: the page of the provider must not name the person who is paid for. */
const NOBODY = { name: '', email: '', phone: '' };

const payerOf = ({
  first_name,
  last_name,
  email,
  phone_number,
}: {
  first_name: string;
  last_name: string;
  email: string | null;
  phone_number: string | null;
}) => ({
  name: `${first_name} ${last_name}`,
  email: email && !isPlaceholderEmail(email) ? email : '',
  phone: phone_number ?? '',
});

/** The order of the cart as it stands, with what is needed to pay it. */
export async function openOrder(ctx: Ctx, request: OpenRequest): Promise<{ order: Order; provider: PaymentProvider }> {
  const buyer = await readBuyer(ctx, request.user_id);
  const price = await priceOf(ctx, buyer);
  const country = requireReady(price, request);
  const provider = providerFor(ctx, price.buyer);
  const affiliate_code = request.affiliate_code ?? buyer.affiliate_code;
  const isByLink = request.made_by === null;
  const content = contentOf(ctx, price, provider, { country, affiliate_code, isByLink });
  const way = request.way ?? ownWay(ctx.locale);
  const chargeFor = (order: Order) => chargeOf(ctx, order, isByLink ? NOBODY : payerOf(buyer.profile), way);
  const until = Date.now() + WAIT_MS;
  try {
    for (;;) {
      const turn = await takeTurn(ctx, content, request);
      if (turn.what === 'ready') return { order: turn.order, provider };
      if (turn.what === 'create') return { order: await create(ctx, provider, turn.order, chargeFor), provider };
      if (turn.what === 'change')
        return { order: await change(ctx, provider, turn.order, content, request, chargeFor), provider };
      if (Date.now() > until) throw new Problem(503, PAYMENT_REFUSALS.error, { retryAfter: 5 });
      await sleep(STEP_MS);
    }
  } catch (error) {
    if (error instanceof ProviderRefused || error instanceof ProviderAway) {
      ctx.log.warn({ err: error, provider: provider.name }, 'payment not made');
      throw new Problem(502, PAYMENT_REFUSALS.error);
    }
    throw error;
  }
}
