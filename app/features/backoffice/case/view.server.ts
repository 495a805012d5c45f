/** The first tab of a case: who it is, what the family still owes, who works on it, and what colleagues wrote down. */
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { hasWaitingChange } from '#app/features/accounts/contact/store.server.ts';
import { isPaid } from '#app/features/accounts/profile/store.server.ts';
import { headOf, readProfile, serviceOf, type UserProfile } from '#app/features/accounts/profile.server.ts';
import { portalSlug } from '#app/features/accounts/steps/rules.ts';
import { isOverdue } from '#app/features/backoffice/cases/rules.ts';
import { listStaff, readHeld } from '#app/features/backoffice/cases/store.server.ts';
import { listNotes } from '#app/features/backoffice/notes/store.server.ts';
import { isQuoteService } from '#app/features/catalogue/rules.ts';
import { readChecklist } from '#app/features/documents/checklist/store.server.ts';
import { renewalResult } from '#app/features/forms/checks/renewal.ts';
import { openForms, readingOf, todayOf } from '#app/features/forms/opened.server.ts';
import { readFamily } from '#app/features/forms/prefill/family.server.ts';
import { pageText } from '#app/features/forms/texts.server.ts';
import { tasksOf } from '#app/features/portal/rules.ts';
import { Problem } from '#app/platform/problem.ts';
import type { FormName } from '#content/catalogue.ts';
import type { Db } from '#db/client.server.ts';
import { reviews } from '#db/schema.server.ts';
import { owedBy } from './owed-rules.ts';

async function reviewsOf(db: Db, user_ids: readonly string[]) {
  const { user_id, state, returned, asked_at } = reviews;
  const rows = await db
    .select({ user_id, state, returned, asked_at })
    .from(reviews)
    .where(inArray(user_id, [...user_ids]));
  return new Map(rows.map((row) => [row.user_id, row]));
}
type Reviews = Awaited<ReturnType<typeof reviewsOf>>;

/** Each form of the person with the pages that are open; their titles in the language of the reader. */
async function formsOf(ctx: Ctx, user_id: string) {
  const opened = await openForms(ctx.db, user_id);
  return opened.forms.map((form) => {
    const { state, applicable, statuses, status } = readingOf(opened, form, todayOf(ctx));
    const renewal = form.name === 'renewal' && status === 'Finished' ? renewalResult(state, todayOf(ctx)) : null;
    const open = form.pages.filter(({ number }) => applicable.includes(number) && statuses.get(number) !== 'Finished');
    return {
      ...{ form_name: form.name as FormName, status, pages: applicable.length, renewal },
      open: open.map((page) => ({ number: page.number, title: pageText(form.name, page, ctx.locale).title })),
    };
  });
}

async function documentsOf(ctx: Ctx, user_id: string) {
  const { listed, files, has } = await readChecklist(ctx, ctx.db, user_id);
  return listed
    .filter(({ state, type }) => state === 'needed' && !has(type))
    .map(({ type }) => ({
      type,
      isAgain: files.some(({ document_type, asked_again }) => document_type === type && asked_again !== null),
    }));
}

type Whole = { head: UserProfile; paid: boolean; found: Reviews };

async function personOf(ctx: Ctx, user_id: string, { head, paid, found }: Whole) {
  const profile = user_id === head.user_id ? head : await readProfile(ctx.db, user_id);
  if (!profile) throw new Problem(404);
  const sid = serviceOf(head);
  const state = { isPaid: paid, isQuote: sid !== null && isQuoteService(sid) };
  const slug = portalSlug(head.current_step, state);
  const review = found.get(user_id);
  const forms = await formsOf(ctx, user_id);
  const renewal = forms.find((form) => form.renewal)?.renewal;
  return {
    ...{ user_id, name: `${profile.first_name} ${profile.last_name}`.trim() },
    ...{ relationship: profile.relationship, is_minor: profile.is_minor, current_step: profile.current_step },
    ...{ status: profile.status, documents: profile.supporting_documents_status },
    review: review?.state ?? null,
    /** Of a finished renewal. */
    renewal: renewal ? (renewal.against.length === 0 ? ('waiver' as const) : ('interview' as const)) : null,
    owed: owedBy({
      tasks: user_id === head.user_id ? tasksOf({ ...head, slug, ...state }) : null,
      isUnpaid: !paid && !state.isQuote,
      forms,
      documents: await documentsOf(ctx, user_id),
      review: review ? { state: review.state, returned: review.returned.length } : null,
    }),
  };
}
export type PersonOfCase = Awaited<ReturnType<typeof personOf>>;

/** What staff need to know to speak with somebody; nothing that only a form holds. */
const profileOf = (profile: UserProfile) => {
  const { phone_number, email, email_verified_at, locale, number_in_party, current_step, created_at } = profile;
  const { valid_passport, denied_visa_before, must_set_password } = profile;
  return {
    ...{ phone_number, email, isVerified: email_verified_at !== null, locale, number_in_party, current_step },
    ...{ created_at: new Date(created_at), valid_passport, denied_visa_before, must_set_password },
  };
};

export async function caseView(ctx: Ctx) {
  const profile = ctx.subject && (await readProfile(ctx.db, ctx.subject.user_id));
  if (!profile) throw new Problem(404);
  const head = await headOf(ctx.db, profile);
  const family = await readFamily(ctx.db, head.user_id);
  const ids = family.map(({ user_id }) => user_id);
  const whole = { head, paid: await isPaid(ctx.db, head), found: await reviewsOf(ctx.db, ids) };
  const [held, staff, noted, contactWaits] = await Promise.all([
    readHeld(ctx.db, head.user_id),
    listStaff(ctx.db),
    listNotes(ctx.db, profile.user_id),
    hasWaitingChange(ctx, profile.user_id),
  ]);
  const people = [];
  for (const user_id of ids) people.push(await personOf(ctx, user_id, whole));
  return {
    user_id: profile.user_id,
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    profile: profileOf(profile),
    contactWaits,
    /** The head of a family answers for all, until it is paid (D44). */
    mayBeAsked: profile.user_id === head.user_id && !whole.paid,
    people,
    held: { ...held, isOverdue: isOverdue(held.deadline_at, ctx.now, head.current_step) },
    staff,
    me: { user_id: ctx.actor.user_id ?? '', isAdmin: ctx.actor.role === 'admin' },
    notes: noted.notes,
    moreNotes: noted.next,
  };
}
export type CaseView = Awaited<ReturnType<typeof caseView>>;
