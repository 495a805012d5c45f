/** The calls of the screen beside those of an upload. */
import { reachable } from '#app/features/documents/upload/client.ts';
import { send } from '#app/platform/http/http.ts';
import type { DocumentType } from '#content/documents.ts';

export type FileRef = { type: DocumentType; file_number: number };
type At = FileRef & { user_id: string };
const fileAt = ({ user_id, type, file_number }: At) => `/docs/${user_id}/documents/${type}/files/${file_number}`;

/** What came and was not looked at is looked at by this, too. */
const LOOKING_SECONDS = 60;
export const listDocuments = (user_id: string) =>
  send<{ status: string }>('GET', `/docs/${user_id}/documents`, { seconds: LOOKING_SECONDS });

export const fileAddress = async (at: At) => reachable((await send<{ url: string }>('GET', `${fileAt(at)}/url`)).url);
export const deleteFile = (at: At) => send<{ status: string }>('DELETE', fileAt(at));

/** For a quarter of an hour files open again (D50). A wrong one is 401 with words of its own. */

/** Plainly a link: the browser saves what comes. */
export const archiveHref = (user_id: string) => `/api-mv/docs/${user_id}/documents/archive`;
