/** The calls of somebody who moves their call with an adviser. */
import { HttpError, send } from '#app/platform/http/http.ts';
import { REFUSALS } from './rules.ts';

const path = (user_id: string) => `/appointments/${user_id}/call`;

export const readTimes = async (user_id: string) => (await send<{ times: string[] }>('GET', path(user_id))).times;
export const moveCall = (user_id: string, body: { starts_at: string; version: number }) =>
  send('PUT', path(user_id), { body });

/** Why it was refused; anything else has failed. */
export function refusalOf(error: unknown): 'taken' | 'tooLate' | 'changed' | 'failed' {
  if (!(error instanceof HttpError) || error.status !== 409) return 'failed';
  if (error.serverMessage === REFUSALS.taken) return 'taken';
  return error.serverMessage === REFUSALS.tooLate ? 'tooLate' : 'changed';
}
