/** The calls of an admin about parked jobs. */
import { send } from '#app/platform/http/http.ts';

export const retryJob = (id: string, at_most: number | null) =>
  send(
    'POST',
    `/admin/jobs/${id}/retry${at_most === null ? '' : `?${new URLSearchParams({ at_most: String(at_most) })}`}`,
  );

export const giveUpJob = (id: string, is_given_up: boolean) =>
  send('PUT', `/admin/jobs/${id}`, { body: { is_given_up } });
