/** Which text a failed sign-up shows, and beside which field (spec 8 "Sign-up"). */
import { REFUSALS } from '#app/features/accounts/refusals.ts';
import { HttpError } from '#app/platform/http/http.ts';

export type SignUpFailure =
  | { kind: 'field'; field: string }
  | { kind: 'exists' }
  /** A session began in another tab meanwhile (D38). */
  | { kind: 'alreadyIn' }
  /** Perhaps it exists: the server has said so often enough from here (T46). */
  | { kind: 'refused' }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'offline' }
  | { kind: 'failed' };

export const waitMinutes = ({ retryAfter = 60 }: HttpError) => Math.ceil(retryAfter / 60);

export function signUpFailure(error: unknown): SignUpFailure {
  if (!(error instanceof HttpError)) return { kind: 'offline' };
  if (error.serverMessage === REFUSALS.exists) return { kind: 'exists' };
  if (error.serverMessage === REFUSALS.alreadyIn) return { kind: 'alreadyIn' };
  if (error.serverMessage === REFUSALS.signUpFailed) return { kind: 'refused' };
  if (error.status === 429) return { kind: 'tooMany', minutes: waitMinutes(error) };
  return error.status === 422 && error.field ? { kind: 'field', field: error.field } : { kind: 'failed' };
}
