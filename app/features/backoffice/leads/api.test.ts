/** Leads in the office: who may look, find, call and take away; nothing that somebody typed becomes more than a text. */
import { and, eq } from 'drizzle-orm';
import { audit, conversion_events, leads, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

type Row = typeof leads.$inferInsert;
let last = 0;
async function newLead({ db, clock }: TestApp, more: Partial<Row> = {}) {
  last++;
  const [row] = await db
    .insert(leads)
    .values({
      ...{ phone_number: `+57300555${String(1000 + last)}`, email: `lead${last}@correo.example`, form_name: 'visa' },
      ...{ first_name: 'Eva', last_name: 'Ruiz', created_at: clock.now, updated_at: clock.now, ...more },
    })
    .returning();
  if (!row) throw new Error('no lead');
  return row;
}

type Who = { bearer: Record<string, string> };
const write = (api: TestApp, who: Partial<Who>, lead_id: string, json: object) =>
  api.send('PUT', `/api-mv/admin/leads/${lead_id}/call`, { headers: who.bearer ?? {}, json });
const search = (api: TestApp, who: Partial<Who>, q: unknown) =>
  api.send('POST', '/api-mv/admin/leads/search', { headers: who.bearer ?? {}, json: { q } });
const page = async (api: TestApp, who: { cookie: Record<string, string> }, path: string) => {
  const answer = await api.raw('GET', path, { headers: who.cookie });
  return { status: answer.status, html: await answer.text() };
};
const trailOf = ({ db }: TestApp, action: string) => db.select().from(audit).where(eq(audit.action, action));

const later = (api: TestApp, seconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000);
};

test('whoever calls writes it down once; two hear of each other, and only one’s own is taken back', async ({ api }) => {
  const [one, two, admin] = [await api.signIn('csr'), await api.signIn('csr'), await api.signIn('admin')];
  const { user } = await api.signIn('applicant');
  const { lead_id, updated_at } = await newLead(api, { user_id: user.user_id });
  later(api, 60);
  expect((await write(api, one, lead_id, { is_called: false })).json.message).toBe('Not called yet');
  expect((await write(api, one, lead_id, { is_called: true, note: ' Pide el lunes ' })).status).toBe(200);
  const stored = async () => (await api.db.select().from(leads).where(eq(leads.lead_id, lead_id)))[0];
  const called = { called_at: api.clock.now, called_by: one.user.user_id, call_note: 'Pide el lunes' };
  expect(await stored()).toMatchObject({ ...called, updated_at });
  const second = await write(api, two, lead_id, { is_called: true });
  expect([second.status, second.json.message]).toEqual([409, 'Called already']);
  const undone = await write(api, two, lead_id, { is_called: false });
  expect([undone.status, undone.json.message]).toEqual([409, 'Called by somebody else']);
  expect(await stored()).toMatchObject(called);
  expect((await write(api, one, lead_id, { is_called: false })).status).toBe(200);
  expect(await stored()).toMatchObject({ called_at: null, called_by: null, call_note: null });
  expect((await write(api, two, lead_id, { is_called: true, note: '' })).status).toBe(200);
  expect(await stored()).toMatchObject({ call_note: null });
  expect((await write(api, admin, lead_id, { is_called: false })).status, 'an admin takes back').toBe(200);
  const own = { subject_id: user.user_id, after: { lead_id } };
  expect(await trailOf(api, 'leads.called')).toMatchObject([
    { ...own, actor_id: one.user.user_id },
    { ...own, actor_id: two.user.user_id },
  ]);
  expect(await trailOf(api, 'leads.call-undone')).toHaveLength(2);
});

test('whoever sends the form again after our call is called again', async ({ api }) => {
  const csr = await api.signIn('csr');
  const path = '/leads/+573001234567/eva@correo.example/contact';
  await api.send('POST', path, { json: { first_name: 'Eva' } });
  const [lead] = await api.db.select().from(leads);
  const lead_id = String(lead?.lead_id);
  later(api, 60);
  expect((await write(api, csr, lead_id, { is_called: true })).status).toBe(200);
  expect((await write(api, csr, lead_id, { is_called: true })).status).toBe(409);
  later(api, 60);
  await api.send('POST', path, { json: { first_name: 'Eva' } });
  const { html } = await page(api, csr, `/admin/leads/${lead_id}`);
  expect(html).toContain('Volvió a enviar el formulario después de nuestra llamada');
  expect((await write(api, csr, lead_id, { is_called: true })).status).toBe(200);
});

test('calls and searches are for staff; a call names a lead that there is', async ({ api }) => {
  const [applicant, csr] = [await api.signIn('applicant'), await api.signIn('csr')];
  const { lead_id } = await newLead(api);
  const body = { is_called: true };
  expect([(await write(api, {}, lead_id, body)).status, (await search(api, {}, 'eva')).status]).toEqual([401, 401]);
  expect((await write(api, applicant, lead_id, body)).status).toBe(404);
  expect((await search(api, applicant, 'eva')).status).toBe(404);
  expect((await write(api, csr, '00000000-0000-4000-8000-000000000000', body)).status).toBe(404);
  for (const wrong of [{}, { is_called: 'yes' }, { ...body, note: 'x'.repeat(501) }, { ...body, called_by: lead_id }])
    expect((await write(api, csr, lead_id, wrong)).status, JSON.stringify(wrong)).toBe(422);
  expect((await search(api, csr, 'x'.repeat(81))).status).toBe(422);
});

test('a lead is found by the beginning of name, number or address, marks or not, and on record without the words', async ({
  api,
}) => {
  const csr = await api.signIn('csr');
  const lead = await newLead(api, { first_name: 'Ángela', last_name: 'Peña', phone_number: '+573115550001' });
  await newLead(api, { first_name: null, last_name: null });
  for (const q of ['angela', 'Ángela pe', '+573115550', '3115550001', lead.email.slice(0, 6)]) {
    const { json } = await search(api, csr, q);
    expect(
      json.leads.map(({ lead_id }: { lead_id: string }) => lead_id),
      q,
    ).toContain(lead.lead_id);
    expect(Object.keys(json.leads[0]).sort()).toEqual([
      'created_at',
      'first_name',
      'form_name',
      'last_name',
      'lead_id',
    ]);
  }
  for (const q of ['%', '_', '', 'ngela', "' or 1=1", '12'])
    expect((await search(api, csr, q)).json.leads, q).toEqual([]);
  const trail = await trailOf(api, 'leads.search');
  expect(trail).toHaveLength(11);
  expect(JSON.stringify(trail)).not.toMatch(/ngela|311555/i);
});

test('the list and one lead are pages of staff, and each look is on record: how many, and which', async ({ api }) => {
  const [applicant, csr] = [await api.signIn('applicant'), await api.signIn('csr')];
  const lead = await newLead(api, { phone_number: '+573115559999', message: 'Una pregunta' });
  for (const path of ['/admin/leads', `/admin/leads/${lead.lead_id}`])
    expect((await page(api, applicant, path)).status, path).toBe(404);
  const list = await page(api, csr, '/admin/leads');
  expect([list.status, list.html.includes('Eva Ruiz')]).toEqual([200, true]);
  expect(list.html, 'a list needs no number').not.toMatch(/3115559999|lead\d+@correo/);
  expect(await trailOf(api, 'leads.list')).toMatchObject([{ actor_id: csr.user.user_id, after: { count: 1 } }]);
  expect((await page(api, csr, `/admin/leads/${lead.lead_id}`)).html).toMatch(/3115559999[\s\S]*Una pregunta/);
  const looks = [{ actor_id: csr.user.user_id, after: { lead_id: lead.lead_id } }];
  expect(await trailOf(api, 'leads.read')).toMatchObject(looks);
  for (const none of ['x', '00000000-0000-4000-8000-000000000000'])
    expect((await page(api, csr, `/admin/leads/${none}`)).status, none).toBe(404);
  expect(await trailOf(api, 'leads.read'), 'what is not there was not looked at').toHaveLength(1);
  const wrong = await page(api, csr, '/admin/leads?call=nadie&before=x');
  expect([wrong.status, wrong.html.includes('no era un filtro válido')]).toEqual([200, true]);
  expect((await page(api, csr, '/admin/leads?call=called')).html).toContain('Nada con estos filtros');
});

test('marketing beyond the leads is for admins: pages and calls alike', async ({ api }) => {
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  for (const path of ['/admin/discount-codes', '/admin/attribution', '/admin/events', '/admin/jobs']) {
    expect((await page(api, csr, path)).status, path).toBe(404);
    expect((await page(api, admin, path)).status, path).toBe(200);
  }
  expect((await page(api, csr, '/admin/leads')).html).not.toContain('/admin/attribution');
  expect((await page(api, admin, '/admin/leads')).html).toContain('/admin/attribution');
  const looks = ['leads.discount-codes', 'attribution.read', 'conversion-events.list', 'jobs.list'];
  for (const action of looks)
    expect(await trailOf(api, action), action).toMatchObject([{ actor_id: admin.user.user_id }]);
});

const EVIL = '"><img src=x onerror=alert(1)><script>alert(1)</script>\u202e=HYPERLINK(1)';

test('what somebody typed into a form or put into an address is text in every screen', async ({ api }) => {
  const admin = await api.signIn('admin');
  const utm_params = { utm_source: EVIL, utm_campaign: EVIL, [EVIL]: EVIL };
  const lead = await newLead(api, {
    ...{ first_name: EVIL, last_name: EVIL, message: EVIL, call_note: EVIL, called_at: api.clock.now },
    ...{ trip_reason: EVIL, number_applying: EVIL, start_time: EVIL, landing: EVIL, affiliate_code: EVIL },
    ...{ pages_visited: [EVIL], tags: [EVIL], utm_params, country: EVIL },
  });
  await api.db
    .insert(conversion_events)
    .values({ lead_id: lead.lead_id, event: 'generate_lead', data: { value: 1 }, created_at: api.clock.now });
  for (const path of ['/admin/leads', `/admin/leads/${lead.lead_id}`, '/admin/attribution', '/admin/events']) {
    const { status, html } = await page(api, admin, path);
    expect(status, path).toBe(200);
    expect(html, path).not.toMatch(/<img src=x|<script>alert/);
  }
});

test('an erased lead is gone with its call, and its account stays', async ({ api }) => {
  const csr = await api.signIn('csr');
  const { user } = await api.signIn('applicant');
  const { phone_number, email, lead_id } = await newLead(api, { user_id: user.user_id });
  const path = `/leads/${encodeURIComponent(phone_number)}/${encodeURIComponent(email)}/visa`;
  expect((await api.send('DELETE', path, { headers: csr.bearer })).status).toBe(200);
  expect((await page(api, csr, `/admin/leads/${lead_id}`)).status).toBe(404);
  expect(await api.db.$count(users, and(eq(users.user_id, user.user_id)))).toBe(1);
  expect(await trailOf(api, 'leads.delete')).toHaveLength(1);
});
