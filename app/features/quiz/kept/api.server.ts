/** The tourist quiz kept with the account (record 030), guarded as the onboarding answers are. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { answers } from '#app/features/quiz/input.server.ts';
import { FAMILY_ACTORS } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { COUNTED } from '#content/quizzes/definition.ts';
import { riskOfAnswers } from './risk.ts';
import { type KeptRisk, keepRisk, readKept } from './store.server.ts';

const owned = { roles: FAMILY_ACTORS, owner: ['self', 'staff-for'], subjectOf: person } as const;
const ofPerson = z.object({ user_id: z.uuid() });

const risk = z
  .strictObject({
    answers: z.record(z.string(), z.string()),
    version: z.number(),
    /** None where the quiz has changed since, and asks again. */
    score: z.number().nullable(),
    band: z.enum(COUNTED.$band).nullable(),
  })
  .openapi('KeptRisk');

const read = call({
  method: 'get',
  path: '/form/{user_id}/risk-quiz',
  summary: 'The tourist quiz as the person last took it, with its score',
  request: { params: ofPerson },
  'x-policy': { ...owned, audit: 'form.read' },
  responses: { 200: json(z.strictObject({ success: z.literal(true), risk: risk.nullable() }), 'The result, if any') },
});

const keep = call({
  method: 'put',
  path: '/form/{user_id}/risk-quiz',
  summary:
    'Keep the result of the tourist quiz with the account; another one kept meanwhile is answered, not overwritten',
  request: { params: ofPerson, ...body(z.strictObject({ answers, version: z.int().min(0) })) },
  'x-policy': { ...owned, body: SMALL, limits: [{ bucket: 'forms.actor', by: 'actor', max: 600, minutes: 60 }] },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), risk }), 'Kept'),
    409: json(
      z.strictObject({ success: z.literal(false), message: z.string(), risk: risk.optional() }),
      'Another result',
    ),
  },
});

function shown({ answers, version }: KeptRisk) {
  const { score = null, band = null } = riskOfAnswers(answers) ?? {};
  return { answers: { ...answers }, version, score, band };
}

export const keptRiskApi = router()
  .openapi(read, async (c) => {
    const ctx = ctxOf(c);
    const kept = await readKept(ctx.db, c.req.valid('param').user_id);
    return c.json({ success: true as const, risk: kept && shown(kept) }, 200);
  })
  .openapi(keep, async (c) => {
    const { isKept, kept } = await keepRisk(ctxOf(c), c.req.valid('param').user_id, c.req.valid('json'));
    if (isKept) return c.json({ success: true as const, risk: shown(kept) }, 200);
    return c.json({ success: false as const, message: 'Changed elsewhere', risk: shown(kept) }, 409);
  });
