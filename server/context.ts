/** Makes the Ctx of a request, a page or a job from the services of the process. */
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { AppJob, Ctx, Services } from '#app/ctx.server.ts';
import { recordRead } from '#app/features/backoffice/exports/watch.server.ts';
import { drawReceipt } from '#app/features/checkout/receipts/store.server.ts';
import { tableBook } from '#app/features/checkout/sandbox/book.server.ts';
import { settleAfterAnswers } from '#app/features/documents/checklist/store.server.ts';
import { attachedReport } from '#app/features/quiz/report/store.server.ts';
import { type Locale, localeOf } from '#app/i18n/locales.ts';
import { chooseAds } from '#app/integrations/ads/index.server.ts';
import { chooseWriter } from '#app/integrations/ai/index.server.ts';
import { chooseAnalytics } from '#app/integrations/analytics/index.server.ts';
import { chooseCrm } from '#app/integrations/crm/index.server.ts';
import { inspection } from '#app/integrations/inspection/index.server.ts';
import { chooseMail } from '#app/integrations/mail/index.server.ts';
import { mailboxDir, readMailbox, readMailboxFile } from '#app/integrations/mail/mailbox.server.ts';
import { passports } from '#app/integrations/passport/index.server.ts';
import { choosePayments } from '#app/integrations/payments/index.server.ts';
import { pdf } from '#app/integrations/pdf/index.server.ts';
import { chooseRates } from '#app/integrations/rates/index.server.ts';
import { chooseScanner } from '#app/integrations/scanner/index.server.ts';
import { chooseSocial } from '#app/integrations/social/index.server.ts';
import { chooseStorage } from '#app/integrations/storage/index.server.ts';
import { chooseWaits } from '#app/integrations/waits/index.server.ts';
import { contentLocale } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { SYSTEM, VISITOR } from '#app/platform/access/actor.ts';
import { isAppAgent } from '#app/platform/app-agent.ts';
import type { ApiDocument } from '#app/platform/calls/api-document.ts';
import type { ReadyChecks } from '#app/platform/calls/health-api.server.ts';
import { clientAddress, parseTrustedProxies } from '#app/platform/http/address.ts';
import { isExcluded } from '#app/platform/http/excluded.ts';
import { ping } from '#db/client.server.ts';
import type { MessageAttachment } from '#db/schema.server.ts';
import { personalData } from './personal-data.ts';

export function makeContext(services: Services) {
  const { env, connection, clock } = services;
  const trusted = parseTrustedProxies(env.TRUST_PROXY);
  const addressOf = (peer: string, forwarded: string | string[] | undefined) =>
    trusted ? clientAddress(peer, forwarded?.toString(), trusted) : peer;
  const storage = chooseStorage(env, clock);
  const shared = {
    db: connection.db,
    jobs: services.jobs,
    log: services.log,
    env,
    personalData,
    storage,
    inspection,
    scanner: chooseScanner(env),
    answersChanged: settleAfterAnswers,
    noteRead: recordRead,
    mail: chooseMail(env, clock),
    pdf,
    payments: choosePayments(env, {
      book: tableBook({ db: connection.db, jobs: services.jobs }),
      clock,
      sandboxPage: (secret, back_url) =>
        `${env.PUBLIC_URL}${pathTo('sandbox-payment', localeOf(new URL(back_url, env.PUBLIC_URL).pathname), { secret })}`,
    }),
    passports,
    makeAttachment: (attachment: MessageAttachment, locale: Locale) =>
      attachment.kind === 'receipt'
        ? drawReceipt({ db: connection.db, pdf }, attachment.payment_id, locale)
        : attachedReport({ pdf, env }, attachment, locale),
    waits: chooseWaits(env),
    rates: chooseRates(env),
    writer: chooseWriter(env),
    ads: chooseAds(env),
    analytics: chooseAnalytics(env),
    crm: chooseCrm(env, connection.db),
    social: chooseSocial(env, { storage, log: services.log, clock }),
    readMailbox: () => readMailbox(mailboxDir(env.DATA_DIR)),
    readMailboxFile: (message_id: string) => readMailboxFile(mailboxDir(env.DATA_DIR), message_id),
    islandsScript: services.islandsScript,
  };
  const made: { document: ApiDocument } = { document: { info: { title: '', version: '' }, paths: {} } };
  const apiDocument = () => made.document;

  const dependsOn = () => {};

  /** Getters compute what only few requests need. */
  class RequestCtx {
    readonly #c: Context;
    actor = VISITOR;
    subject = null;
    now = clock();
    request_id = randomUUID();
    pattern = undefined;
    constructor(c: Context) {
      this.#c = c;
    }
    get address() {
      const peer = (this.#c.env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
      return addressOf(peer, this.#c.req.header('x-forwarded-for'));
    }
    /** hostCheck has refused a foreign Host; in demo mode localhost and 127.0.0.1 are both ours. */
    get origins() {
      return env.APP_MODE === 'demo' ? [env.PUBLIC_URL, `http://${this.#c.req.header('host')}`] : [env.PUBLIC_URL];
    }
    get locale() {
      return contentLocale(this.#c.req.path);
    }
    get isInApp() {
      return isAppAgent(this.#c.req.header('user-agent'));
    }
    get tags() {
      return this.isInApp || isExcluded(env.EXCLUDED_IPS, this.address) ? undefined : env.GTM_ID;
    }
  }
  Object.assign(RequestCtx.prototype, shared, { apiDocument, dependsOn });
  const forRequest = (c: Context) => new RequestCtx(c) as unknown as Ctx;

  const system = () => ({
    now: clock(),
    request_id: randomUUID(),
    address: '',
    origins: [env.PUBLIC_URL],
    subject: null,
  });

  /** The Ctx of a cached page: a visitor, and nothing of the request. */
  const forPage = (
    { path, isInApp, isUntold }: { path: string; isInApp: boolean; isUntold?: true },
    own: Pick<Ctx, 'dependsOn'>,
  ): Ctx => ({
    ...shared,
    ...system(),
    ...own,
    actor: VISITOR,
    apiDocument,
    isInApp,
    tags: isInApp || isUntold ? undefined : env.GTM_ID,
    locale: contentLocale(path),
  });

  const runJob = (jobs: readonly AppJob[]) => async (name: string, given: unknown[]) => {
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`no job ${name}`);
    const ofJobs = { actor: SYSTEM, locale: 'es', isInApp: false, tags: undefined } as const;
    const ctx: Ctx = { ...shared, ...system(), ...ofJobs, apiDocument, dependsOn };
    const read = given.map((input) => job.input.safeParse(input ?? {}));
    const outcomes = await job.run(
      ctx,
      read.flatMap((input) => (input.success ? [input.data] : [])),
    );
    return read.map((input) => (input.success ? outcomes.shift() : input.error));
  };

  const readyChecks: ReadyChecks = {
    draining: () => {
      if (services.isDraining()) throw new Error('draining');
    },
    database: () => ping(connection.db),
    storage: () => shared.storage.check(),
    disk: () => connection.space?.check(),
  };

  return Object.assign(made, { addressOf, forRequest, forPage, runJob, readyChecks, apiDocument });
}
