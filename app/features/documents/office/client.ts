/** The calls of an adviser about one file. */
import { send } from '#app/platform/http/http.ts';

export type FilePlace = { user_id: string; type: string; file_number: number };
const at = ({ user_id, type, file_number }: FilePlace) => `/docs/${user_id}/documents/${type}/files/${file_number}`;

export const acceptFile = (file: FilePlace) => send('POST', `${at(file)}/accept`);
export const askAgain = (file: FilePlace, reason: string) =>
  send('POST', `${at(file)}/ask-again`, { body: { reason } });
export const addressOf = (file: FilePlace) => send<{ url: string }>('GET', `${at(file)}/url`);

/** The bytes into the memory of this page: a file is never a page of ours. */
export async function readPicture(file: FilePlace, signal: AbortSignal): Promise<Blob> {
  const { url } = await addressOf(file);
  const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error('no file');
  return answer.blob();
}

export const registerFile = (user_id: string, form: Record<string, string>) =>
  send<{ file_number: number }>('POST', `/docs/${user_id}/documents`, { form, seconds: 120 });

const request = (user_id: string, type: string) => `/docs/${user_id}/documents/${type}/request`;
export const askFor = (user_id: string, type: string, body: { is_asked: boolean; reason: string }) =>
  send('PUT', request(user_id, type), { body });
export const takeRequestBack = (user_id: string, type: string) => send('DELETE', request(user_id, type));
