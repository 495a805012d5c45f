/** The one place that writes a password; every other way into the account ends with it (T45). */
import type { Ctx } from '#app/ctx.server.ts';
import { moveStep } from '#app/features/accounts/steps/store.server.ts';
import { endEntrances } from '#app/platform/access/one-time-token.server.ts';
import type { Db } from '#db/client.server.ts';
import { credentials } from '#db/schema.server.ts';

type Options = {
  /** The person must choose a password of their own next. */
  isTemporary?: boolean;
};

/** Runs in a transaction that holds the person's lock, under which the caller read whether a password may be set. */
export async function givePassword(
  ctx: Ctx,
  tx: Db,
  user_id: string,
  password_hash: string,
  { isTemporary = false }: Options = {},
): Promise<void> {
  const set = { password_hash, must_set_password: isTemporary, last_changed: ctx.now };
  await tx
    .insert(credentials)
    .values({ user_id, ...set })
    .onConflictDoUpdate({ target: credentials.user_id, set });
  await endEntrances(tx, ctx.now, user_id);
  await moveStep(ctx, tx, user_id, 'password_set');
}
