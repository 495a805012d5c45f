/** The family calls of the browser. */

import type { UserProfile } from '#app/features/accounts/client.ts';
import { send } from '#app/platform/http/http.ts';
import type { SecondaryApplicant } from './store.server.ts';

export type { SecondaryApplicant } from './store.server.ts';

type Instants = 'created_at' | 'invited_at' | 'invite_expires_at';
/** As screens have it; a loader gives an instant as a Date, a call as text. */
export type Member = Omit<SecondaryApplicant, Instants> & { invited_at: Date | null; invite_expires_at: Date | null };

type One = { success: true; secondary_applicant: SecondaryApplicant };
type SuccessAnswer = { success: true; message: string };

type MemberFields = {
  first_name: string;
  last_name: string;
  relationship: string;
  shares_address?: boolean;
  is_minor?: boolean;
};

const family = (primary_user_id: string) => `/user/${primary_user_id}/secondary-applicants`;

export const addSecondaryApplicant = (primary_user_id: string, body: MemberFields, idempotencyKey: string) =>
  send<One>('POST', `/user/${primary_user_id}/secondary-applicant`, { body, idempotencyKey });

export const updateSecondaryApplicant = (
  primary_user_id: string,
  secondary_applicant: Partial<MemberFields> & { user_id: string },
) => send<One>('PUT', family(primary_user_id), { body: { secondary_applicant } });

export const deleteSecondaryApplicant = (primary_user_id: string, user_id: string) =>
  send<SuccessAnswer>('DELETE', `${family(primary_user_id)}/${user_id}`);

export const inviteSecondaryApplicant = (body: {
  user_id: string;
  email: string;
  phone_number?: string;
  locale?: string;
}) => send<SuccessAnswer>('POST', '/auth/invite-secondary-applicant', { body });

const inviteOf = ({ primary_user_id, user_id }: { primary_user_id: string | null; user_id: string }) =>
  `${family(primary_user_id ?? '')}/${user_id}/invite`;
export const sendInviteAgain = (member: Member) => send<SuccessAnswer>('POST', inviteOf(member));
export const cancelInvite = (member: Member) => send<SuccessAnswer>('DELETE', inviteOf(member));

export type Invite = {
  first_name: string;
  inviter: string;
  service: string | null;
  email: string;
  phone_number: string | null;
};
export const readInvite = (token: string, locale: string) =>
  send<{ success: true; invite: Invite }>('POST', '/auth/invite', { body: { token, locale } });
export const acceptInvite = (body: {
  token: string;
  phone_number: string;
  password: string;
  terms_version: string;
  data_consent_version: string;
}) => send<SuccessAnswer & { user_profile: UserProfile }>('POST', '/auth/accept-invite', { body });
