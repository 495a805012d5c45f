/** Secondary applicants (spec 7 "Users"). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { cleanName } from '#app/features/accounts/rules.ts';
import { FAMILY_ACTORS } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { idempotencyHeader, once } from '#app/platform/calls/idempotency.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { isName, MAX_SECONDARY, NAME_MESSAGE, RELATIONSHIPS } from './rules.ts';
import { addMember, changeMember, findMember, listFamily, removeMember, secondaryApplicant } from './store.server.ts';

const family = { roles: FAMILY_ACTORS, owner: ['self', 'staff-for'], subjectOf: person } as const;
const member = { roles: FAMILY_ACTORS, owner: ['primary-of', 'staff-for'], subjectOf: person } as const;
const ofPrimary = z.object({ primary_user_id: z.uuid() });
const ofPair = ofPrimary.extend({ secondary_user_id: z.uuid() });
const limits = [{ bucket: 'family.actor', by: 'actor', max: 200, minutes: 60 }] as const;

/** The length is looked at in the handler: a blank name has its own word (spec 5). */
const name = z.string().max(200).transform(cleanName).openapi({ example: 'Luz' });
const fields = {
  first_name: name,
  last_name: name,
  relationship: z.enum(RELATIONSHIPS),
  shares_address: z.boolean().optional(),
  is_minor: z.boolean().optional(),
};
const one = z.object({ success: z.literal(true), secondary_applicant: secondaryApplicant });

function requireNames(names: { first_name?: string | undefined; last_name?: string | undefined }) {
  for (const field of ['first_name', 'last_name'] as const) {
    const given = names[field];
    if (given !== undefined && !isName(given)) throw new Problem(422, NAME_MESSAGE, { field });
  }
}

const list = call({
  method: 'get',
  path: '/user/{primary_user_id}/secondary-applicants',
  summary: 'The family of a primary applicant',
  request: { params: ofPrimary },
  'x-policy': { ...family, audit: 'family.list' },
  responses: {
    200: json(z.object({ success: z.literal(true), secondary_applicants: z.array(secondaryApplicant) }), 'The family'),
  },
});

const read = call({
  method: 'get',
  path: '/user/{primary_user_id}/secondary-applicants/{secondary_user_id}',
  summary: 'One family member',
  request: { params: ofPair },
  'x-policy': { ...member, audit: 'family.read' },
  responses: { 200: json(one, 'The family member') },
});

const add = call({
  method: 'post',
  path: '/user/{primary_user_id}/secondary-applicant',
  summary: 'Add a family member; starts not started, on page 1',
  request: { params: ofPrimary, headers: idempotencyHeader, ...body(z.strictObject(fields)) },
  'x-policy': { ...family, body: SMALL, limits, audit: 'family.add' },
  responses: { 200: json(one, 'Added'), 409: refused(`${MAX_SECONDARY} family members at the most`) },
});

const change = call({
  method: 'put',
  path: '/user/{primary_user_id}/secondary-applicants',
  summary: 'Change a family member; progress is the server’s own: it is accepted only as it already stands',
  request: {
    params: ofPrimary,
    ...body(
      z.strictObject({
        secondary_applicant: z.strictObject({
          user_id: z.uuid(),
          ...z.object(fields).partial().shape,
          status: z.string().max(40).optional(),
          current_page: z.int().optional(),
          form_finished: z.boolean().optional(),
        }),
      }),
    ),
  },
  'x-policy': {
    ...family,
    body: SMALL,
    limits,
    audit: 'family.change',
    writable: {
      first_name: 'always',
      last_name: 'always',
      relationship: 'always',
      shares_address: 'always',
      is_minor: 'always',
      status: 'only as it stands',
      current_page: 'only as it stands',
      form_finished: 'only as it stands',
    },
  },
  responses: { 200: json(one, 'Saved') },
});

const remove = call({
  method: 'delete',
  path: '/user/{primary_user_id}/secondary-applicants/{secondary_user_id}',
  summary: 'Remove a family member',
  request: { params: ofPair },
  'x-policy': { ...member, limits, audit: 'family.remove' },
  responses: { 200: json(done, 'Removed'), 409: refused('A CSR, and the member has an account') },
});

export const applicantsApi = router()
  .openapi(list, async (c) => {
    const rows = await listFamily(ctxOf(c), c.req.valid('param').primary_user_id);
    return c.json({ success: true as const, secondary_applicants: asJson(rows) }, 200);
  })
  .openapi(read, async (c) => {
    const { primary_user_id, secondary_user_id } = c.req.valid('param');
    const row = await findMember(ctxOf(c), primary_user_id, secondary_user_id);
    return c.json({ success: true as const, secondary_applicant: asJson(row) }, 200);
  })
  .openapi(add, async (c) => {
    const ctx = ctxOf(c);
    const { primary_user_id } = c.req.valid('param');
    const added = c.req.valid('json');
    requireNames(added);
    const { body: answer, replayed } = await once(
      ctx.db,
      { scope: `family ${primary_user_id}`, key: c.req.valid('header')['idempotency-key'], content: added },
      (db) =>
        db.transaction(async (tx) => ({
          status: 200,
          body: { user_id: await addMember(ctx, tx, primary_user_id, added) },
        })),
    );
    if (replayed) c.header('Idempotency-Replayed', 'true');
    const row = await findMember(ctx, primary_user_id, answer.user_id);
    return c.json({ success: true as const, secondary_applicant: asJson(row) }, 200);
  })
  .openapi(change, async (c) => {
    const ctx = ctxOf(c);
    const { primary_user_id } = c.req.valid('param');
    const { user_id, status, current_page, form_finished, ...changes } = c.req.valid('json').secondary_applicant;
    // Whom the body names is looked up as a pair with the head of the address, whose ownership the policy has checked.
    const before = await findMember(ctx, primary_user_id, user_id);
    for (const [field, value] of Object.entries({ status, current_page, form_finished }))
      if (value !== undefined && value !== before[field as 'status'])
        throw new Problem(422, undefined, { field: `secondary_applicant.${field}` });
    requireNames(changes);
    await changeMember(ctx, primary_user_id, user_id, changes);
    const row = await findMember(ctx, primary_user_id, user_id);
    return c.json({ success: true as const, secondary_applicant: asJson(row) }, 200);
  })
  .openapi(remove, async (c) => {
    const { primary_user_id, secondary_user_id } = c.req.valid('param');
    await removeMember(ctxOf(c), primary_user_id, secondary_user_id);
    return c.json(said('Removed'), 200);
  });
