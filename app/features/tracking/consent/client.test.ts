/** A no reaches the account however it was said; a yes only with a session (record 054). */
import { afterEach, expect, test, vi } from 'vitest';
import { writeConsent } from '#app/features/tracking/rules.ts';
import { noteChoice, putChoice, sendChoice } from './client.ts';

const NOW = new Date('2026-11-18T12:00:00Z');

function browser({ refusesStorage = false } = {}) {
  const cookies: Record<string, string> = {};
  const kept = new Map<string, string>();
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  const answers: (number | 'lost')[] = [];
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (refusesStorage) throw new Error('refused');
      kept.set(name, value);
    },
    removeItem: (name: string) => kept.delete(name),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', {
    get cookie() {
      return Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
    },
  });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) });
    const status = answers.shift() ?? 200;
    if (status === 'lost') throw new TypeError('no network');
    return { ok: status < 300, status };
  });
  const choose = (choice: 'granted' | 'denied') => {
    cookies.consent = writeConsent(choice, NOW);
    noteChoice();
    sendChoice();
  };
  /** What was begun is over. */
  const settled = () => new Promise((done) => setTimeout(done, 0));
  return { cookies, sent, answers, choose, settled };
}
const said = (choice: string) => ({ tracking_consent: { choice, version: '1', at: NOW.toISOString() } });

afterEach(() => vi.unstubAllGlobals());

test('a no that was said before log-in is told after it, once', async () => {
  const { cookies, sent, choose, settled } = browser();
  choose('denied');
  expect(sent).toEqual([]);
  cookies.has_session = '1';
  sendChoice();
  await settled();
  expect(sent).toEqual([{ url: '/api-mv/tracking/consent', body: said('denied') }]);
  sendChoice();
  await settled();
  expect(sent).toHaveLength(1);
});

test('a yes that was said without a session belongs to nobody’s account, and takes a waiting no back', async () => {
  const { cookies, sent, choose, settled } = browser();
  choose('denied');
  choose('granted');
  cookies.has_session = '1';
  cookies._ga = 'GA1.1.1.2';
  sendChoice();
  await settled();
  expect(sent).toEqual([]);
  choose('granted');
  await settled();
  expect(sent.map(({ body }) => body)).toEqual([{ ...said('granted'), client_id: '1.2' }]);
});

test('what does not arrive is told by the next page; our own staff are not asked again', async () => {
  const { cookies, sent, answers, choose, settled } = browser();
  cookies.has_session = '1';
  answers.push('lost', 503, 200);
  choose('denied');
  await settled();
  for (let page = 0; page < 4; page++) {
    sendChoice();
    await settled();
  }
  expect(sent).toHaveLength(3);
  answers.push(404);
  choose('denied');
  await settled();
  sendChoice();
  await settled();
  expect(sent).toHaveLength(4);
});

test('where nothing can be noted the choice is told all the same, and nobody hears of a success that was none', async () => {
  const { cookies, sent, answers } = browser({ refusesStorage: true });
  cookies.has_session = '1';
  cookies.consent = writeConsent('denied', NOW);
  noteChoice();
  expect(await putChoice()).toBe(true);
  answers.push(401);
  expect(await putChoice()).toBe(false);
  expect(sent).toHaveLength(2);
});
