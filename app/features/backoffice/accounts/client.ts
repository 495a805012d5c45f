/** The calls of staff about accounts. */
import type { SignUpBody } from '#app/features/accounts/client.ts';
import { send } from '#app/platform/http/http.ts';

export type HandoverLink = { success: true; link: string; expires_at: string; text: string; chat: string };

type MadeAccount = { user_profile?: { user_id: string } };

/** Step 1 from a session of staff: the server knows by it that a CSR makes the account. */
export const makeAccount = (body: SignUpBody & { complete_onboarding_forms?: boolean }, idempotencyKey: string) =>
  send<MadeAccount>('POST', '/flow/flow-step-1', { body, idempotencyKey });

/** An answer that got lost, asked for again, names nobody: the number does. */
export const findByPhone = async (phone_number: string) =>
  (await send<MadeAccount>('GET', `/user/phone-number/${encodeURIComponent(phone_number)}`)).user_profile?.user_id;

export const makeFirstLink = (user_id: string) => send<HandoverLink>('POST', `/admin/${user_id}/one-time-link`);

export const sendLinkByMail = (user_id: string) => send('POST', `/user/${user_id}/log-in-link`);

export const endPassword = (user_id: string, body: { current_password: string; reason: string }) =>
  send<HandoverLink>('POST', `/admin/${user_id}/update-password`, { body });

export const decideContact = (
  user_id: string,
  change_id: string,
  body: { answer: 'approve' | 'refuse'; reason: string },
) => send('POST', `/user/${user_id}/contact-changes/${change_id}`, { body });
