/** Sends what an earlier visit left in this browser, whatever page one stands on: after log-in, on return of the network, before log-out. */
import { HttpError, send } from '#app/platform/http/http.ts';
import { aloneWith, countUnsent, type Draft, dropDraft, readDraft, readUnsent } from './drafts.ts';

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
      return { address: draft.address, why: whyOf(error) };
    }
  });
}

/** What could not be sent. `except`: the page that is open sends its own. */
export async function sendUnsent(owner: string, { except }: { except?: string } = {}): Promise<UnsentSave[]> {
  if ((await countUnsent(owner)) === 0) return [];
  const left: UnsentSave[] = [];
  for (const { name, draft } of await readUnsent(owner)) {
    if (draft.address === except) continue;
    const one = navigator.onLine ? await sendOne(owner, name) : { address: draft.address, why: 'unsent' as const };
    if (one) left.push(one);
  }
  return left;
}
