import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { isDataPath, isRouterPath, pagePath, ROUTES_KEY } from './router-protocol.ts';

const loads: string[] = [];
const routeOf = (id: string, path: string, parentId?: string) => ({
  id,
  path,
  parentId,
  module: {
    default: () => null,
    loader: ({ request }: { request: Request }) => {
      loads.push(`${id} ${pagePath(new URL(request.url).pathname)}`);
      return id;
    },
  },
});

/** The smallest build that the router serves: a root, the page of / and another. */
const build = {
  entry: { module: { default: () => new Response('document') } },
  routes: { root: routeOf('root', ''), home: routeOf('home', '/', 'root'), page: routeOf('page', '/page', 'root') },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  routeDiscovery: { mode: 'lazy', manifestPath: undefined },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
} as unknown as ServerBuild;

const handle = createRequestHandler(build, 'production');
async function ask(path: string) {
  loads.length = 0;
  const answer = await handle(new Request(`http://mirador.test${path}`));
  return { status: answer.status, text: await answer.text(), loads: [...loads] };
}

test('the router answers the addresses of data that we know, as data of the page that we take them for', async () => {
  for (const [asked, page, id] of [
    ['/page.data', '/page', 'page'],
    ['/page/_.data', '/page/', 'page'],
    ['/_.data', '/', 'home'],
  ] as const) {
    expect([isDataPath(asked), pagePath(asked)]).toEqual([true, page]);
    const { status, text, loads } = await ask(asked);
    expect([status, text.includes('document'), loads.sort()], asked).toEqual([
      200,
      false,
      [`${id} ${page}`, `root ${page}`],
    ]);
  }
  expect((await ask('/page')).text).toBe('document');
  expect((await ask(`/page.data?${ROUTES_KEY}=page`)).loads, 'one route alone').toEqual(['page /page']);
  expect(isRouterPath('/__manifest')).toBe(true);
  expect((await ask('/__manifest?version=1&paths=/page')).text).toBe('{}');
});

/** The browser's half of the router as it is shipped. */
const shipped = dirname(fileURLToPath(import.meta.resolve('react-router')));
const client = readdirSync(shipped, { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => name.endsWith('.js') && parentPath.endsWith(join('lib', 'dom', 'ssr')))
  .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
  .join('\n');

test('the browser asks for data and routes by no other words', () => {
  expect(client).toContain('singleFetchUrl(request.url, "data")');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of the router.
  expect(client).toContain('`${url.pathname}_.${extension}`');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of the router.
  expect(client).toContain('`${url.pathname}.${extension}`');
  expect(client).toContain('_manifestPath || "/__manifest"');
  const keys = [...client.matchAll(/searchParams\.set\("(\w+)"/g)].map(([, key]) => key);
  expect([...new Set(keys)].sort()).toEqual([ROUTES_KEY, 'paths', 'version'].sort());
});
