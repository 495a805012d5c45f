import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Services } from '#app/ctx.server.ts';
import { StandingResponse } from '#app/platform/calls/header.server.ts';
import type { Env } from '#app/platform/env.server.ts';
import { startJobs } from '#app/platform/jobs/jobs.server.ts';
import { makeLog } from '#app/platform/record/log.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { type DemoAccounts, seedDemo } from '#db/seed.server.ts';
import { limitConnections } from './connection-limit.ts';
import { openControl } from './control.ts';
import { drain } from './drain.ts';

type AppModule = typeof import('./app.ts');
type Loader = {
  module(): Promise<AppModule>;
  front?(request: Parameters<RequestListener>[0], response: Parameters<RequestListener>[1]): Promise<void>;
};

const root = fileURLToPath(new URL('..', import.meta.url));
const assetsDir = join(root, 'build/client');

function builtLoader(): Loader {
  const built = import(pathToFileURL(join(root, 'build/server/index.js')).href) as Promise<AppModule>;
  return { module: () => built };
}

/** Vite in middleware mode: pages, islands and API reload while the database stays open. */
async function devLoader(server: Server): Promise<Loader> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  return {
    module: () => vite.ssrLoadModule('/server/app.ts') as Promise<AppModule>,
    front: (request, response) => new Promise((next) => vite.middlewares(request, response, () => next())),
  };
}

function islandsScript(isDev: boolean): string {
  if (isDev) return '/app/document-client.ts';
  const manifest = JSON.parse(readFileSync(join(assetsDir, '.vite/manifest.json'), 'utf8'));
  return `/${manifest['app/document-client.ts'].file}`;
}

function announce(address: string, demo: DemoAccounts | undefined) {
  const rows = demo?.accounts.map(({ label, phone_number, password }) =>
    `    ${label.padEnd(16)} ${phone_number}  ${password ?? ''}`.trimEnd(),
  );
  const people = demo && rows ? ['', `  Demonstration accounts (passwords are kept in ${demo.file}):`, ...rows] : [];
  process.stdout.write([`\n  Mirador is open at ${address}`, ...people, '', ''].join('\n'));
}

export async function start(env: Env, { isDev }: { isDev: boolean }) {
  const log = makeLog(env.LOG_LEVEL);
  const connection = await openDatabase(env);
  await connection.migrate();
  const jobs = await startJobs(connection, log, { serve: true });
  const demo = env.APP_MODE === 'demo' ? await seedDemo(connection.db, env.DATA_DIR, env.DEMO_PASSWORD) : undefined;
  if (env.APP_MODE === 'production' && !env.SMTP_URL)
    log.warn('SMTP_URL is missing: messages stay in the mailbox of DATA_DIR');

  let draining = false;
  const server = createServer({
    ServerResponse: StandingResponse,
    headersTimeout: 8000,
    requestTimeout: 300_000,
    keepAliveTimeout: 20_000,
    connectionsCheckingInterval: 1000,
    maxHeaderSize: 16_384,
  });
  server.maxConnections = 5000;
  limitConnections(server, { most: env.CONNECTIONS_PER_ADDRESS, trustProxy: env.TRUST_PROXY });
  const loader = isDev ? await devLoader(server) : builtLoader();
  const services: Services = {
    env,
    log,
    connection,
    jobs,
    isDev,
    clock: () => new Date(),
    assetsDir: isDev ? undefined : assetsDir,
    islandsScript: islandsScript(isDev),
    isDraining: () => draining,
  };

  let loaded: AppModule | undefined;
  let app: ReturnType<AppModule['createApp']> | undefined;
  const currentApp = async () => {
    const module = await loader.module();
    if (module !== loaded || !app) {
      loaded = module;
      app = module.createApp(services);
      await jobs.prepare(module.jobs, async (name, inputs) => (await currentApp()).runJob(name, inputs));
    }
    return app;
  };
  const first = await currentApp();
  const listener = getRequestListener(
    isDev ? async (request, bindings) => (await currentApp()).fetch(request, bindings) : first.fetch,
    // A request line that cannot be parsed never reaches the app.
    { errorHandler: () => new Response(null, { status: 400, headers: { 'cache-control': 'no-store' } }) },
  );
  const { front } = loader;
  server.on(
    'request',
    front
      ? async (request, response) => {
          await front(request, response);
          if (!response.headersSent) await listener(request, response);
        }
      : (request, response) => {
          if (!first.cachedFirst(request, response as StandingResponse)) listener(request, response);
        },
  );

  const control = await openControl(env, connection);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(env.PORT, env.HOST, resolve));
  if (!isDev)
    first.pages
      .prepare()
      .then(first.pages.warm)
      .catch((error) => log.error({ err: error }, 'pages not prepared'));
  const { port } = server.address() as AddressInfo;
  announce(env.PUBLIC_URL.replace(/:0$/, `:${port}`), demo);

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      draining = true;
      drain(server, [() => control.close(), () => jobs.stop(), () => connection.close(), () => log.flush()]);
    });
}
