/** Sends what an earlier visit left in this browser, whatever page one stands on: after log-in, on return of the network, before log-out. */
import { HttpError, send } from '#app/platform/http/http.ts';
import { aloneWith, countUnsent, type Draft, dropDraft, readDraft, readUnsent } from './drafts.ts';
import { sendUnkept } from './unkept.ts';

/** In the address of a page: one comes for what could not be sent from it, also where it is not asked for any more. */
export const FOR_UNSENT = 'unsent';

/** `clash`: somebody else has saved since; whoever opens its page chooses. */
export type UnsentSave = { address: string; why: 'clash' | 'refused' | 'unsent' };

function whyOf(error: unknown): UnsentSave['why'] {
  if (!(error instanceof HttpError)) return 'unsent';
  if (error.status === 409) return 'clash';
  return error.status === 401 || error.status === 429 || error.status >= 500 ? 'unsent' : 'refused';
}

async function sendOne(owner: string, name: string): Promise<UnsentSave | null> {
  return aloneWith(owner, name, async () => {
    // Its page, or another tab, may have sent it while this one waited.
    const draft = await readDraft<Draft>(owner, name);
    if (!draft) return null;
    try {
      await send('PUT', draft.path, { body: draft.body, isOutsideSession: true });
      await dropDraft(owner, name, draft.at);
      return null;
    } catch (error) {
      const why = whyOf(error);
      return { address: why === 'unsent' ? draft.address : `${draft.address}?${FOR_UNSENT}`, why };
    }
  });
}

/** What could not be sent. `except`: the page that is open sends its own; without it that page is asked, too, where nothing of it is kept. */
export async function sendUnsent(owner: string, { except }: { except?: string } = {}): Promise<UnsentSave[]> {
  const unkept = except === undefined ? await sendUnkept() : [];
  const left = unkept.map((address): UnsentSave => ({ address, why: 'unsent' }));
  if ((await countUnsent(owner)) === 0) return left;
  for (const { name, draft } of await readUnsent(owner)) {
    if (draft.address === except) continue;
    const one = navigator.onLine ? await sendOne(owner, name) : { address: draft.address, why: 'unsent' as const };
    if (one) left.push(one);
  }
  return left;
}
