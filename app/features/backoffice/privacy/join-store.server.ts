/** Two accounts of one person become one: looked at first, then in one transaction with both held (D55, D20). */
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Ctx } from '#app/ctx.server.ts';
import { type Recipient, sendNotice } from '#app/features/accounts/account-messages.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { accountById } from '#app/features/accounts/store.server.ts';
import { MAX_SECONDARY } from '#app/features/applicants/rules.ts';
import { FILES_MOST } from '#app/features/documents/files/rules.ts';
import { recountForms } from '#app/features/forms/store.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { requireConfirmed } from '#app/platform/access/confirmed.server.ts';
import { lockPeople } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { countRows, joinRows, type PageChoices } from '#app/platform/record/joining.server.ts';
import { erasePeople } from '#app/platform/record/personal-data.server.ts';
import type { ServiceType } from '#content/catalogue.ts';
import type { Db } from '#db/client.server.ts';
import {
  appointments,
  credentials,
  documents,
  form_pages,
  orders,
  reviews,
  subscriptions,
  users,
} from '#db/schema.server.ts';
import { type AnswersOfTwo, areDecided, joinRefusals, newerOf, type PageOfTwo, type Standing } from './join-rules.ts';

/** A provider may still bring money for it. */
const mayBePaid = (now: Date) =>
  and(
    isNull(orders.replaced_at),
    or(eq(orders.state, 'pending'), and(eq(orders.state, 'created'), gt(orders.expires_at, now))),
  );

async function profileOf(db: Db, user_id: string) {
  const [row] = await db
    .select({
      ...{ user_id: users.user_id, role: users.role, primary_user_id: users.primary_user_id },
      ...{ case_number: users.case_number, first_name: users.first_name, last_name: users.last_name },
      ...{ phone_number: users.phone_number, email: users.email, service_type: users.service_type },
      ...{ current_step: users.current_step, created_at: users.created_at, locale: users.locale },
      isVerified: sql<boolean>`${users.email_verified_at} is not null`,
      hasPassword: sql<boolean>`coalesce(${credentials.password_hash} is not null and not ${credentials.must_set_password}, false)`,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.user_id, users.user_id))
    .where(and(eq(users.user_id, user_id), isNull(users.deleted_at)));
  if (!row) throw new Problem(404);
  return row;
}
type Profile = Awaited<ReturnType<typeof profileOf>>;

async function standingOf(db: Db, now: Date, profile: Profile): Promise<Standing> {
  const { user_id } = profile;
  const bought = await db
    .select({ sid: subscriptions.sid })
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, user_id), eq(subscriptions.state, 'active')));
  const booked = await db
    .select({ kind: appointments.kind })
    .from(appointments)
    .where(and(eq(appointments.user_id, user_id), eq(appointments.state, 'booked')));
  const files = await db
    .select({ type: documents.document_type, count: sql<number>`count(*)::int` })
    .from(documents)
    .where(eq(documents.user_id, user_id))
    .groupBy(documents.document_type);
  const isOpen = and(eq(reviews.user_id, user_id), inArray(reviews.state, ['asked', 'opened']));
  const isMember = and(eq(users.primary_user_id, user_id), isNull(users.deleted_at));
  return {
    ...{ user_id, role: profile.role, primary_user_id: profile.primary_user_id, hasPassword: profile.hasPassword },
    hasOpenPayment: (await db.$count(orders, and(eq(orders.user_id, user_id), mayBePaid(now)))) > 0,
    isUnderReview: (await db.$count(reviews, isOpen)) > 0,
    services: bought.map(({ sid }) => sid),
    booked: booked.map(({ kind }) => kind),
    members: await db.$count(users, isMember),
    files: Object.fromEntries(files.map(({ type, count }) => [type, count])),
  };
}

const answersIn = (form_data: PgColumn) =>
  sql<number>`(select count(*)::int from jsonb_each(${form_data}) where value not in ('null', '""', '[]', '{}'))`;

/** Pages of which both have another text. */
async function pagesOfTwo(db: Db, kept: string, other: string): Promise<(PageOfTwo & AnswersOfTwo)[]> {
  const theirs = alias(form_pages, 'theirs');
  const { form_name, page_number, form_data, updated_at } = form_pages;
  const isSame = and(eq(theirs.form_name, form_name), eq(theirs.page_number, page_number));
  const rows = await db
    .select({
      ...{ form_name, page_number, kept_at: updated_at, other_at: theirs.updated_at },
      ...{ kept_answers: answersIn(form_data), other_answers: answersIn(theirs.form_data) },
    })
    .from(form_pages)
    .innerJoin(theirs, isSame)
    .where(
      and(
        eq(form_pages.user_id, kept),
        eq(theirs.user_id, other),
        sql`${form_data} is distinct from ${theirs.form_data}`,
      ),
    )
    .orderBy(form_name, page_number);
  return rows.map(({ kept_at, other_at, ...page }) => ({
    ...page,
    ...{ kept_at: kept_at.toISOString(), other_at: other_at.toISOString() },
  }));
}

async function partsOfTwo({ personalData }: Pick<Ctx, 'personalData'>, db: Db, kept: string, other: string) {
  const parts: { name: string; kept: number; other: number; moving: number }[] = [];
  for (const { name, join } of personalData) {
    const counted = typeof join === 'string' ? null : await countRows(db, join, { from: other, into: kept });
    if (counted && counted.kept + counted.other > 0) parts.push({ name, ...counted });
  }
  return parts;
}

const shown = ({ locale }: Ctx, { primary_user_id: _p, role: _r, created_at, service_type, ...profile }: Profile) => ({
  ...profile,
  service: service_type && translator(locale, 'catalogue')(`services.${service_type as ServiceType}.title`),
  created_at: created_at.toISOString(),
});

async function lookAt(ctx: Ctx, db: Db, kept_id: string, other_id: string) {
  const kept = await profileOf(db, kept_id);
  const other = await profileOf(db, other_id);
  const most = { members: MAX_SECONDARY, files: FILES_MOST };
  const refusals = joinRefusals(await standingOf(db, ctx.now, kept), await standingOf(db, ctx.now, other), most);
  const pages = await pagesOfTwo(db, kept_id, other_id);
  return { kept, other, refusals, pages };
}

/** Both side by side; a look at the second account is a look at a person, too. */
export async function previewJoining(ctx: Ctx, kept_id: string, other_id: string) {
  const { kept, other, refusals, pages } = await lookAt(ctx, ctx.db, kept_id, other_id);
  if (kept_id !== other_id) await recordAudit(ctx.db, ctx, { action: 'join.preview', subject_id: other_id });
  await recordAudit(ctx.db, ctx, { action: 'join.preview', subject_id: kept_id });
  return {
    kept: shown(ctx, kept),
    other: shown(ctx, other),
    refusals,
    pages: pages.map((page) => ({ ...page, newer: newerOf(page) })),
    parts: await partsOfTwo(ctx, ctx.db, kept_id, other_id),
  };
}

type JoinRequest = { other_user_id: string; pages: PageChoices; reason: string };

/** To the address that stays and, where it is another, to the one that goes: whoever owns them learns of it. */
async function tellBoth(ctx: Ctx, tx: Db, kept: Recipient, gone: Recipient & { email_verified_at: Date | null }) {
  await sendNotice(ctx, tx, kept, 'accounts_joined');
  const isOther = gone.email_verified_at && gone.email?.toLowerCase() !== kept.email?.toLowerCase();
  if (isOther) await sendNotice(ctx, tx, { ...kept, email: gone.email }, 'accounts_joined');
}

export async function joinAccounts(ctx: Ctx, kept_id: string, { other_user_id, pages: choices, reason }: JoinRequest) {
  await requireConfirmed(ctx);
  if (kept_id === other_user_id) throw new Problem(409, 'same');
  await ctx.db.transaction(async (tx) => {
    if (!(await lockPeople(tx, [kept_id, other_user_id]))) throw new Problem(404);
    const { refusals, pages } = await lookAt(ctx, tx, kept_id, other_user_id);
    const [refusal] = refusals;
    if (refusal) throw new Problem(409, refusal);
    if (!areDecided(pages, choices)) throw new Problem(409, 'changed');
    const gone = await accountById(tx, other_user_id);
    if (!gone) throw new Problem(404);
    const family = await tx
      .select({ user_id: users.user_id })
      .from(users)
      .where(inArray(users.primary_user_id, [kept_id, other_user_id]));
    const ids = [kept_id, other_user_id, ...family.map(({ user_id }) => user_id)];
    await joinRows(ctx, tx, ctx.personalData, { from: other_user_id, into: kept_id, family: ids, pages: choices });
    await erasePeople(ctx, tx, [other_user_id]);
    await recountForms(ctx, tx, kept_id);
    await ctx.answersChanged(ctx, tx, kept_id, 'family');
    await recordCase(ctx, tx, { user_id: kept_id, event: 'joined', data: { user_id: other_user_id } });
    const kept = await accountById(tx, kept_id);
    if (kept) await tellBoth(ctx, tx, kept, gone);
    for (const [subject_id, joined_with] of [
      [kept_id, other_user_id],
      [other_user_id, kept_id],
    ] as const)
      await recordAudit(tx, ctx, { action: 'user.join', subject_id, reason, after: { joined_with } });
  });
}
