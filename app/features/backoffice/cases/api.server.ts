/** Who works on a case: taken, given back, given to somebody, with a deadline; one, or many at once (spec 6). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { headIdOf } from '#app/features/forms/prefill/family.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { line } from '#app/platform/input.ts';
import { Problem } from '#app/platform/problem.ts';
import { MOST_AT_ONCE } from './rules.ts';
import { type CaseChange, type CaseMoveOutcome, type CaseOwnership, moveCase, moveCases } from './store.server.ts';

const limits = [{ bucket: 'cases.actor', by: 'actor', max: 600, minutes: 60 }] as const;
const instant = z.iso
  .datetime()
  .refine((text) => text >= '2020' && text < '2100')
  .transform((text) => new Date(text));

const change = {
  version: z.int().min(0).max(2_000_000_000).openapi({ description: 'As it was read; 0 where nobody has touched it' }),
  owner_id: z.uuid().nullable().optional().openapi({ description: 'Oneself, nobody, or of an admin anybody of staff' }),
  deadline_at: instant.nullable().optional(),
};

const held = z
  .strictObject({
    user_id: z.uuid(),
    owner_id: z.uuid().nullable(),
    owner_name: z.string().nullable(),
    deadline_at: z.iso.datetime().nullable(),
    next_action: z.string().nullable(),
    version: z.int(),
  })
  .openapi('HeldCase');

const one = call({
  method: 'put',
  path: '/admin/cases/{user_id}',
  summary: 'Take a case, give it back, set its deadline or what comes next',
  request: {
    params: z.object({ user_id: z.uuid() }),
    ...body(z.strictObject({ ...change, next_action: line(200).nullable().optional() }).openapi('CaseChange')),
  },
  'x-policy': {
    ...{ roles: STAFF, owner: ['staff-for'], subjectOf: person, limits, audit: 'case.update' },
    body: { type: 'json', bytes: 4096 },
  },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), case: held }), 'As it stands'),
    409: json(
      z.strictObject({ success: z.literal(false), message: z.enum(['held', 'changed']), case: held }),
      'Somebody else has it, or it has changed since it was read',
    ),
  },
});

const moved = z
  .strictObject({
    case: held,
    before: z.strictObject({ owner_id: z.uuid().nullable(), deadline_at: z.iso.datetime().nullable() }),
  })
  .openapi('MovedCase');
const left = z
  .strictObject({ user_id: z.uuid(), why: z.enum(['held', 'changed', 'missing']), case: held.nullable() })
  .openapi('LeftCase');

const many = call({
  method: 'put',
  path: '/admin/cases',
  summary: 'Many at once: each by itself; what was before comes back, so that it can be undone',
  request: {
    ...body(
      z.strictObject({
        cases: z
          .array(z.strictObject({ user_id: z.uuid(), ...change }))
          .min(1)
          .max(MOST_AT_ONCE),
      }),
    ),
  },
  'x-policy': {
    ...{ roles: STAFF, limits, audit: 'case.update', body: { type: 'json', bytes: 65_536 } },
    subjectOf: 'none: each of the cases is looked up, and only a customer is one',
  },
  responses: {
    200: json(
      z.strictObject({ success: z.literal(true), moved: z.array(moved), left: z.array(left) }),
      'What was changed, and what was left as it is',
    ),
  },
});

const shown = (row: CaseOwnership): z.infer<typeof held> => asJson(row);

function leftOf(one: Exclude<CaseMoveOutcome, { kind: 'moved' }>): z.infer<typeof left> {
  if (one.kind === 'missing') return { user_id: one.user_id, why: 'missing', case: null };
  return { user_id: one.held.user_id, why: one.kind, case: shown(one.held) };
}

export const casesApi = router()
  .openapi(one, async (c) => {
    const ctx = ctxOf(c);
    if (!ctx.subject) throw new Problem(404);
    const outcome = await moveCase(ctx, { ...c.req.valid('json'), user_id: headIdOf(ctx.subject) } as CaseChange);
    if (outcome.kind === 'missing') throw new Problem(404);
    const row = shown(outcome.held);
    return outcome.kind === 'moved'
      ? c.json({ success: true as const, case: row }, 200)
      : c.json({ success: false as const, message: outcome.kind, case: row }, 409);
  })
  .openapi(many, async (c) => {
    const { cases } = c.req.valid('json');
    const outcomes = await moveCases(ctxOf(c), cases as CaseChange[]);
    return c.json(
      {
        success: true as const,
        moved: outcomes.flatMap((one) =>
          one.kind === 'moved' ? [{ case: shown(one.held), before: asJson(one.before) }] : [],
        ),
        left: outcomes.flatMap((one) => (one.kind === 'moved' ? [] : [leftOf(one)])),
      },
      200,
    );
  });
