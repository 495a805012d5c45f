/** The calls of an admin about events. */
import type { Sink } from '#app/features/tracking/events.ts';
import { send } from '#app/platform/http/http.ts';

export const resendOne = (event_id: string, sink: Sink) =>
  send('POST', `/admin/conversion-events/${event_id}/resend?${new URLSearchParams({ sink })}`);

export const resendParked = (sink: Sink) =>
  send<{ count: number; left: number }>('POST', '/admin/conversion-events/resend-parked', { body: { sink } });
