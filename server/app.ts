/** The whole product on one page: every mount, in order. */
import { Hono } from 'hono';
import type { AppJob, Services } from '#app/ctx.server.ts';
import { jobsApi } from '#app/features/backoffice/jobs-api.server.ts';
import { mailboxApi } from '#app/features/backoffice/mailbox-api.server.ts';
import { leadsApi } from '#app/features/leads/api.server.ts';
import { sendMessageJob } from '#app/integrations/mail/outbox.server.ts';
import { filesApi } from '#app/integrations/storage/api.server.ts';
import { type AppEnv, router } from '#app/platform/call.server.ts';
import { healthApi } from '#app/platform/health-api.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { tidyJob } from '#app/platform/tidy.server.ts';

import { assets } from './assets.ts';
import { makeContext } from './context.ts';
import { answerError } from './errors.ts';
import { spellings } from './guards.ts';
import { openRequest } from './open-request.ts';
import { describeApi, openapiApi, requirePolicies } from './openapi.ts';
import { enforcePage } from './page-policy.ts';
import { homeInOwnLanguage, makePages } from './pages.ts';

export const jobs: readonly AppJob[] = [sendMessageJob, tidyJob];

const notFound = () => {
  throw new Problem(404);
};

export function createApp(services: Services) {
  const { env } = services;
  const contexts = makeContext(services);

  const bare = router().route('/', leadsApi);
  const prefixed = router().route('/', filesApi).route('/', jobsApi).route('/', openapiApi(contexts.apiDocument));
  if (env.APP_MODE === 'demo') prefixed.route('/', mailboxApi);
  const api = router()
    .route('/', healthApi(contexts.readyChecks))
    .route('/', bare)
    .route('/api-mv', bare)
    .route('/api-mv', prefixed);
  contexts.document = describeApi(api);
  requirePolicies(api, contexts.document);

  const pages = makePages(services, contexts.forPage);
  const app = new Hono<AppEnv>({ strict: false });
  app.onError(answerError(services, pages.notice));
  app.use(openRequest(services, contexts.forRequest));
  app.route('/', assets(services.assetsDir));
  app.route('/', api);
  app.all('/api-mv/*', notFound).all('/api/*', notFound);
  app.on(['GET', 'HEAD'], '*', pages.fromCache, spellings, homeInOwnLanguage, enforcePage, pages.page);
  app.all('*', notFound);

  const calls = api.openAPIRegistry.definitions.flatMap((found) => (found.type === 'route' ? [found.route] : []));
  return {
    fetch: app.fetch,
    request: app.request,
    document: contexts.document,
    calls,
    runJob: contexts.runJob(jobs),
    pages,
  };
}

export type App = ReturnType<typeof createApp>;
