/** One way to declare a call: its policy stands beside it and is enforced before anything else is looked at (D17). */
import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limitKey } from './address.ts';
import { recordAudit } from './audit.server.ts';
import { within } from './deadline.ts';
import { headerOf, setHeaders } from './header.server.ts';
import { normalPhone } from './input.ts';
import { takeLimits } from './limits.server.ts';
import { decide, isStaff, type Policy, published, type Verdict, VISITOR } from './policy.ts';
import { Problem } from './problem.ts';
import type { RequestContext } from './request-context.server.ts';
import { isCrossSite } from './same-origin.ts';
import { actorOf, type Caller, callerOf } from './session.server.ts';
import { findSubject } from './subject.server.ts';

type Params = Record<string, string>;

export type AppEnv = { Variables: { ctx: RequestContext } };

export const problemBody = z
  .object({ success: z.literal(false), message: z.string(), field: z.string().optional() })
  .openapi('Problem');

const problem = (description: string) => ({ description, content: { 'application/json': { schema: problemBody } } });

function problemsOf(policy: Policy) {
  return {
    400: problem('Bad Request'),
    ...(policy.roles.includes('visitor') ? {} : { 401: problem('Unauthorized') }),
    403: problem('Forbidden: the request comes from another site'),
    404: problem('Not Found'),
    ...(policy.body ? { 413: problem('Payload Too Large') } : {}),
    422: problem('Validation Error'),
    429: problem('Too Many Requests'),
    500: problem('Internal Server Error'),
    503: problem('Service Unavailable'),
  };
}

/** Bodies of a call arrive within this time or not at all. */
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
  // The text is kept by the request, so the validator finds it there.
  await limited(c, async () => {
    await within(BODY_SECONDS, c.req.text(), () => new Problem(400, 'The body took too long'));
  });
}

/** Who calls and whether they may: a database that is silent does not keep anybody waiting longer. */
const ADMIT_SECONDS = 5;
const tooSlow = () => new Problem(503, undefined, { retryAfter: 5 });

/** A public answer may be kept, but is asked for again: it changes when its data does. */
export const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate' } as const;

function refuseUnless(verdict: Verdict) {
  if (verdict === 'no-session') throw new Problem(401);
  if (verdict === 'not-found') throw new Problem(404);
}

type Entry = { policy: Policy; answers: ReturnType<typeof published> };

async function admitByDatabase(
  { policy, answers }: Entry,
  ctx: RequestContext,
  caller: Caller | undefined,
  params: Params,
) {
  ctx.actor = await actorOf(ctx.db, caller, ctx.now);
  ctx.subject = policy.owner ? await findSubject(ctx, params) : null;
  refuseUnless(decide(policy, ctx.actor, ctx.subject));
  if (answers.limits.length === 0) return;
  const keys = {
    address: () => limitKey(ctx.address),
    actor: () => ctx.actor.user_id ?? '',
    phone: () => normalPhone(params.phone_number ?? '') ?? '',
  };
  await takeLimits(
    ctx,
    answers.limits.map((limit) => ({ ...limit, key: keys[limit.by]() })),
  );
}

/** Whom an address names: by its path, or by its query where the policy says so; never by a mix of both. */
const namesOf = (c: Context, { namedBy }: Policy): Params => (namedBy === 'query' ? c.req.query() : c.req.param());

/** Says no by throwing; waits only where the database must be asked. */
function admit(c: Context<AppEnv>, entry: Entry, given?: Params): Promise<void> | undefined {
  const { policy, answers } = entry;
  const ctx = c.get('ctx');
  const found = callerOf(headerOf(c, 'authorization'), headerOf(c, 'cookie'));
  if (
    isCrossSite(c.req.method, c.req.raw.headers, ctx) &&
    found?.kind !== 'bearer' &&
    answers.callers.includes('browser')
  )
    throw new Problem(403);
  // A public page is the same for everybody: no cookie may change it.
  const caller = answers.cache === 'public' ? undefined : found;
  if (caller || policy.owner || answers.limits.length > 0)
    return within(ADMIT_SECONDS, admitByDatabase(entry, ctx, caller, given ?? namesOf(c, policy)), tooSlow);
  refuseUnless(decide(policy, VISITOR, null));
  return undefined;
}

/**
 * Session, then policy and ownership, then limits, then the body: a stranger never gets 422. `pattern` is the call's
 * address in the API document, for the log; `params` are those of a page.
 */
export function enforce(policy: Policy, named: { pattern?: string; params?: Params }): MiddlewareHandler<AppEnv> {
  const entry = { policy, answers: published(policy) };
  const { cache, seconds } = entry.answers;
  const runAfter = async (c: Context<AppEnv>, next: Next, admitted: Promise<void> | undefined) => {
    const ctx = c.get('ctx');
    await admitted;
    if (policy.body) await readBody(c, policy.body);
    if (cache === 'public') setHeaders(c, PUBLIC);
    await within(seconds, next(), tooSlow);
    // What people do with their own is their own affair; a write that recorded itself is not recorded twice.
    if (policy.audit && c.res.ok && !ctx.isAudited && isStaff(ctx.actor))
      await recordAudit(ctx.db, ctx, { action: policy.audit, subject_id: ctx.subject?.user_id ?? null });
  };
  return (c, next) => {
    const ctx = c.get('ctx');
    ctx.pattern = named.pattern;
    if (policy.mode && ctx.env.APP_MODE !== policy.mode) throw new Problem(404);
    const admitted = admit(c, entry, named.params);
    if (admitted || policy.body || policy.audit) return runAfter(c, next, admitted);
    // A call that waits for nothing is not made to wait for us.
    if (cache === 'public') setHeaders(c, PUBLIC);
    return within(seconds, next(), tooSlow);
  };
}

type CallConfig = Omit<RouteConfig, 'middleware'> & { 'x-policy': Policy };

/** createRoute with a policy that cannot be left out; the API document prints it with its defaults. */
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

/** What JSON makes of a row: instants become text. The type says so; c.json does it. */
export const asJson = <T>(value: T) => value as unknown as Json<T>;
