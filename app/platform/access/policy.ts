/** The policy of a call or page, and the decision by session (D17). Pure. */
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import {
  type Actor,
  type CallerKind,
  isStaff,
  type ProofKind,
  type Role,
  type SessionKind,
  type Subject,
} from './actor.ts';

export type Params = Readonly<Record<string, string>>;

/** What a proof may look at. `text` is empty before the body is read; `json` gives undefined for anything else. */
type ProofRequest = {
  ctx: RequestContext;
  params: Params;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  text: string;
  json(): unknown;
};

/** A credential other than a session. It is checked if the session does not admit; if it fails, `refusal` is thrown. */
export type Proof<Proven extends object = object> = {
  kind: ProofKind;
  /** Where it stands. One in the body is checked after the body is read, any other before limits and body. */
  in: 'address' | 'cookie' | 'header' | 'body';
  /** Returns what was proven, for the handler, or null. It only reads: the handler spends the token. */
  check(shown: ProofRequest): Promise<Proven | null> | Proven | null;
  /** `as-session`: whoever shows nothing hears what they would hear if there were no proof. */
  refusal: { status: 401 | 404 | 422; message?: string; field?: string } | 'as-session';
};

/**
 * Whose thing it may be: the caller's own, a family member's, that of a family member without an own account (D48:
 * what somebody answers and uploads is theirs once they have one), or for staff a customer's.
 */
export type Ownership = 'self' | 'primary-of' | 'guardian-of' | 'staff-for';

/** `phone`: the normalised phone_number of the path. */
export type Limit = { bucket: string; by: 'address' | 'actor' | 'session' | 'phone'; max: number; minutes: number };

/** Finds the person that a request names, as `person` in subject.server.ts does. */
export type SubjectOf = {
  name: string;
  find(ctx: RequestContext, params: Params): Promise<Subject | null>;
};

/** Either ownership with a way to find the person, or the reason why the thing is nobody's. */
type OwnershipRule =
  | {
      /** Any one of these is enough. */
      owner: readonly Ownership[];
      subjectOf: SubjectOf;
    }
  | { owner?: never; subjectOf?: `none: ${string}` };

type Mode = 'demo' | 'test-payments';
type Modes = Pick<RequestContext['env'], 'APP_MODE' | 'PAYMENTS_MODE'>;
export const isInMode = (mode: Mode, { APP_MODE, PAYMENTS_MODE }: Modes) =>
  mode === 'demo' ? APP_MODE === 'demo' : PAYMENTS_MODE === 'test';

export type Policy = OwnershipRule & {
  /** Roles that a session admits; empty where only a proof does. */
  roles: readonly Role[];
  proof?: Proof;
  /** Where the person is named: in the path, or with `query` by `user_id` of the query. */
  namedBy?: 'query';
  /** How a session may be sent; both ways by default. */
  callers?: readonly SessionKind[];
  /** Writable fields and the state in which each may be written; others are refused. */
  writable?: Readonly<Record<string, string>>;
  /** Action for the audit trail, recorded with every successful answer to staff. */
  audit?: string;
  limits?: readonly Limit[];
  body?: { type: 'json' | 'form' | 'stream'; bytes: number };
  cache?: 'no-store' | 'public';
  /** Time limit of the handler; then 503. */
  seconds?: number;
  /** Exists in this mode only: of the product, or of payments (T18). */
  mode?: Mode;
  /** Open to a session that has yet to set up its second factor; everything else is closed to it. */
  beforeSecondFactor?: boolean;
};

const sessionsOf = ({ callers }: Policy): readonly CallerKind[] => callers ?? ['browser', 'bearer'];
/** All kinds of callers that the policy admits. */
export const callersOf = (policy: Policy): readonly CallerKind[] => [
  ...(policy.roles.length > 0 ? sessionsOf(policy) : []),
  ...(policy.proof ? [policy.proof.kind] : []),
];
export const needsSession = (policy: Policy) => !policy.roles.includes('visitor');

const owns: Record<Ownership, (actor: Actor, subject: Subject) => boolean> = {
  self: (actor, subject) => actor.user_id === subject.user_id,
  'primary-of': (actor, subject) => actor.role === 'applicant' && actor.user_id === subject.primary_user_id,
  'guardian-of': (actor, subject) => owns['primary-of'](actor, subject) && !subject.is_private,
  'staff-for': (actor, subject) => isStaff(actor) && !isStaff(subject),
};

export type Verdict = 'allowed' | 'no-session' | 'not-found';

/** Decides by session alone. No session is 401; wrong role, foreign and missing are the same 404. */
export function decide(policy: Policy, actor: Actor, subject: Subject | null | undefined): Verdict {
  if (actor.role === 'system') return 'not-found';
  if (actor.role === 'visitor' && needsSession(policy)) return 'no-session';
  if (!policy.roles.includes(actor.role)) return 'not-found';
  if (actor.isLimited && !policy.beforeSecondFactor) return 'not-found';
  if (!sessionsOf(policy).includes(actor.caller)) return 'not-found';
  if (!policy.owner) return 'allowed';
  if (!subject) return 'not-found';
  return policy.owner.some((rule) => owns[rule](actor, subject)) ? 'allowed' : 'not-found';
}

const refusalOf = ({ refusal }: Proof) => (refusal === 'as-session' ? refusal : refusal.status);

/** The policy with every default filled in, as the API document prints it. */
export function published(policy: Policy) {
  const { roles, owner, subjectOf, proof, writable, audit, limits, body, seconds, mode } = policy;
  return {
    roles,
    owner: owner ?? [],
    subjectOf: (typeof subjectOf === 'object' ? subjectOf.name : subjectOf) ?? null,
    proof: proof ? { kind: proof.kind, in: proof.in, otherwise: refusalOf(proof) } : null,
    namedBy: policy.namedBy ?? 'path',
    callers: callersOf(policy),
    writable: writable ?? {},
    audit: audit ?? null,
    limits: limits ?? [],
    body: body ?? null,
    cache: policy.cache ?? 'no-store',
    seconds: seconds ?? 10,
    mode: mode ?? 'any',
    beforeSecondFactor: policy.beforeSecondFactor ?? false,
  };
}
