/** Changes of number and address that staff asked for: which wait and for whom, who agreed, and when (T44). */
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { contactStory } from '#app/features/accounts/contact/store.server.ts';
import { users } from '#db/schema.server.ts';

async function namesOf({ db }: Ctx, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const { user_id, first_name, last_name } = users;
  const rows =
    wanted.length > 0
      ? await db.select({ user_id, first_name, last_name }).from(users).where(inArray(user_id, wanted))
      : [];
  return new Map(rows.map((row) => [row.user_id, `${row.first_name} ${row.last_name}`.trim()]));
}

export async function contactView(ctx: Ctx, user_id: string) {
  const story = await contactStory(ctx, user_id);
  const names = await namesOf(
    ctx,
    story.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by]),
  );
  return story.map(({ change_id, field, new_value, asked_by, created_at, state, decided_at, decided_by }) => {
    const isOpen = ctx.actor.role === 'admin' && (state === 'asked' || state === 'waits');
    return {
      ...{ change_id, field, new_value, state, created_at, decided_at },
      asked_by: names.get(asked_by) ?? '',
      decided_by: names.get(decided_by ?? '') ?? '',
      mayRefuse: isOpen,
      /** The second pair of eyes is somebody else's. */
      mayApprove: isOpen && asked_by !== ctx.actor.user_id,
    };
  });
}
export type ContactLine = Awaited<ReturnType<typeof contactView>>[number];
