/** A business of some years: 100,000 people, a million pages of forms, 200,000 leads, 50,000 payments (issue of the back office). */
import { type SQL, sql } from 'drizzle-orm';
import { STEPS } from '#app/features/accounts/steps/rules.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import type { Db } from '#db/client.server.ts';
import { say } from '../scripts/figures.ts';

/** CROWD=2000 for a quick look. */
export const PEOPLE = Number(process.env.CROWD ?? 100_000);
const PAGES_EACH = 10;

const pick = (list: readonly string[], n: SQL) =>
  sql`(${sql.raw(`array[${list.map((one) => `'${one}'`).join(',')}]`)})[1 + ${n} % ${list.length}]`;
/** Spread over two years, the youngest today. */
const at = (n: SQL, of: number) => sql`now() - (${of} - ${n}) * (interval '730 days' / ${of})`;
const N = sql.raw('n');

const NAMES = ['Ana', 'Luis', 'Marta', 'José', 'Camila', 'Andrés', 'Sofía', 'Iván', 'Nuria', 'Óscar'];
const SURNAMES = ['Gómez', 'Peña', 'Muñoz', 'Ruiz', 'Ávila', 'Castro', 'Niño', 'Rojas', 'Soto', 'Vega', 'Zapata'];

/** `staff`: who holds cases. */
export async function fillOffice(db: Db, staff: readonly string[]) {
  const many = async (what: string, query: SQL) => {
    await db.execute(query);
    say(what);
  };
  await many(
    `${PEOPLE} people`,
    sql`insert into users (first_name, last_name, phone_number, email, service_type, current_step, affiliate_code, utm_params, landing, created_at, updated_at)
      select ${pick(NAMES, N)}, ${pick(SURNAMES, N)} || ' ' || n, '+57301' || lpad(n::text, 7, '0'), 'persona' || n || '@correo.example',
        ${pick(SERVICE_TYPES, N)}, ${pick(STEPS, N)}, case when n % 9 = 0 then 'AMIGO' || n % 40 end,
        case when n % 3 = 0 then jsonb_build_object('utm_source', 'google', 'utm_campaign', 'c' || n % 20) end, '/',
        ${at(N, PEOPLE)}, ${at(N, PEOPLE)}
      from generate_series(1, ${PEOPLE}::int) n`,
  );
  await db.execute(sql`create temporary table crowd as
    select user_id, row_number() over (order by created_at, user_id)::int as n from users where phone_number like '+57301%'`);
  await db.execute(sql`create unique index on crowd (n)`);
  const answers = JSON.stringify({
    surnames: 'MUÑOZ',
    given_names: 'ANA',
    city_of_birth: 'Cali',
    note: 'x'.repeat(120),
  });
  await many(
    `${PEOPLE * PAGES_EACH} pages`,
    sql`insert into form_pages (user_id, form_name, page_number, form_data, status, saved_on)
      select user_id, 'ds160', page, ${answers}::jsonb, 'Finished', current_date
      from crowd cross join generate_series(1, ${PAGES_EACH}::int) page`,
  );
  await many(
    `${PEOPLE * 2} leads`,
    sql`insert into leads (phone_number, email, form_name, first_name, last_name, score, country, utm_params, affiliate_code, created_at, updated_at)
      select '+57302' || lpad(n::text, 7, '0'), 'lead' || n || '@correo.example', case n % 2 when 0 then 'visa' else 'contact' end,
        ${pick(NAMES, N)}, ${pick(SURNAMES, N)}, n % 101, 'CO', jsonb_build_object('utm_source', 'meta', 'utm_campaign', 'c' || n % 20),
        case when n % 9 = 0 then 'AMIGO' || n % 40 end, ${at(N, PEOPLE * 2)}, ${at(N, PEOPLE * 2)}
      from generate_series(1, ${PEOPLE * 2}::int) n`,
  );
  await many(
    `${PEOPLE / 2} payments with their orders`,
    sql`with bought as (
      insert into orders (purchase_id, user_id, state, method, provider, reference, provider_ref, content_hash, lines, number_purchasing,
        number_in_party, covered, minors, country, amount, currency, shown_amount, shown_currency, rate, rate_as_of, rate_source, locale,
        affiliate_code, created_at, updated_at, expires_at, paid_at)
      select gen_random_uuid(), user_id, 'paid', 'card', 'stripe', 'mir-' || n, 'pi_' || n, 'h' || n, '[]'::jsonb, 1, 1, 0, 0, 'CO',
        9700, 'USD', 400000, 'COP', 4000, current_date, '', 'es', case when n % 9 = 0 then 'AMIGO' || n % 40 end,
        ${at(N, PEOPLE)}, ${at(N, PEOPLE)}, ${at(N, PEOPLE)}, ${at(N, PEOPLE)}
      from crowd where n % 2 = 0 returning order_id, user_id, provider_ref, created_at),
    paid as (
      insert into payments (order_id, user_id, provider, provider_ref, amount, currency, state, created_at, updated_at)
      select order_id, user_id, 'stripe', provider_ref, 9700, 'USD', 'paid', created_at, created_at from bought
      returning payment_id, user_id, created_at)
    insert into subscriptions (user_id, sid, applicants_covered, payment_id, state, created_at)
    select paid.user_id, users.service_type, 1, payment_id, 'active', paid.created_at
    from paid inner join users on users.user_id = paid.user_id`,
  );
  const owners = sql.raw(`array[${staff.map((one) => `'${one}'::uuid`).join(',')}]`);
  await many(
    'cases, reviews and stories',
    sql`with held as (
      insert into cases (user_id, owner_id, claimed_at, deadline_at)
      select user_id, case when n % 5 > 0 then (${owners})[1 + n % ${staff.length}] end, now(), now() + (n % 60 - 10) * interval '1 day'
      from crowd where n % 3 = 0 returning 1),
    seen as (
      insert into reviews (user_id, state, asked_at, opened_at)
      select user_id, case when n % 100 = 0 then 'asked' else 'accepted' end, ${at(N, PEOPLE)}, now()
      from crowd where n % 4 = 0 returning 1)
    insert into case_events (user_id, event, to_step) select user_id, 'step', 'form_started' from crowd cross join generate_series(1, 5)`,
  );
  await many(
    'the trail and the events',
    sql`with trail as (
      insert into audit (created_at, actor_id, actor_role, action, subject_id)
      select ${at(N, PEOPLE)}, (${owners})[1 + n % ${staff.length}], 'csr', ${pick(['case.read', 'case.update', 'documents.read'], N)}, user_id
      from crowd cross join generate_series(1, 3) returning 1),
    told as (
      insert into conversion_events (user_id, event, data, created_at)
      select user_id, 'sign_up', '{"value": 1}'::jsonb, ${at(N, PEOPLE)} from crowd returning event_id, created_at)
    insert into event_deliveries (event_id, sink, state, reason, created_at)
    select event_id, sink, case when sink = 'crm' then 'sent' else 'skipped' end, 'no_consent', created_at
    from told cross join unnest(array['meta', 'ga4', 'crm']) sink`,
  );
  await db.execute(sql`analyze`);
}
