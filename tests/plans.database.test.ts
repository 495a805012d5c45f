import { desc, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Ctx } from '#app/ctx.server.ts';
import { quietFamilies } from '#app/features/accounts/personal-data/lapse.server.ts';
import { searchedLeads } from '#app/features/backoffice/leads/store.server.ts';
import { listMoney, listOrders } from '#app/features/backoffice/money/store.server.ts';
import { listCodes } from '#app/features/leads/codes/store.server.ts';
import { listLeads } from '#app/features/leads/list.server.ts';
import { newestEvents } from '#app/features/portal/case/store.server.ts';
import { pageOfEvents, parkedCounts } from '#app/features/tracking/office/store.server.ts';
import type { Db } from '#db/client.server.ts';
import { case_events, leads, sessions, users } from '#db/schema.server.ts';
import { freshDatabase } from './database.ts';

async function planOf(db: Db, query: SQL) {
  const { rows } = (await db.execute(sql`explain ${query}`)) as unknown as { rows: Record<string, string>[] };
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('a page of leads, first or thousandth, is read from the index', async () => {
  const connection = await freshDatabase();
  const { db } = connection;
  await db.execute(sql`insert into leads (phone_number, email, form_name, created_at)
    select '+57300' || n, n || '@correo.example', 'contact', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 20000) n`);
  await db.execute(sql`analyze leads`);
  const before = { created_at: '2026-01-08T00:00:00.000Z', lead_id: '00000000-0000-4000-8000-000000000000' };
  for (const page of [{ limit: 50 }, { limit: 50, before }]) {
    const query = listLeads({ db } as Ctx, page);
    const plan = await planOf(db, query.getSQL());
    expect(plan).toContain('leads_created_at');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  }
  await connection.close();
});

test('what is older than promised is found by an index, however much there is', async () => {
  const connection = await freshDatabase();
  const { db } = connection;
  const at = (n: string) => sql.raw(`timestamptz '2026-01-01' + ${n} * interval '1 minute'`);
  await db.execute(sql`insert into users (first_name, last_name, created_at, updated_at)
    select 'a', 'b', ${at('n')}, ${at('n')} from generate_series(1, 20000) n`);
  await db.execute(sql`insert into leads (phone_number, email, form_name, updated_at)
    select '+57300' || n, n || '@correo.example', 'contact', ${at('n')} from generate_series(1, 20000) n`);
  await db.execute(sql`insert into sessions (token_hash, family_id, user_id, expires_at, ended_at)
    select n, u.user_id, u.user_id, ${at('n')}, case n % 2 when 0 then ${at('n')} end
    from (select user_id, row_number() over () as n from users) u`);
  for (const table of ['users', 'leads', 'sessions']) await db.execute(sql.raw(`analyze ${table}`));
  const before = new Date('2026-01-01T01:00:00Z');
  const old = [
    [
      db
        .select()
        .from(users)
        .where(quietFamilies(db, before, before)),
      'users_living',
    ],
    [db.select().from(leads).where(lt(leads.updated_at, before)), 'leads_updated_at'],
    [
      db
        .select()
        .from(sessions)
        .where(or(lt(sessions.expires_at, before), lt(sessions.ended_at, before))),
      'sessions_ended_at',
    ],
  ] as const;
  for (const [query, index] of old) {
    const plan = await planOf(db, query.getSQL());
    expect(plan).toContain(index);
    expect(plan, plan).not.toMatch(/Seq Scan on (users|leads|sessions)/);
  }
  await connection.close();
});

test('the story of a case is read from its index, newest first, however many cases there are', async () => {
  const connection = await freshDatabase();
  const { db } = connection;
  await db.execute(sql`insert into users (first_name, last_name) select 'a', 'b' from generate_series(1, 200)`);
  await db.execute(sql`insert into case_events (user_id, event, to_step)
    select user_id, 'step', 'form_started' from users, generate_series(1, 200)`);
  await db.execute(sql`analyze case_events`);
  const [first, second] = await db.select({ user_id: users.user_id }).from(users).limit(2);
  const ids = [first?.user_id ?? '', second?.user_id ?? ''];
  const plan = await planOf(db, newestEvents(db, ids).getSQL());
  expect(plan).toContain('Index Scan Backward using case_events_user_id');
  expect(plan, plan).not.toMatch(/Seq Scan/);
  const wanted = await db
    .select({ id: case_events.case_event_id })
    .from(case_events)
    .where(inArray(case_events.user_id, ids))
    .orderBy(desc(case_events.case_event_id))
    .limit(50);
  expect((await newestEvents(db, ids)).map(({ case_event_id }) => case_event_id)).toEqual(wanted.map(({ id }) => id));
  await connection.close();
});

test('a page of payments or orders, of everybody or of one, is read from the index', async () => {
  const connection = await freshDatabase();
  const { db } = connection;
  const at = sql.raw("timestamptz '2026-01-01' + n * interval '1 minute'");
  await db.execute(sql`insert into users (first_name, last_name) select 'a', 'b' from generate_series(1, 2000)`);
  await db.execute(sql`insert into payments (user_id, provider, amount, currency, state, created_at)
    select u.user_id, 'manual', 5, 'USD', 'paid', ${at} from users u, generate_series(1, 10) n`);
  await db.execute(sql`insert into orders (purchase_id, user_id, state, method, provider, reference, content_hash, lines,
      number_purchasing, number_in_party, covered, minors, country, amount, currency, shown_amount, shown_currency, rate,
      rate_as_of, rate_source, locale, expires_at, created_at)
    select gen_random_uuid(), u.user_id, 'paid', 'card', 'sandbox', gen_random_uuid()::text, 'x', '[]', 1, 1, 0, 0, 'CO',
      5, 'USD', 5, 'USD', 1, date '2026-01-01', '', 'es', now(), ${at} from users u, generate_series(1, 10) n`);
  for (const table of ['users', 'payments', 'orders']) await db.execute(sql.raw(`analyze ${table}`));
  const before = { at: '2026-01-01T00:05:00.000Z', id: '00000000-0000-4000-8000-000000000000' };
  const [one] = await db.select({ user_id: users.user_id }).from(users).limit(1);
  const plans = [
    [listMoney(db, { filter: 'all' }), 'payments_created_at'],
    [listMoney(db, { filter: 'all', before }), 'payments_created_at'],
    [listMoney(db, { filter: 'all', user_id: one?.user_id }), 'payments_user_id'],
    [listOrders(db, { before }), 'orders_created_at'],
    [listOrders(db, { user_id: one?.user_id }), 'orders_user_id'],
  ] as const;
  for (const [query, index] of plans) {
    const plan = await planOf(db, query.getSQL());
    expect(plan).toContain(index);
    expect(plan, plan).not.toMatch(/Seq Scan on (payments|orders)/);
  }
  await connection.close();
});

test('the lists of marketing are read by their indexes, newest first, whatever is asked of them', async () => {
  const connection = await freshDatabase();
  const { db } = connection;
  const ctx = { db, now: new Date('2026-11-18T12:00:00Z') } as Ctx;
  const at = sql.raw("timestamptz '2026-01-01' + n * interval '1 minute'");
  await db.execute(sql`insert into leads (phone_number, email, form_name, first_name, last_name, score, created_at,
      updated_at, called_at)
    select '+57300' || (1000000 + n), 'p' || n || '@correo.example', 'visa', chr(97 + n % 26) || 'mbr' || n, 'Prueba', n % 12, ${at}, ${at},
      case when n % 50 > 0 then ${at} end from generate_series(1, 20000) n`);
  await db.execute(sql`insert into promos (code, kind, proportion, max_uses, ends_at, created_at)
    select 'GS' || n, 'message', 0.28, 1, ${at}, ${at} from generate_series(1, 20000) n`);
  await db.execute(sql`insert into discount_leads (discount_code, source, created_at)
    select 'GS' || n, 'GS', ${at} from generate_series(1, 20000) n`);
  await db.execute(sql`insert into conversion_events (lead_id, event, data, created_at)
    select lead_id, 'generate_lead', '{}', created_at from leads`);
  await db.execute(sql`insert into event_deliveries (event_id, sink, state, created_at)
    select event_id, sink, case when row_number() over () % 3000 = 0 then 'parked' else 'sent' end, created_at
    from conversion_events, unnest(array['meta', 'ga4', 'crm']) sink`);
  for (const table of ['leads', 'promos', 'discount_leads', 'conversion_events', 'event_deliveries'])
    await db.execute(sql.raw(`analyze ${table}`));
  const before = { created_at: '2026-01-08T00:00:00.000Z', lead_id: '00000000-0000-4000-8000-000000000000' };
  const plans = [
    [listLeads(ctx, { limit: 26, call: 'open' }), 'leads_to_call'],
    [listLeads(ctx, { limit: 26, call: 'open', before }), 'leads_to_call'],
    [listLeads(ctx, { limit: 26, score: 'high', before }), 'leads_created_at'],
    [listLeads(ctx, { limit: 26, start_date: '2026-01-02', end_date: '2026-01-03' }), 'leads_created_at'],
    [searchedLeads(ctx, 'bmbr19'), 'leads_name_search'],
    [searchedLeads(ctx, 'p1999'), 'leads_email_search'],
    [searchedLeads(ctx, '+57300100123'), 'leads_phone_search'],
    [listCodes(ctx, { limit: 51 }), 'discount_leads_created_at'],
    [listCodes(ctx, { limit: 51, state: 'expired' }), 'discount_leads_created_at'],
    [pageOfEvents(ctx, { limit: 26 }), 'conversion_events_created_at'],
    [pageOfEvents(ctx, { limit: 26, state: 'sent', sink: 'crm' }), 'conversion_events_created_at'],
    [pageOfEvents(ctx, { limit: 26, state: 'parked' }), 'event_deliveries_parked'],
    [parkedCounts(ctx), 'event_deliveries_parked'],
  ] as const;
  for (const [query, index] of plans) {
    const plan = await planOf(db, query.getSQL());
    expect(plan, plan).toContain(index);
    expect(plan, plan).not.toMatch(/Seq Scan on (leads|discount_leads|conversion_events|event_deliveries)/);
  }
  await connection.close();
});
