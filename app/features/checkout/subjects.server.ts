/** Whose cart or order a call is about: one's own, or for staff that of the customer they name (D17 "order-owner"). */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { FAMILY_ACTORS } from '#app/platform/access/actor.ts';
import type { SubjectOf } from '#app/platform/access/policy.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { orders } from '#db/schema.server.ts';

/** A family member pays nothing: the one who applies does (D52). */
export const PAYERS = FAMILY_ACTORS;

export const buyer: SubjectOf = {
  name: 'buyer',
  find: (ctx, { user_id = ctx.actor.user_id ?? '' }) => person.find(ctx, { user_id }),
};

const orderOwner: SubjectOf = {
  name: 'order-owner',
  async find(ctx, { order_id }) {
    if (!z.uuid().safeParse(order_id).success) return null;
    const [order] = await ctx.db
      .select({ user_id: orders.user_id })
      .from(orders)
      .where(eq(orders.order_id, String(order_id)));
    return order ? person.find(ctx, order) : null;
  },
};

export const ofBuyer = { roles: PAYERS, owner: ['self', 'staff-for'], subjectOf: buyer, namedBy: 'query' } as const;
export const ofOrder = { roles: PAYERS, owner: ['self', 'staff-for'], subjectOf: orderOwner } as const;
