/** The browser's call about reminders. */
import { send } from '#app/platform/http/http.ts';

export const stopReminders = (token: string) =>
  send<{ success: true; message: string }>('POST', '/reminders/stop', { body: { token }, isOutsideSession: true });
