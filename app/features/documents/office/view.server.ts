/** What the screen of an adviser shows: the documents of a person with their files, and reasons in that person's language. */
import type { Ctx } from '#app/ctx.server.ts';
import { accountOf } from '#app/features/accounts/account.server.ts';
import { readChecklist } from '#app/features/documents/checklist/store.server.ts';
import { shownList } from '#app/features/documents/files/answers.server.ts';
import { headIdOf, readFamily } from '#app/features/forms/prefill/family.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { REASONS } from './rules.ts';

export async function officeView(ctx: Ctx) {
  const { subject } = ctx;
  if (!subject) throw new Problem(404);
  const checklist = await readChecklist(ctx, ctx.db, subject.user_id);
  const { profile, status } = checklist;
  const words = translator(profile.locale, 'documents-office');
  const family = await readFamily(ctx.db, headIdOf(subject));
  return {
    account: await accountOf(ctx),
    ...{ user_id: subject.user_id, name: `${profile.first_name} ${profile.last_name}`.trim(), status },
    language: profile.locale,
    documents: shownList(checklist),
    requests: checklist.requests,
    reasons: REASONS.map((reason) => ({ reason, text: words(`reasons.${reason}`) })),
    others: family
      .filter(({ user_id }) => user_id !== subject.user_id)
      .map(({ user_id, first_name, last_name }) => ({ user_id, name: `${first_name} ${last_name}`.trim() })),
  };
}
export type OfficeView = Awaited<ReturnType<typeof officeView>>;
export type OfficeDocument = OfficeView['documents'][number];
export type OfficeFile = OfficeDocument['files'][number];
