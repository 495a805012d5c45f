/** The events of a case, read by their index: the primary's with those of the family, a family member's own (D48). */
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import type { Db } from '#db/client.server.ts';
import { case_events, users } from '#db/schema.server.ts';
import { type CaseEvent, type KnownPerson, type Line, STORY_EVENTS, storyOf } from './rules.ts';

/** Each person's newest by the index of the case, then the newest of all: never more than a few hundred rows. */
export function newestEvents(db: Db, user_ids: readonly string[]) {
  const { case_event_id, user_id, event, to_step, actor_id, data, created_at } = case_events;
  const person = sql`unnest(${sql.param(`{${user_ids.join(',')}}`)}::uuid[]) as person(id)`;
  const own = db
    .select({ case_event_id, user_id, event, to_step, actor_id, data, created_at })
    .from(case_events)
    .where(eq(user_id, sql`person.id`))
    .orderBy(desc(case_event_id))
    .limit(STORY_EVENTS)
    .as('own');
  return db
    .select({
      ...{ case_event_id: own.case_event_id, user_id: own.user_id, event: own.event, to_step: own.to_step },
      ...{ actor_id: own.actor_id, data: own.data, created_at: own.created_at },
    })
    .from(person)
    .innerJoinLateral(own, sql`true`)
    .orderBy(desc(own.case_event_id))
    .limit(STORY_EVENTS);
}

async function namesOf(db: Db, user_ids: readonly string[]): Promise<KnownPerson[]> {
  const { user_id, first_name, role } = users;
  const rows = await db
    .select({ user_id, first_name, role })
    .from(users)
    .where(inArray(user_id, [...user_ids]));
  return rows.map((row) => ({ user_id: row.user_id, first_name: row.first_name, isStaff: isStaff(row) }));
}

/** `family` are the members whose steps the reader may see; a family member gives none. */
export async function readStory({ db }: Ctx, reader: string, family: readonly string[]): Promise<Line[]> {
  const events: CaseEvent[] = await newestEvents(db, [reader, ...family]);
  const named = events.flatMap(({ user_id, actor_id, data }) => [user_id, actor_id ?? [], data?.user_id ?? []].flat());
  return events.length > 0 ? storyOf(reader, events, await namesOf(db, [...new Set(named)])) : [];
}

/** How far each family member is, by themselves: staff move them one by one. */
export async function stepsOf({ db }: Ctx, primary_user_id: string): Promise<Map<string, string>> {
  const { user_id, current_step } = users;
  const rows = await db.select({ user_id, current_step }).from(users).where(eq(users.primary_user_id, primary_user_id));
  return new Map(rows.map((row) => [row.user_id, row.current_step]));
}
