/** Other tabs of this browser hear of a save, so that a page that is open twice stays one page. */
import type { PageOnServer } from '#app/features/forms/client.ts';
import type { PageProgress } from '#app/features/forms/overview.ts';
import type { PageKey } from './page-drafts.ts';

type Place = Pick<PageKey, 'viewer' | 'user_id' | 'form_name'>;
type RemoteSave = Place & { page: PageOnServer; pages: PageProgress[] };

/** One for the life of the tab: a save may arrive after its page was left. It never hears itself. */
let channel: BroadcastChannel | null = null;
function open(): BroadcastChannel | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  channel ??= new BroadcastChannel('form-pages');
  return channel;
}

export const tellTabs = (saved: RemoteSave) => open()?.postMessage(saved);

/** Only what the same person has saved in the same form (T40). */
export function hearTabs({ viewer, user_id, form_name }: Place, hear: (saved: RemoteSave) => void): () => void {
  const listen = ({ data }: MessageEvent<RemoteSave>) => {
    if (data.viewer === viewer && data.user_id === user_id && data.form_name === form_name) hear(data);
  };
  const tabs = open();
  tabs?.addEventListener('message', listen);
  return () => tabs?.removeEventListener('message', listen);
}
