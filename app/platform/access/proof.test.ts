/** A call that is opened by a proof instead of a session, with an entry of each place where one can stand. */
import { z } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { type AppEnv, call, provenBy, router } from '#app/platform/calls/call.server.ts';
import { answerError } from '#server/errors.ts';
import { expect, ORIGIN, type TestApp, test } from '#tests/app.ts';
import { VISITOR } from './actor.ts';
import type { Policy, Proof } from './policy.ts';
import { person } from './subject.server.ts';

const RIGHT = 'the right one';
const is = (given: unknown) => (given === RIGHT ? { sum: 7 } : null);
const places: Record<string, Proof<{ sum: number }>> = {
  header: { kind: 'key', in: 'header', check: ({ header }) => is(header('x-key')), refusal: { status: 401 } },
  cookie: { kind: 'sign-up-token', in: 'cookie', check: ({ cookie }) => is(cookie('key')), refusal: { status: 401 } },
  address: { kind: 'signed-url', in: 'address', check: ({ params }) => is(params.key), refusal: { status: 404 } },
  body: {
    kind: 'signature',
    in: 'body',
    check: ({ json }) => is((json() as { key?: string } | undefined)?.key),
    refusal: { status: 422, message: 'Not signed', field: 'key' },
  },
};

const refusalOf = ({ refusal }: Proof) => (refusal === 'as-session' ? undefined : refusal.status);

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The answer tells what the handler knows. */
function appWith(api: TestApp, policy: Policy & { proof: Proof<{ sum: number }> }) {
  const route = call({
    method: 'post',
    path: '/made/{user_id}/{key}',
    'x-policy': { body: { type: 'json', bytes: 1000 }, ...policy },
    request: {
      params: z.object({ user_id: z.string(), key: z.string() }),
      body: { content: { 'application/json': { schema: z.strictObject({ key: z.string(), a: z.literal(1) }) } } },
    },
    responses: { 200: { description: 'OK', content: { 'application/json': { schema: z.looseObject({}) } } } },
  });
  const { env, log, jobs } = api.services;
  const app = new Hono<AppEnv>().onError(answerError(api.services, () => undefined));
  app.use((c, next) => {
    const own = { db: api.db, now: api.clock.now, request_id: 'x', address: '10.0.0.1', origins: [ORIGIN] };
    c.set('ctx', { ...own, env, log, jobs, actor: VISITOR, subject: null });
    return next();
  });
  app.route(
    '/',
    router().openapi(route as never, (c) => {
      const { actor, subject, proof } = c.get('ctx');
      return c.json({ actor, subject, sum: proof ? provenBy(c.get('ctx'), policy.proof).sum : null }, 200) as never;
    }),
  );
  return async (place: string | null, headers: Record<string, string> = {}, body: object = { a: 1 }) => {
    const shown = (at: string) => (place === at ? RIGHT : 'wrong');
    const answer = await app.request(`/made/${NOBODY}/${encodeURIComponent(shown('address'))}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-key': shown('header'),
        ...headers,
        cookie: [`key=${encodeURIComponent(shown('cookie'))}`, headers.cookie].filter(Boolean).join('; '),
      },
      body: JSON.stringify({ key: shown('body'), ...body }),
    });
    return { status: answer.status, json: await answer.json() };
  };
}

for (const [place, proof] of Object.entries(places)) {
  test(`a proof in the ${place} opens a call that no session opens`, async ({ api }) => {
    const ask = appWith(api, { roles: [], proof });
    const { cookie } = await api.signIn('admin');
    const status = refusalOf(proof);
    for (const headers of [{}, cookie]) {
      expect((await ask(null, headers)).status).toBe(status);
      expect(await ask(place, headers)).toMatchObject({
        status: 200,
        json: { sum: 7, actor: { role: 'visitor', user_id: null, caller: proof.kind } },
      });
    }
    for (const other of Object.keys(places).filter((one) => one !== place))
      expect((await ask(other, cookie)).status, other).toBe(status);
    expect((await ask(null, {}, { a: 'not 1' })).status, 'nothing of the input is looked at').toBe(status);
  });

  test(`beside a proof in the ${place} a session admits only its roles`, async ({ api }) => {
    const ask = appWith(api, { roles: ['admin'], proof });
    const admin = await api.signIn('admin');
    const applicant = await api.signIn('applicant');
    for (const shown of [place, null])
      expect(await ask(shown, admin.bearer), 'no proof is asked for').toMatchObject({
        status: 200,
        json: { sum: null, actor: { role: 'admin', caller: 'bearer' } },
      });
    expect((await ask(null, applicant.cookie)).status).toBe(refusalOf(proof));
    expect(await ask(place, applicant.cookie)).toMatchObject({
      status: 200,
      json: { sum: 7, actor: { role: 'visitor', user_id: null } },
    });
  });
}

test('whom the address names is not the subject of somebody who came in by a proof', async ({ api }) => {
  const find = async () => ({ user_id: NOBODY, primary_user_id: null, role: 'applicant' as const, is_private: true });
  const proof = places.header as Proof<{ sum: number }>;
  const ask = appWith(api, { roles: ['applicant'], owner: ['self'], subjectOf: { ...person, find }, proof });
  expect(await ask('header', (await api.signIn('applicant')).cookie)).toMatchObject({
    status: 200,
    json: { subject: null },
  });
});

test('another site cannot send a proof that a browser adds by itself', async ({ api }) => {
  const ask = appWith(api, { roles: [], proof: places.cookie as Proof<{ sum: number }> });
  expect((await ask('cookie', { origin: 'https://evil.example' })).status).toBe(403);
  expect((await ask('cookie', { origin: ORIGIN })).status).toBe(200);
});

test('a proof in a body that is not read does not start', ({ api }) => {
  const proof = places.body as Proof<{ sum: number }>;
  for (const body of [undefined, { type: 'stream', bytes: 10 } as const])
    expect(() => appWith(api, { roles: [], proof, body } as never)).toThrow('a proof in the body');
});

test('beside a session a proof may leave the refusal to it: who shows nothing hears what they always heard', async ({
  api,
}) => {
  const proof = { ...places.header, refusal: 'as-session' } as Proof<{ sum: number }>;
  const ask = appWith(api, { roles: ['admin'], proof });
  const applicant = await api.signIn('applicant');
  expect((await ask(null)).status).toBe(401);
  expect((await ask(null, applicant.cookie)).status).toBe(404);
  for (const headers of [{}, applicant.cookie]) expect((await ask('header', headers)).json).toMatchObject({ sum: 7 });
});
