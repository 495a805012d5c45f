/** Makes the Ctx of a request or a job out of the services of the process. */
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppJob, Ctx, Services } from '#app/ctx.server.ts';
import { localeOf } from '#app/i18n/locales.ts';
import { chooseMail } from '#app/integrations/mail/index.server.ts';
import { mailboxDir, readMailbox } from '#app/integrations/mail/mailbox.server.ts';
import { chooseStorage } from '#app/integrations/storage/index.server.ts';
import { clientAddress, parseTrustedProxies } from '#app/platform/address.ts';
import type { ApiDocument } from '#app/platform/api-document.ts';
import type { AppEnv } from '#app/platform/call.server.ts';
import type { ReadyChecks } from '#app/platform/health-api.server.ts';
import { SYSTEM, VISITOR } from '#app/platform/policy.ts';
import { ping } from '#db/client.server.ts';

export function makeContext(services: Services) {
  const { env, connection, clock } = services;
  const trusted = parseTrustedProxies(env.TRUST_PROXY);
  const shared = {
    db: connection.db,
    jobs: services.jobs,
    log: services.log,
    env,
    storage: chooseStorage(env, clock),
    mail: chooseMail(env, clock),
    readMailbox: () => readMailbox(mailboxDir(env.DATA_DIR)),
    islandsScript: services.islandsScript,
  };
  const made: { document: ApiDocument } = { document: { info: { title: '', version: '' }, paths: {} } };
  const apiDocument = () => made.document;

  const addressOf = (c: Context) => {
    const peer = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
    return trusted ? clientAddress(peer, c.req.header('x-forwarded-for'), trusted) : peer;
  };
  const base = (): Omit<Ctx, 'actor' | 'request_id' | 'address' | 'origins' | 'locale'> => ({
    ...shared,
    now: clock(),
    subject: null,
    apiDocument,
  });

  const forRequest: MiddlewareHandler<AppEnv> = (c, next) => {
    const ctx: Ctx = {
      ...base(),
      actor: VISITOR,
      request_id: c.var.request_id,
      address: addressOf(c),
      // checkHost has already refused a foreign Host; in demo mode localhost and 127.0.0.1 are both ours.
      origins: env.APP_MODE === 'demo' ? [env.PUBLIC_URL, `http://${c.req.header('host')}`] : [env.PUBLIC_URL],
      locale: localeOf(c.req.path),
    };
    c.set('ctx', ctx);
    return next();
  };

  const runJob = (jobs: readonly AppJob[]) => async (name: string, input: unknown) => {
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`no job ${name}`);
    const ctx: Ctx = { ...base(), actor: SYSTEM, request_id: randomUUID(), address: '', origins: [], locale: 'es' };
    await job.run(ctx, job.input.parse(input ?? {}));
  };

  const readyChecks: ReadyChecks = {
    draining: () => {
      if (services.isDraining()) throw new Error('draining');
    },
    database: () => ping(connection.db),
    storage: () => shared.storage.check(),
    disk: () => connection.space?.check(),
  };

  return Object.assign(made, { forRequest, runJob, readyChecks, apiDocument });
}
