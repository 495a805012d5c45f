/** The calls of the page of English. */
import { HttpError, send } from '#app/platform/http/http.ts';
import { SIGNS } from './rules.ts';

type Place = { user_id: string; form_name: string };
const pathOf = ({ user_id, form_name }: Place) => `/form/${user_id}/${form_name}/english`;

type AcceptedText = { path: string; original: string; english: string; version: number };
export const acceptEnglish = (place: Place, body: AcceptedText) => send('PUT', pathOf(place), { body });

type WhyNone = 'none' | 'nothing' | 'slow' | 'broken' | 'wrong' | 'long';
type Draft = { draft: string | null; why: WhyNone | null };

/** A service may need eight seconds. */
export const draftEnglish = (place: Place, body: { path: string; original: string }) =>
  send<Draft>('POST', `${pathOf(place)}/draft`, { body, seconds: 13 });

/** Signs of the text that the official form does not take; null where that is not the trouble. */
export const signsIn = (error: unknown): string | null =>
  error instanceof HttpError && error.message.startsWith(SIGNS) ? error.message.slice(SIGNS.length) : null;

/** What went wrong, as the page says it. */
export function failureOf(error: unknown): 'changed' | 'closed' | 'often' | 'letters' | 'failed' {
  if (!(error instanceof HttpError)) return 'failed';
  if (error.status === 409) return 'changed';
  if (error.status === 423) return 'closed';
  if (error.status === 429) return 'often';
  return error.status === 422 && error.field === 'english' ? 'letters' : 'failed';
}
