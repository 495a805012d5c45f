/** The calls of staff about visits, calls and the outcome of a case. */
import { REFUSALS as CALL_REFUSALS } from '#app/features/portal/advisers/rules.ts';
import { type Booking, type Kind, REFUSALS } from '#app/features/portal/appointments/rules.ts';
import { HttpError, send } from '#app/platform/http/http.ts';
import type { OutcomeStep } from './rules.ts';

export const saveNumber = (user_id: string, body: { application_number: string; version: number }) =>
  send('PUT', `/admin/people/${user_id}/application-number`, { body });

const bookingPath = (user_id: string, kind: Kind) => `/appointments/${user_id}/${kind}/booking`;
export const book = (user_id: string, kind: Kind, body: Booking & { version: number }) =>
  send('PUT', bookingPath(user_id, kind), { body });
export const cancel = (user_id: string, kind: Kind, body: { version: number; reason?: string }) =>
  send('DELETE', bookingPath(user_id, kind), { body });

/** A reason makes it a correction (D39). */
export const recordStep = (user_id: string, current_step: OutcomeStep, reason?: string) =>
  send('PUT', `/user/${user_id}?set_cookies=false`, { body: { updates: { current_step }, ...(reason && { reason }) } });

const WORDS: Record<string, 'numberMissing' | 'numberDiffers' | 'taken' | 'tooLate' | 'changed'> = {
  [REFUSALS.numberMissing]: 'numberMissing',
  [REFUSALS.numberDiffers]: 'numberDiffers',
  [REFUSALS.changed]: 'changed',
  [CALL_REFUSALS.taken]: 'taken',
  [CALL_REFUSALS.tooLate]: 'tooLate',
};

/** The key of its words, and the field where one is wrong. */
export function failureOf(error: unknown) {
  if (!(error instanceof HttpError)) return { why: 'failed' as const };
  if (error.status === 422) return { why: 'wrong' as const, field: error.field };
  return { why: WORDS[error.serverMessage ?? ''] ?? ('failed' as const), field: error.field };
}
