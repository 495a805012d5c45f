/** Roles, kinds of callers, the actor and the subject of a request (D17). */
export const ROLES = ['visitor', 'applicant', 'secondary', 'csr', 'admin'] as const;
export type Role = (typeof ROLES)[number];
/** The narrow lists are for queries and schemas, the wide ones for policies. */
export const STAFF_ROLES = ['csr', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export const APPLICANT_ROLES = ['applicant', 'secondary'] as const;
export const STAFF: readonly Role[] = STAFF_ROLES;
export const APPLICANTS: readonly Role[] = APPLICANT_ROLES;
/** Whoever may act for a whole family: of the family itself only the one who applies. */
export const FAMILY_ACTORS: readonly Role[] = ['applicant', ...STAFF];
/** Everybody with an account. */
export const SIGNED_IN: readonly Role[] = [...APPLICANTS, ...STAFF];
/** Whoever an account belongs to, and admins: what a CSR has no part in. */
export const HOLDERS_AND_ADMIN: readonly Role[] = [...APPLICANTS, 'admin'];
export const ANYONE: readonly Role[] = ROLES;

/** How a session is sent: by cookie or by Bearer header. A visitor counts as `browser`. */
export type SessionKind = 'browser' | 'bearer';
/** Kinds of proof instead of a session; a policy names one only together with its check. */
export type ProofKind =
  | 'sign-up-token'
  | 'invite'
  | 'signature'
  | 'signed-url'
  | 'upload-pass'
  | 'secret-address'
  | 'key';
export type CallerKind = SessionKind | ProofKind;

export type Actor = {
  role: Role | 'system';
  user_id: string | null;
  primary_user_id: string | null;
  /** The session together with those it was renewed from. */
  family_id: string | null;
  /** A session of staff without their second factor. */
  isLimited: boolean;
  caller: CallerKind;
};

const nobody = { user_id: null, primary_user_id: null, family_id: null, isLimited: false };
export const VISITOR: Actor = { role: 'visitor', caller: 'browser', ...nobody };
export const SYSTEM: Actor = { role: 'system', caller: 'key', ...nobody };

/** The person that a request names, with what ownership needs. */
export type Subject = { user_id: string; primary_user_id: string | null; role: Role; is_private: boolean };

export const isStaff = ({ role }: { role: Actor['role'] }) => role !== 'system' && STAFF.includes(role);
