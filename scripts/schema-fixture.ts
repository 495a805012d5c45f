/** npm run db:fixture: a dump of today's schema with rows in every table, for the test that migrates old data to head. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder, openPostgres } from '#db/client.server.ts';
import * as schema from '#db/schema.server.ts';
import { seedDemo } from '#db/seed.server.ts';
import { freshPostgres } from '#tests/database.ts';

const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
  entries: { tag: string }[];
};
const head = journal.entries.at(-1)?.tag.slice(0, 4);
const { url, drop } = await freshPostgres('template1');
const connection = openPostgres(url, 2);
const { db } = connection;
const person = '00000000-0000-4000-8000-000000000001';
const now = new Date('2026-11-15T12:00:00Z');
try {
  await connection.migrate();
  await seedDemo(db, mkdtempSync(join(tmpdir(), 'mirador-fixture-')), 'fixture-password');
  await db.insert(schema.sessions).values({ token_hash: 'hash', family_id: person, user_id: person, expires_at: now });
  await db
    .insert(schema.one_time_tokens)
    .values({ token_hash: 'hash', purpose: 'reset', user_id: person, expires_at: now });
  await db
    .insert(schema.case_events)
    .values({ user_id: person, event: 'current_step', to_step: 'password_set', data: { user_id: person } });
  await db.insert(schema.form_pages).values({
    user_id: person,
    form_name: 'ds160',
    page_number: 1,
    form_data: { surname: "O'Hara" },
    status: 'In Progress',
    ...{ confirm_later: ['surname'], saved_on: '2026-11-17', saved_by: person, saved_from: 'Chrome · Android' },
    origins: { surname: 'profile' },
  });
  await db.insert(schema.check_notes).values({
    ...{ user_id: person, form_name: 'ds160', finding: 'passport_name 1.surnames', values_hash: 'a1' },
    ...{ note: 'dos\nlíneas', written_by: person },
  });
  await db.insert(schema.form_english).values({
    ...{ user_id: person, form_name: 'ds160', path: 'previous_jobs.0.duties', original: 'Vendía\ntelas' },
    ...{ english: 'I sold\nfabrics', accepted_by: person },
  });
  await db.insert(schema.reviews).values({ user_id: person, state: 'asked', asked_at: now, asked_by: person });
  await db.insert(schema.documents).values({
    ...{ user_id: person, document_type: 'passport', file_number: 1, object_key: 'docs/1', state: 'uploaded' },
    ...{ content_type: 'image/jpeg', bytes: 1000, name: 'pasaporte ñ.jpg', scanned: 'clean', uploaded_by: person },
  });
  await db
    .insert(schema.upload_passes)
    .values({ token_hash: 'hash', user_id: person, made_by: person, expires_at: now });
  const order_id = '00000000-0000-4000-8000-00000000a001';
  const payment_id = '00000000-0000-4000-8000-00000000a002';
  const subscription_id = '00000000-0000-4000-8000-00000000a003';
  await db.insert(schema.promos).values({ code: 'AMIGOS', kind: 'affiliate', proportion: 0.1, max_uses: 5 });
  await db.insert(schema.carts).values({ user_id: person, product_ids: ['FirstTime'], number_purchasing: 3 });
  await db.insert(schema.price_promises).values({
    ...{ user_id: person, sid: 'FirstTime', currency: 'COP', tier: 3, is_minor: false, proportion: 0.1 },
    ...{ unit: 347_200, version_number: 1, rate: 4000.5, rate_as_of: '2026-11-15', shown_at: now },
  });
  await db.insert(schema.orders).values({
    ...{ order_id, purchase_id: order_id, user_id: person, state: 'paid', method: 'card', provider: 'sandbox' },
    ...{ reference: 'mir-1', provider_ref: 'sbx_1', content_hash: 'hash', lines: [], number_purchasing: 3 },
    ...{ number_in_party: 3, covered: 0, minors: 1, country: 'CO', amount: 26_040, currency: 'USD' },
    ...{ shown_amount: 1_041_600, shown_currency: 'COP', rate: 4000.5, rate_as_of: '2026-11-15', rate_source: '' },
    ...{ locale: 'es', expires_at: now, paid_at: now },
    invoice: { document_type: 'CC', document_number: '1', name: "O'Hara", address: 'Calle 1\nBogotá' },
  });
  await db.insert(schema.payments).values({
    ...{ payment_id, order_id, user_id: person, provider: 'sandbox', provider_ref: 'sbx_1', amount: 26_040 },
    ...{ currency: 'USD', state: 'paid' },
  });
  await db
    .insert(schema.subscriptions)
    .values({ subscription_id, user_id: person, sid: 'FirstTime', applicants_covered: 3, state: 'active', payment_id });
  await db.insert(schema.subscription_applicants).values({ subscription_id, user_id: person });
  await db.insert(schema.payment_events).values({ provider: 'sandbox', event_key: 'sbx_evt_1', order_id });
  await db
    .insert(schema.payment_reviews)
    .values({ kind: 'amount', provider: 'sandbox', reference: 'mir-1', provider_ref: 'sbx_1', order_id });
  await db
    .insert(schema.payment_matches)
    .values({ day: '2026-11-15', provider: 'sandbox', ours: 1, theirs: 1, differences: 0 });
  await db.insert(schema.refund_requests).values({
    ...{ user_id: person, payment_id, subscription_id, people: [person], stage: 'before-review', proportion: 1 },
    ...{ amount: 8680, currency: 'USD', state: 'asked' },
  });
  await db.insert(schema.pay_links).values({ code_hash: 'hash', user_id: person, expires_at: now });
  await db.insert(schema.sandbox_payments).values({
    ...{ provider_ref: 'sbx_1', reference: 'mir-1', secret: 's', amount: 26_040, currency: 'USD', country: 'CO' },
    ...{ description: 'Mirador', state: 'paid', back_url: '/a', success_url: '/b', notification_url: '/c' },
  });
  const [event] = await db
    .insert(schema.conversion_events)
    .values({ user_id: person, event: 'purchase_visa', subject: payment_id, data: { value: 300 } })
    .returning({ event_id: schema.conversion_events.event_id });
  await db
    .insert(schema.event_deliveries)
    .values({
      event_id: String(event?.event_id),
      sink: 'crm',
      state: 'skipped',
      reason: 'no consent',
      payload: { value: 300 },
    });
  await db.insert(schema.crm_conversions).values({
    ...{ location_id: 'mirador', call_key: 'call:k', conversion_event: 'purchase_visa', status: 'won', closed_at: now },
    ...{ first_name: 'Zoë', email: 'zoe@correo.example', utm_params: { utm_source: 'a b' } },
  });
  await db
    .insert(schema.document_requests)
    .values({ user_id: person, document_type: 'bank_statements', is_asked: true, reason: 'dos\nlíneas' });
  await db.insert(schema.comments).values({ article: 'fill-ds160', locale: 'es', name: 'Eva', text: 'dos\nlíneas' });
  await db.insert(schema.article_votes).values({ article: 'fill-ds160', locale: 'es', is_useful: true, count: 3 });
  await db.insert(schema.audit).values({ actor_role: 'csr', action: 'leads.list', actor_id: person });
  await db
    .insert(schema.idempotency)
    .values({ scope: 's', key: 'k', request_hash: 'h', status: 200, body: { success: true } });
  await db.insert(schema.limits).values({ bucket: 'b', key: 'k', count: 3, window_ends_at: now });
  await db.insert(schema.messages).values({
    kind: 'lead',
    to_address: 'a@correo.example',
    locale: 'ar',
    subject: 'رسالة',
    text: 't',
    html: '<p>t</p>',
  });
  await db.insert(schema.wait_times).values({
    city: 'bogota',
    category: 'visitor',
    as_of: '2026-08-14',
    next_months: 8.5,
    source_url: 'https://travel.state.gov',
  });
  await db.insert(schema.wait_alerts).values({
    token_hash: 'hash',
    email: 'eva@correo.example',
    city: 'bogota',
    category: 'visitor',
    below_months: 6,
    locale: 'es',
  });
  await db
    .insert(schema.exchange_rates)
    .values({ as_of: '2026-11-15', rates: { COP: 4100 }, source: 'https://rates.example' });
  await db.insert(schema.social_posts).values({
    id: '1',
    position: 0,
    media_type: 'IMAGE',
    media_url: '/files/1.jpg',
    permalink: 'https://instagram.example/p/1',
  });
  await db.insert(schema.appointments).values({
    user_id: person,
    kind: 'consulate',
    state: 'booked',
    city: 'bogota',
    wanted_from: '2027-01-10',
    days_off: ['2027-01-12'],
    starts_at: now,
    time_zone: 'America/Bogota',
    confirmation_numbers: ['AA00BB11CC'],
  });
  await db
    .insert(schema.interview_notes)
    .values({ user_id: person, question: 'visitor_1_why', note: 'dos\nlíneas', is_practised: true });
  await db.insert(schema.leads).values({
    phone_number: '+573001234567',
    email: 'eva@correo.example',
    form_name: 'contact',
    first_name: 'Eva',
    message: 'dos\nlíneas',
    utm_params: { utm_source: 'x' },
  });
} finally {
  await connection.close();
}
const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', url], { encoding: 'utf8' });
// Commands of psql and the settings of its own connection are not SQL of ours.
const lines = dump
  .split('\n')
  .filter((line) => line !== '' && !/^(\\|--|SET |SELECT pg_catalog\.set_config)/.test(line));
writeFileSync(`tests/fixtures/schema-${head}.sql`, `${lines.join('\n')}\n`);
await drop();
console.log(`tests/fixtures/schema-${head}.sql`);
