/** Whatever somebody typed, in every field that staff read: on each page of theirs it is text, and runs nothing (T31). */
import { eq } from 'drizzle-orm';
import { screenRows } from '#app/paths.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import {
  appointments,
  case_events,
  cases,
  comments,
  documents,
  field_reviews,
  form_pages,
  leads,
  payment_reviews,
  payments,
  refund_requests,
  reviews,
  staff_messages,
  staff_notes,
  users,
} from '#db/schema.server.ts';
import { expect, type TestApp, test } from './app.ts';
import { buy } from './paid-family.ts';

const EVIL = `"'></script><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}\u202e`;
/** What would run: an element, where the answer is a page or data inside a script. */
const RUNS = /<script>alert|<img src=x|href="javascript:|onerror=alert\(1\)>(?!\{)/;

/** Every column of text that a person or a colleague fills, with the same words. */
async function fill({ db, clock }: TestApp, user_id: string, by: string) {
  const stamp = { created_at: clock.now };
  await db
    .update(users)
    .set({ landing: EVIL, affiliate_code: EVIL, utm_params: { utm_source: EVIL }, caption: EVIL } as never)
    .where(eq(users.user_id, user_id));
  await db.insert(cases).values({ user_id, next_action: EVIL, application_number: EVIL, owner_id: by });
  await db.insert(staff_notes).values({ user_id, note: EVIL, written_by: by });
  await db
    .insert(staff_messages)
    .values({ user_id, channel: 'mail', locale: 'es', subject: EVIL, message: EVIL, sent_by: by });
  for (const { number, fields } of ds160.pages) {
    const form_data = Object.fromEntries(fields.filter(({ type }) => type === 'text').map(({ name }) => [name, EVIL]));
    await db.insert(form_pages).values({
      ...{ user_id, form_name: 'ds160', page_number: number, form_data, status: 'In Progress', ...stamp },
    });
  }
  await db.insert(reviews).values({ user_id, state: 'opened', asked_at: clock.now, opened_at: clock.now });
  await db.insert(field_reviews).values({
    ...{ user_id, form_name: 'ds160', page_number: 1, path: 'surnames', verdict: 'flagged', state: 'answered' },
    ...{ reason: EVIL, comment: EVIL, value_before: { value: EVIL }, value_after: { value: EVIL }, written_by: by },
  });
  await db.insert(documents).values({
    ...{ user_id, document_type: 'passport', file_number: 1, object_key: `docs/${user_id}`, state: 'uploaded' },
    ...{ content_type: 'image/jpeg', name: EVIL, note: EVIL, asked_again: EVIL },
  });
  await db.insert(appointments).values({
    ...{ user_id, kind: 'adviser_call', state: 'booked', starts_at: clock.now, time_zone: 'America/Bogota' },
    ...{ booked_city: EVIL, confirmation_numbers: [EVIL], adviser_id: by },
  });
  await db.insert(case_events).values({ user_id, event: 'family.added', data: { field: EVIL, name: EVIL } } as never);
  await db.insert(payment_reviews).values({ kind: 'no_order', provider: EVIL, reference: EVIL, provider_ref: EVIL });
}

test('hostile words in every field are words on every page of staff, in both languages', async ({ api }) => {
  const admin = await api.signIn('admin', { first_name: EVIL, last_name: EVIL });
  const { user } = await api.signIn('applicant', {
    ...{ first_name: EVIL, last_name: EVIL, email: `${EVIL}@correo.example`, service_type: 'FirstTime' },
  });
  const { user_id } = user;
  await api.signIn('secondary', { first_name: EVIL, primary_user_id: user_id });
  await buy(api, { user_id, order: { promo_code: EVIL } as never, payment: { reason: EVIL } });
  const [bought] = await api.db.select().from(payments).where(eq(payments.user_id, user_id));
  await fill(api, user_id, admin.user.user_id);
  const { rows } = (await api.db.execute(
    `select subscription_id from subscriptions where user_id = '${user_id}'`,
  )) as unknown as { rows: { subscription_id: string }[] };
  await api.db.insert(refund_requests).values({
    ...{ user_id, payment_id: String(bought?.payment_id), subscription_id: String(rows[0]?.subscription_id) },
    ...{
      people: [user_id],
      stage: 'before-review',
      proportion: 1,
      amount: 1,
      currency: 'USD',
      state: 'asked',
      reason: EVIL,
    },
  } as never);
  const [lead] = await api.db
    .insert(leads)
    .values({
      ...{ phone_number: '+573001112233', email: 'lead@correo.example', form_name: 'visa', user_id, locale: 'es' },
      ...{ first_name: EVIL, last_name: EVIL, message: EVIL, landing: EVIL, utm_params: { utm_source: EVIL } },
      ...{ call_note: EVIL, called_at: api.clock.now, affiliate_code: EVIL, times_sent: 1 },
    } as never)
    .returning();
  await api.db.insert(comments).values({ article: 'fill-ds160', locale: 'es', name: EVIL, text: EVIL });
  const pages = screenRows().filter(({ frame }) => frame === 'office');
  expect(pages.length).toBeGreaterThan(18);
  let shown = 0;
  for (const row of pages)
    for (const pattern of [row.es, row.en]) {
      const path = String(pattern)
        .replace(':user_id', user_id)
        .replace(':lead_id', String(lead?.lead_id))
        .replace(':form_name', 'ds160');
      const page = await api.raw('GET', path, { headers: admin.cookie });
      const html = await page.text();
      expect(page.status, path).toBe(200);
      expect(RUNS.exec(html)?.[0], path).toBe(undefined);
      if (html.includes('&lt;script&gt;alert(1)')) shown++;
    }
  expect(shown, 'they are there to be read').toBeGreaterThan(16);
  const found = await api.send('POST', '/api-mv/admin/people/search', { headers: admin.bearer, json: { q: '"\'' } });
  expect(found.status).toBe(200);
}, 180_000);
