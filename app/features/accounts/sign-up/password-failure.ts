/** A first password whose answer did not come may be set all the same: a log-in with it tells (spec 8 "Sign-up"). */

import { logIn } from '#app/features/accounts/client.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { waitMinutes } from './failure.ts';

export type PasswordFailure =
  | { kind: 'common' | 'expired' | 'offline' | 'generic' }
  | { kind: 'tooMany'; minutes: number };

type Credentials = { phone_number: string; password: string };

const isLost = (error: unknown) => !(error instanceof HttpError) || error.status === 401 || error.status >= 500;

export async function passwordFailure(error: unknown, written: Credentials): Promise<PasswordFailure | 'entered'> {
  if (error instanceof HttpError && error.status === 422)
    return { kind: error.field === 'password' ? 'common' : 'generic' };
  if (error instanceof HttpError && error.status === 429) return { kind: 'tooMany', minutes: waitMinutes(error) };
  if (!isLost(error)) return { kind: 'generic' };
  try {
    if ((await logIn(written)).user_profile) return 'entered';
  } catch (second) {
    if (!(second instanceof HttpError)) return { kind: 'offline' };
  }
  // Not the answer was lost but the half hour is over.
  const isOver = error instanceof HttpError && error.status === 401;
  return { kind: isOver ? 'expired' : 'generic' };
}
