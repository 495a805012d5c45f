/** The calls of a form page. */
import { HttpError, send } from '#app/platform/http/http.ts';
import type { Progress } from '#content/progress.ts';
import type { Answers } from './engine/values.ts';
import type { PageProgress } from './overview.ts';

export type PageOnServer = {
  page_number: number;
  form_data: Answers;
  status: Progress;
  version: number;
  confirm_later: string[];
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
};

const pathOf = ({ user_id, form_name, page_number }: PagePlace) => `/form/${user_id}/${form_name}/pages/${page_number}`;

/** A page as it is stored now, and how far every page of the form is. */
type Stand = { page: PageOnServer; pages: PageProgress[] };

export const savePage = (place: PagePlace, body: PageBody): Promise<Stand> =>
  send<Stand>('PUT', pathOf(place), { body });

/** What is stored, when somebody else has saved meanwhile. */
export function changedElsewhere(error: unknown): Stand | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const { page, pages = [] } = (error.body as Partial<Stand> | null) ?? {};
  return page ? { page, pages } : null;
}
