/** POST /ai/evaluate-results (spec 7 "AI", T34). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { ANYONE } from '#app/platform/access/actor.ts';
import { body, json } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { COUNTED } from '#content/quizzes/definition.ts';
import { evaluate } from './evaluate.server.ts';

const MOST_BYTES = 20_480;

const result = z
  .strictObject({
    band: z.enum(COUNTED.$band),
    score: z.number().int().min(0).max(100),
    encouragement: z.string(),
    biggestPitfall: z.string(),
    interviewFocus: z.string(),
  })
  .openapi('RiskResult');

const evaluateResults = call({
  method: 'post',
  path: '/ai/evaluate-results',
  summary: 'A risk result for the answers of the tourist quiz, a line each: "- field: option"',
  request: body(z.strictObject({ markdown_content: z.string().min(1).max(MOST_BYTES) })),
  'x-policy': {
    roles: ANYONE,
    body: { type: 'json', bytes: 2 * MOST_BYTES },
    // Against floods alone: how often an address makes the service write is counted where it is asked.
    limits: [{ bucket: 'ai.evaluate', by: 'address', max: 600, minutes: 60 }],
  },
  responses: { 200: json(result, 'Band and score by the rules, and three texts') },
});

export const riskApi = router().openapi(evaluateResults, async (c) =>
  c.json(await evaluate(ctxOf(c), c.req.valid('json').markdown_content), 200),
);
