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
  origins: Record<string, string>;
  saved_by: string | null;
  saved_from: string | null;
  written_in: string | null;
  saved_at: string | null;
};

export type PagePlace = { user_id: string; form_name: string; page_number: number };
type PageBody = {
  form_data: Answers;
  confirm_later: string[];
  version: number;
  today: string;
  service_type?: string;
  autosave?: boolean;
  same_as?: string[];
  confirmed?: string[];
  written_in?: string;
};

export const pathOf = ({ user_id, form_name, page_number }: PagePlace) =>
  `/form/${user_id}/${form_name}/pages/${page_number}`;

const pad = (part: number) => String(part).padStart(2, '0');
/** The day in the calendar of whoever sits here. */
export const localToday = (now = new Date()) => `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

type WrittenPage = {
  answers: Answers;
  confirm_later: string[];
  confirmed?: string[] | undefined;
  /** Whose answers were taken over. */
  filled?: { user_id: string }[] | undefined;
  written_in?: string[] | undefined;
};
type Sending = { service_type: string | null; version: number; isNext: boolean };

export const bodyOf = (written: WrittenPage, { service_type, version, isNext }: Sending): PageBody => ({
  form_data: written.answers,
  confirm_later: written.confirm_later,
  ...(written.confirmed?.length && { confirmed: written.confirmed }),
  ...(written.filled?.length && { same_as: written.filled.map(({ user_id }) => user_id) }),
  ...(written.written_in?.[0] && { written_in: written.written_in[0] }),
  version,
  today: localToday(),
  ...(service_type && { service_type }),
  ...(!isNext && { autosave: true }),
});

/** A page as it is stored now, and how far every page of the form is. */
type Stand = { page: PageOnServer; pages: PageProgress[] };

/** `isLeaving`: it goes on its way even if its page is gone the next moment. */
export const savePage = (place: PagePlace, body: PageBody, { isLeaving = false } = {}): Promise<Stand> =>
  send<Stand>('PUT', pathOf(place), { body, outlivesPage: isLeaving });

/** What is stored, when somebody else has saved meanwhile. */
export function changedElsewhere(error: unknown): Stand | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const { page, pages = [] } = (error.body as Partial<Stand> | null) ?? {};
  return page ? { page, pages } : null;
}
