/** What has happened in a case and who did it; of the audit trail what concerns the person, for admins (Q17). */
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { headIdOf, readFamily } from '#app/features/forms/prefill/family.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { Problem } from '#app/platform/problem.ts';
import { actionWord, auditWords } from '#app/platform/record/audit-words.server.ts';
import type { Db } from '#db/client.server.ts';
import { audit, case_events, users } from '#db/schema.server.ts';
import { eventKey, lineNumber } from './history-rules.ts';

const PAGE = 50;

/** Each person's newest by the index of the case, then the newest of all. */
function eventsOf(db: Db, user_ids: readonly string[], before: number | undefined) {
  const { case_event_id, user_id, event, from_step, to_step, actor_id, data, created_at } = case_events;
  const person = sql`unnest(${sql.param(`{${user_ids.join(',')}}`)}::uuid[]) as person(id)`;
  const own = db
    .select({ case_event_id, user_id, event, from_step, to_step, actor_id, data, created_at })
    .from(case_events)
    .where(and(eq(user_id, sql`person.id`), before ? lt(case_event_id, before) : undefined))
    .orderBy(desc(case_event_id))
    .limit(PAGE + 1)
    .as('own');
  return db
    .select({
      ...{ case_event_id: own.case_event_id, user_id: own.user_id, event: own.event, from_step: own.from_step },
      ...{ to_step: own.to_step, actor_id: own.actor_id, data: own.data, created_at: own.created_at },
    })
    .from(person)
    .innerJoinLateral(own, sql`true`)
    .orderBy(desc(own.case_event_id))
    .limit(PAGE + 1);
}

function auditOf(db: Db, user_ids: readonly string[], before: number | undefined) {
  const { audit_id, action, actor_id, actor_role, subject_id, reason, created_at } = audit;
  return db
    .select({ audit_id, action, actor_id, actor_role, subject_id, reason, created_at })
    .from(audit)
    .where(and(inArray(subject_id, [...user_ids]), before ? lt(audit_id, before) : undefined))
    .orderBy(desc(audit_id))
    .limit(PAGE + 1);
}

async function namesOf(db: Db, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<string, { name: string; isStaff: boolean }>();
  const { user_id, first_name, last_name, role } = users;
  const rows = await db.select({ user_id, first_name, last_name, role }).from(users).where(inArray(user_id, wanted));
  return new Map(
    rows.map((row) => [row.user_id, { name: `${row.first_name} ${row.last_name}`.trim(), isStaff: isStaff(row) }]),
  );
}

export async function historyView(ctx: Ctx, query: URLSearchParams) {
  const { subject, db } = ctx;
  const profile = subject && (await readProfile(db, subject.user_id));
  if (!profile || !subject) throw new Problem(404);
  const ids = (await readFamily(db, headIdOf(subject))).map(({ user_id }) => user_id);
  const isAdmin = ctx.actor.role === 'admin';
  const [events, looks] = await Promise.all([
    eventsOf(db, ids, lineNumber(query.get('before'))),
    isAdmin ? auditOf(db, [profile.user_id], lineNumber(query.get('audit'))) : [],
  ]);
  const names = await namesOf(db, [
    ...ids,
    ...events.flatMap(({ actor_id, data }) => [actor_id, data?.user_id ?? null]),
    ...looks.map(({ actor_id }) => actor_id),
  ]);
  const who = (id: string | null) => (id && names.get(id)) || null;
  const shown = events.slice(0, PAGE).map(({ case_event_id, event, from_step, to_step, created_at, ...row }) => ({
    ...{ id: case_event_id, key: eventKey(event) ?? null, code: event, from_step, to_step, at: created_at },
    about: who(row.user_id)?.name ?? '',
    member: who(row.data?.user_id ?? null)?.name ?? '',
    by: who(row.actor_id),
  }));
  const looked = looks.slice(0, PAGE);
  const words = auditWords(ctx);
  return {
    user_id: profile.user_id,
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    isFamily: ids.length > 1,
    events: shown,
    before: events.length > PAGE ? String(shown.at(-1)?.id) : null,
    isAdmin,
    audit: looked.map(({ audit_id, action, actor_id, actor_role, reason, created_at }) => ({
      ...{ id: audit_id, what: actionWord(words, action), reason, at: created_at, role: actor_role },
      by: who(actor_id)?.name ?? '',
    })),
    auditBefore: looks.length > PAGE ? String(looked.at(-1)?.audit_id) : null,
  };
}
export type HistoryView = Awaited<ReturnType<typeof historyView>>;
