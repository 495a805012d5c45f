import type { ToldEvent } from '#app/features/tracking/layer.ts';
import { send } from '#app/platform/http/http.ts';
import type { LeadFields, LeadKey } from './rules.ts';

/** The key stays the same for one message, so that a second try after a lost answer saves it once. */
export const postLead = ({ phone_number, email, form_name }: LeadKey, fields: LeadFields, idempotencyKey: string) =>
  send<{ success: true; message: string; events?: ToldEvent[] }>(
    'POST',
    `/leads/${encodeURIComponent(phone_number)}/${encodeURIComponent(email)}/${form_name}`,
    {
      body: fields,
      idempotencyKey,
    },
  );
