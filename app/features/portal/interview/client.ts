/** The browser's call of interview preparation. */
import { send } from '#app/platform/http/http.ts';
import type { StoredNote } from './rules.ts';
import type { InterviewNote } from './store.server.ts';

export const saveNote = (user_id: string, question: string, body: StoredNote) =>
  send<{ success: true; note: InterviewNote }>('PUT', `/interview/${user_id}/questions/${question}`, { body });
