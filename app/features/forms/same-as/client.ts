/** The call behind "same as". */
import type { PagePlace } from '#app/features/forms/client.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { send } from '#app/platform/http/http.ts';

export const readSameAs = (
  { user_id, form_name, page_number }: PagePlace,
  other: string,
): Promise<{ first_name: string; form_data: Answers }> =>
  send('GET', `/form/${user_id}/${form_name}/pages/${page_number}/same-as/${other}`);
