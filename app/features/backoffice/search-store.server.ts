/** Finds people by the beginning of what was typed; every column by the index that was made for it. */

import { z } from '@hono/zod-openapi';
import { and, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { APPLICANT_ROLES } from '#app/platform/access/actor.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { orders, payments, users } from '#db/schema.server.ts';
import { FOLDS, type SearchTerms, wantedBy } from './search-rules.ts';

export const MOST_FOUND = 12;

export const found = answerFields({
  user_id: [users.user_id, z.uuid()],
  case_number: [users.case_number, z.int()],
  first_name: [users.first_name, z.string()],
  last_name: [users.last_name, z.string()],
  phone_number: [users.phone_number, z.string().nullable()],
  email: [users.email, z.string().nullable()],
  service_type: [users.service_type, z.string().nullable()],
  current_step: [users.current_step, z.string()],
});

/** Exactly the expressions of the indexes (db/schema.server.ts). */
const name = sql`lower(${users.first_name} || ' ' || ${users.last_name})`;
const lastName = sql`lower(${users.last_name})`;
const email = sql`lower(${users.email})`;
const plain = (column: SQL) => sql`translate(${column}, ${FOLDS.from}, ${FOLDS.to})`;

const beginsWith = (column: SQL, beginnings: readonly string[], wanted: string) =>
  or(...beginnings.map((one) => and(sql`${column} like ${one}`, sql`${plain(column)} like ${wanted}`)));

/**
 * Orders and payments are named by their own number; whose they are is the person. References end in hexadecimal digits:
 * none is beyond `g`, so that a range is read by the index.
 */
async function buyersOf({ db }: Ctx, { reference, payment_number }: SearchTerms): Promise<string[]> {
  const byReference = reference
    ? await db
        .select({ user_id: orders.user_id })
        .from(orders)
        .where(
          and(
            sql`${orders.reference} like ${`${reference}%`}`,
            gte(orders.reference, reference),
            lt(orders.reference, `${reference}g`),
          ),
        )
        .limit(MOST_FOUND)
    : [];
  const byNumber =
    payment_number === null
      ? []
      : await db
          .select({ user_id: payments.user_id })
          .from(payments)
          .where(eq(payments.payment_number, payment_number));
  return [...byReference, ...byNumber].map(({ user_id }) => user_id);
}

export async function searchPeople(ctx: Ctx, typed: string) {
  const wanted = wantedBy(typed);
  if (!wanted) return [];
  const buyers = await buyersOf(ctx, wanted);
  const any = or(
    beginsWith(name, wanted.names, wanted.folded),
    beginsWith(lastName, wanted.names, wanted.folded),
    wanted.emails ? sql`${email} like ${wanted.emails}` : undefined,
    ...wanted.phones.map((phone) => sql`${users.phone_number} like ${phone}`),
    wanted.case_number === null ? undefined : eq(users.case_number, wanted.case_number),
    buyers.length > 0 ? inArray(users.user_id, buyers) : undefined,
  );
  if (!any) return [];
  return ctx.db
    .select(found.columns)
    .from(users)
    .where(and(any, isNull(users.deleted_at), inArray(users.role, APPLICANT_ROLES)))
    .orderBy(users.first_name, users.last_name, users.user_id)
    .limit(MOST_FOUND);
}
