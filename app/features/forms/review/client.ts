/** The calls of the list of answers. */
import { HttpError, send } from '#app/platform/http/http.ts';

export const sendForReview = (user_id: string) => send('POST', `/form/${user_id}/review`);
export const undoReview = (user_id: string) => send('DELETE', `/form/${user_id}/review`);

type Note = { finding: string; values_hash: string; note: string };
export const saveNote = (user_id: string, form_name: string, body: Note) =>
  send('PUT', `/form/${user_id}/${form_name}/notes`, { body });

/** It stands elsewhere than this page believes: something is missing, or an adviser was faster. */
export const isRefusal = (error: unknown) => error instanceof HttpError && error.status === 409;
