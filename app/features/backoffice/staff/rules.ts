/** Who of the team is in which state, and what may be done to whom (D17, T16). Pure. */

import { STAFF_ROLES } from '#app/platform/access/actor.ts';

/** Texts of staff are written in these (D7). */
export const STAFF_LOCALES = ['es', 'en'] as const;
/** `none`: the account stays, the office is closed to it. */
export const ROLE_CHOICES = [...STAFF_ROLES, 'none'] as const;
export type RoleChoice = (typeof ROLE_CHOICES)[number];

/** Words of refusals that the screens tell apart. */
export const STAFF_REFUSALS = {
  own: 'Somebody else must do this to you',
  invited: 'Nobody has accepted this invitation',
  joined: 'This person has a password by now',
  same: 'It stands like that already',
  application: 'This account has an application of its own',
  noFactor: 'There is no second factor',
  noAddress: 'No address on file',
} as const;

export type StaffState = 'invited' | 'active' | 'disabled' | 'former';
type Standing = { role: string; has_password: boolean; disabled_at: Date | string | null };

/** An invitation is over with the first password, which nobody but the person can set. */
export function stateOf({ role, has_password, disabled_at }: Standing): StaffState {
  if (!STAFF_ROLES.some((one) => one === role)) return 'former';
  if (disabled_at) return 'disabled';
  return has_password ? 'active' : 'invited';
}

export const roleOf = (role: string): RoleChoice => STAFF_ROLES.find((one) => one === role) ?? 'none';

/** What an admin may do to somebody of the team; to oneself nothing of it. */
export type Deed = 'role' | 'disable' | 'enable' | 'factor' | 'sessions' | 'invite-again' | 'invite-cancel';
const DEEDS: Record<StaffState, readonly Deed[]> = {
  invited: ['invite-again', 'invite-cancel'],
  active: ['role', 'disable', 'factor', 'sessions'],
  disabled: ['role', 'enable', 'factor'],
  former: ['role'],
};
export const deedsFor = (state: StaffState, { isOwn, hasFactor }: { isOwn: boolean; hasFactor: boolean }) =>
  isOwn ? [] : DEEDS[state].filter((deed) => deed !== 'factor' || hasFactor);
