/** The calls of a form page. */
import { HttpError, send } from '#app/platform/http/http.ts';
import type { Progress } from '#content/progress.ts';
import type { Answers } from './engine/values.ts';

export type PageOnServer = {
  page_number: number;
  form_data: Answers;
  status: Progress;
  version: number;
  confirm_later: string[];
  origins: Record<string, string>;
  saved_by: string | null;
  saved_from: string | null;
  saved_at: string | null;
};

export type PagePlace = { user_id: string; form_name: string; page_number: number };
export type PageBody = {
  form_data: Answers;
  confirm_later: string[];
  version: number;
  today: string;
  service_type?: string;
  autosave?: boolean;
  same_as?: string[];
  confirmed?: string[];
};

const pathOf = ({ user_id, form_name, page_number }: PagePlace) => `/form/${user_id}/${form_name}/pages/${page_number}`;

export const savePage = async (place: PagePlace, body: PageBody): Promise<PageOnServer> =>
  (await send<{ page: PageOnServer }>('PUT', pathOf(place), { body })).page;

/** What is stored, when somebody else has saved meanwhile. */
export function changedElsewhere(error: unknown): PageOnServer | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  return (error.body as { page?: PageOnServer } | null)?.page ?? null;
}
