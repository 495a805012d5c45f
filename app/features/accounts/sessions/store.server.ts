/** Sessions: opened, renewed, listed and ended (D13, T15, T40). */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { type Role, STAFF } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { newToken } from '#app/platform/access/one-time-token.server.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { cookieSeconds, secondsOf } from '#app/platform/record/retention.ts';
import { staffSession } from '#content/legal/facts.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, sessions } from '#db/schema.server.ts';

const LIFE_MS = cookieSeconds('token') * 1000;
const STAFF_LIFE_MS = secondsOf(staffSession) * 1000;

export type NewSession = { token: string; expires_at: Date };
type Who = { user_id: string; role: Role };
type Options = {
  device?: string | undefined;
  isLimited?: boolean;
  /** `last_changed` of the password that was checked: if it has changed since, no session opens. */
  passwordOf?: Date | null;
};

/** "Chrome on Android" is enough to recognise a device, and all that is kept of it. */
export function deviceOf(agent: string | undefined): string {
  const system = /Android|iPhone|iPad|Windows|Mac OS X|CrOS|Linux/.exec(agent ?? '')?.[0] ?? '';
  const browser = /Edg|OPR|SamsungBrowser|Firefox|Chrome|Safari/.exec(agent ?? '')?.[0] ?? '';
  const names: Record<string, string> = {
    Edg: 'Edge',
    OPR: 'Opera',
    SamsungBrowser: 'Samsung Internet',
    'Mac OS X': 'Mac',
  };
  return [names[browser] ?? browser, names[system] ?? system].filter(Boolean).join(' · ');
}

/** Opens a session; null if the account has gone, or its password has changed since it was checked. */
export async function openSession(ctx: Ctx, who: Who, { device, isLimited = false, passwordOf }: Options) {
  const token = newToken();
  const expires_at = new Date(ctx.now.getTime() + (STAFF.includes(who.role) ? STAFF_LIFE_MS : LIFE_MS));
  return ctx.db.transaction(async (tx): Promise<NewSession | null> => {
    if (!(await lockPerson(tx, who.user_id))) return null;
    if (passwordOf !== undefined && (await changedAt(tx, who.user_id)) !== passwordOf?.getTime()) return null;
    await tx.insert(sessions).values({
      token_hash: hashToken(token),
      family_id: randomUUID(),
      user_id: who.user_id,
      created_at: ctx.now,
      last_used_at: ctx.now,
      expires_at,
      device: device ?? '',
      is_limited: isLimited,
    });
    return { token, expires_at };
  });
}

async function changedAt(tx: Db, user_id: string) {
  const [row] = await tx
    .select({ last_changed: credentials.last_changed })
    .from(credentials)
    .where(eq(credentials.user_id, user_id));
  return row?.last_changed?.getTime();
}

/** Replaces the token; the old one works a minute longer, for other tabs. Staff sessions keep their end, twelve hours after log-in. */
export async function renewSession(ctx: Ctx, token: string, { user_id, role }: Who): Promise<NewSession | null> {
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) return null;
    const [old] = await tx
      .select()
      .from(sessions)
      .where(eq(sessions.token_hash, hashToken(token)))
      .for('update');
    if (!old || old.ended_at || old.expires_at <= ctx.now) return null;
    await tx
      .update(sessions)
      .set({ rotated_at: old.rotated_at ?? ctx.now })
      .where(eq(sessions.token_hash, old.token_hash));
    const next = newToken();
    const expires_at = STAFF.includes(role) ? old.expires_at : new Date(ctx.now.getTime() + LIFE_MS);
    await tx.insert(sessions).values({
      token_hash: hashToken(next),
      family_id: old.family_id,
      user_id: old.user_id,
      device: old.device,
      is_limited: old.is_limited,
      confirmed_at: old.confirmed_at,
      created_at: old.created_at,
      last_used_at: ctx.now,
      expires_at,
    });
    return { token: next, expires_at };
  });
}

/** Notes that the password was given inside the session: for 15 minutes it counts as a new log-in (D50, T40). */
export const confirmSession = ({ db, now, actor }: Ctx) =>
  db
    .update(sessions)
    .set({ confirmed_at: now })
    .where(and(eq(sessions.family_id, actor.family_id ?? ''), isNull(sessions.ended_at)));

const live = (ctx: Ctx, user_id: string) =>
  and(
    eq(sessions.user_id, user_id),
    isNull(sessions.ended_at),
    isNull(sessions.rotated_at),
    gt(sessions.expires_at, ctx.now),
  );

export const listSessions = (ctx: Ctx, user_id: string) =>
  ctx.db
    .select({
      session_id: sessions.family_id,
      device: sessions.device,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
      expires_at: sessions.expires_at,
    })
    .from(sessions)
    .where(live(ctx, user_id))
    .orderBy(desc(sessions.created_at))
    .limit(50);

/** Ends sessions of a person: one (`only`), all, or all but one (`except`). The caller's transaction holds the person's lock. */
export function endSessions(db: Db, now: Date, user_id: string, which: { only?: string; except?: string | null } = {}) {
  return db
    .update(sessions)
    .set({ ended_at: now })
    .where(
      and(
        eq(sessions.user_id, user_id),
        isNull(sessions.ended_at),
        which.only ? eq(sessions.family_id, which.only) : undefined,
        which.except ? ne(sessions.family_id, which.except) : undefined,
      ),
    )
    .returning({ family_id: sessions.family_id });
}

export const endOwnSessions = (ctx: Ctx, user_id: string, which: { only?: string } = {}) =>
  ctx.db.transaction(async (tx) => {
    await lockPerson(tx, user_id);
    return endSessions(tx, ctx.now, user_id, which);
  });
