/** Many comments decided at once, with reasons, undone, and each on record (D33). */
import { asc, eq } from 'drizzle-orm';
import { refusalsOf } from '#app/features/articles/comments/store.server.ts';
import { audit, comments } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

const path = '/api-mv/admin/comments';
const page = '/recursos-de-inmigracion/muestra-de-bloques';

async function written(api: TestApp, ...texts: string[]) {
  const rows = await api.db
    .insert(comments)
    .values(
      texts.map((text, at) => ({
        ...{ article: 'sample-blocks', locale: 'es' as const, name: `Eva ${at}`, text },
        created_at: new Date(api.clock.now.getTime() + at * 1000),
      })),
    )
    .returning({ comment_id: comments.comment_id });
  return rows.map(({ comment_id }) => comment_id);
}
const states = async ({ db }: TestApp) =>
  (await db.select({ state: comments.state }).from(comments).orderBy(asc(comments.created_at))).map(
    ({ state }) => state,
  );
const trail = ({ db }: TestApp) =>
  db
    .select({
      action: audit.action,
      subject_id: audit.subject_id,
      reason: audit.reason,
      before: audit.before,
      after: audit.after,
    })
    .from(audit)
    .orderBy(asc(audit.audit_id));

test('many are decided in one call, each with its line in the trail, and the page shows them', async ({ api }) => {
  const ids = await written(api, 'Uno que sirve', 'Dos que sirve', 'Tres');
  const { cookie } = await api.signIn('csr');
  const html = async () => (await api.raw('GET', page)).text();
  await html();
  const answer = await api.send('PUT', path, {
    json: { comments: ids.slice(0, 2).map((comment_id) => ({ comment_id, seen: 'waiting' })), state: 'approved' },
    headers: cookie,
  });
  expect(answer).toMatchObject({ status: 200, json: { left: [] } });
  expect(new Set(answer.json.moved.map(({ comment_id }: { comment_id: string }) => comment_id))).toEqual(
    new Set(ids.slice(0, 2)),
  );
  expect(await states(api)).toEqual(['approved', 'approved', 'waiting']);
  await api.app.pages.look();
  expect(await html()).toContain('Dos que sirve');
  const lines = await trail(api);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    ...{ action: 'comments.approve', before: { state: 'waiting' }, after: { state: 'approved' } },
  });
});

test('a refusal says why; the reason is found again, and personal data in it is masked', async ({ api }) => {
  const [comment_id = ''] = await written(api, 'Compra aquí');
  const { cookie } = await api.signIn('csr');
  const refuse = (reason?: string) =>
    api.send('PUT', path, {
      json: { comments: [{ comment_id, seen: 'waiting' }], state: 'refused', ...(reason && { reason }) },
      headers: cookie,
    });
  expect(await refuse()).toMatchObject({ status: 422, json: { field: 'reason' } });
  expect(
    (await api.send('POST', `${path}/${comment_id}/refuse`, { json: { seen: 'waiting' }, headers: cookie })).status,
  ).toBe(422);
  expect((await refuse('Publicidad de ana@correo.example')).status).toBe(200);
  const reason = (await refusalsOf(api, [comment_id])).get(comment_id);
  expect(reason).toContain('Publicidad');
  expect(reason).not.toContain('ana@correo.example');
  const [line] = await trail(api);
  expect(line).toMatchObject({ action: 'comments.refuse', subject_id: comment_id });
});

test('undone, a comment waits again as if nobody had decided', async ({ api }) => {
  const [comment_id = ''] = await written(api, 'Hola');
  const { cookie } = await api.signIn('csr');
  const move = (seen: string, state: string) =>
    api.send('PUT', path, { json: { comments: [{ comment_id, seen }], state }, headers: cookie });
  await move('waiting', 'approved');
  expect((await move('approved', 'waiting')).json.moved).toEqual([{ comment_id, before: 'approved' }]);
  expect(await api.db.select().from(comments)).toMatchObject([
    { state: 'waiting', decided_by: null, decided_at: null },
  ]);
  expect((await trail(api)).map(({ action }) => action)).toEqual(['comments.approve', 'comments.reopen']);
});

test('what somebody else has decided is left, what is gone is named, and the same twice changes nothing', async ({
  api,
}) => {
  const [mine = '', other = ''] = await written(api, 'Uno', 'Dos');
  const { cookie } = await api.signIn('admin');
  await api.db.update(comments).set({ state: 'refused' }).where(eq(comments.comment_id, other));
  const gone = '00000000-0000-4000-8000-000000000009';
  const json = {
    comments: [mine, other, gone].map((comment_id) => ({ comment_id, seen: 'waiting' })),
    state: 'approved',
  };
  const first = (await api.send('PUT', path, { json, headers: cookie })).json;
  expect(first.moved).toEqual([{ comment_id: mine, before: 'waiting' }]);
  expect(new Set(first.left.map((one: { why: string }) => one.why))).toEqual(new Set(['changed', 'missing']));
  const again = (await api.send('PUT', path, { json, headers: cookie })).json;
  expect(again.moved).toEqual([]);
  expect(await trail(api)).toHaveLength(2);
  expect((await trail(api)).at(-1), 'a call that changes nothing leaves its own line').toMatchObject({
    action: 'comments.decide',
  });
});

test('decided ones are listed from the newest, page by page', async ({ api }) => {
  const ids = await written(api, 'a', 'b', 'c', 'd', 'e');
  await api.db.update(comments).set({ state: 'approved' });
  const { cookie } = await api.signIn('csr');
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { json } = await api.send('GET', `${path}?state=approved&limit=2${next && `&after=${next}`}`, {
      headers: cookie,
    });
    seen.push(...json.comments.map(({ comment_id }: { comment_id: string }) => comment_id));
    next = json.next;
  }
  expect(seen).toEqual(ids.toReversed());
});

test('a list names each once and no more than a hundred', async ({ api }) => {
  const [comment_id = ''] = await written(api, 'Uno');
  const { cookie } = await api.signIn('csr');
  const one = { comment_id, seen: 'waiting' };
  const many = Array.from({ length: 101 }, (_, at) => ({
    ...{ seen: 'waiting', comment_id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` },
  }));
  for (const list of [[], [one, one], many])
    expect((await api.send('PUT', path, { json: { comments: list, state: 'approved' }, headers: cookie })).status).toBe(
      422,
    );
  expect(await states(api)).toEqual(['waiting']);
});

test('the screen shows the article, who decided and why, and only to staff', async ({ api }) => {
  const [comment_id = ''] = await written(api, '<script>alert(1)</script> hola');
  const { cookie } = await api.signIn('csr', { first_name: 'Ana', last_name: 'Ruiz' });
  const json = { comments: [{ comment_id, seen: 'waiting' }], state: 'refused', reason: 'Insultos' };
  await api.send('PUT', path, { json, headers: cookie });
  const shown = await (await api.raw('GET', '/admin/content/comments?state=refused', { headers: cookie })).text();
  for (const text of ['Ana Ruiz', 'Insultos', 'muestra-de-bloques', '&lt;script&gt;alert(1)'])
    expect(shown, text).toContain(text);
  expect(shown).not.toContain('<script>alert(1)');
  const list = await api.db.select().from(audit).where(eq(audit.action, 'comments.list'));
  expect(list).toHaveLength(1);
  const applicant = await api.signIn('applicant');
  expect((await api.raw('GET', '/admin/content/comments', { headers: applicant.cookie })).status).toBe(404);
});
