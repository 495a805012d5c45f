/** Declares a call together with its policy, and enforces the policy before the handler (D17). */
import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { isStaff, VISITOR } from '#app/platform/access/actor.ts';
import {
  decide,
  isInMode,
  needsSession,
  type Params,
  type Policy,
  type Proof,
  published,
  type Verdict,
} from '#app/platform/access/policy.ts';
import { actorOf, type Caller, callerOf } from '#app/platform/access/session.server.ts';
import { limitKey } from '#app/platform/http/address.ts';
import { normalPhone } from '#app/platform/input.ts';
import { within } from '#app/platform/limits/deadline.ts';
import { takeLimits } from '#app/platform/limits/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { refused } from './answer.server.ts';
import { headerOf, setHeaders } from './header.server.ts';
import { isTooDeep } from './json-depth.ts';
import type { RequestContext } from './request-context.server.ts';
import { isCrossSite } from './same-origin.ts';

export type AppEnv = { Variables: { ctx: RequestContext } };

function problemsOf(policy: Policy) {
  const refusal = policy.proof?.refusal ?? 'as-session';
  const says401 = refusal === 'as-session' ? needsSession(policy) : refusal.status === 401;
  return {
    400: refused('Bad Request'),
    ...(says401 && { 401: refused('Unauthorized') }),
    403: refused('Forbidden: the request comes from another site'),
    404: refused('Not Found'),
    ...(policy.body ? { 413: refused('Payload Too Large') } : {}),
    422: refused('Validation Error'),
    429: refused('Too Many Requests'),
    500: refused('Internal Server Error'),
    503: refused('Service Unavailable'),
  };
}

/** Time limit for reading a body. */
const BODY_SECONDS = 8;

const CONTENT_TYPE = { json: /^application\/json\b/i, form: /^application\/x-www-form-urlencoded\b/i, stream: /./ };

async function readBody(c: Context, body: NonNullable<Policy['body']>) {
  if (Number(c.req.header('content-length') ?? 0) > body.bytes) throw new Problem(413);
  if (!CONTENT_TYPE[body.type].test(c.req.header('content-type') ?? '')) throw new Problem(400, 'Wrong content type');
  if (body.type === 'stream') return;
  const limited = bodyLimit({
    maxSize: body.bytes,
    onError: () => {
      throw new Problem(413);
    },
  });
  // Hono caches the text, so the validator reads it again.
  await limited(c, async () => {
    const text = await within(BODY_SECONDS, c.req.text(), () => new Problem(400, 'The body took too long'));
    if (body.type === 'json' && isTooDeep(text)) throw new Problem(400, 'Nested too deeply');
  });
}

/** Time limit for session, subject and limits, if the database does not answer. */
const ADMIT_SECONDS = 5;
const tooSlow = () => new Problem(503, undefined, { retryAfter: 5 });

/** A public answer may be stored but must be revalidated: it changes with its data. */
export const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate' } as const;

function refuseUnless(verdict: Verdict) {
  if (verdict === 'no-session') throw new Problem(401);
  if (verdict === 'not-found') throw new Problem(404);
}

type Entry = { policy: Policy; answers: ReturnType<typeof published> };

/** The value of the caller's proof; 404 for somebody whom the session admitted. */
export function provenBy<P extends object>({ proof }: RequestContext, by: Proof<P>): P {
  if (proof?.by !== by) throw new Problem(404);
  return proof.value as P;
}

/** Checks the proof. The actor becomes a visitor of that kind: neither the session nor the named person counts. */
async function admitByProof(c: Context<AppEnv>, proof: Proof, params: Params, verdict: Verdict = 'not-found') {
  const ctx = c.get('ctx');
  const text = proof.in === 'body' ? await c.req.text() : '';
  const json = () => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  const shown = {
    ...{ ctx, params, text, json },
    header: (name: string) => c.req.header(name),
    cookie: (name: string) => getCookie(c, name),
  };
  const value = await within(ADMIT_SECONDS, Promise.resolve(proof.check(shown)), tooSlow);
  if (!value) {
    if (proof.refusal === 'as-session') throw new Problem(verdict === 'no-session' ? 401 : 404);
    const { status, message, field } = proof.refusal;
    throw new Problem(status, message, field ? { field } : {});
  }
  ctx.proof = { by: proof, value, family_id: ctx.actor.family_id };
  ctx.actor = { ...VISITOR, caller: proof.kind };
  ctx.subject = null;
}

type Admission = 'admitted' | 'proof-in-body';

async function admitByDatabase(
  c: Context<AppEnv>,
  { policy, answers }: Entry,
  caller: Caller | undefined,
  params: Params,
): Promise<Admission> {
  const ctx = c.get('ctx');
  const { proof, subjectOf } = policy;
  ctx.actor = await actorOf(ctx.db, caller, ctx.now);
  ctx.subject = typeof subjectOf === 'object' ? await subjectOf.find(ctx, params) : null;
  const verdict = decide(policy, ctx.actor, ctx.subject);
  if (!proof) refuseUnless(verdict);
  else if (verdict !== 'allowed' && proof.in !== 'body') await admitByProof(c, proof, params, verdict);
  const keys = {
    address: () => limitKey(ctx.address),
    // Whoever came by a proof is nobody: they count by where they come from.
    actor: () => ctx.actor.user_id ?? limitKey(ctx.address),
    session: () => ctx.actor.family_id ?? '',
    phone: () => normalPhone(params.phone_number ?? '') ?? '',
  };
  if (answers.limits.length > 0)
    await takeLimits(
      ctx,
      answers.limits.map((limit) => ({ ...limit, key: keys[limit.by]() })),
    );
  return proof?.in === 'body' && verdict !== 'allowed' ? 'proof-in-body' : 'admitted';
}

/** Parameters that name the person: of the path, or with `namedBy: 'query'` of the query; never of both. */
const namesOf = (c: Context, { namedBy }: Policy): Params => (namedBy === 'query' ? c.req.query() : c.req.param());

/** Throws to refuse. Returns a promise only where the database is asked. */
function admit(c: Context<AppEnv>, entry: Entry, paramsOf: (c: Context) => Params): Promise<Admission> | undefined {
  const { policy, answers } = entry;
  const found = callerOf(headerOf(c, 'authorization'), headerOf(c, 'cookie'));
  if (isCrossSite(c.req.method, c.req.raw.headers, c.get('ctx')) && found?.kind !== 'bearer') throw new Problem(403);
  // A public answer is the same for everybody: the session is not read.
  const caller = answers.cache === 'public' ? undefined : found;
  if (caller || policy.owner || policy.proof || answers.limits.length > 0)
    return within(ADMIT_SECONDS, admitByDatabase(c, entry, caller, paramsOf(c)), tooSlow);
  refuseUnless(decide(policy, VISITOR, null));
  return undefined;
}

/**
 * Checks in this order: session or proof, role and ownership, limits, body, a proof in the body.
 * The input of somebody who is not admitted is not read.
 * `pattern` is the path in the API document, for the log; `params` are those of a page.
 */
export function enforce(policy: Policy, named: { pattern?: string; params?: Params }): MiddlewareHandler<AppEnv> {
  const entry = { policy, answers: published(policy) };
  const { cache, seconds } = entry.answers;
  if (policy.proof?.in === 'body' && (!policy.body || policy.body.type === 'stream'))
    throw new Error(`a proof in the body needs a body that is read: ${named.pattern}`);
  const paramsOf = (c: Context) => named.params ?? namesOf(c, policy);
  const runAfter = async (c: Context<AppEnv>, next: Next, admission: Promise<Admission> | undefined) => {
    const ctx = c.get('ctx');
    const awaitsProof = (await admission) === 'proof-in-body';
    if (policy.body) await readBody(c, policy.body);
    if (policy.proof && awaitsProof) await admitByProof(c, policy.proof, paramsOf(c));
    if (cache === 'public') setHeaders(c, PUBLIC);
    await within(seconds, next(), tooSlow);
    // Only what staff do is recorded; a write that recorded itself is not recorded twice.
    if (policy.audit && c.res.ok && !ctx.isAudited && isStaff(ctx.actor))
      await recordAudit(ctx.db, ctx, { action: policy.audit, subject_id: ctx.subject?.user_id ?? null });
  };
  return (c, next) => {
    const ctx = c.get('ctx');
    ctx.pattern = named.pattern;
    if (policy.mode && !isInMode(policy.mode, ctx.env)) throw new Problem(404);
    const admission = admit(c, entry, paramsOf);
    if (admission || policy.body || policy.audit) return runAfter(c, next, admission);
    // Without a promise the call stays in the same turn.
    if (cache === 'public') setHeaders(c, PUBLIC);
    return within(seconds, next(), tooSlow);
  };
}

type CallConfig = Omit<RouteConfig, 'middleware'> & { 'x-policy': Policy };

/** createRoute with a required policy, which the API document prints with its defaults. */
export function call<const R extends CallConfig>(route: R): R & { getRoutingPath(): string } {
  const policy = route['x-policy'];
  return createRoute({
    ...route,
    'x-policy': published(policy),
    responses: { ...problemsOf(policy), ...route.responses },
    middleware: [enforce(policy, { pattern: route.path })],
  } as RouteConfig & { path: string }) as unknown as R & { getRoutingPath(): string };
}

export const router = () =>
  new OpenAPIHono<AppEnv>({
    strict: false,
    defaultHook: (result) => {
      if (result.success) return;
      const [issue] = result.error.issues;
      const field = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.');
      throw new Problem(422, undefined, field ? { field } : {});
    },
  });

type Json<T> = T extends Date
  ? string
  : T extends readonly (infer I)[]
    ? Json<I>[]
    : T extends object
      ? { [K in keyof T]: Json<T[K]> }
      : T;

/** Types a row as its JSON: dates become text, which c.json does. */
export const asJson = <T>(value: T) => value as unknown as Json<T>;
