/** The call of the search. */
import { send } from '#app/platform/http/http.ts';

export type FoundPerson = {
  user_id: string;
  case_number: number;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  email: string | null;
  service_type: string | null;
  current_step: string;
};

export const searchPeople = (q: string, signal: AbortSignal) =>
  send<{ people: FoundPerson[] }>('POST', '/admin/people/search', { body: { q }, signal });
