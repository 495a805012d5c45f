/** The calls of admins about the team, and of whoever is invited into it. */

import type { StaffRole } from '#app/platform/access/actor.ts';
import { send } from '#app/platform/http/http.ts';
import type { RoleChoice } from './rules.ts';

type Invitee = {
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  role: StaffRole;
  locale: string;
};
export const inviteMember = (body: Invitee) => send<{ user_id: string }>('POST', '/admin/staff', { body });
export const inviteAgain = (user_id: string) => send('POST', `/admin/staff/${user_id}/invitation`);
export const cancelInvitation = (user_id: string) => send('DELETE', `/admin/staff/${user_id}/invitation`);

type CaseHandover = { reason: string; hand_to: string | null };
type HandoverCounts = { cases: number; sessions: number };
export const changeRole = (user_id: string, body: CaseHandover & { role: RoleChoice }) =>
  send<HandoverCounts>('PUT', `/admin/staff/${user_id}/role`, { body });
export const disableMember = (user_id: string, body: CaseHandover) =>
  send<HandoverCounts>('POST', `/admin/staff/${user_id}/disable`, { body });
export const enableMember = (user_id: string, body: { reason: string }) =>
  send('POST', `/admin/staff/${user_id}/enable`, { body });
export const resetSecondFactor = (user_id: string, body: { reason: string }) =>
  send('DELETE', `/admin/staff/${user_id}/second-factor`, { body });
export const endSessions = (user_id: string) => send('DELETE', `/admin/staff/${user_id}/sessions`);
export const endSession = (user_id: string, session_id: string) =>
  send('DELETE', `/admin/staff/${user_id}/sessions/${session_id}`);

export type Invitation = { first_name: string; phone_number: string; role: StaffRole };
export const readInvitation = (token: string) =>
  send<{ invitation: Invitation }>('POST', '/auth/staff-invitation', { body: { token } });
export const acceptInvitation = (body: { token: string; password: string }) =>
  send('POST', '/auth/accept-staff-invitation', { body });
