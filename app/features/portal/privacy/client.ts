/** The calls about one's own data, or by an admin about somebody's. */
import { send } from '#app/platform/http/http.ts';

type ArchiveLink = { url: string; expires_at: string };

export const askForArchive = (user_id: string, reason?: string) =>
  send<ArchiveLink>('POST', `/user/${user_id}/personal-data/archive`, { body: reason ? { reason } : {} });

export const erase = (user_id: string, body: { current_password?: string; reason?: string }) =>
  send('DELETE', `/user/${user_id}/personal-data`, { body });
