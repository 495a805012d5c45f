/** The calls of the browser about who works on a case. */
import { HttpError, send } from '#app/platform/http/http.ts';

export type HeldCase = {
  user_id: string;
  owner_id: string | null;
  owner_name: string | null;
  deadline_at: string | null;
  next_action: string | null;
  version: number;
};
type Change = { version: number; owner_id?: string | null; deadline_at?: string | null; next_action?: string | null };
type CaseRefusal = { message: 'held' | 'changed'; case: HeldCase };

export const changeCase = (user_id: string, change: Change) =>
  send<{ case: HeldCase }>('PUT', `/admin/cases/${user_id}`, { body: change });

/** Why it was refused, where somebody else was quicker. */
export const refusalOf = (error: unknown): CaseRefusal | null =>
  error instanceof HttpError && error.status === 409 ? (error.body as CaseRefusal) : null;

export type CaseMove = { user_id: string } & Change;
export type CaseMovesOutcome = {
  moved: { case: HeldCase; before: { owner_id: string | null; deadline_at: string | null } }[];
  left: { user_id: string; why: 'held' | 'changed' | 'missing' }[];
};
export const changeCases = (cases: readonly CaseMove[]) =>
  send<CaseMovesOutcome>('PUT', '/admin/cases', { body: { cases }, seconds: 30 });
