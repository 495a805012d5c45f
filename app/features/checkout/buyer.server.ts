/** Whose money it is: whoever asks, or whom staff name by `user_id`. A family member buys nothing (D52). */
import type { Role } from '#app/platform/access/actor.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import type { SubjectOf } from '#app/platform/access/policy.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { Problem } from '#app/platform/problem.ts';

export const BUYERS: readonly Role[] = ['applicant', 'csr', 'admin'];

export const buyer: SubjectOf = {
  name: 'buyer',
  async find(ctx, { user_id }) {
    const named = user_id ?? (isStaff(ctx.actor) ? null : ctx.actor.user_id);
    const found = named ? await person.find(ctx, { user_id: named }) : null;
    return found?.role === 'applicant' ? found : null;
  },
};

/** Of a call with `subjectOf: buyer`. */
export function buyerOf({ subject }: { subject: { user_id: string } | null }): string {
  if (!subject) throw new Problem(404);
  return subject.user_id;
}
