/** The calls of the browser about notes. */
import { send } from '#app/platform/http/http.ts';

export type ShownNote = { note_id: string; note: string; created_at: string; written_by: string; by: string };

export const addNote = (user_id: string, note: string, idempotencyKey: string) =>
  send<{ note: ShownNote }>('POST', `/admin/people/${user_id}/notes`, { body: { note }, idempotencyKey });

export const readNotes = (user_id: string, before: string) =>
  send<{ notes: ShownNote[]; next: string | null }>(
    'GET',
    `/admin/people/${user_id}/notes?before=${encodeURIComponent(before)}`,
  );

export const removeNote = (user_id: string, note_id: string) =>
  send('DELETE', `/admin/people/${user_id}/notes/${note_id}`);
