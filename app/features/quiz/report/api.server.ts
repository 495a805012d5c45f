/** The full report of a quiz, as a file and by e-mail (spec 2 "result"; T34, T48). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { answers } from '#app/features/quiz/input.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { ANYONE } from '#app/platform/access/actor.ts';
import { body, done, json, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { idempotencyHeader, once } from '#app/platform/calls/idempotency.server.ts';
import { emailAddress } from '#app/platform/input.ts';
import { CURRENCIES } from '#content/countries.ts';
import { QUIZ_NAMES } from '#content/quizzes/definition.ts';
import { dayOf, drawReport, moneyIn, sendReport } from './store.server.ts';

const params = z.object({ quiz: z.enum(QUIZ_NAMES) });

/** The money in which the page shows prices; dollars where it is not said. */
const fields = { answers, locale: z.enum(LOCALES), currency: z.enum(CURRENCIES).optional() };

const subjectOf = 'none: the answers come with the call and are not kept';

const download = call({
  method: 'post',
  path: '/eligibility/{quiz}/report',
  summary: 'The result of a quiz as a PDF, from its answers',
  request: { params, ...body(z.strictObject(fields)) },
  'x-policy': {
    roles: ANYONE,
    subjectOf,
    body: SMALL,
    limits: [{ bucket: 'quiz.report', by: 'address', max: 30, minutes: 60 }],
    /** Others may wait before it. */
    seconds: 40,
  },
  responses: { 200: { description: 'The report', content: { 'application/pdf': { schema: z.string() } } } },
});

const email = call({
  method: 'post',
  path: '/eligibility/{quiz}/report/email',
  summary:
    'Send the result of a quiz as a PDF to an address, once; the address is kept as a message is, the answers until it leaves',
  request: { params, headers: idempotencyHeader, ...body(z.strictObject({ ...fields, email: emailAddress })) },
  'x-policy': {
    roles: ANYONE,
    subjectOf,
    body: SMALL,
    limits: [{ bucket: 'quiz.report.email', by: 'address', max: 10, minutes: 60 }],
  },
  responses: { 200: json(done, 'A message is on its way; the same for every address') },
});

export const reportApi = router()
  .openapi(download, async (c) => {
    const ctx = ctxOf(c);
    const { quiz } = c.req.valid('param');
    const { answers, locale, currency } = c.req.valid('json');
    const money = await moneyIn(ctx, currency);
    const asked = { quiz, answers, locale, made_on: dayOf(ctx.now), money };
    const { file_name, content_type, content } = await drawReport(ctx, asked);
    return c.body(content, 200, {
      'Content-Type': content_type,
      'Content-Disposition': `attachment; filename="${file_name}"`,
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
    }) as never;
  })
  .openapi(email, async (c) => {
    const ctx = ctxOf(c);
    const { quiz } = c.req.valid('param');
    const asked = c.req.valid('json');
    const { body: answer, replayed } = await once(
      ctx.db,
      { scope: 'quiz.report.email', key: c.req.valid('header')['idempotency-key'], content: { quiz, ...asked } },
      async (db) => {
        await db.transaction((tx) => sendReport(ctx, tx, quiz, asked));
        return { status: 200, body: said('The report is on its way') };
      },
    );
    if (replayed) c.header('Idempotency-Replayed', 'true');
    return c.json(answer, 200);
  });
