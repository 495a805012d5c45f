/** The password of an account: set in one way by whoever may set it, and every other way in ends with it (T46). */
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { moveStep } from '#app/features/accounts/steps/store.server.ts';
import { endEntrances } from '#app/platform/access/one-time-token.server.ts';
import type { Db } from '#db/client.server.ts';
import { credentials } from '#db/schema.server.ts';

type Options = {
  /** The person has to choose an own one next. */
  isTemporary?: boolean;
  /** Only where there is none yet. */
  isFirst?: boolean;
};

/** False where somebody was faster with the first one. */
export async function givePassword(
  ctx: Ctx,
  tx: Db,
  user_id: string,
  password_hash: string,
  { isTemporary = false, isFirst = false }: Options = {},
): Promise<boolean> {
  const set = { password_hash, must_set_password: isTemporary, last_changed: ctx.now };
  const written = await tx
    .insert(credentials)
    .values({ user_id, ...set })
    .onConflictDoUpdate({
      target: credentials.user_id,
      set,
      ...(isFirst && { setWhere: and(eq(credentials.user_id, user_id), isNull(credentials.password_hash)) }),
    })
    .returning({ user_id: credentials.user_id });
  if (written.length === 0) return false;
  await endEntrances(tx, ctx.now, user_id);
  await moveStep(ctx, tx, user_id, 'password_set');
  return true;
}
