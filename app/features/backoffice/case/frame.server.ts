/** What stands above every tab of a case: the person, the family, the service and how far it is. */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { isPaid } from '#app/features/accounts/profile/store.server.ts';
import { headOf, readProfile, serviceOf } from '#app/features/accounts/profile.server.ts';
import type { Step } from '#app/features/accounts/steps/rules.ts';
import { readFamily } from '#app/features/forms/prefill/family.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { Role } from '#app/platform/access/actor.ts';
import { Problem } from '#app/platform/problem.ts';
import { users } from '#db/schema.server.ts';

export async function caseFrame(ctx: Ctx) {
  const profile = ctx.subject && (await readProfile(ctx.db, ctx.subject.user_id));
  if (!profile) throw new Problem(404);
  const head = await headOf(ctx.db, profile);
  const sid = serviceOf(head);
  const [[numbered], family, paid] = await Promise.all([
    ctx.db.select({ case_number: users.case_number }).from(users).where(eq(users.user_id, head.user_id)),
    readFamily(ctx.db, head.user_id),
    isPaid(ctx.db, head),
  ]);
  return {
    user_id: profile.user_id,
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    /** Of whoever looks. */
    role: ctx.actor.role as Role,
    /** A family is one case: that of the one who applies. */
    head_id: head.user_id,
    case_number: numbered?.case_number ?? 0,
    service: sid && translator(ctx.locale, 'catalogue')(`services.${sid}.title`),
    step: translator(ctx.locale, 'office')(`steps.${profile.current_step as Step}`),
    isPaid: paid,
    family: family.map(({ user_id, first_name, last_name }) => ({
      user_id,
      name: `${first_name} ${last_name}`.trim(),
    })),
  };
}
export type CaseFrame = Awaited<ReturnType<typeof caseFrame>>;
