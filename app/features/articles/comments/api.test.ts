/** Comments under an article (D33): written by anybody, read by staff, shown once approved; votes are counted of nobody. */
import { eq } from 'drizzle-orm';
import { RECIPIENT_LIMITS } from '#app/integrations/mail/outbox.server.ts';
import { brand } from '#content/brand.ts';
import { article_votes, audit, comments } from '#db/schema.server.ts';
import { expect, ORIGIN, type TestApp, test } from '#tests/app.ts';

const path = '/api-mv/articles/sample-blocks/comments';
const page = '/recursos-de-inmigracion/muestra-de-bloques';
const fields = { locale: 'es', name: 'Eva', text: 'Me sirvió la tabla.' };

const post = (api: TestApp, json: object = fields, rest: object = {}) => api.send('POST', path, { json, ...rest });
const rows = (api: TestApp) => api.db.select().from(comments);
const html = async (api: TestApp, at = page) => (await api.raw('GET', at)).text();

function sendForm(api: TestApp, at: string, typed: Record<string, string>, address?: string) {
  return api.raw('POST', at, {
    body: new URLSearchParams(typed).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    ...(address && { address }),
  });
}

test('a comment waits, staff are told by mail, and nobody sees it before it is approved', async ({ api }) => {
  expect(await post(api)).toMatchObject({ status: 200, json: { success: true } });
  expect(await rows(api)).toMatchObject([{ article: 'sample-blocks', ...fields, state: 'waiting', decided_by: null }]);
  await api.runJobs();
  const { json } = await api.send('GET', '/api-mv/dev/mailbox');
  expect(json.messages).toMatchObject([{ to: brand.staffEmail, subject: 'Un comentario espera revisión' }]);
  expect(json.messages[0].text).toContain('Me sirvió la tabla.');
  expect(await html(api)).not.toContain('Me sirvió la tabla.');
});

test('approved it stands on the page of its language, refused it goes again', async ({ api }) => {
  await post(api, { ...fields, text: 'Gracias <b>a todos</b>\nde verdad' });
  const [{ comment_id } = { comment_id: '' }] = await rows(api);
  const staff = await api.signIn('csr');
  const decide = (what: string, seen: string) =>
    api.send('POST', `/api-mv/admin/comments/${comment_id}/${what}`, {
      json: { seen, ...(what === 'refuse' && { reason: 'Ya no ayuda' }) },
      headers: staff.cookie,
    });
  await html(api);
  expect(await decide('approve', 'waiting')).toMatchObject({ status: 200, json: { comment: { state: 'approved' } } });
  await api.app.pages.look();
  expect(await html(api)).toContain('Gracias &lt;b&gt;a todos&lt;/b&gt;\nde verdad');
  expect(await html(api, '/en/immigration-resources/sample-of-every-block')).not.toContain('Gracias');
  expect(await rows(api)).toMatchObject([{ decided_by: staff.user.user_id, decided_at: api.clock.now }]);
  expect((await decide('refuse', 'approved')).status).toBe(200);
  await api.app.pages.look();
  expect(await html(api)).not.toContain('Gracias &lt;b&gt;');
});

test('two who decide at once do not overwrite each other; the same decision twice is one', async ({ api }) => {
  await post(api);
  const [{ comment_id } = { comment_id: '' }] = await rows(api);
  const { cookie } = await api.signIn('admin');
  const decide = (what: string, seen = 'waiting') =>
    api.send('POST', `/api-mv/admin/comments/${comment_id}/${what}`, {
      json: { seen, ...(what === 'refuse' && { reason: 'Ya no ayuda' }) },
      headers: cookie,
    });
  expect((await decide('approve')).status).toBe(200);
  expect(await decide('refuse')).toMatchObject({ status: 409, json: { success: false } });
  expect(await rows(api)).toMatchObject([{ state: 'approved' }]);
  expect(await decide('approve')).toMatchObject({ status: 200, json: { comment: { state: 'approved' } } });
});

test('staff alone list, decide and delete; each is on record', async ({ api }) => {
  await post(api);
  const [{ comment_id } = { comment_id: '' }] = await rows(api);
  const calls: [method: string, path: string, json?: object][] = [
    ['GET', '/api-mv/admin/comments'],
    ['POST', `/api-mv/admin/comments/${comment_id}/approve`, { seen: 'waiting' }],
    ['POST', `/api-mv/admin/comments/${comment_id}/refuse`, { seen: 'waiting', reason: 'Publicidad' }],
    ['PUT', '/api-mv/admin/comments', { comments: [{ comment_id, seen: 'waiting' }], state: 'approved' }],
    ['DELETE', `/api-mv/admin/comments/${comment_id}`],
  ];
  const applicant = await api.signIn('applicant');
  for (const [method, at, json] of calls) {
    expect((await api.send(method, at, { json })).status, at).toBe(401);
    expect((await api.send(method, at, { json, headers: applicant.cookie })).status, at).toBe(404);
  }
  expect(await rows(api)).toMatchObject([{ state: 'waiting' }]);
  const { cookie } = await api.signIn('csr');
  expect((await api.send('DELETE', `/api-mv/admin/comments/${comment_id}`, { headers: cookie })).status).toBe(200);
  expect(await rows(api)).toEqual([]);
  expect((await api.send('DELETE', `/api-mv/admin/comments/${comment_id}`, { headers: cookie })).status).toBe(404);
  expect(await api.db.select().from(audit)).toMatchObject([{ action: 'comments.delete' }]);
});

test('comments of one state are listed from the oldest, page by page', async ({ api }) => {
  const start = api.clock.now.getTime();
  for (let number = 0; number < 5; number++) {
    api.clock.now = new Date(start + Math.floor(number / 2) * 1000);
    await post(api, { ...fields, text: `Texto ${number}` }, { address: `198.51.100.${number}` });
  }
  const { cookie } = await api.signIn('csr');
  const list = (query = '') => api.send('GET', `/api-mv/admin/comments?limit=2${query}`, { headers: cookie });
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { json } = await list(next ? `&after=${next}` : '');
    seen.push(...json.comments.map(({ text }: { text: string }) => text));
    next = json.next;
  }
  expect(seen.map((text) => text.at(-1)).sort()).toEqual(['0', '1', '2', '3', '4']);
  expect(seen.at(-1)).toBe('Texto 4');
  expect((await list('&state=approved')).json.comments).toEqual([]);
});

test('what is wrong is named and nothing is saved', async ({ api }) => {
  const wrong: [object, string][] = [
    [{ ...fields, name: '  ' }, 'name'],
    [{ ...fields, name: 'x'.repeat(61) }, 'name'],
    [{ ...fields, text: ' \n ' }, 'text'],
    [{ ...fields, text: 'x'.repeat(2001) }, 'text'],
    [{ ...fields, locale: 'fr' }, 'locale'],
    [{ ...fields, state: 'approved' }, 'state'],
  ];
  for (const [json, field] of wrong)
    expect(await post(api, json), field).toMatchObject({ status: 422, json: { field } });
  expect((await api.send('POST', '/api-mv/articles/nothing/comments', { json: fields })).status).toBe(404);
  const other = { ...fields, locale: 'en' };
  expect((await api.send('POST', '/api-mv/articles/sample-spanish/comments', { json: other })).status).toBe(404);
  expect(await rows(api)).toEqual([]);
});

test('a machine is answered like everybody and saves nothing; five an hour from one address', async ({ api }) => {
  const trapped = { ...fields, website: 'http://spam.example' };
  expect((await post(api, trapped)).status).toBe(200);
  expect(await rows(api)).toEqual([]);
  for (let number = 0; number < 5; number++) expect((await post(api)).status).toBe(200);
  expect((await post(api)).status).toBe(429);
  expect((await post(api, fields, { address: '198.51.100.8' })).status).toBe(200);
  expect(await rows(api)).toHaveLength(6);
});

test('comments from ever other addresses are all kept for staff, and their mailbox is not flooded', async ({ api }) => {
  const [{ max } = { max: 0 }] = RECIPIENT_LIMITS.office;
  for (let i = 0; i < max + 3; i++)
    await post(api, { ...fields, text: `Gracias ${i}` }, { address: `198.51.100.${i}` });
  await api.runJobs();
  const { json } = await api.send('GET', '/api-mv/dev/mailbox');
  expect(json.messages).toHaveLength(max);
  expect(await rows(api)).toHaveLength(max + 3);
});

test('the same Idempotency-Key saves one comment and sends one mail', async ({ api }) => {
  const headers = { 'idempotency-key': 'comentario-1' };
  for (let time = 0; time < 2; time++) expect((await post(api, fields, { headers })).status).toBe(200);
  expect(await rows(api)).toHaveLength(1);
});

test('without scripts the form leads back to the page, which says what became of it', async ({ api }) => {
  const good = await sendForm(api, `${path}/form`, { ...fields, website: '' });
  expect([good.status, good.headers.get('location')]).toEqual([303, `${page}#comment-sent`]);
  const wrong = await sendForm(api, `${path}/form`, { ...fields, text: ' ', website: '' });
  expect([wrong.status, wrong.headers.get('location')]).toEqual([303, `${page}#comment-not-sent`]);
  const machine = await sendForm(api, `${path}/form`, { ...fields, website: 'x' });
  expect(machine.headers.get('location')).toBe(`${page}#comment-sent`);
  expect(await rows(api)).toHaveLength(1);
  for (let number = 0; number < 5; number++) await sendForm(api, `${path}/form`, { ...fields, website: '' });
  expect(await rows(api)).toHaveLength(5);
  const text = await html(api);
  for (const id of ['comment-sent', 'comment-not-sent', 'voted']) expect(text).toContain(`id="${id}"`);
  expect(text).toContain('action="/api-mv/articles/sample-blocks/comments/form" method="post"');
});

test('a vote counts once a day for an article and an address, and staff read the counts', async ({ api }) => {
  const vote = (is_useful: string, address?: string) =>
    sendForm(api, '/api-mv/articles/sample-blocks/votes', { locale: 'es', is_useful }, address);
  const first = await vote('true');
  expect([first.status, first.headers.get('location')]).toEqual([303, `${page}#voted`]);
  expect((await vote('false')).status).toBe(303);
  await vote('true', '198.51.100.8');
  await vote('false', '198.51.100.9');
  expect(await api.db.select().from(article_votes).orderBy(article_votes.is_useful)).toEqual([
    { article: 'sample-blocks', locale: 'es', is_useful: false, count: 1 },
    { article: 'sample-blocks', locale: 'es', is_useful: true, count: 2 },
  ]);
  expect((await vote('perhaps')).status).toBe(422);
  expect((await sendForm(api, '/api-mv/articles/nothing/votes', { locale: 'es', is_useful: 'true' })).status).toBe(404);
  const { cookie } = await api.signIn('csr');
  const { json } = await api.send('GET', '/api-mv/admin/articles/sample-blocks/votes', { headers: cookie });
  expect(json.votes).toHaveLength(2);
  api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000);
  await vote('true');
  const [counted] = await api.db.select().from(article_votes).where(eq(article_votes.is_useful, true));
  expect(counted?.count).toBe(3);
});

test('a form of another site is refused', async ({ api }) => {
  const answer = await api.raw('POST', '/api-mv/articles/sample-blocks/votes', {
    body: 'locale=es&is_useful=true',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
  });
  expect(answer.status).toBe(403);
  expect(await api.db.select().from(article_votes)).toEqual([]);
});
