/** Who may do what: the shape of an entry and the one decision made of it (D17). Knows no feature. */
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

/** Where a proof is looked for. Body: as it arrived, empty until it is read; `json` gives nothing where it is none. */
export type ProofRequest = {
  ctx: RequestContext;
  params: Params;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  text: string;
  json(): unknown;
};

/** Whoever is not admitted by their session shows this, or hears the refusal. */
export type Proof<Proven extends object = object> = {
  kind: ProofKind;
  /** A proof in the body is looked at once the body is read, every other one before limits and body. */
  in: 'address' | 'cookie' | 'header' | 'body';
  /** What was proven, for the handler; null for anything that is not right, so never a bare yes or no. It spends nothing. */
  check(shown: ProofRequest): Promise<Proven | null> | Proven | null;
  refusal: { status: 401 | 404 | 422; message?: string; field?: string };
};

/** Whose row it is: the caller's own, a family member's of the caller, or a customer's for staff. */
export type Ownership = 'self' | 'primary-of' | 'staff-for';

/** `phone`: the phone_number of the address, however it is spelt. */
export type Limit = { bucket: string; by: 'address' | 'actor' | 'session' | 'phone'; max: number; minutes: number };

/** Finds whom an address names: `person` (subject.server.ts), later an order's or a document's person. */
export type SubjectOf = {
  name: string;
  find(ctx: RequestContext, params: Params): Promise<Subject | null>;
};

/** Whose thing the call is about, or in words why it is nobody's: neither can be said without the other. */
type OwnershipRule =
  | {
      /** Any one of these is enough. */
      owner: readonly Ownership[];
      subjectOf: SubjectOf;
    }
  | { owner?: never; subjectOf?: `none: ${string}` };

export type Policy = OwnershipRule & {
  /** Whom a session admits; nobody, where only a proof opens. */
  roles: readonly Role[];
  proof?: Proof;
  /** Where the address names the person: in its path, unless it says `user_id` in the query. */
  namedBy?: 'query';
  /** By which way a session may come: both, unless it says so. */
  callers?: readonly SessionKind[];
  /** Field -> the state in which it may be written; what is not listed is refused. */
  writable?: Readonly<Record<string, string>>;
  /** The action written to the audit trail with every successful answer to staff. */
  audit?: string;
  limits?: readonly Limit[];
  body?: { type: 'json' | 'form' | 'stream'; bytes: number };
  cache?: 'no-store' | 'public';
  /** Seconds until the call is given up. */
  seconds?: number;
  /** Exists in this mode only. */
  mode?: 'demo';
  /** Open to a session that has yet to set up its second factor; everything else is closed to it. */
  beforeSecondFactor?: boolean;
};

const sessionsOf = ({ callers }: Policy): readonly CallerKind[] => callers ?? ['browser', 'bearer'];
/** Every kind by which somebody can come in, and no other. */
export const callersOf = (policy: Policy): readonly CallerKind[] => [
  ...(policy.roles.length > 0 ? sessionsOf(policy) : []),
  ...(policy.proof ? [policy.proof.kind] : []),
];
export const needsSession = (policy: Policy) => !policy.roles.includes('visitor');

const owns: Record<Ownership, (actor: Actor, subject: Subject) => boolean> = {
  self: (actor, subject) => actor.user_id === subject.user_id,
  'primary-of': (actor, subject) => actor.role === 'applicant' && actor.user_id === subject.primary_user_id,
  'staff-for': (actor, subject) => isStaff(actor) && !isStaff(subject),
};

export type Verdict = 'allowed' | 'no-session' | 'not-found';

/** By session alone. No session 401; wrong role, foreign or missing: the same 404, so that nothing can be learnt from the answer. */
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

/** The entry as the API document prints it: nothing left to guess. */
export function published(policy: Policy) {
  const { roles, owner, subjectOf, proof, writable, audit, limits, body, seconds, mode } = policy;
  return {
    roles,
    owner: owner ?? [],
    subjectOf: (typeof subjectOf === 'object' ? subjectOf.name : subjectOf) ?? null,
    proof: proof ? { kind: proof.kind, in: proof.in, otherwise: proof.refusal.status } : null,
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
