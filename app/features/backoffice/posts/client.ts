/** The call of an admin about posts. */
import { send } from '#app/platform/http/http.ts';

export const turnPost = (id: string, is_shown: boolean) =>
  send('PUT', `/admin/social/${encodeURIComponent(id)}`, { body: { is_shown } });
