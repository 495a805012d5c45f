/** The chain over the audit trail: each line has a mark that only we can make, and each link holds the one before (Q17, D42). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { audit, audit_checkpoints, audit_seals } from '#db/schema.server.ts';

type Line = typeof audit.$inferSelect;
export type WrittenLine = Omit<Line, 'audit_id' | 'mac'>;

/** Keys in one order: the database keeps its own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inside]) => [key, ordered(inside)]),
  );
}

const contentOf = ({
  created_at,
  actor_id,
  actor_role,
  action,
  subject_id,
  reason,
  before,
  after,
  request_id,
}: WrittenLine) =>
  JSON.stringify(
    ordered(
      JSON.parse(
        JSON.stringify([
          created_at.toISOString(),
          ...[actor_id, actor_role, action, subject_id, reason, before, after, request_id].map((part) => part ?? null),
        ]),
      ),
    ),
  );

const hmac = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', `audit-${purpose}:${secret}`).update(text).digest('base64url');

const newNumber = () => randomBytes(9).toString('base64url');

/** What a line carries: whoever can write to the database alone cannot make it. No two have the same: a copy is found by it. */
export const markOf = (secret: string, line: WrittenLine, number = newNumber()) =>
  `${number}.${hmac(secret, 'line', `${number}\n${contentOf(line)}`)}`;

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The first marks had no number of their own. */
function isMarked(secret: string, mac: string, line: WrittenLine) {
  const [number = '', sum] = mac.split('.');
  return isSame(mac, sum === undefined ? hmac(secret, 'line', contentOf(line)) : markOf(secret, line, number));
}

/** Lines from before marks existed have none: they count when the chain begins, and never later. */
const isOurs = (secret: string, line: Line, isFirst: boolean) =>
  line.mac === null ? isFirst : isMarked(secret, line.mac, line);

const linkOf = (secret: string, before: string, line: Line) =>
  hmac(secret, 'chain', `${before}\n${line.audit_id}\n${line.mac ?? ''}\n${contentOf(line)}`);

type Head = { seal_id: number; chain: string };
const BEGINNING: Head = { seal_id: 0, chain: '' };

const signatureOf = (secret: string, { seal_id, audit_id, chain, removed }: Omit<Checkpoint, 'signature'>) =>
  hmac(secret, 'checkpoint', `${seal_id}\n${audit_id}\n${chain}\n${removed}`);
type Checkpoint = { seal_id: number; audit_id: number; chain: string; removed: number; signature: string };

async function lastCheckpoint(db: Db): Promise<Checkpoint | undefined> {
  const [row] = await db.select().from(audit_checkpoints).orderBy(desc(audit_checkpoints.checkpoint_id)).limit(1);
  return row;
}

export async function headOf(db: Db): Promise<Head> {
  const [last] = await db.select().from(audit_seals).orderBy(desc(audit_seals.seal_id)).limit(1);
  return last ?? (await lastCheckpoint(db)) ?? BEGINNING;
}

const AT_ONCE = 1000;
/** Transactions end in another order than their ids were given out; none stays open for so many lines. */
const LATE_LINES = 10_000;

/** Links what was written since; a line without a right mark stays out, and is found. Two processes at once: one of them stops at its first link. */
export async function sealAudit(db: Db, secret: string, now: Date): Promise<number> {
  const head = await headOf(db);
  const [top] = await db
    .select({ audit_id: sql<number>`coalesce(max(${audit_seals.audit_id}), 0)::int` })
    .from(audit_seals);
  const lines = await db
    .select()
    .from(audit)
    .where(
      and(
        gt(audit.audit_id, Math.max(0, Number(top?.audit_id ?? 0) - LATE_LINES)),
        notExists(db.select({ one: sql`1` }).from(audit_seals).where(eq(audit_seals.audit_id, audit.audit_id))),
      ),
    )
    .orderBy(asc(audit.created_at), asc(audit.audit_id))
    .limit(AT_ONCE);
  const isFirst = head.seal_id === 0;
  let { seal_id, chain } = head;
  const seals = lines
    .filter((line) => isOurs(secret, line, isFirst))
    .map((line) => {
      seal_id += 1;
      chain = linkOf(secret, chain, line);
      return { seal_id, audit_id: line.audit_id, chain, sealed_at: now };
    });
  if (seals.length > 0) await db.insert(audit_seals).values(seals);
  return seals.length;
}

export type AuditFault = {
  /** `altered`: the line says something else; `removed`: it is gone; `inserted`: nobody of us wrote it; `broken`: the chain itself was touched. */
  kind: 'altered' | 'removed' | 'inserted' | 'broken';
  audit_id: number | null;
  seal_id: number | null;
};

export type AuditCheck = { lines: number; faults: AuditFault[]; head: Head };

const MOST_FAULTS = 100;

/** Lines with the mark of another one, which was linked before them, or written where neither is: whoever copies a line has its mark, too. */
async function copiesIn(db: Db) {
  const twice = db
    .select({ mac: audit.mac })
    .from(audit)
    .where(isNotNull(audit.mac))
    .groupBy(audit.mac)
    .having(sql`count(*) > 1`)
    .limit(MOST_FAULTS);
  const rows = await db
    .select({ audit_id: audit.audit_id, mac: audit.mac, seal_id: audit_seals.seal_id })
    .from(audit)
    .leftJoin(audit_seals, eq(audit_seals.audit_id, audit.audit_id))
    .where(inArray(audit.mac, twice))
    .orderBy(sql`${audit_seals.seal_id} nulls last`, asc(audit.audit_id));
  const first = new Map(rows.toReversed().map(({ mac, audit_id }) => [mac, audit_id]));
  return rows.filter(({ mac, audit_id }) => first.get(mac) !== audit_id);
}

/** Walks the whole chain. What was written in the last moments may have no link yet: its mark is enough. */
export async function checkAudit(db: Db, secret: string): Promise<AuditCheck> {
  const faults: AuditFault[] = [];
  const checkpoint = await lastCheckpoint(db);
  if (checkpoint && !isSame(checkpoint.signature, signatureOf(secret, checkpoint)))
    faults.push({ kind: 'broken', audit_id: checkpoint.audit_id, seal_id: checkpoint.seal_id });
  let { seal_id, chain }: Head = checkpoint ?? BEGINNING;
  let lines = 0;
  const find = (kind: AuditFault['kind'], at: { audit_id: number | null; seal_id: number | null }) => {
    if (faults.length < MOST_FAULTS) faults.push({ kind, ...at });
  };
  for (;;) {
    const links = await db
      .select({ seal: audit_seals, line: audit })
      .from(audit_seals)
      .leftJoin(audit, eq(audit.audit_id, audit_seals.audit_id))
      .where(gt(audit_seals.seal_id, seal_id))
      .orderBy(asc(audit_seals.seal_id))
      .limit(AT_ONCE);
    if (links.length === 0) break;
    for (const { seal, line } of links) {
      const at = { audit_id: seal.audit_id, seal_id: seal.seal_id };
      lines++;
      if (seal.seal_id !== seal_id + 1) find('broken', { audit_id: null, seal_id: seal_id + 1 });
      if (!line) find('removed', at);
      else if (line.mac !== null && !isMarked(secret, line.mac, line)) find('altered', at);
      else if (seal.seal_id === seal_id + 1 && !isSame(seal.chain, linkOf(secret, chain, line))) find('altered', at);
      ({ seal_id, chain } = seal);
    }
  }
  const loose = await db
    .select()
    .from(audit)
    .leftJoin(audit_seals, eq(audit_seals.audit_id, audit.audit_id))
    .where(isNull(audit_seals.seal_id))
    .orderBy(asc(audit.audit_id))
    .limit(AT_ONCE * 10);
  for (const { audit: line } of loose) {
    lines++;
    if (!isOurs(secret, line, seal_id === 0)) find('inserted', { audit_id: line.audit_id, seal_id: null });
  }
  const known = new Set(faults.map(({ audit_id }) => audit_id));
  for (const { audit_id, seal_id: at } of await copiesIn(db))
    if (!known.has(audit_id)) find('inserted', { audit_id, seal_id: at });
  return { lines, faults, head: { seal_id, chain } };
}

/** The oldest links whose lines end now: they give way to a signed checkpoint, so that the rest can still be walked. */
export async function endLines(db: Db, secret: string, before: Date, now: Date): Promise<number> {
  const ended = sql`${audit.created_at} < ${before.toISOString()}::timestamptz and ${audit.created_at} < now() - interval '5 years'`;
  const oldest = await db
    .select({ seal: audit_seals, is_over: sql<boolean>`${ended}` })
    .from(audit_seals)
    .innerJoin(audit, eq(audit.audit_id, audit_seals.audit_id))
    .orderBy(asc(audit_seals.seal_id))
    .limit(AT_ONCE * 2);
  const firstYoung = oldest.findIndex(({ is_over }) => !is_over);
  const over = (firstYoung < 0 ? oldest : oldest.slice(0, firstYoung)).map(({ seal }) => seal);
  const last = over.at(-1);
  if (!last) return 0;
  const point = { seal_id: last.seal_id, audit_id: last.audit_id, chain: last.chain, removed: over.length };
  await db.insert(audit_checkpoints).values({ ...point, signature: signatureOf(secret, point), created_at: now });
  await db.delete(audit_seals).where(lte(audit_seals.seal_id, last.seal_id));
  const ids = over.map(({ audit_id }) => audit_id);
  await db.delete(audit).where(inArray(audit.audit_id, ids));
  return over.length;
}
