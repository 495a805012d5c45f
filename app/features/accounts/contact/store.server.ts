/**
 * A number or address that staff change for somebody waits until the person says yes by the link sent to the old
 * address, or another member of staff, an admin, does; so nobody becomes a customer by writing an own address (T44).
 */
import { z } from '@hono/zod-openapi';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { sendContactChange, sendNotice, sendVerification } from '#app/features/accounts/account-messages.server.ts';
import { isPlaceholderEmail } from '#app/features/accounts/rules.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import {
  type Account,
  accountById,
  BAD_LINK,
  IN_USE,
  Taken,
  unlessTaken,
} from '#app/features/accounts/store.server.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { endEntrances, findToken, liveData, spendToken } from '#app/platform/access/one-time-token.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { takeLimits } from '#app/platform/limits/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { contact_changes, users } from '#db/schema.server.ts';

type ContactField = 'email' | 'phone_number';
export type Contacts = Partial<Record<ContactField, string | undefined>>;
type ContactChange = typeof contact_changes.$inferSelect;

export const published = answerFields({
  change_id: [contact_changes.change_id, z.uuid()],
  field: [contact_changes.field, z.enum(contact_changes.field.enumValues)],
  new_value: [contact_changes.new_value, z.string()],
  asked_by: [contact_changes.asked_by, z.uuid()],
  created_at: [contact_changes.created_at, z.iso.datetime()],
  state: [contact_changes.state, z.enum(contact_changes.state.enumValues)],
  decided_at: [contact_changes.decided_at, z.iso.datetime().nullable()],
  decided_by: [contact_changes.decided_by, z.uuid().nullable()],
});

const HELD_DAYS = 3;
/** A change that nobody decided on by then has expired. */
const WAITING_DAYS = 7;
const isOver = ({ created_at }: Pick<ContactChange, 'created_at'>, now: Date) =>
  created_at <= daysAgo(now, WAITING_DAYS);
const notOver = (now: Date) => gt(contact_changes.created_at, daysAgo(now, WAITING_DAYS));
const ASKED_A_DAY = { bucket: 'contact.asked', max: 5, minutes: 24 * 60 } as const;

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** An address that staff gave within the last three days gets no link that opens the account. */
export async function isHeldAfterStaff(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { user_id, email }: Account,
): Promise<boolean> {
  const [change] = await db
    .select({ change_id: contact_changes.change_id })
    .from(contact_changes)
    .where(
      and(
        eq(contact_changes.user_id, user_id),
        eq(contact_changes.field, 'email'),
        eq(contact_changes.new_value, email ?? ''),
        eq(contact_changes.state, 'applied'),
        gt(contact_changes.decided_at, daysAgo(now, HELD_DAYS)),
      ),
    )
    .limit(1);
  return Boolean(change);
}

const waiting = (user_id: string, field?: ContactField) =>
  and(
    eq(contact_changes.user_id, user_id),
    eq(contact_changes.state, 'waiting'),
    field && eq(contact_changes.field, field),
  );

async function refuseTaken(tx: Db, field: ContactField, value: string) {
  const column = field === 'email' ? sql`lower(${users.email})` : users.phone_number;
  if ((await tx.$count(users, sql`${column} = ${value} and ${users.deleted_at} is null`)) > 0)
    throw new Taken(IN_USE[field], field);
}

/** Limits changes to five a day for one customer: each is a message, and more would use up the budget of its recipient. */
export const limitAsking = (ctx: Ctx, user_id: string) => takeLimits(ctx, [{ ...ASKED_A_DAY, key: user_id }]);

/** Stores the changes, each in place of an earlier one for the same field; one message asks about all that wait. */
export async function askForContactChange(ctx: Ctx, tx: Db, account: Account, contacts: Contacts) {
  const { user_id } = account;
  await lockedAccount(tx, user_id);
  for (const [field, new_value] of Object.entries(contacts) as [ContactField, string][]) {
    await refuseTaken(tx, field, new_value);
    await tx.update(contact_changes).set({ state: 'replaced', decided_at: ctx.now }).where(waiting(user_id, field));
    const asked_by = String(ctx.actor.user_id);
    await tx.insert(contact_changes).values({ user_id, field, new_value, asked_by, created_at: ctx.now });
    await recordAudit(tx, ctx, { action: 'contact.asked', subject_id: user_id, after: { [field]: new_value } });
    await recordCase(ctx, tx, { user_id, event: 'contact.waiting', data: { field } });
  }
  const all = await tx.select({ change_id: contact_changes.change_id }).from(contact_changes).where(waiting(user_id));
  // An address that staff gave less than 72 hours ago proves nothing: no message, an admin decides.
  if (
    account.email &&
    !isPlaceholderEmail(account.email) &&
    !(await isHeldAfterStaff({ db: tx, now: ctx.now }, account))
  )
    await sendContactChange(
      ctx,
      tx,
      account,
      all.map(({ change_id }) => change_id),
    );
}

export const listContactChanges = ({ db }: Ctx, user_id: string) =>
  db
    .select(published.columns)
    .from(contact_changes)
    .where(eq(contact_changes.user_id, user_id))
    .orderBy(desc(contact_changes.created_at))
    .limit(50);

type ContactState =
  /** Waits for the person, who has a link that still works, or for an admin; or for an admin alone. */
  | 'asked'
  | 'waits'
  | 'over'
  /** By the person. */
  | 'agreed'
  | 'declined'
  /** By an admin. */
  | 'approved'
  | 'refused'
  | 'replaced';

/** The same list as staff read it: who may still decide, and who has. */
export async function contactStory(ctx: Ctx, user_id: string) {
  const [rows, links] = await Promise.all([
    listContactChanges(ctx, user_id),
    liveData(ctx.db, ctx.now, 'contact_change', user_id),
  ]);
  const asked = new Set(links.flatMap((data) => (data?.change_ids ?? []) as string[]));
  const stateOf = (row: (typeof rows)[number]): ContactState => {
    if (row.state === 'waiting') return isOver(row, ctx.now) ? 'over' : asked.has(row.change_id) ? 'asked' : 'waits';
    if (row.state === 'applied') return row.decided_by ? 'approved' : 'agreed';
    return row.state === 'refused' && !row.decided_by ? 'declined' : row.state;
  };
  return rows.map((row) => ({ ...row, state: stateOf(row) }));
}

/** Whether the first screen of a case has to say that a change waits. */
export const hasWaitingChange = async ({ db, now }: Ctx, user_id: string) =>
  (await db.$count(contact_changes, and(waiting(user_id), notOver(now)))) > 0;

type Decision = { state: 'applied' | 'refused'; decided_by: string | null };

/** Decides a change that waits. Of several decisions at once one counts; the others get undefined. */
async function decide(ctx: Ctx, tx: Db, change_id: string, decision: Decision): Promise<ContactChange | undefined> {
  const [change] = await tx
    .update(contact_changes)
    .set({ ...decision, decided_at: ctx.now })
    .where(and(eq(contact_changes.change_id, change_id), eq(contact_changes.state, 'waiting'), notOver(ctx.now)))
    .returning();
  return change;
}

async function lockedAccount(tx: Db, user_id: string): Promise<Account> {
  const account = (await lockPerson(tx, user_id)) ? await accountById(tx, user_id) : null;
  if (!account) throw new Problem(404);
  return account;
}

/** `before`: as it was before the first of several changes, so that every notice goes to the old address. */
async function apply(ctx: Ctx, tx: Db, { user_id, field, new_value }: ContactChange, before: Account) {
  await unlessTaken(
    () =>
      tx.transaction((inner) =>
        inner
          .update(users)
          .set({
            [field]: new_value,
            ...(field === 'email' && { email_verified_at: null }),
            version: sql`${users.version} + 1`,
            updated_at: ctx.now,
          })
          .where(eq(users.user_id, user_id)),
      ),
    IN_USE,
  );
  await endEntrances(tx, ctx.now, user_id);
  await sendNotice(ctx, tx, before, field === 'email' ? 'email_changed' : 'phone_changed');
  if (field === 'email') await sendVerification(ctx, tx, { ...before, email: new_value });
}

/** The decision of an admin who did not ask for the change, with a reason. */
export async function decideAsAdmin(ctx: Ctx, change_id: string, answer: 'approve' | 'refuse', reason: string) {
  const user_id = String(ctx.subject?.user_id);
  await ctx.db.transaction(async (tx) => {
    const before = await lockedAccount(tx, user_id);
    const [asked] = await tx.select().from(contact_changes).where(eq(contact_changes.change_id, change_id));
    if (!asked || asked.user_id !== user_id) throw new Problem(404);
    if (answer === 'approve' && asked.asked_by === ctx.actor.user_id)
      throw new Problem(409, 'Somebody else must approve it');
    const state = answer === 'approve' ? 'applied' : 'refused';
    const change = await decide(ctx, tx, change_id, { state, decided_by: ctx.actor.user_id });
    if (!change) throw new Problem(409, 'Decided before, or over');
    if (answer === 'approve') await apply(ctx, tx, change, before);
    const after = { [change.field]: change.new_value };
    await recordAudit(tx, ctx, { action: `contact.${state}`, subject_id: user_id, reason, after });
    await recordCase(ctx, tx, { user_id, event: `contact.${state}`, data: { field: change.field } });
  });
}

async function changesOf(ctx: Ctx, token: string) {
  const live = await findToken(ctx.db, ctx.now, 'contact_change', token);
  const ids = (live?.data?.change_ids ?? []) as string[];
  const changes = live
    ? await ctx.db
        .select()
        .from(contact_changes)
        .where(and(inArray(contact_changes.change_id, ids), waiting(live.user_id)))
        .orderBy(contact_changes.field)
    : [];
  if (changes.length === 0) throw new Problem(422, BAD_LINK, { field: 'token' });
  return changes;
}

/** What the page of the link shows before anything is decided. */
export async function readContactChanges(ctx: Ctx, token: string) {
  const changes = await changesOf(ctx, token);
  return changes.map(({ field, new_value, created_at }) => ({
    field,
    new_value,
    created_at: created_at.toISOString(),
  }));
}

/** The actor for the audit trail: the session if there is one, otherwise the owner of the account, whose mailbox got the link. */
const holderOf = ({ actor, now, request_id, env }: Ctx, { user_id, role }: Account) => ({
  ...{ now, request_id, env },
  actor: actor.user_id ? actor : { ...actor, user_id, role },
});

/** The person decides by the link that went to the old address; the trail says to which, and what was agreed to. */
export async function decideByLink(ctx: Ctx, token: string, answer: 'confirm' | 'refuse') {
  const changes = await changesOf(ctx, token);
  const state = answer === 'confirm' ? 'applied' : 'refused';
  await ctx.db.transaction(async (tx) => {
    const before = await lockedAccount(tx, String(changes[0]?.user_id));
    if (!(await spendToken(tx, ctx.now, 'contact_change', token))) throw new Problem(422, BAD_LINK, { field: 'token' });
    const by = holderOf(ctx, before);
    const values: Record<'before' | 'after', Contacts> = { before: {}, after: {} };
    for (const { change_id, user_id, field, new_value } of changes) {
      const change = await decide(ctx, tx, change_id, { state, decided_by: null });
      if (!change) throw new Problem(422, BAD_LINK, { field: 'token' });
      if (state === 'applied') await apply(ctx, tx, change, before);
      await recordCase(by, tx, { user_id, event: `contact.${state}`, data: { field } });
      values.before[field] = before[field] ?? undefined;
      values.after[field] = new_value;
    }
    await recordAudit(tx, by, {
      action: answer === 'confirm' ? 'contact.agreed' : 'contact.declined',
      subject_id: before.user_id,
      before: values.before,
      after: { ...values.after, link_to: before.email },
    });
  });
}
