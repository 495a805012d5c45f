/** Who asks, and whom they ask about: roles, ways in, the actor and the subject of a request (D17). */
export const ROLES = ['visitor', 'applicant', 'secondary', 'csr', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const STAFF: readonly Role[] = ['csr', 'admin'];
export const APPLICANTS: readonly Role[] = ['applicant', 'secondary'];
/** Everybody with an account. */
export const SIGNED_IN: readonly Role[] = [...APPLICANTS, ...STAFF];
export const ANYONE: readonly Role[] = ROLES;

/** How a session arrives. A visitor's browser is a browser, too. */
export type SessionKind = 'browser' | 'bearer';
/** What somebody can show instead of a session; only an entry with the proof itself can name one. */
export type ProofKind = 'sign-up-token' | 'invite' | 'signature' | 'signed-url' | 'key';
export type CallerKind = SessionKind | ProofKind;

export type Actor = {
  role: Role | 'system';
  user_id: string | null;
  primary_user_id: string | null;
  /** The session and all that it was renewed from. */
  family_id: string | null;
  /** Staff before their second factor. */
  isLimited: boolean;
  caller: CallerKind;
};

const nobody = { user_id: null, primary_user_id: null, family_id: null, isLimited: false };
export const VISITOR: Actor = { role: 'visitor', caller: 'browser', ...nobody };
export const SYSTEM: Actor = { role: 'system', caller: 'key', ...nobody };

/** The person an address names, as far as ownership needs to know. */
export type Subject = { user_id: string; primary_user_id: string | null; role: Role };

export const isStaff = ({ role }: { role: Actor['role'] }) => role !== 'system' && STAFF.includes(role);
