/**
 * The worker of the portal: a form that was open before opens without a network, with its own data and files, for its
 * own person alone (T40). It stores nothing but answers that name their owner (server/pages/render.ts), and those sealed
 * with the key that lives as long as the session (decision 032).
 */
import { isDataPath, isManifestPath } from '../http/router-protocol.ts';
import { ASSETS, KEEP_KEY, NEEDS, OWNER, PAGES } from './names.ts';
import { type KeptPage, offlinePage } from './page.ts';
import { keyFrom, seal, unseal } from './seal.ts';

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = WorkerEvent & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type KeepEvent = WorkerEvent & { data: { keep?: string[]; assets?: string[] } | null; ports: readonly MessagePort[] };
type Worker = {
  addEventListener(name: 'install' | 'activate', act: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', act: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', act: (event: KeepEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  cookieStore?: { get(name: string): Promise<{ value: string } | null> };
  location: Location;
};
const worker = self as unknown as Worker;

/** Offline the router goes on with the screens that it knows. */
const NO_NEW_ROUTES = () => new Response('{}', { headers: { 'Content-Type': 'application/json' } });

/** A page by its path; data of the router by its routes, too. */
const keyOf = (url: string) => {
  const { pathname, searchParams } = new URL(url, worker.location.origin);
  // Read ahead or read at once, it is the same page.
  searchParams.delete('ahead');
  return isDataPath(pathname) ? `${pathname}?${searchParams}` : pathname;
};

/** Languages have a worker each: one at a time writes. */
const alone = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('kept-pages', work);

/** Nobody else's page is kept or shown: without a session of this person there is no key. */
async function keyOfOwner(owner: string): Promise<CryptoKey | null> {
  if (!worker.cookieStore) return null;
  const [user, key] = await Promise.all([worker.cookieStore.get('user_id'), worker.cookieStore.get(KEEP_KEY)]);
  return key && user?.value === owner ? keyFrom(key.value) : null;
}

const filesIn = (body: string) => body.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg|webp|png)/g) ?? [];

async function keep(key: string, answer: Response, seen: readonly string[] = []) {
  const owner = answer.headers.get(OWNER);
  if (!owner || answer.status !== 200 || answer.redirected) return;
  const body = await answer.text();
  await alone(async () => {
    const secret = await keyOfOwner(owner);
    if (!secret) return;
    const [pages, assets] = await Promise.all([caches.open(PAGES), caches.open(ASSETS)]);
    for (const request of await pages.keys())
      if ((await pages.match(request))?.headers.get(OWNER) !== owner) await pages.delete(request);
    const named = [...new Set([...filesIn(body), ...seen])];
    const known = await Promise.all(named.map((path) => assets.match(path)));
    // All files or none, and before the page: what opens is whole.
    await assets.addAll(named.filter((_, place) => !known[place]));
    // Its policy with the nonce stays beside its HTML.
    const headers = new Headers(answer.headers);
    headers.set(NEEDS, named.join(' '));
    // Sealed it has another length, and no coding.
    for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name);
    await pages.put(key, new Response(await seal(secret, key, body), { headers }));
    if (!isDataPath(key.split('?')[0] ?? key)) await tidy(pages, assets);
  });
}

/** Files that no kept page needs any more go. */
async function tidy(pages: Cache, assets: Cache) {
  const kept = await Promise.all((await pages.keys()).map((request) => pages.match(request)));
  const needed = new Set(kept.flatMap((answer) => answer?.headers.get(NEEDS)?.split(' ') ?? []));
  for (const request of await assets.keys())
    if (!needed.has(new URL(request.url).pathname)) await assets.delete(request);
}

async function keptPage(key: string): Promise<Response | undefined> {
  const answer = await (await caches.open(PAGES)).match(key);
  const owner = answer?.headers.get(OWNER);
  const secret = owner && (await keyOfOwner(owner));
  const body = answer && secret ? await unseal(secret, key, await answer.arrayBuffer()) : null;
  return answer && body !== null ? new Response(body, { headers: answer.headers }) : undefined;
}

const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const read = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign);

/** Pages that open for whoever is here, by their titles, in the order of their addresses. */
async function keptPages(): Promise<KeptPage[]> {
  const requests = await (await caches.open(PAGES)).keys();
  const paths = requests.map(({ url }) => keyOf(url)).filter((key) => !key.includes('?'));
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, title: read(titleIn((await (await keptPage(path))?.text()) ?? '')) })),
  );
  return pages
    .filter(({ title }) => title)
    .sort((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }));
}

/** The server does not show it to this person any more. */
const isTakenBack = ({ type, status }: Response) => type === 'opaqueredirect' || status === 401 || status === 404;

async function fromNetwork(event: FetchEvent, key: string): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  if (answer.headers.has(OWNER)) event.waitUntil(keep(key, answer.clone()).catch(() => undefined));
  else if (isTakenBack(answer)) event.waitUntil(caches.open(PAGES).then((pages) => pages.delete(key)));
  return answer;
}

const PATIENCE_MS = 6000;

/** The network first; what is kept when it fails, or takes longer than anybody waits. */
async function page(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request.url);
  const network = fromNetwork(event, key);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  const first = await Promise.race([network.catch(() => undefined), late]);
  const found = first ?? (await keptPage(key));
  if (found || event.request.mode !== 'navigate') return found ?? network;
  return network.catch(async () => offlinePage(key, await keptPages().catch(() => [])));
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  // No claim: the page that registered it goes on without, and stays in the browser's memory for Back.
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve());
});
worker.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
  else if (isManifestPath(pathname)) event.respondWith(fetch(event.request).catch(() => NO_NEW_ROUTES()));
  else if (mode === 'navigate' || isDataPath(pathname)) event.respondWith(page(event));
});
worker.addEventListener('message', (event) => {
  const { keep: paths = [], assets = [] } = event.data ?? {};
  const work = Promise.all(
    paths.map(async (path) => keep(keyOf(path), await fetch(path, { redirect: 'error' }), assets)),
  ).then(
    () => event.ports[0]?.postMessage('kept'),
    () => event.ports[0]?.postMessage('not kept'),
  );
  event.waitUntil(work);
});
