/** Which text a failed log-in shows, and beside which field (spec 8 "Log-in", D14). */
import { REFUSALS } from '#app/features/accounts/refusals.ts';
import { HttpError } from '#app/platform/http/http.ts';

export type LogInField = 'phone_number' | 'password' | 'code';
type Text =
  | 'errors.user_not_found'
  | 'errors.incorrect_password'
  | 'errors.login_failed'
  | 'errors.too_many'
  | 'errors.offline'
  | 'errors.unavailable'
  | 'errors.bad_link'
  | 'logIn.errors.invalidCode';
export type LogInFailure = { text: Text; field?: LogInField; minutes?: number };

const said = new Map<string | undefined, LogInFailure>([
  [REFUSALS.userNotFound, { text: 'errors.user_not_found', field: 'phone_number' }],
  [REFUSALS.wrongPassword, { text: 'errors.incorrect_password', field: 'password' }],
  [REFUSALS.wrongCode, { text: 'logIn.errors.invalidCode', field: 'code' }],
]);

/** Without a word from the server: as long as a budget of tries lasts. */
const WAIT_SECONDS = 15 * 60;

/** `isByLink`: nobody typed the password, the address brought it. */
export function logInFailure(error: unknown, { isByLink = false } = {}): LogInFailure {
  if (!(error instanceof HttpError)) return { text: 'errors.offline' };
  if (error.status === 429)
    return { text: 'errors.too_many', minutes: Math.ceil((error.retryAfter ?? WAIT_SECONDS) / 60) };
  if (error.status === 502 || error.status === 503) return { text: 'errors.unavailable' };
  const told = said.get(error.serverMessage) ?? { text: 'errors.login_failed' };
  return isByLink && told.field !== 'code' ? { text: 'errors.bad_link' } : told;
}

/** The password was right; the server wants the code beside it. */
export const asksForCode = (error: unknown) =>
  error instanceof HttpError && error.serverMessage === REFUSALS.codeRequired;
