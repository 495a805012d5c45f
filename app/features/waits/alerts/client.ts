/** The browser's calls about alerts of wait times. */
import { send } from '#app/platform/http/http.ts';
import type { Alert, AlertFields } from './rules.ts';

/** The key stays the same for one wish, so that a second try after a lost answer sends one message. */
export const askForAlert = (body: AlertFields, idempotencyKey: string) =>
  send<{ success: true; message: string }>('POST', '/wait-alerts', { body, idempotencyKey, isOutsideSession: true });

export type AlertCall = 'show' | 'confirm' | 'stop';
export const callAlert = (what: AlertCall, token: string) =>
  send<{ success: true; alert: Alert }>('POST', `/wait-alerts/${what}`, { body: { token }, isOutsideSession: true });
