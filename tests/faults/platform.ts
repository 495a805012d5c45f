/** What calls, pages and jobs go through: batches, keys, kept answers, time limits, the browser client. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'server/errors.ts', tests: ['tests/database-away.api.test.ts'], only: 'notice is the same' }, [
    {
      id: 'notice-without-head',
      find: "!['GET', 'HEAD'].includes(c.req.method)",
      replace: "c.req.method !== 'GET'",
      why: 'whoever watches the site by HEAD is told to come back at another time than whoever reads it',
    },
    {
      id: 'notice-in-place-of-call',
      find: "accepted.includes('*/*') && pageAt(c.req.url)?.isData === false",
      replace: "accepted.includes('*/*')",
      why: 'a program that reads a call gets a page while the database is away',
    },
  ]),
  ...faultsOf({ file: 'app/platform/cursor.ts', tests: ['app/platform/cursor.test.ts'] }, [
    {
      id: 'cursor-of-year-zero',
      find: ".refine((text) => text >= '0001')",
      replace: '',
      why: 'a forged cursor is answered with 500',
    },
    {
      id: 'page-of-thousands',
      find: '.max(100).default(50)',
      replace: '.max(100_000).default(50)',
      why: 'one call reads the whole list',
    },
    {
      id: 'cursor-unchecked',
      find: 'return key.parse(JSON.parse(',
      replace: 'return (JSON.parse(',
      why: 'a forged cursor reaches the database',
    },
  ]),
  ...faultsOf({ file: 'app/platform/limits/per-turn.server.ts', tests: ['app/platform/limits/per-turn.test.ts'] }, [
    {
      id: 'turn-all-refused',
      find: 'if (some.length > 1 && isRefusal(error))',
      replace: 'if (false)',
      why: 'one bad form loses the others that came with it',
    },
    {
      id: 'turn-repeated',
      find: 'some.length > 1 && isRefusal(error)',
      replace: 'some.length > 1',
      why: 'a lost connection writes everything twice',
    },
    {
      id: 'turn-same-name',
      find: '(name === undefined || !names.has(name))',
      replace: 'true',
      why: 'two forms of one person fail together',
    },
    {
      id: 'turn-too-many',
      find: 'now.length < MOST &&',
      replace: '',
      why: 'a flood makes one statement that no database takes',
    },
    {
      id: 'turn-of-another',
      find: 'waiting.delete(db);',
      replace: 'waiting.clear();',
      why: 'who asks another database waits for ever',
    },
    {
      id: 'turn-shifted',
      find: 'results[index] as Result',
      replace: 'results[0] as Result',
      why: 'one person gets the answer of another',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/platform/calls/idempotency.server.ts',
      tests: ['app/features/leads/api.test.ts', 'app/platform/calls/idempotency.api.test.ts'],
      only: 'Idempotency|key',
    },
    [
      {
        id: 'key-of-another-request',
        find: '!first || first.request_hash !== request_hash',
        replace: '!first',
        why: 'a second form with the same key is thanked and lost',
      },
      {
        id: 'key-of-another-scope',
        find: 'and(eq(idempotency.scope, scope), eq(idempotency.key, key))',
        replace: 'eq(idempotency.key, key)',
        why: 'the answer to one call is given to another',
      },
      {
        id: 'key-answer-lost',
        find: '.set({ status: answer.status, body:',
        replace: '.set({ status: 500, body:',
        why: 'who sends again is told that it failed',
      },
      {
        id: 'key-kept-after-failure',
        find: 'const answer = await work(tx);',
        replace: 'const answer = await work(tx).catch((error) => ({ status: 500, body: String(error) as never }));',
        why: 'what failed once fails for ever',
      },
      {
        id: 'keys-forgotten-early',
        find: 'KEPT_HOURS * 3_600_000',
        replace: 'KEPT_HOURS * 60_000',
        why: 'a form that is sent again next day is saved twice',
      },
    ],
  ),
  ...faultsOf({ file: 'app/platform/jobs/jobs.server.ts', tests: ['tests/jobs.test.ts'] }, [
    {
      id: 'job-failure-is-done',
      find: 'if (error === undefined) return',
      replace: 'if (true) return',
      why: 'a mail that was not sent counts as sent',
    },
    {
      id: 'job-outside-transaction',
      find: '{ db: asJobsDb(tx), ...(startAfter',
      replace: '{ ...(startAfter',
      why: 'a mail leaves for something that was never saved',
    },
    {
      id: 'job-no-retry',
      find: 'retryLimit: job.retries ?? 8',
      replace: 'retryLimit: 0',
      why: 'one hiccup of the mail server loses a mail',
    },
  ]),
  ...faultsOf({ file: 'app/platform/jobs/pg-boss-tables.server.ts', tests: ['tests/jobs.test.ts'] }, [
    {
      id: 'job-parked-list',
      find: "from pgboss.job where state = 'failed'",
      replace: "from pgboss.job where state = 'completed'",
      why: 'admins do not see what failed',
    },
    {
      id: 'job-retry-any',
      find: "where id = ${id}::uuid and state = 'failed'",
      replace: 'where id = ${id}::uuid',
      why: 'a mail that was sent is sent again',
    },
    {
      id: 'job-of-our-own-making',
      find: 'inputs.map((data) => ({ data }))',
      replace: 'inputs.map((data) => ({ data, retryLimit: 0 }))',
      tests: ['app/platform/jobs/pg-boss-tables.api.test.ts'],
      why: 'one hiccup of the mail server loses the mail of a lead',
    },
    {
      id: 'job-insert-of-two-places',
      find: 'after === undefined || more.length > 0',
      replace: 'after === undefined',
      tests: ['app/platform/jobs/pg-boss-tables.api.test.ts'],
      why: 'an upgrade of the queue loses every message, and the start says nothing',
    },
  ]),
  ...faultsOf({ file: 'db/fixed-statement.server.ts', tests: ['db/drizzle-internals.test.ts'] }, [
    {
      id: 'statement-made-each-time',
      find: 'query ??= makeQuery',
      replace: 'query = makeQuery',
      why: 'under load each form waits while its text is built anew',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/platform/pages/cache.server.ts',
      tests: ['app/platform/pages/cache.test.ts', 'app/platform/pages/cache-changes.test.ts'],
    },
    [
      {
        id: 'page-changed-meanwhile',
        find: '>= asked)) spoil(page)',
        replace: '> asked)) spoil(page)',
        why: 'a figure that was just corrected stays wrong for a minute',
      },
      {
        id: 'page-change-unseen',
        find: '    if ([...made.tags].some((tag) => (changedAt.get(tag) ?? -1) >= asked)) spoil(page);\n',
        replace: '',
        why: 'a figure that was just corrected stays wrong for a minute',
      },
      {
        id: 'page-missing-kept',
        find: 'if (made.status !== 200) return made;',
        replace: '',
        why: 'a page that failed once is missing for a minute',
      },
      {
        id: 'page-made-by-each',
        find: 'if (current) return current;',
        replace: '',
        why: 'a crowd makes the same page a hundred times',
      },
      {
        id: 'page-very-old',
        find: 'page.isWrong || page.madeAt + OLDEST_MS <= now()',
        replace: 'page.isWrong',
        why: 'a page of yesterday is shown',
      },
      {
        id: 'page-wrong-shown',
        find: 'if (page.isWrong || page.madeAt',
        replace: 'if (page.madeAt',
        why: 'a figure that is known to be wrong is shown',
      },
      {
        id: 'page-limit',
        find: 'if (pages.size >= most)',
        replace: 'if (false)',
        why: 'addresses that nobody needs fill the memory',
      },
      {
        id: 'page-other-tags',
        find: 'if (changed.some((tag) => page.tags.has(tag))) spoil(page)',
        replace: 'if (changed.length > 0) spoil(page)',
        why: 'every change makes every page anew',
      },
    ],
  ),
  ...faultsOf(
    { file: 'app/platform/pages/cached-answer.server.ts', tests: ['app/platform/pages/cached-answer.test.ts'] },
    [
      {
        id: 'encoding-refused',
        find: ' && !refused(accepted, name)',
        replace: '',
        why: 'who refuses an encoding gets letters that cannot be read',
      },
      {
        id: 'encoding-zero',
        find: 'q=0(\\\\.0*)?\\\\s*(,|$)',
        replace: 'q=0\\\\s*(,|$)',
        why: 'who refuses an encoding gets letters that cannot be read',
      },
      {
        id: 'encoding-some',
        find: 'q=0(\\\\.0*)?\\\\s*(,|$)',
        replace: 'q=0',
        why: 'who likes an encoding less gets none',
      },
      {
        id: 'not-modified-404',
        find: 'known && status === 200 && known',
        replace: 'known && known',
        why: 'a missing page is shown as the one that was there',
      },
      {
        id: 'encoding-unnamed',
        find: 'bytes === cached.plain ? ENCODED.plain : ENCODED[encoding]',
        replace: 'ENCODED.plain',
        why: 'every page is unreadable letters',
      },
    ],
  ),
  ...faultsOf({ file: 'app/platform/limits/deadline.ts', tests: ['app/platform/limits/deadline.test.ts'] }, [
    {
      id: 'deadline-in-ms',
      find: 'performance.now() + seconds * 1000',
      replace: 'performance.now() + seconds',
      why: 'every call is given up at once',
    },
    {
      id: 'deadline-never',
      find: 'if (one.until <= now)',
      replace: 'if (one.until < 0)',
      why: 'a call that hangs is never answered',
    },
  ]),
  ...faultsOf({ file: 'app/platform/http/http.ts', tests: ['app/platform/http/http.test.ts'] }, [
    {
      id: 'client-blind-retry',
      find: "options.idempotencyKey || method === 'GET' ? TRIES : 1",
      replace: 'TRIES',
      why: 'a form is saved three times over a bad line',
    },
    {
      id: 'client-retry-refusal',
      find: 'error.status === 502 || error.status === 503',
      replace: 'error.status >= 400',
      why: 'a refused form is sent three times',
    },
    {
      id: 'client-any-401',
      find: 'error.status === 401 && error.serverMessage === STATUS_MESSAGE[401]',
      replace: 'error.status === 401',
      why: 'a wrong password opens the window for a lost session',
    },
    {
      id: 'client-asks-outside',
      find: '!regain || options.isOutsideSession ||',
      replace: '!regain ||',
      why: 'the log-in page asks to log in',
    },
    { id: 'client-asks-twice', find: 'asking ??= ask()', replace: 'asking = ask()', why: 'two calls open two windows' },
  ]),
  ...faultsOf({ file: 'app/platform/http/key-per-content.ts', tests: ['app/platform/http/key-per-content.test.ts'] }, [
    {
      id: 'key-for-ever',
      find: 'if (last.content !== content) last =',
      replace: 'if (!last.key) last =',
      why: 'a changed form is answered as the first',
    },
    {
      id: 'key-each-time',
      find: 'if (last.content !== content) last =',
      replace: 'last =',
      why: 'a second try saves twice',
    },
  ]),
  ...faultsOf({ file: 'app/platform/jobs/tidy.server.ts', tests: ['app/platform/jobs/tidy.api.test.ts'] }, [
    {
      id: 'tidy-limits',
      find: 'await forgetOldLimits(ctx.db, ctx.now);',
      replace: 'await forgetOldLimits(ctx.db, new Date(ctx.now.getTime() + 3_600_000));',
      why: 'each hour everybody may guess anew',
    },
  ]),
];
