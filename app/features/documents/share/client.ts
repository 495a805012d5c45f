/** The call that gives a file to others of the family. */
import { send } from '#app/platform/http/http.ts';

type SharedFile = { user_id: string; file_number: number; is_new: boolean };

export const shareFile = (user_id: string, file: { type: string; file_number: number }, others: readonly string[]) =>
  send<{ shared: SharedFile[] }>('POST', `/docs/${user_id}/documents/${file.type}/files/${file.file_number}/share`, {
    body: { with: others },
  });
