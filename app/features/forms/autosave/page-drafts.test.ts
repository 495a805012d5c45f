import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepKeyOf } from '#app/platform/offline/keep-key.server.ts';
import { sendUnsent } from '#app/platform/offline/outbox.ts';
import { forgetOpenKeys } from '#app/platform/offline/own-key.ts';
import { withIndexedDb } from '#tests/browser-storage.ts';
import { keepPageDraft, type PageKey } from './page-drafts.ts';

const ANA = 'ana';
const page = (number: number): PageKey => ({
  ...{ viewer: ANA, user_id: ANA, form_name: 'ds160', page_number: number, service_type: 'FirstTime' },
  address: `/portal/form/${number}`,
});
const sent: string[] = [];

withIndexedDb();
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('document', { cookie: `user_id=${ANA}; keep_key=${keepKeyOf('secret', ANA)}; has_session=1` });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return new Response('{}', { status: 200 });
  });
  forgetOpenKeys();
});
afterEach(() => vi.unstubAllGlobals());

test('what is kept of a page that is being left is sent from the next one', async () => {
  // The browser shows the address of the next page already.
  vi.stubGlobal('location', { pathname: page(1).address });
  const draft = { answers: { other: 'N' }, confirm_later: [], base: { version: 0, form_data: {} }, at: 1 };
  expect(await keepPageDraft(page(2), draft)).toBe(true);
  expect(await sendUnsent(ANA, { except: page(1).address })).toEqual([]);
  expect(sent).toEqual(['/api-mv/form/ana/ds160/pages/2']);
});
