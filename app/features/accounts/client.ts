/** The account calls of the browser; each failure is an HttpError whose `said` is the server's word (spec 8). */

import type { TrackingInputs } from '#app/features/tracking/capture.ts';
import type { ToldEvent } from '#app/features/tracking/layer.ts';
import { send } from '#app/platform/http/http.ts';
import { dropPagesOfOthers } from '#app/platform/offline/client.ts';
import type { UserProfile } from './profile.server.ts';
import type { ProfileUpdates } from './profile-rules.ts';

export type { UserProfile, UserProfile as Profile } from './profile.server.ts';

type SuccessAnswer = { success: true; message: string };
type WithProfile = SuccessAnswer & { user_profile: UserProfile };
/** A repeated try has no profile. */
type AccountAnswer = SuccessAnswer & { user_profile?: UserProfile; events?: ToldEvent[] };

export type SignUpBody = TrackingInputs & {
  locale: string;
  first_name: string;
  last_name: string;
  phone_number: string;
  email: string;
  service_type: string;
  conversation_id?: string;
  terms_version?: string;
  data_consent_version?: string;
  for_somebody_else?: boolean;
  number_in_party?: number;
  temporary?: boolean;
  passport_help?: 'Y' | 'N';
};

/** The key stays the same for one person's form, so that a second try after a lost answer makes one account. */
export const signUp = (body: SignUpBody, idempotencyKey: string) =>
  send<AccountAnswer>('POST', '/flow/flow-step-1', { body, idempotencyKey, isOutsideSession: true });

export const setFirstPassword = (body: { phone_number: string; password: string; for_somebody_else?: boolean }) =>
  send<WithProfile>('POST', '/flow/flow-step-2', { body, isOutsideSession: true });

type LogInBody = { phone_number: string; password: string; code?: string; shared_computer?: boolean };

export async function logIn(body: LogInBody) {
  const answer = await send<SuccessAnswer & { user_profile: UserProfile | null }>(
    'POST',
    '/auth/login-with-phone-number',
    {
      body,
      isOutsideSession: true,
    },
  );
  if (answer.user_profile) await dropPagesOfOthers(answer.user_profile.user_id).catch(() => undefined);
  return answer;
}

export const logOut = () => send<SuccessAnswer>('POST', '/auth/log-out', { isOutsideSession: true });

export const sendPasswordResetLink = (to: { phone_number: string } | { email: string }, locale: string) =>
  send<SuccessAnswer>('POST', '/auth/send-password-reset-link', { body: { ...to, locale }, isOutsideSession: true });

/** Whether a reset link still works, asked before anything is typed. */
export const checkResetLink = (body: { token: string }) =>
  send<SuccessAnswer>('POST', '/auth/check-reset-link', { body, isOutsideSession: true });

export const resetPassword = (body: { token: string; password: string }) =>
  send<SuccessAnswer>('POST', '/auth/reset-password', { body, isOutsideSession: true });

/** Inside a session: before it opens what a borrowed phone must not (T40). */
export const confirmPassword = (password: string) =>
  send<SuccessAnswer>('POST', '/auth/confirm-password', { body: { password } });

export const verifyEmail = (body: { token: string }) =>
  send<SuccessAnswer>('POST', '/auth/verify-email', { body, isOutsideSession: true });
export const sendVerification = () => send<SuccessAnswer>('POST', '/auth/send-verification');

export type ContactChange = { field: 'email' | 'phone_number'; new_value: string; created_at: string };
export const readContactChanges = (token: string) =>
  send<SuccessAnswer & { contact_changes: ContactChange[] }>('POST', '/auth/contact-change', {
    body: { token },
    isOutsideSession: true,
  });
export const decideContactChange = (token: string, answer: 'confirm' | 'refuse') =>
  send<SuccessAnswer>('POST', '/auth/contact-change', { body: { token, answer }, isOutsideSession: true });

export const setPassword = (body: {
  password: string;
  current_password?: string;
  last_name?: string;
  email?: string;
}) => send<WithProfile>('POST', '/auth/set-password', { body });

export const updateProfile = (user_id: string, updates: ProfileUpdates, current_password?: string) =>
  send<WithProfile>('PUT', `/user/${user_id}`, { body: { updates, ...(current_password && { current_password }) } });

export type ShownTrackingChoice = { choice: 'granted' | 'denied'; at: string };
export const readTrackingConsent = () =>
  send<{ success: true; tracking_consent: ShownTrackingChoice | null }>('GET', '/tracking/consent');

export type DeviceSession = {
  session_id: string;
  device: string;
  created_at: string;
  last_used_at: string | null;
  expires_at: string;
  is_this: boolean;
};
export const listSessions = () => send<{ success: true; sessions: DeviceSession[] }>('GET', '/auth/sessions');
export const endSession = (session_id: string) => send<SuccessAnswer>('DELETE', `/auth/sessions/${session_id}`);
export const logOutEverywhere = () => send<SuccessAnswer>('POST', '/auth/log-out-everywhere');

export const readSecondFactor = () =>
  send<{ success: true; is_set: boolean; must_set: boolean }>('GET', '/auth/second-factor');
export const beginSecondFactor = () =>
  send<SuccessAnswer & { secret: string; uri: string; qr_svg: string }>('POST', '/auth/second-factor');
export const confirmSecondFactor = (code: string) =>
  send<SuccessAnswer & { recovery_codes: string[] }>('PUT', '/auth/second-factor', { body: { code } });
export const removeSecondFactor = (body: { password: string; code: string }) =>
  send<SuccessAnswer>('DELETE', '/auth/second-factor', { body });
