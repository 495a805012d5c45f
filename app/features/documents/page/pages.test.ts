/** The screen as the server writes it: whose it is, what it shows of each state, and what it leaves out (D48, D49, D50). */
import { eq } from 'drizzle-orm';
import { credentials, documents, reviews, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { handedIn } from '#tests/document-samples.ts';

type TestSession = Awaited<ReturnType<TestApp['signIn']>>;

async function read(api: TestApp, { cookie }: Pick<TestSession, 'cookie'>, user_id: string, locale = '/en') {
  const answer = await api.raw('GET', `${locale}/portal/applicants/${user_id}/documents`, { headers: cookie });
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return { status: answer.status, headers: answer.headers, html, text };
}

const applicant = (api: TestApp, more: Partial<typeof users.$inferInsert> = {}) =>
  api.signIn('applicant', { first_name: 'Ana', service_type: 'FirstTime', ...more });

test('nothing uploaded: the count, the next step, each document with its word and its ways in', async ({ api }) => {
  const ana = await applicant(api);
  const { status, text, html, headers } = await read(api, ana, ana.user.user_id);
  expect(status).toBe(200);
  expect(text).toContain('0 of 3');
  expect(text).toContain('Next: Passport');
  expect(text).toContain('Not uploaded');
  expect(text).toContain('May be needed (12)');
  expect(text, 'a list without a file has no archive').not.toContain('Download all as a ZIP');
  expect(html).toContain('accept=".jpg,.jpeg,.png,.pdf,image/heic,image/heif"');
  expect(headers.get('content-security-policy')).toMatch(/img-src [^;]*blob:/);
  expect(headers.get('cache-control')).toContain('no-store');
});

test('uploaded, asked for again with the reason, refused with why: in the order of what is to be done', async ({
  api,
}) => {
  const ana = await applicant(api);
  const id = ana.user.user_id;
  await api.db
    .insert(documents)
    .values([
      handedIn(id, 'photo', { name: 'cara.jpg', bytes: 2 * 1024 * 1024, accepted_at: api.clock.now }),
      handedIn(id, 'bank_statements', { asked_again: 'The last page is missing' }),
      handedIn(id, 'passport', { state: 'refused', refused_for: 'pdf_locked', bytes: null }),
      handedIn(id, 'cv'),
    ]);
  const { text } = await read(api, ana, id);
  expect(text).toContain('1 of 3');
  expect(text).toContain('In progress');
  const places = ['Your adviser asks for another one', 'Could not be accepted', 'May be needed (', 'cara.jpg'];
  const found = places.map((words) => text.indexOf(words));
  expect(found.every((at) => at > 0)).toBe(true);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(text).toContain('The last page is missing');
  expect(text).toContain('The PDF has a password. Remove it or print it to a PDF and upload it again.');
  expect(text).toContain('2 MB');
  expect(text).toContain('Checked by your adviser');
  expect(text).toContain('From an earlier service (1)');
  expect(text).toContain('Download all as a ZIP');
  expect((await read(api, ana, id, '/ar')).text).toContain('من خدمة سابقة (1)');
});

test('with an adviser nothing is deleted or added, but what was asked for again and what comes later', async ({
  api,
}) => {
  const ana = await applicant(api);
  const id = ana.user.user_id;
  await api.db
    .insert(documents)
    .values([handedIn(id, 'photo', { name: 'cara.jpg' }), handedIn(id, 'passport', { asked_again: 'Too dark' })]);
  await api.db.insert(reviews).values({ user_id: id, state: 'opened', asked_at: api.clock.now });
  const { text, html } = await read(api, ana, id);
  expect(text).toContain('Your documents are with your adviser');
  expect(html).toContain('aria-label="Open cara.jpg"');
  expect(html).not.toContain('aria-label="Delete cara.jpg"');
  expect(html).toContain('aria-label="Choose files for Passport, data page"');
  expect(html).toMatch(/aria-label="Choose files for [^"]*DS-160[^"]*"/);
  expect(html).not.toContain('aria-label="Choose files for Recent bank statements"');
});

test('a page of one’s own and of those one looks after; of anybody else it is the missing page', async ({ api }) => {
  const ana = await applicant(api);
  const id = ana.user.user_id;
  const luz = await api.signIn('secondary', { first_name: 'Luz', primary_user_id: id });
  const [child] = await api.db
    .insert(users)
    .values({
      role: 'secondary',
      user_type: 'secondary',
      first_name: 'Teo',
      last_name: 'Gil',
      primary_user_id: id,
      is_minor: true,
    })
    .returning();
  const other = await applicant(api, { first_name: 'Ajena' });
  // With an account of her own, she is nobody's to look after (D48).
  await api.db.insert(credentials).values({ user_id: luz.user.user_id, password_hash: 'her own' });
  const csr = await api.signIn('csr');
  expect((await read(api, ana, String(child?.user_id))).text).toContain('Teo’s documents');
  await api.db.insert(documents).values(handedIn(id, 'photo', { name: 'cara.jpg' }));
  expect((await read(api, ana, id)).html, 'of several files each is called by its name').toContain(
    'aria-label="Use it for someone else, too: cara.jpg"',
  );
  expect((await read(api, luz, luz.user.user_id)).status).toBe(200);
  expect((await read(api, csr, id)).status).toBe(200);
  for (const [who, of] of [
    [other, id],
    [luz, id],
    [ana, luz.user.user_id],
  ] as const)
    expect((await read(api, who, of)).status).toBe(404);
});

test('without a service there is no list yet, and the way to one', async ({ api }) => {
  const ana = await applicant(api, { service_type: null });
  const { text } = await read(api, ana, ana.user.user_id);
  expect(text).toContain('Choose your service first');
  expect(text).toContain('Choose my service');
});

test('one file of the family is enough, and whose page it is says so', async ({ api }) => {
  const ana = await applicant(api);
  const luz = await api.signIn('secondary', { first_name: 'Luz', primary_user_id: ana.user.user_id });
  await api.db.insert(documents).values(handedIn(ana.user.user_id, 'bank_statements', { name: 'secreto.pdf' }));
  const { text } = await read(api, luz, luz.user.user_id);
  expect(text).toContain('The file of another person in the family is enough.');
  expect(text).not.toContain('secreto.pdf');
  await api.db.delete(documents).where(eq(documents.user_id, ana.user.user_id));
});
