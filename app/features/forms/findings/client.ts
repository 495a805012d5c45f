/** The call that explains a contradiction. */
import { HttpError, send } from '#app/platform/http/http.ts';

type Note = { finding: string; values_hash: string; note: string };
export const saveNote = (user_id: string, form_name: string, body: Note) =>
  send('PUT', `/form/${user_id}/${form_name}/notes`, { body });

/** The answers have changed since, or it stands elsewhere than this page believes. */
export const isRefusal = (error: unknown) => error instanceof HttpError && error.status === 409;
