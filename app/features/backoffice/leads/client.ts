/** The calls of staff about leads. */
import { send } from '#app/platform/http/http.ts';

export type FoundLead = {
  lead_id: string;
  first_name: string | null;
  last_name: string | null;
  form_name: string;
  created_at: string;
};

export const searchLeads = (q: string) => send<{ leads: FoundLead[] }>('POST', '/admin/leads/search', { body: { q } });

export const writeCall = (lead_id: string, body: { is_called: boolean; note?: string | null }) =>
  send('PUT', `/admin/leads/${lead_id}/call`, { body });

export const qualifyLead = (lead_id: string) =>
  send('POST', '/leads/lead-event-notification', { body: { lead_id, event: 'qualify_lead' } });

type Key = { phone_number: string; email: string; form_name: string };
export const eraseLead = ({ phone_number, email, form_name }: Key) =>
  send('DELETE', `/leads/${encodeURIComponent(phone_number)}/${encodeURIComponent(email)}/${form_name}`);

export const downloadLink = (filters: Readonly<Record<string, string>>) =>
  send<{ url: string; expires_at: string }>('GET', `/leads/download-link?${new URLSearchParams(filters)}`);
