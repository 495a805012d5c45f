/** The calls of "continue on your phone": of the screen with the code, and of the phone. */
import { send } from '#app/platform/http/http.ts';
import type { DocumentType } from '#content/documents.ts';

const at = (user_id: string) => `/docs/${user_id}/documents/pass`;
const shown = (token: string) => ({ headers: { 'x-upload-pass': token } });

export type Pass = { token: string; url: string; qr_svg: string; expires_at: string };
export const makePass = (user_id: string, locale: string) => send<Pass>('POST', at(user_id), { body: { locale } });

export type PassState = { is_opened: boolean; is_over: boolean; expires_at: string; files: number };
export const readPass = (user_id: string, token: string, signal: AbortSignal) =>
  send<PassState>('GET', at(user_id), { ...shown(token), signal });
export const endPass = (user_id: string, token: string) => send('DELETE', at(user_id), shown(token));

export type OpenedPass = {
  user_id: string;
  first_name: string;
  expires_at: string;
  documents: { type: DocumentType; is_needed: boolean }[];
};
export const openPass = (token: string) =>
  send<OpenedPass>('POST', '/docs/upload-pass', { ...shown(token), isOutsideSession: true });
