/** The family: made, changed, removed by its head and nobody else; invites (Q3, Q6, Q14, T12, T13). */
import { and, eq, isNull } from 'drizzle-orm';
import { VISITOR } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { audit, case_events, one_time_tokens, sessions, users } from '#db/schema.server.ts';
import { lastMail, logIn, member, PASSWORD, page, tokenOf } from '#tests/account.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { offeredTo, RELATIONSHIPS } from './rules.ts';

type Head = Awaited<ReturnType<typeof member>>;
const luz = { first_name: 'Luz', last_name: 'Gómez', relationship: 'child', is_minor: true };
const add = (api: TestApp, { user, headers }: Head, more: object = {}, key?: string) =>
  api.send('POST', `/user/${user.user_id}/secondary-applicant`, {
    json: { ...luz, ...more },
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
  });
const other = (api: TestApp) => member(api, 'applicant', { phone_number: '+573007777777', email: 'b@correo.example' });

test('a family member starts not started, on page 1, and is listed under their head', async ({ api }) => {
  const a = await member(api, 'applicant', { service_type: 'FirstTime' });
  const { json } = await add(api, a, { shares_address: true });
  expect(json.secondary_applicant).toMatchObject({
    ...luz,
    user_type: 'secondary',
    status: 'Not Started',
    current_page: 1,
    form_finished: false,
    shares_address: true,
    has_account: false,
    is_private: false,
  });
  const list = await api.send('GET', `/user/${a.user.user_id}/secondary-applicants`, { headers: a.cookie });
  expect(list.json.secondary_applicants).toEqual([json.secondary_applicant]);
  const [event] = await api.db.select().from(case_events).where(eq(case_events.user_id, a.user.user_id));
  expect(event).toMatchObject({ event: 'family.added', actor_id: a.user.user_id });
});

test('a blank name is refused in the words of the specification', async ({ api }) => {
  const a = await member(api);
  for (const more of [{ first_name: ' ' }, { last_name: '\u200b' }, { first_name: '' }])
    expect(await add(api, a, more)).toMatchObject({ status: 422, json: { message: 'Please enter a valid name' } });
  for (const more of [{ relationship: 'boss' }, { role: 'admin' }, { status: 'Finished' }])
    expect((await add(api, a, more)).status).toBe(422);
  expect(await api.db.$count(users, eq(users.user_type, 'secondary'))).toBe(0);
});

test('nine at the most, also when many tabs add at once; the same key adds one', async () => {
  const api = await ownApp();
  const a = await member(api);
  await Promise.all([add(api, a, {}, 'llave-0001'), add(api, a, {}, 'llave-0001')]);
  expect(await api.db.$count(users, eq(users.user_type, 'secondary'))).toBe(1);
  const answers = await Promise.all(Array.from({ length: 12 }, () => add(api, a)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  await api.close();
});

test('names and kin can be changed; progress only as it already stands', async ({ api }) => {
  const a = await member(api);
  const { user_id } = (await add(api, a)).json.secondary_applicant;
  const change = (more: object, head: Head = a) =>
    api.send('PUT', `/user/${head.user.user_id}/secondary-applicants`, {
      json: { secondary_applicant: { user_id, ...more } },
      headers: head.headers,
    });
  expect((await change({ first_name: 'Luna', relationship: 'sister' })).json.secondary_applicant).toMatchObject({
    first_name: 'Luna',
    relationship: 'sister',
  });
  expect((await change({ status: 'Not Started', current_page: 1, form_finished: false })).status).toBe(200);
  for (const more of [{ status: 'Finished' }, { current_page: 2 }, { form_finished: true }, { role: 'admin' }])
    expect((await change({ first_name: 'Mala', ...more })).status, JSON.stringify(more)).toBe(422);
  expect((await change({ first_name: ' ' })).json.message).toBe('Please enter a valid name');
  expect((await change({ first_name: 'Mala' }, await other(api))).status).toBe(404);
  const [row] = await api.db.select().from(users).where(eq(users.user_id, user_id));
  expect(row?.first_name).toBe('Luna');
});

test('a mixed pair of parent and child names nobody', async ({ api }) => {
  const a = await member(api);
  const b = await other(api);
  const ofA = (await add(api, a)).json.secondary_applicant.user_id;
  const ofB = (await add(api, b)).json.secondary_applicant.user_id;
  const pairs: [string, string, Head][] = [
    [a.user.user_id, ofB, a],
    [b.user.user_id, ofA, a],
    [b.user.user_id, ofB, a],
    [a.user.user_id, a.user.user_id, a],
  ];
  for (const [head, child, { headers }] of pairs)
    for (const method of ['GET', 'DELETE'])
      expect(
        (await api.send(method, `/user/${head}/secondary-applicants/${child}`, { headers })).status,
        `${method} ${head} ${child}`,
      ).toBe(404);
});

test('a mixed pair is nobody before any store is asked', async ({ api }) => {
  const a = await member(api);
  const b = await other(api);
  const { user_id: secondary_user_id } = (await add(api, a)).json.secondary_applicant;
  const find = (primary_user_id: string) =>
    person.find({ db: api.db, actor: VISITOR } as RequestContext, { primary_user_id, secondary_user_id });
  expect(await find(a.user.user_id)).toMatchObject({ user_id: secondary_user_id, primary_user_id: a.user.user_id });
  expect(await find(b.user.user_id)).toBeNull();
});

test('one who is removed is gone, with number, log-in and sessions; the row stays for the record', async ({ api }) => {
  const a = await member(api);
  const a1 = await member(api, 'secondary', {
    primary_user_id: a.user.user_id,
    phone_number: '+573005555555',
    email: 'a1@correo.example',
  });
  const path = `/user/${a.user.user_id}/secondary-applicants/${a1.user.user_id}`;
  expect((await api.send('GET', `/user/${a1.user.user_id}`, { headers: a1.cookie })).status).toBe(200);
  expect((await api.send('DELETE', path, { headers: a.headers })).status).toBe(200);
  expect((await api.send('GET', path, { headers: a.cookie })).status).toBe(404);
  expect((await api.send('GET', `/user/${a1.user.user_id}`, { headers: a1.cookie })).status).toBe(401);
  const [row] = await api.db.select().from(users).where(eq(users.user_id, a1.user.user_id));
  expect(row).toMatchObject({ phone_number: null, email: null });
  expect(row?.deleted_at).not.toBeNull();
  const list = await api.send('GET', `/user/${a.user.user_id}/secondary-applicants`, { headers: a.cookie });
  expect(list.json.secondary_applicants).toEqual([]);
  const open = and(eq(sessions.user_id, a1.user.user_id), isNull(sessions.ended_at));
  expect(await api.db.$count(sessions, open)).toBe(0);
});

test('a family member manages no family, and reads no profile but their own', async ({ api }) => {
  const a = await member(api);
  const a1 = await member(api, 'secondary', {
    primary_user_id: a.user.user_id,
    phone_number: '+573005555555',
    email: 'a1@correo.example',
  });
  expect((await api.send('GET', `/user/${a.user.user_id}`, { headers: a1.cookie })).status).toBe(404);
  expect((await add(api, { ...a, headers: a1.headers })).status).toBe(404);
  const read = await api.send('GET', `/user/${a1.user.user_id}`, { headers: a.cookie });
  expect(read.status, 'with an account of her own (D48)').toBe(404);
});

test('what staff do to a family is on record; what its head does is their own affair', async ({ api }) => {
  const a = await member(api, 'applicant', { service_type: 'Renewal', locale: 'ar' });
  const csr = await member(api, 'csr', { phone_number: '+573002222222', email: 'csr@correo.example' });
  const own = (await add(api, a)).json.secondary_applicant.user_id;
  expect(await api.db.select().from(audit)).toEqual([]);
  const { user_id } = (await add(api, { ...a, headers: csr.headers })).json.secondary_applicant;
  const path = `/user/${a.user.user_id}/secondary-applicants/${user_id}`;
  expect((await api.send('DELETE', path, { headers: csr.headers })).status).toBe(200);
  const trail = await api.db.select().from(audit).orderBy(audit.created_at, audit.action);
  expect(trail.map(({ action, subject_id, actor_id }) => [action, subject_id, actor_id])).toEqual([
    ['family.add', user_id, csr.user.user_id],
    ['family.remove', user_id, csr.user.user_id],
  ]);
  const [row] = await api.db.select().from(users).where(eq(users.user_id, own));
  expect(row, 'removing one leaves the others').toMatchObject({ deleted_at: null, first_name: 'Luz' });
  expect(row, 'the way of the head').toMatchObject({ service_type: 'Renewal', locale: 'ar' });
});

test('a family member gets no family, not even from staff', async ({ api }) => {
  const a = await member(api);
  const csr = await member(api, 'csr', { phone_number: '+573002222222', email: 'csr@correo.example' });
  const child = (await add(api, a)).json.secondary_applicant;
  expect((await add(api, { ...a, user: child, headers: csr.headers })).status).toBe(404);
  expect(await api.db.$count(users, eq(users.primary_user_id, child.user_id))).toBe(0);
});

async function invited(api: TestApp, a: Head, more: object = {}) {
  const { user_id } = (await add(api, a, { is_minor: false, relationship: 'spouse' })).json.secondary_applicant;
  const answer = await api.send('POST', '/auth/invite-secondary-applicant', {
    json: { user_id, email: 'luz@correo.example', ...more },
    headers: a.headers,
  });
  expect(answer.status).toBe(200);
  return { user_id, token: (await lastMail(api, 'luz@correo.example')).token };
}
const accept = (api: TestApp, token: string, more: object = {}) =>
  api.send('POST', '/auth/accept-invite', {
    json: { token, phone_number: '+573005555555', password: PASSWORD, ...more },
    headers: page,
  });

test('an accepted invite takes the place of the session that the browser had (T8)', async ({ api }) => {
  const a = await member(api, 'applicant', { service_type: 'FirstTime' });
  const { token } = await invited(api, a);
  const other = await api.signIn('applicant');
  const answer = await api.send('POST', '/auth/accept-invite', {
    json: { token, phone_number: '+573005555555', password: PASSWORD },
    headers: { ...page, ...other.cookie },
  });
  expect(answer.status).toBe(200);
  const before = await api.send('GET', `/user/${other.user.user_id}`, { headers: other.cookie });
  expect(before.status).toBe(401);
});

test('an invite says for whom, from whom and for which visa it is, works once, and gives a log-in of one’s own', async ({
  api,
}) => {
  const a = await member(api, 'applicant', { service_type: 'FirstTime' });
  const { token, user_id } = await invited(api, a);
  const look = await api.send('POST', '/auth/invite', { json: { token }, headers: page });
  expect(look.json.invite).toEqual({
    first_name: 'Luz',
    inviter: 'María',
    service: 'Primera visa de turismo a Estados Unidos, plan Plus',
    email: 'luz@correo.example',
    phone_number: null,
  });
  const answer = await accept(api, token, { terms_version: '2026-07', data_consent_version: '2026-07' });
  const [row] = await api.db.select().from(users).where(eq(users.user_id, user_id));
  expect(row).toMatchObject({ terms_version: '2026-07', data_consent_version: '2026-07' });
  expect(answer.json.user_profile).toMatchObject({
    user_id,
    role: 'secondary',
    current_step: 'password_set',
    email: 'luz@correo.example',
  });
  const headers = { cookie: `token=${tokenOf(answer.headers)}` };
  expect((await api.send('GET', `/user/${user_id}`, { headers })).status).toBe(200);
  expect((await logIn(api, { phone_number: '+573005555555' })).status).toBe(200);
  expect((await accept(api, token, { phone_number: '+573006666666' })).status).toBe(422);
  const again = { json: { user_id, email: 'mala@correo.example' }, headers: a.headers };
  expect((await api.send('POST', '/auth/invite-secondary-applicant', again)).status).toBe(409);
});

test('ten who come with one invite at once: one account, and only its password works', async () => {
  const api = await ownApp();
  try {
    const { token } = await invited(api, await member(api));
    const tries = Array.from({ length: 10 }, (_, one) => ({
      phone_number: `+5730055555${one}0`,
      password: `clave larga ${one}`,
    }));
    const answers = await Promise.all(tries.map((more) => accept(api, token, more)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
    const logIns = await Promise.all(tries.map((more) => logIn(api, more)));
    expect(logIns.filter(({ status }) => status === 200)).toHaveLength(1);
  } finally {
    await api.close();
  }
});

test('an invite ends after 72 hours, is bound to its number, and a new one ends the old', async ({ api }) => {
  const a = await member(api);
  const { token, user_id } = await invited(api, a, { phone_number: '+573005555555' });
  expect((await accept(api, token, { phone_number: '+573006666666' })).json.field).toBe('phone_number');
  const json = { user_id, email: 'luz2@correo.example' };
  await api.send('POST', '/auth/invite-secondary-applicant', { json, headers: a.headers });
  expect((await accept(api, token)).status).toBe(422);
  const { token: second } = await lastMail(api, 'luz2@correo.example');
  api.clock.now = new Date(api.clock.now.getTime() + 72 * 3_600_000 + 1);
  expect((await accept(api, second)).status).toBe(422);
});

test('an invite takes over no account that exists', async ({ api }) => {
  const a = await member(api);
  const b = await other(api);
  const { token } = await invited(api, a);
  const taken = await accept(api, token, { phone_number: '+573007777777' });
  expect(taken).toMatchObject({ status: 409, json: { message: 'User already exists' } });
  expect((await logIn(api, { phone_number: '+573007777777' })).json.user_profile.user_id).toBe(b.user.user_id);
  expect((await accept(api, token)).status).toBe(200);
});

const ofInvite = (api: TestApp, method: 'POST' | 'DELETE', { user, headers }: Head, user_id: string) =>
  api.send(method, `/user/${user.user_id}/secondary-applicants/${user_id}/invite`, { headers });
const listed = async (api: TestApp, { user, cookie }: Head) =>
  (await api.send('GET', `/user/${user.user_id}/secondary-applicants`, { headers: cookie })).json
    .secondary_applicants[0];

test('an invite that waits is shown with its day, and is sent again to the same address with a new link', async ({
  api,
}) => {
  const a = await member(api);
  const { token, user_id } = await invited(api, a, { phone_number: '+573005555555', locale: 'ar' });
  expect(await listed(api, a)).toMatchObject({
    invited_email: 'luz@correo.example',
    invited_at: api.clock.now.toISOString(),
  });
  const past = new Date(api.clock.now.getTime() - 1);
  await api.db.update(one_time_tokens).set({ expires_at: past }).where(eq(one_time_tokens.purpose, 'invite'));
  expect(await listed(api, a), 'one that is over still says so').toMatchObject({
    invite_expires_at: past.toISOString(),
  });
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
  expect((await ofInvite(api, 'POST', a, user_id)).status).toBe(200);
  expect(await listed(api, a)).toMatchObject({ invited_at: api.clock.now.toISOString() });
  const mail = await lastMail(api, 'luz@correo.example');
  expect(mail.token).not.toBe(token);
  expect((await accept(api, token)).status).toBe(422);
  expect((await accept(api, mail.token, { phone_number: '+573006666666' })).json.field, 'still bound').toBe(
    'phone_number',
  );
  expect((await accept(api, mail.token)).json.user_profile.locale).toBe('es');
  expect(await listed(api, a)).toMatchObject({ invited_email: null, invited_at: null, has_account: true });
  expect((await ofInvite(api, 'POST', a, user_id)).json.message).toBe('No invite is waiting');
  expect((await ofInvite(api, 'DELETE', a, user_id)).json.message).toBe('Invite already accepted');
});

test('a cancelled invite is dead, can be cancelled twice, and cannot be sent again', async ({ api }) => {
  const a = await member(api);
  const { token, user_id } = await invited(api, a);
  for (const status of [200, 200]) expect((await ofInvite(api, 'DELETE', a, user_id)).status).toBe(status);
  expect((await api.send('POST', '/auth/invite', { json: { token }, headers: page })).status).toBe(422);
  expect((await accept(api, token)).status).toBe(422);
  expect(await listed(api, a)).toMatchObject({ invited_email: null, has_account: false });
  expect((await ofInvite(api, 'POST', a, user_id)).status).toBe(409);
});

test('an invite is sent again and cancelled by the head of the family alone, and no more than twenty times an hour', async ({
  api,
}) => {
  const a = await member(api);
  const b = await other(api);
  const { user_id, token } = await invited(api, a);
  for (const method of ['POST', 'DELETE'] as const) {
    expect((await ofInvite(api, method, b, user_id)).status).toBe(404);
    expect((await ofInvite(api, method, { ...a, headers: b.headers }, user_id)).status).toBe(404);
  }
  expect((await api.send('POST', '/auth/invite', { json: { token }, headers: page })).status).toBe(200);
  const answers: number[] = [];
  for (let tries = 0; tries < 20; tries++) answers.push((await ofInvite(api, 'POST', a, user_id)).status);
  expect(answers.at(0)).toBe(200);
  expect(answers.at(-1)).toBe(429);
});

test('nobody is invited to the address of the one who invites', async ({ api }) => {
  const a = await member(api, 'applicant', { email: 'ana@correo.example' });
  const { user_id } = (await add(api, a, { is_minor: false })).json.secondary_applicant;
  const json = { user_id, email: 'Ana@Correo.example' };
  const answer = await api.send('POST', '/auth/invite-secondary-applicant', { json, headers: a.headers });
  expect(answer).toMatchObject({ status: 409, json: { message: 'Own e-mail', field: 'email' } });
});

test('minors, and people of other families, are not invited', async ({ api }) => {
  const a = await member(api);
  const minor = (await add(api, a)).json.secondary_applicant.user_id;
  const ask = (user_id: string, { headers }: Head) =>
    api.send('POST', '/auth/invite-secondary-applicant', { json: { user_id, email: 'x@correo.example' }, headers });
  expect((await ask(minor, a)).status).toBe(409);
  expect((await ask(minor, await other(api))).status).toBe(404);
  expect((await ask(a.user.user_id, a)).status).toBe(404);
});

test('only an admin, of all staff, removes somebody who has an account', async ({ api }) => {
  const a = await member(api);
  const grown = await member(api, 'secondary', {
    primary_user_id: a.user.user_id,
    phone_number: '+573005555555',
    email: 'a1@correo.example',
  });
  const remove = (headers: Record<string, string>) =>
    api.send('DELETE', `/user/${a.user.user_id}/secondary-applicants/${grown.user.user_id}`, { headers });
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  expect((await remove(csr.bearer)).status).toBe(409);
  expect((await api.send('GET', `/user/${grown.user.user_id}`, { headers: grown.cookie })).status).toBe(200);
  expect((await remove(admin.bearer)).status).toBe(200);
});

test('all eleven relationships can be stored; the form offers eight, and keeps one that it does not offer (D40)', async ({
  api,
}) => {
  const a = await member(api);
  const { user_id } = (await add(api, a, { is_minor: false })).json.secondary_applicant;
  for (const relationship of RELATIONSHIPS) {
    const json = { secondary_applicant: { user_id, relationship } };
    const answer = await api.send('PUT', `/user/${a.user.user_id}/secondary-applicants`, { json, headers: a.headers });
    expect(answer.json.secondary_applicant, relationship).toMatchObject({ relationship });
  }
  expect(RELATIONSHIPS).toHaveLength(11);
  expect(offeredTo()).toEqual('spouse child mother father brother sister other-family other-not-family'.split(' '));
  expect(offeredTo('sibling')).toEqual(['sibling', ...offeredTo()]);
});
