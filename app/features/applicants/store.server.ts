/** Family members: added, changed and taken away by the primary applicant or staff (spec 3, 4, D20, T12). */

import { z } from '@hono/zod-openapi';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { sendFarewell } from '#app/features/accounts/account-messages.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { accountById } from '#app/features/accounts/store.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { isPrivate } from '#app/platform/access/subject.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { erasePeople } from '#app/platform/record/personal-data.server.ts';
import { PROGRESS } from '#content/progress.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, one_time_tokens, users } from '#db/schema.server.ts';
import { FAMILY_REFUSALS, MAX_SECONDARY, type Relationship } from './rules.ts';

const status = z.enum(PROGRESS);

const published = answerFields({
  user_id: [users.user_id, z.uuid()],
  primary_user_id: [users.primary_user_id, z.uuid().nullable()],
  user_type: [sql<'secondary'>`${users.user_type}`, z.literal('secondary')],
  first_name: [users.first_name, z.string()],
  last_name: [users.last_name, z.string()],
  relationship: [users.relationship, z.string().nullable()],
  is_minor: [users.is_minor, z.boolean()],
  passport_uploaded: [users.passport_uploaded, z.boolean()],
  shares_address: [users.shares_address, z.boolean()],
  current_page: [users.current_page, z.int()],
  form_finished: [users.form_finished, z.boolean()],
  status: [users.status, status],
  supporting_documents_status: [users.supporting_documents_status, status],
  number_in_party: [users.number_in_party, z.int().nullable()],
  has_account: [sql<boolean>`${credentials.password_hash} is not null`, z.boolean()],
  /** Only their status is shown to the rest of the family (D48). */
  is_private: [isPrivate, z.boolean()],
  /** The invite that waits for an answer; none once it is accepted or cancelled. */
  invited_email: [sql<string | null>`${one_time_tokens.data} ->> 'email'`, z.string().nullable()],
  invited_at: [one_time_tokens.created_at, z.iso.datetime().nullable()],
  invite_expires_at: [one_time_tokens.expires_at, z.iso.datetime().nullable()],
  created_at: [users.created_at, z.iso.datetime()],
});
export const secondaryApplicant = published.schema.openapi('SecondaryApplicant');
export type SecondaryApplicant = z.infer<typeof secondaryApplicant>;

const ofFamily = (primary_user_id: string) =>
  and(eq(users.primary_user_id, primary_user_id), eq(users.user_type, 'secondary'), isNull(users.deleted_at));

/** At most one of somebody: a new invite ends the one before. */
export const waitingInvite = and(eq(one_time_tokens.purpose, 'invite'), isNull(one_time_tokens.used_at));

const select = (db: Db) =>
  db
    .select(published.columns)
    .from(users)
    .leftJoin(credentials, eq(credentials.user_id, users.user_id))
    .leftJoin(one_time_tokens, and(eq(one_time_tokens.user_id, users.user_id), waitingInvite));

export const listFamily = ({ db }: Ctx, primary_user_id: string) =>
  select(db).where(ofFamily(primary_user_id)).orderBy(asc(users.created_at), asc(users.user_id));

/** Parent and child as one pair: a mixed pair finds nobody. */
export async function findMember({ db }: Pick<Ctx, 'db'>, primary_user_id: string, user_id: string) {
  const [row] = await select(db).where(and(ofFamily(primary_user_id), eq(users.user_id, user_id)));
  if (!row) throw new Problem(404);
  return row;
}

export type NewMember = {
  first_name: string;
  last_name: string;
  relationship: Relationship;
  shares_address?: boolean | undefined;
  is_minor?: boolean | undefined;
};

/** The family is counted while its head is held, so that two tabs cannot add one too many. */
export async function addMember(ctx: Ctx, tx: Db, primary_user_id: string, member: NewMember): Promise<string> {
  const [head] = await tx
    .select({ service_type: users.service_type, locale: users.locale })
    .from(users)
    .where(and(eq(users.user_id, primary_user_id), eq(users.user_type, 'primary'), isNull(users.deleted_at)))
    .for('update');
  if (!head) throw new Problem(404);
  const family = await tx.$count(users, ofFamily(primary_user_id));
  if (family >= MAX_SECONDARY) throw new Problem(409, FAMILY_REFUSALS.tooMany);
  const [made] = await tx
    .insert(users)
    .values({ ...member, ...head, role: 'secondary', user_type: 'secondary', primary_user_id, created_at: ctx.now })
    .returning({ user_id: users.user_id });
  if (!made) throw new Problem(500);
  await recordCase(ctx, tx, { user_id: primary_user_id, event: 'family.added', data: { user_id: made.user_id } });
  await onRecord(ctx, tx, 'family.add', made.user_id);
  return made.user_id;
}

type MemberChanges = Partial<NewMember>;

export async function changeMember(ctx: Ctx, primary_user_id: string, user_id: string, changes: MemberChanges) {
  await ctx.db.transaction(async (tx) => {
    await findMember({ db: tx }, primary_user_id, user_id);
    if (Object.keys(changes).length > 0)
      await tx
        .update(users)
        .set({ ...changes, version: sql`${users.version} + 1`, updated_at: ctx.now })
        .where(eq(users.user_id, user_id));
    await onRecord(ctx, tx, 'family.change', user_id);
  });
}

/** The row stays for the record, without a name; answers, files and log-in go at once (D42). */
export async function removeMember(ctx: Ctx, primary_user_id: string, user_id: string) {
  await ctx.db.transaction(async (tx) => {
    const member = await findMember({ db: tx }, primary_user_id, user_id);
    if (member.has_account && ctx.actor.role === 'csr')
      throw new Problem(409, 'An admin removes somebody who has an account');
    await lockPerson(tx, user_id);
    const account = member.has_account ? await accountById(tx, user_id) : null;
    await erasePeople(ctx, tx, [user_id]);
    if (account) await sendFarewell(ctx, tx, account);
    await recordCase(ctx, tx, { user_id: primary_user_id, event: 'family.removed', data: { user_id } });
    await onRecord(ctx, tx, 'family.remove', user_id);
  });
}

async function onRecord(ctx: Ctx, tx: Db, action: string, subject_id: string) {
  if (isStaff(ctx.actor)) await recordAudit(tx, ctx, { action, subject_id });
}
