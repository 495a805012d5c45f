/** One-time tokens: 256 bits, stored as a hash, spent by one statement (D11, D16, T13, T14). */
import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { one_time_tokens } from '#db/schema.server.ts';
import { lockPerson } from './lock-person.server.ts';
import { hashToken } from './session.server.ts';

type Purpose = typeof one_time_tokens.$inferSelect.purpose;
type TokenRequest = { purpose: Purpose; user_id: string; minutes: number; data?: Record<string, unknown> };

export const newToken = () => randomBytes(32).toString('base64url');

/** Issues a token and ends earlier ones of its purpose; of two issued at once, one lives. */
export async function issueToken(
  db: Db,
  now: Date,
  { purpose, user_id, minutes, data }: TokenRequest,
): Promise<string> {
  const token = newToken();
  await db.transaction(async (tx) => {
    await lockPerson(tx, user_id);
    await endTokens(tx, now, purpose, user_id);
    await tx.insert(one_time_tokens).values({
      token_hash: hashToken(token),
      purpose,
      user_id,
      ...(data && { data }),
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    });
  });
  return token;
}

const notExpired = (purpose: Purpose, token: string, now: Date) =>
  and(
    eq(one_time_tokens.token_hash, hashToken(token)),
    eq(one_time_tokens.purpose, purpose),
    gt(one_time_tokens.expires_at, now),
  );
const live = (purpose: Purpose, token: string, now: Date) =>
  and(notExpired(purpose, token, now), isNull(one_time_tokens.used_at));

type LiveToken = { user_id: string; data: Record<string, unknown> | null };

const asLive = (row: { user_id: string | null; data: Record<string, unknown> | null } | undefined): LiveToken | null =>
  row?.user_id ? { user_id: row.user_id, data: row.data } : null;

export async function findToken(db: Db, now: Date, purpose: Purpose, token: string | undefined) {
  if (!token) return null;
  const [row] = await db
    .select()
    .from(one_time_tokens)
    .where(live(purpose, token, now));
  return asLive(row);
}

/** What the live tokens of a person carry; not what opens them. */
export async function liveData(db: Db, now: Date, purpose: Purpose, user_id: string) {
  const { data, expires_at, used_at } = one_time_tokens;
  const mine = and(eq(one_time_tokens.user_id, user_id), eq(one_time_tokens.purpose, purpose));
  const rows = await db
    .select({ data })
    .from(one_time_tokens)
    .where(and(mine, gt(expires_at, now), isNull(used_at)));
  return rows.map((row) => row.data);
}

/** A token that was used or ended, before its time was over. It opens nothing: it tells a second click from a bad link. */
export async function findSpentToken(db: Db, now: Date, purpose: Purpose, token: string) {
  const [row] = await db
    .select()
    .from(one_time_tokens)
    .where(and(notExpired(purpose, token, now), isNotNull(one_time_tokens.used_at)));
  return asLive(row);
}

/** Marks the token as used and returns it; of several requests at once, one succeeds. */
export async function spendToken(db: Db, now: Date, purpose: Purpose, token: string | undefined) {
  if (!token) return null;
  const [row] = await db
    .update(one_time_tokens)
    .set({ used_at: now })
    .where(live(purpose, token, now))
    .returning();
  return asLive(row);
}

export const endTokens = (db: Db, now: Date, purpose: Purpose, user_id: string) => end(db, now, [purpose], user_id);

/**
 * Tokens that open an account, or give out what it may read: they end when its password, number, address or role
 * changes (T45). One that verifies an address stays: it opens nothing, and counts for that address alone.
 */
const ENTRANCES: readonly Purpose[] = [
  'sign_up',
  'invite',
  'staff_invite',
  'reset',
  'log_in_code',
  'contact_change',
  'signed_url',
];
export const endEntrances = (db: Db, now: Date, user_id: string) => end(db, now, ENTRANCES, user_id);

const end = (db: Db, now: Date, purposes: readonly Purpose[], user_id: string) =>
  db
    .update(one_time_tokens)
    .set({ used_at: now })
    .where(
      and(
        eq(one_time_tokens.user_id, user_id),
        inArray(one_time_tokens.purpose, [...purposes]),
        isNull(one_time_tokens.used_at),
      ),
    );
