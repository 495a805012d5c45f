/** Every call of the API document as a request its policy's people can really send: tests that grow with the document. */
import { randomUUID } from 'node:crypto';
import { mailboxDir, mailboxMail } from '#app/integrations/mail/mailbox.server.ts';
import { sendMessageJob } from '#app/integrations/mail/outbox.server.ts';
import { chooseStorage } from '#app/integrations/storage/index.server.ts';
import type { Role } from '#app/platform/access/actor.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import type { ApiOperation } from '#app/platform/calls/api-document.ts';
import { credentials, social_posts } from '#db/schema.server.ts';
import { quickHash } from './account.ts';
import { ACCOUNT_SAMPLES, contactChange, newMember, PASSWORD, revive, whoIsInvited } from './account-samples.ts';
import { ORIGIN, type TestApp } from './app.ts';
import { newComment, SAMPLE_ARTICLE } from './article-samples.ts';
import { orderOfA } from './checkout-samples.ts';
import { whoShares } from './form-samples.ts';
import { jobsOf, parkJob } from './job-rows.ts';
import { downloadTicket, idOfLead, liveCodeOf, phoneOfLead } from './lead-samples.ts';
import { neverIn, newReview } from './office-money-samples.ts';
import { newNote } from './office-samples.ts';
import { colleague } from './office-staff-samples.ts';
import { archiveTicket } from './privacy-samples.ts';
import { payLinkOfA, paymentOfA, requestOfA } from './refund-samples.ts';
import { sandboxPayment } from './sandbox-samples.ts';
import { eventOfA } from './tracking-samples.ts';
import { dayOfWait } from './wait-samples.ts';

export type Call = { method: string; path: string; name: string; operation: ApiOperation };

export const callsOf = ({ document }: TestApp['app']): Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

export const isUnsafe = ({ method }: Call) => !['GET', 'HEAD', 'OPTIONS'].includes(method);
export const takesProof = ({ operation }: Call) => operation['x-policy'].proof !== null;
/** A session is the only way in. */
export const needsSession = (call: Call) => !takesProof(call) && !call.operation['x-policy'].roles.includes('visitor');

type TestSession = Awaited<ReturnType<TestApp['signIn']>>;
export type Person = { name: string; role: Role; user_id: string; signedIn: TestSession | undefined; token: string };
export type World = Awaited<ReturnType<typeof makeWorld>>;

const SAMPLE_POST = '17900000000000001';
const SAMPLE_LETTER = {
  message_id: '00000000-0000-4000-8000-000000000001',
  ...{ to: 'eva@correo.example', reply_to: null, subject: 'Informe', text: 'Hola', html: '<p>Hola</p>' },
  file: { file_name: 'informe.pdf', content_type: 'application/pdf', content: new TextEncoder().encode('bytes') },
};
const GARBAGE = 'g'.repeat(43);

/** Applicants A and B, A1 of A's family, staff, a stranger and a forger, and one of each thing that a path can name. */
export async function makeWorld(api: TestApp) {
  const { db, services } = api;
  const storage = chooseStorage(services.env, () => api.clock.now);
  const a = await api.signIn('applicant', { phone_number: '+573009990001', email: 'a@familia.example' });
  const b = await api.signIn('applicant', { phone_number: '+573009990002', email: 'b@vecino.example' });
  const a1 = await api.signIn('secondary', { primary_user_id: a.user.user_id });
  const csr = await api.signIn('csr');
  const admin = await api.signIn('admin');
  const password_hash = await quickHash(PASSWORD);
  await db
    .insert(credentials)
    .values([a, b, a1, csr, admin].map(({ user: { user_id } }) => ({ user_id, password_hash })));
  const person = (name: string, signedIn: TestSession): Person => ({
    name,
    role: signedIn.user.role,
    user_id: signedIn.user.user_id,
    signedIn,
    token: signedIn.token,
  });
  const people: Person[] = [
    { name: 'none', role: 'visitor', user_id: '', signedIn: undefined, token: '' },
    { name: 'garbage token', role: 'visitor', user_id: '', signedIn: undefined, token: GARBAGE },
    person('applicant A', a),
    person('applicant B', b),
    person('A1 of A', a1),
    person('csr', csr),
    person('admin', admin),
  ];
  await storage.write('samples/file.jpg', new TextEncoder().encode('bytes'), 100);
  await storage.write(`social/${SAMPLE_POST}`, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 100);
  await db.insert(social_posts).values({
    id: SAMPLE_POST,
    position: 0,
    media_type: 'IMAGE',
    media_url: `/api-mv/social/${SAMPLE_POST}/picture?v=sample`,
    permalink: 'https://instagram.example/p/sample/',
  });
  await services.jobs.enqueue(db, sendMessageJob, { message_id: randomUUID() });
  const [queued] = await jobsOf(db, sendMessageJob.name);
  return {
    api,
    storage,
    people,
    password_hash,
    a: a.user.user_id,
    phoneOfA: String(a.user.phone_number),
    a1: a1.user.user_id,
    parkedJob: String(queued?.id),
    sent: 0,
  };
}

const ticketOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Parameter -> a value that finds something. A new name of a parameter needs a line here. */
type PathSample = (world: World, call: Call, person: Person, path: string) => string | Promise<string>;
const PATH_SAMPLES: Record<string, PathSample> = {
  phone_number(world, { path, method }) {
    if (path.includes('/user/')) return world.phoneOfA;
    return method === 'DELETE' ? phoneOfLead(world) : `+57300${String(world.sent).padStart(7, '0')}`;
  },
  change_id: contactChange,
  /** A session of the world has the id of its person. */
  session_id: (_world, _call, person, path) =>
    /\/admin\/staff\/([^/]+)/.exec(path)?.[1] ?? (person.user_id || randomUUID()),
  email: () => 'eva@correo.example',
  form_name: (_world, { path }) => (path.includes('/form/') ? 'ds160' : 'contact'),
  page_number: (_world, { path }) => (path.includes('/same-as/') ? '3' : '1'),
  other_user_id: whoShares,
  document_type: () => 'passport',
  file_number: () => '1',
  kind: () => 'consulate',
  question: () => 'visitor_1_why',
  quiz: () => 'esta',
  article: () => SAMPLE_ARTICLE,
  comment_id: newComment,
  amount: () => '1500.5',
  from_currency: () => 'COP',
  currency: () => 'COP',
  city: () => 'lima',
  category: () => 'visitor',
  as_of: dayOfWait,
  order_id: orderOfA,
  promo_code: () => 'MIRADOR2025',
  discount_code: liveCodeOf,
  code: payLinkOfA,
  payment_id: paymentOfA,
  request_id: requestOfA,
  review_id: newReview,
  note_id: newNote,
  export: () => 'referrals',
  async message_id({ api }) {
    await mailboxMail(mailboxDir(api.services.env.DATA_DIR), () => api.clock.now).send(SAMPLE_LETTER);
    return SAMPLE_LETTER.message_id;
  },
  event_id: eventOfA,
  lead_id: idOfLead,
  locationId: () => 'mirador',
  /** Whose password is ended is somebody whose password no other sample needs. */
  user_id(world, call) {
    const { path } = call;
    if (path.includes('/admin/staff/')) return colleague(world, call);
    if (path.endsWith('/one-time-link')) return neverIn(world);
    return (
      (path.endsWith('/update-password') && world.people.find(({ name }) => name === 'applicant B')?.user_id) || world.a
    );
  },
  primary_user_id: (world) => world.a,
  secondary_user_id(world, { method, path }) {
    if (path.endsWith('/invite')) return whoIsInvited(world);
    return method === 'DELETE' ? newMember(world, world.a) : world.a1;
  },
  async id(world, { path }) {
    if (path.includes('/social/')) return SAMPLE_POST;
    await parkJob(world.api.db, world.parkedJob);
    return world.parkedJob;
  },
  secret: async ({ api }) => (await sandboxPayment(api)).secret,
  async ticket(world, { method, path }, person) {
    const { storage } = world;
    if (path.includes('/leads/')) return downloadTicket(world);
    if (path.includes('/personal-data/')) return archiveTicket(world, person);
    const key = method === 'GET' ? 'samples/file.jpg' : `samples/${randomUUID()}.jpg`;
    const ticket = { key, content_type: 'image/jpeg' };
    return ticketOf(
      method === 'GET'
        ? await storage.getUrl({ ...ticket, file_name: 'file.jpg' })
        : await storage.putUrl({ ...ticket, max_bytes: 100 }),
    );
  },
};

type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  format?: string;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
};

/** The least that a schema admits. */
export function sampleOf(schema: Schema, components: Record<string, object> = {}): unknown {
  if (schema.$ref) return sampleOf((components[schema.$ref.split('/').at(-1) ?? ''] ?? {}) as Schema, components);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {}, components)]),
    );
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return (
    { uuid: randomUUID(), email: 'eva@correo.example', 'date-time': '2026-01-02T03:04:05Z' }[schema.format ?? ''] ??
    'Muestra'
  );
}

export async function samplePath(world: World, call: Call, person: Person): Promise<string> {
  world.sent++;
  let path = call.path;
  for (const [slot, name = ''] of call.path.matchAll(/\{(\w+)\}/g)) {
    const sample = PATH_SAMPLES[name];
    if (!sample) throw new Error(`${call.name}: no sample for {${name}}; add one to PATH_SAMPLES of tests/calls.ts`);
    path = path.replace(slot, encodeURIComponent(await sample(world, call, person, path)));
  }
  return call.operation['x-policy'].namedBy === 'query' ? `${path}?user_id=${world.a}` : path;
}

export const jsonBody = (call: Call, components?: Record<string, object>) =>
  JSON.stringify(sampleOf(call.operation.requestBody?.content['application/json']?.schema ?? {}, components));

export type Sample = {
  path: string;
  body?: BodyInit;
  headers: Record<string, string>;
  address: string;
};

/** A request the call accepts of this person, from an address that no limit has met yet. */
export async function sampleRequest(
  world: World,
  call: Call,
  person: Person = world.people.find(({ user_id }) => user_id === world.a) as Person,
): Promise<Sample> {
  await revive(world);
  const path = await samplePath(world, call, person);
  const own = await ACCOUNT_SAMPLES[call.name.replace(' /api-mv', ' ')]?.(world, person);
  const address = `10.${(world.sent >> 16) & 255}.${(world.sent >> 8) & 255}.${world.sent & 255}`;
  const type = call.operation['x-policy'].body?.type;
  if (type === 'json')
    return {
      path,
      address,
      headers: { 'content-type': 'application/json', ...(own?.cookie && { cookie: own.cookie }), ...own?.headers },
      body:
        own?.text ??
        (own?.body ? JSON.stringify(own.body) : jsonBody(call, world.api.app.document.components?.schemas)),
    };
  if (type === 'stream') return { path, address, headers: { 'content-type': 'image/jpeg' }, body: 'bytes' };
  if (type === 'form')
    return {
      ...{ path, address, headers: { 'content-type': 'application/x-www-form-urlencoded', ...own?.headers } },
      body: new URLSearchParams(own?.body as Record<string, string>).toString(),
    };
  return { path, address, headers: { ...own?.headers } };
}

export type Way = 'cookie' | 'bearer';

/** Headers of a sample and of a person: their cookies stand side by side. */
export function mergeHeaders(sample: Record<string, string>, own: Record<string, string>): Record<string, string> {
  const cookie = [sample.cookie, own.cookie].filter(Boolean).join('; ');
  return { ...sample, ...own, ...(cookie && { cookie }) };
}

/** How a person shows who they are; a browser adds its own Origin to unsafe methods. */
export function headersOf({ token }: Person, way: Way, call: Call): Record<string, string> {
  if (way === 'bearer') return token ? { authorization: `Bearer ${token}` } : {};
  return { ...(token && { cookie: `token=${token}` }), ...(isUnsafe(call) && { origin: ORIGIN }) };
}

export type Verdict = 'allowed' | 401 | 404 | 422;

/**
 * What the published policy says of this person on the sample, which names A, or A1 as A's family, and shows the proof
 * where there is one.
 */
export function verdictOf(world: World, call: Call, person: Person, way: Way, { showsProof = true } = {}): Verdict {
  const { proof } = call.operation['x-policy'];
  const bySession = sessionVerdict(world, call, person, way);
  if (!proof || bySession === 'allowed') return bySession;
  if (showsProof) return 'allowed';
  return proof.otherwise === 'as-session' ? bySession : proof.otherwise;
}

function sessionVerdict(world: World, { operation, path }: Call, person: Person, way: Way): Verdict {
  const { roles, owner, callers } = operation['x-policy'];
  if (person.role === 'visitor' && !roles.includes('visitor')) return 401;
  if (!roles.includes(person.role)) return 404;
  if (!callers.includes(person.role === 'visitor' ? 'browser' : way === 'cookie' ? 'browser' : 'bearer')) return 404;
  if (owner.length === 0) return 'allowed';
  const subject = path.includes('{secondary_user_id}') ? world.a1 : world.a;
  const isStaff = person.role === 'csr' || person.role === 'admin';
  const owns = {
    self: person.user_id === subject,
    'primary-of': person.user_id === world.a && subject === world.a1,
    // Calls with it name A by `user_id`, whose guardian nobody is; policy.test.ts has the rest.
    'guardian-of': false,
    'staff-for': isStaff,
  };
  return owner.some((rule) => owns[rule]) ? 'allowed' : 404;
}

/** What no answer may carry: hashes, tokens, traces, paths of files, statements (Q5). */
export function secretsIn(text: string, world: World): string[] {
  const found = [
    /\$argon2/,
    /\n\s+at .+:\d+/,
    // Where nothing is built, the display face comes from its package by this address.
    /node_modules(?!\/@fontsource\/)|\.tsx?:\d/,
    /(?:^|["'\s(])\/(?:tmp|home|root|usr|var|work|build)\//,
    /Failed query|\b(?:select|insert into|delete from)\b[^"]{1,400}\b(?:from|values|where)\b|\bupdate\b[^"]{1,200}\bset\b/i,
  ].filter((pattern) => pattern.test(text));
  const own = [
    world.api.services.env.DATA_DIR,
    world.api.services.env.APP_SECRET,
    process.cwd(),
    ...world.people.flatMap(({ token }) => (token ? [token, hashToken(token)] : [])),
  ];
  return [...found.map(String), ...own.filter((secret) => text.includes(secret))];
}
