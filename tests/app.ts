/** The real app in process. Each test runs in a transaction that is rolled back; `ownApp` keeps what it writes. */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import type { z } from 'zod';
import type { Services } from '#app/ctx.server.ts';
import { deliverJob, readEvent } from '#app/features/checkout/sandbox/book.server.ts';
import { mailboxDir } from '#app/integrations/mail/mailbox.server.ts';
import { sandbox } from '#app/integrations/payments/sandbox.server.ts';
import { memoryBook } from '#app/integrations/payments/sandbox-book.ts';
import { screenRows } from '#app/paths.ts';
import type { Role } from '#app/platform/access/actor.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { readEnv } from '#app/platform/env.server.ts';
import { startJobs } from '#app/platform/jobs/jobs.server.ts';
import { makeLog } from '#app/platform/record/log.server.ts';
import type { Connection } from '#db/client.server.ts';
import { oneWay } from '#db/one-way.server.ts';
import { sessions, users } from '#db/schema.server.ts';
import { type App, jobs as appJobs, createApp } from '#server/app.ts';
import { freshDatabase, lentDatabase } from './database.ts';
import { takeJob } from './job-rows.ts';
import { undeclared } from './undeclared.ts';

export const ORIGIN = 'http://127.0.0.1:3000';

/** Settings with which production starts. */
export const PRODUCTION = {
  APP_MODE: 'production',
  APP_SECRET: 'VZb0t2Xn8Qe5kLw7RjPd3Fs9Hy6Ua1Mc4Gg',
  PUBLIC_URL: 'https://mirador.example',
};

type Clock = { now: Date };
type SendOptions = { json?: unknown; body?: BodyInit; headers?: Record<string, string>; address?: string };

export type TestApp = ReturnType<typeof makeTestApp>;

function makeTestApp(app: App, services: Services, clock: Clock, logLines: string[]) {
  const { db } = services.connection;

  const raw = async (method: string, path: string, { json, body, headers, address }: SendOptions = {}) => {
    if (!findCall(app, method, path)) await pagesAreRead();
    return app.request(
      `${ORIGIN}${path}`,
      {
        method,
        headers: {
          host: '127.0.0.1:3000',
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json !== undefined ? { body: JSON.stringify(json) } : body !== undefined && { body, duplex: 'half' }),
      } as RequestInit,
      { incoming: { socket: { remoteAddress: address ?? '127.0.0.1' } } } as never,
    );
  };

  /** An answer is what the API document publishes for it: nothing is missing, and nothing is there beyond it (T49). */
  function expectDeclared(method: string, path: string, status: number, json: unknown) {
    const call = findCall(app, method, path);
    if (!call) return;
    const answer = call.responses[status] as { content?: Record<string, { schema: z.ZodType }> } | undefined;
    const declared = answer?.content?.['application/json']?.schema;
    expect(declared, `${method} ${path} answers an undeclared ${status}`).toBeDefined();
    if (!declared) return;
    declared.parse(json);
    expect(undeclared(declared, json), `${method} ${path} answers more than it declares`).toEqual([]);
  }

  /** Sends a call and reads its answer by the schema that the API document publishes for it. */
  async function send(method: string, path: string, options: SendOptions = {}) {
    const response = await raw(method, path, options);
    const json = response.headers.get('content-type')?.includes('json') ? await response.json() : undefined;
    if (json !== undefined) expectDeclared(method, path, response.status, json);
    return {
      status: response.status,
      headers: response.headers,
      // biome-ignore lint/suspicious/noExplicitAny: parsed by its schema above, read freely by the test
      json: json as any,
    };
  }

  /** Makes a person with a session; the answer are headers that speak for them. */
  async function signIn(role: Exclude<Role, 'visitor'>, more: Partial<typeof users.$inferInsert> = {}) {
    const [user] = await db
      .insert(users)
      .values({
        role,
        user_type: role === 'secondary' ? 'secondary' : role === 'applicant' ? 'primary' : 'staff',
        first_name: 'Prueba',
        last_name: role,
        ...more,
      })
      .returning();
    if (!user) throw new Error('no user');
    const token = randomBytes(32).toString('base64url');
    await db.insert(sessions).values({
      token_hash: hashToken(token),
      family_id: user.user_id,
      user_id: user.user_id,
      created_at: clock.now,
      expires_at: new Date(clock.now.getTime() + 12 * 3_600_000),
    });
    return { user, token, cookie: { cookie: `token=${token}` }, bearer: { authorization: `Bearer ${token}` } };
  }

  /** A message of the sandbox, as it would come over the network. */
  async function hear(input: unknown) {
    const event = await readEvent(db, deliverJob.input.parse(input));
    const { env } = services;
    const { message } = sandbox({
      ...{ book: memoryBook(), secret: env.APP_SECRET, clock: () => clock.now, pageUrl: (secret: string) => secret },
    });
    const answer = await raw('POST', new URL(event.notification_url).pathname, message(event));
    if (!answer.ok) throw new Error(`${event.notification_url} answers ${answer.status}`);
  }

  /** Runs what is queued, in the order it came, and what that queues, to the end. */
  async function runJobs() {
    for (let job = await takeJob(db); job; job = await takeJob(db))
      if (job.name === deliverJob.name) await hear(job.input);
      else for (const error of await app.runJob(job.name, [job.input])) if (error) throw error;
  }

  return { app, db, services, clock, logLines, raw, send, expectDeclared, signIn, runJobs };
}

/** All screens are read from their sources before the first page: a slow machine needs longer for it than a page may take. */
let read: Promise<unknown> | undefined;
export function pagesAreRead() {
  read ??= import('virtual:react-router/server-build');
  return read;
}

const patterns = new Map<string, RegExp>();
function patternOf(path: string): RegExp {
  const pattern = patterns.get(path) ?? new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  patterns.set(path, pattern);
  return pattern;
}

function findCall(app: App, method: string, path: string) {
  // As the server reads it: `..` and its spellings lead elsewhere.
  const bare = new URL(path, ORIGIN).pathname.replace(/\/$/, '');
  return app.calls.find((route) => route.method.toUpperCase() === method && patternOf(route.path).test(bare));
}

export function testEnv(overrides: Record<string, string> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'mirador-test-'));
  return {
    env: readEnv({ DATA_DIR: dir, PUBLIC_URL: ORIGIN, LOG_LEVEL: 'info', ...overrides }),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

async function openServices(connection: Connection, overrides: Record<string, string>) {
  const { env, remove } = testEnv(overrides);
  const logLines: string[] = [];
  const log = makeLog(env.LOG_LEVEL, { write: (text: string) => logLines.push(text) });
  const clock: Clock = { now: new Date() };
  const jobs = await startJobs(connection, log, { serve: false });
  await jobs.prepare(appJobs);
  const services: Services = {
    env,
    log,
    connection,
    jobs,
    isDev: false,
    clock: () => clock.now,
    assetsDir: undefined,
    islandsScript: '/assets/islands.js',
    isDraining: () => false,
  };
  return { services, clock, logLines, remove };
}

/** An app on a database of its own, for races, jobs and faults. */
export async function ownApp(overrides: Record<string, string> = {}) {
  const connection = await lentDatabase();
  const { services, clock, logLines, remove } = await openServices(connection, overrides);
  const made = makeTestApp(createApp(services), services, clock, logLines);
  return {
    ...made,
    async close() {
      await services.jobs.stop();
      await connection.close();
      remove();
    },
  };
}

/** The app under other settings, on the same database. */
export function withSettings(api: TestApp, overrides: Record<string, string>) {
  const { DATA_DIR } = api.services.env;
  const services = { ...api.services, env: readEnv({ DATA_DIR, PUBLIC_URL: ORIGIN, LOG_LEVEL: 'info', ...overrides }) };
  return makeTestApp(createApp(services), services, api.clock, api.logLines);
}

const ROLLBACK = new Error('rolled back');

export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of the pattern
  .extend('shared', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const connection = await freshDatabase();
    const opened = await openServices(connection, {});
    onCleanup(async () => {
      await opened.services.jobs.stop();
      await connection.close();
      opened.remove();
    });
    return opened;
  })
  .extend('api', async ({ shared }, { onCleanup }) => {
    const { services, clock, logLines } = shared;
    clock.now = new Date();
    logLines.length = 0;
    rmSync(mailboxDir(services.env.DATA_DIR), { recursive: true, force: true });
    const made = Promise.withResolvers<TestApp>();
    const over = Promise.withResolvers<void>();
    const transaction = services.connection.db
      .transaction(async (tx) => {
        const inside: Services = { ...services, connection: { ...services.connection, db: oneWay(tx) } };
        made.resolve(makeTestApp(createApp(inside), inside, clock, logLines));
        await over.promise;
        throw ROLLBACK;
      })
      .catch((error) => {
        if (error === ROLLBACK) return;
        made.reject(error);
        throw error;
      });
    onCleanup(async () => {
      over.resolve();
      await transaction;
    });
    return made.promise;
  });

export { expect };

/** Every screen of the app, and of documents the first of each file: site.api.test.ts asks for all of them. */
export function sampleRows() {
  const seen = new Set<string>();
  return screenRows().filter(({ file, layout }) => {
    if (layout === 'document' && seen.has(file)) return false;
    seen.add(file);
    return true;
  });
}
