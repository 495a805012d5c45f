/** The worker keeps what names its owner, sealed, and shows it to that person only (T40, decision 032). */
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '#tests/browser-storage.ts';
import { keepKeyOf } from './keep-key.server.ts';

const ORIGIN = 'https://x.example';
const PAGE = '/portal/applicants/ana/form/ds160/1';
const [ANA, LUZ] = ['ana', 'luz'];

type Act = (event: object) => void;
const acts = new Map<string, Act>();
const cookies = new Map<string, string>();
const { stores, caches } = fakeCaches();
const kept = () => stores.get('kept-pages') ?? new Map<string, Response>();
let isOnline = true;
let server: (path: string) => Response;

const logIn = (user_id: string, { isShared = false } = {}) => {
  cookies.clear();
  cookies.set('user_id', user_id).set('has_session', '1');
  if (!isShared) cookies.set('keep_key', keepKeyOf('secret', user_id));
};
const pageOf = (owner: string | null, text: string) =>
  new Response(`<p>${text}</p><script src="/assets/a.js">`, { headers: owner ? { 'Offline-Owner': owner } : {} });

vi.stubGlobal('self', {
  addEventListener: (name: string, act: Act) => acts.set(name, act),
  skipWaiting: async () => undefined,
  registration: {},
  cookieStore: { get: async (name: string) => (cookies.has(name) ? { value: cookies.get(name) } : null) },
  location: new URL(ORIGIN),
});
vi.stubGlobal('caches', caches);
vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
vi.stubGlobal('fetch', async (asked: string | { url: string }) => {
  if (!isOnline) throw new TypeError('no network');
  const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
  return path.startsWith('/assets/') ? new Response(path) : server(path);
});
await import('./worker.ts');
afterAll(() => vi.unstubAllGlobals());

/** As the browser asks: the text of the answer, or null where there is none. */
async function ask(path: string): Promise<string | null> {
  const works: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  acts.get('fetch')?.({
    request: { method: 'GET', mode: 'navigate', url: ORIGIN + path },
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
    waitUntil: (work: Promise<unknown>) => works.push(work),
  });
  const text = await (answer ?? Promise.reject(new Error('not answered'))).then(
    (given) => given.text(),
    () => null,
  );
  await Promise.all(works);
  return text;
}

/** Our own word that there is no network, and not a link or a letter of anybody. */
const NOTHING = /<h1>Sin conexión<\/h1>(?!.*(Gómez|ds160\/2|<li>))/s;

beforeEach(() => {
  stores.clear();
  isOnline = true;
  server = () => pageOf(ANA, 'Gómez');
  logIn(ANA);
});

test('a page that names its owner opens without a network, with its files', async () => {
  await ask(PAGE);
  isOnline = false;
  expect(await ask(PAGE)).toContain('Gómez');
  expect([...(stores.get('kept-assets') ?? new Map()).keys()]).toEqual(['/assets/a.js']);
});

test('what lies in the cache is sealed', async () => {
  await ask(PAGE);
  expect(await kept().get(PAGE)?.clone().text()).not.toContain('Gómez');
});

test('an answer without an owner, of another person, or without a key is not kept', async () => {
  server = () => pageOf(null, 'Gómez');
  await ask(PAGE);
  server = () => pageOf(LUZ, 'Gómez');
  await ask(PAGE);
  server = () => pageOf(ANA, 'Gómez');
  logIn(ANA, { isShared: true });
  await ask(PAGE);
  expect(kept().size).toBe(0);
});

test('without a session, and with that of another, a kept page does not open', async () => {
  await ask(PAGE);
  isOnline = false;
  cookies.clear();
  expect(await ask(PAGE)).toMatch(NOTHING);
  logIn(LUZ);
  expect(await ask(PAGE)).toMatch(NOTHING);
  cookies.set('user_id', ANA);
  expect(await ask(PAGE), 'a name that was changed by hand opens nothing').toMatch(NOTHING);
  logIn(ANA);
  expect(await ask(PAGE)).toContain('Gómez');
});

test('the page of the next person takes the place of all that was of the one before', async () => {
  await ask(PAGE);
  logIn(LUZ);
  server = () => pageOf(LUZ, 'Ruiz');
  await ask('/portal/applicants/luz/form/ds160/1');
  expect([...kept().keys()]).toEqual(['/portal/applicants/luz/form/ds160/1']);
});

test('what the server does not show any more goes', async () => {
  await ask(PAGE);
  server = () => new Response('', { status: 404 });
  await ask(PAGE);
  expect(kept().size).toBe(0);
});

test('a call that is sent is none of its business', () => {
  const respondWith = vi.fn();
  acts.get('fetch')?.({ request: { method: 'PUT', mode: 'cors', url: `${ORIGIN}/api-mv/form` }, respondWith });
  acts.get('fetch')?.({ request: { method: 'GET', mode: 'cors', url: `${ORIGIN}/api-mv/user` }, respondWith });
  acts.get('fetch')?.({ request: { method: 'GET', mode: 'navigate', url: 'https://else.example/' }, respondWith });
  expect(respondWith).not.toHaveBeenCalled();
});

test('a page that is not kept says in its own language that there is no network, and leads to those that are', async () => {
  server = () => pageOf(ANA, 'Gómez</p><title>Viaje &amp; visa</title><p>');
  await ask('/portal/applicants/ana/form/ds160/10');
  await ask('/portal/applicants/ana/form/ds160/2');
  isOnline = false;
  const text = (await ask('/en/portal')) ?? '';
  expect(text).toContain('<html lang="en" dir="ltr">');
  expect(text).toContain('<h1>You are offline</h1>');
  expect([...text.matchAll(/<li><a href="([^"]+)">([^<]+)</g)].map(([, path, title]) => [path, title])).toEqual([
    ['/portal/applicants/ana/form/ds160/2', 'Viaje &amp; visa'],
    ['/portal/applicants/ana/form/ds160/10', 'Viaje &amp; visa'],
  ]);
  expect(text, 'no answers').not.toContain('Gómez');
  expect(await ask('/ar/portal')).toContain('dir="rtl"');
  logIn(LUZ);
  expect(await ask('/portal'), 'nothing of another person').toMatch(NOTHING);
});
