/** Each list of staff is found by an index, whatever the filter: where sequential reading is forbidden, none is left. */
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Ctx } from '#app/ctx.server.ts';
import { STEPS } from '#app/features/accounts/steps/rules.ts';
import { listAudit } from '#app/features/backoffice/audit/store.server.ts';
import { calendarView } from '#app/features/backoffice/calendar/view.server.ts';
import { listCases } from '#app/features/backoffice/cases/list.server.ts';
import { pageOfPayments, pageOfProfiles, pageOfReferrals } from '#app/features/backoffice/exports/lists.server.ts';
import { homeView } from '#app/features/backoffice/home/view.server.ts';
import { listMessages } from '#app/features/backoffice/messages/store.server.ts';
import { moneyView, refundsView, reviewsView } from '#app/features/backoffice/money/view.server.ts';
import { listNotes } from '#app/features/backoffice/notes/store.server.ts';
import { searchPeople } from '#app/features/backoffice/search-store.server.ts';
import { sealCursor } from '#app/platform/cursor.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import type { Db } from '#db/client.server.ts';
import { users } from '#db/schema.server.ts';
import { freshDatabase } from './database.ts';

type LoggedQuery = { text: string; params: readonly unknown[] };
type WithLogger = { session: { logger: { logQuery(text: string, params: unknown[]): void } } };

/** What a read asks the database, as it was asked. */
async function asked(db: Db, read: () => PromiseLike<unknown>): Promise<LoggedQuery[]> {
  const { session } = db as unknown as WithLogger;
  const before = session.logger;
  const heard: LoggedQuery[] = [];
  session.logger = { logQuery: (text, params) => heard.push({ text, params }) };
  await read();
  session.logger = before;
  return heard;
}

const again = ({ text, params }: LoggedQuery): SQL =>
  sql.join(text.split(/\$(\d+)/).map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`)));

const planOf = (db: Db, query: LoggedQuery) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = (await tx.execute(sql`explain ${again(query)}`)) as unknown as { rows: Record<string, string>[] };
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

/** The team is short and read whole: some hundred thousand people cost tens of milliseconds (record 056). */
const isTeam = ({ text }: LoggedQuery) => /^select .* from "users" where \(?"users"."role" in /.test(text);
/** A few rows in all. */
const SMALL = /Seq Scan on (payment_matches|exchange_rates)/g;
/** Who has paid is looked up for all in one go, where a list asks for it. */
const PAID = /Seq Scan on subscriptions/g;

test('every list of staff, first page and later ones, with each filter', async () => {
  const connection = await freshDatabase();
  const { db } = connection;
  const N = 3000;
  const day = sql.raw(`now() - n * interval '1 hour'`);
  await db.execute(sql`insert into users (first_name, last_name, phone_number, email, service_type, current_step, affiliate_code, created_at)
    select 'Ana', 'Ruiz ' || n, '+57301' || lpad(n::text, 7, '0'), 'persona' || n || '@correo.example',
      (${sql.raw(`array['${SERVICE_TYPES.join("','")}']`)})[1 + n % ${sql.raw(String(SERVICE_TYPES.length))}],
      (${sql.raw(`array['${STEPS.join("','")}']`)})[1 + n % ${sql.raw(String(STEPS.length))}],
      case when n % 9 = 0 then 'AMIGO' end, ${day} from generate_series(1, ${N}::int) n`);
  await db.execute(sql`create temporary table crowd as select user_id, row_number() over ()::int as n from users`);
  await db.execute(sql`insert into payments (user_id, provider, amount, currency, state, created_at)
    select user_id, 'manual', 5, 'USD', 'paid', ${day} from crowd where n % 3 = 0`);
  await db.execute(sql`insert into subscriptions (user_id, sid, applicants_covered, payment_id, state)
    select user_id, 'FirstTime', 1, payment_id, 'active' from payments`);
  await db.execute(sql`insert into cases (user_id, owner_id, deadline_at)
    select user_id, (select user_id from crowd where n = 1), ${day} from crowd where n % 2 = 0`);
  await db.execute(
    sql`insert into reviews (user_id, state, asked_at) select user_id, case when n % 9 = 0 then 'asked' else 'accepted' end, ${day} from crowd`,
  );
  await db.execute(sql`insert into appointments (user_id, kind, state, starts_at, time_zone, adviser_id)
    select user_id, 'adviser_call', 'booked', ${day}, 'America/Bogota', (select user_id from crowd where n = 1) from crowd`);
  await db.execute(
    sql`insert into staff_notes (user_id, note, written_by, created_at) select user_id, 'x', user_id, ${day} from crowd`,
  );
  await db.execute(sql`insert into staff_messages (user_id, channel, locale, message, sent_by, created_at)
    select user_id, 'mail', 'es', 'x', user_id, ${day} from crowd`);
  await db.execute(sql`insert into payment_reviews (kind, provider, reference, provider_ref, settled_at)
    select 'no_order', 'sandbox', n::text, n::text, case when n % 9 > 0 then now() end from crowd`);
  await db.execute(sql`insert into audit (actor_role, action)
    select 'csr', case when n = 7 then 'promo.create' else 'form.read' end from generate_series(1, ${N}::int) n`);
  await db.execute(sql`analyze`);
  const [one] = await db.select({ user_id: users.user_id }).from(users).limit(1);
  const user_id = String(one?.user_id);
  const now = new Date();
  const ctx = { db, now, locale: 'es', actor: { role: 'admin', user_id } } as unknown as Ctx;
  const key = sealCursor({ at: new Date(now.getTime() - 86_400_000).toISOString(), user_id });
  const place = { at: new Date(now.getTime() - 86_400_000).toISOString(), id: user_id };
  const search = (query: Record<string, string>) => new URLSearchParams(query);
  const lists: Record<string, () => PromiseLike<unknown>> = {
    'the day': () => homeView(ctx),
    cases: () => listCases(ctx, {}),
    'cases, later': () => listCases(ctx, {}, key),
    'cases of a step': () => listCases(ctx, { step: 'form_started' }, key),
    'cases of a service': () => listCases(ctx, { service: 'Renewal' }, key),
    'cases that are paid': () => listCases(ctx, { paid: 'yes' }),
    'cases that are not paid': () => listCases(ctx, { paid: 'no', owner: 'none' }, key),
    'own cases': () => listCases(ctx, { owner: 'me' }, key),
    'late cases': () => listCases(ctx, { overdue: true }),
    'cases that wait': () => listCases(ctx, { waiting: true }),
    calendar: () => calendarView(ctx, search({})),
    'calendar of one': () => calendarView(ctx, search({ adviser: user_id, kind: 'adviser_call', span: 'day' })),
    money: () => moneyView(ctx, search({})),
    'marked by hand': () => moneyView(ctx, search({ show: 'manual' })),
    orders: () => moneyView(ctx, search({ show: 'orders' })),
    refunds: () => refundsView(ctx, search({})),
    'refunds, later': () => refundsView(ctx, search({ after: sealCursor(place) })),
    'what did not fit': () => reviewsView(ctx, search({})),
    'what did not fit, later': () => reviewsView(ctx, search({ after: sealCursor({ ...place, id: 1 }) })),
    notes: () => listNotes(db, user_id),
    messages: () => listMessages(db, user_id),
    profiles: () => pageOfProfiles(db, { limit: 100, after: place }),
    payments: () => pageOfPayments(db, { limit: 100, after: place }),
    referrals: () => pageOfReferrals(db, { limit: 100, after: place }),
    'found by name': () => searchPeople(ctx, 'ana ruiz 77'),
    'found by number': () => searchPeople(ctx, '3010000077'),
    'found by address': () => searchPeople(ctx, 'persona77'),
    'found by order': () => searchPeople(ctx, 'mir-4f2a'),
  };
  for (const [what, read] of Object.entries(lists)) {
    const queries = (await asked(db, read)).filter((query) => !isTeam(query));
    expect(queries.length, what).toBeGreaterThan(0);
    for (const query of queries) {
      const plan = (await planOf(db, query)).replaceAll(what.includes('paid') ? PAID : SMALL, '');
      expect(plan, `${what}: ${query.text}\n${plan}`).not.toMatch(/Seq Scan/);
    }
  }
  const [rare] = await asked(db, () => listAudit(ctx, { action: 'promo.', limit: 50 }));
  expect(await planOf(db, rare as LoggedQuery), 'what is rare is not searched for line by line').toContain(
    'audit_action',
  );
  await connection.close();
});
