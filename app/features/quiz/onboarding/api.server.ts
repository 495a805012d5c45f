/** Onboarding answers (spec 7: the questionnaire page save, form name eligibility; D23, D44). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { serviceType } from '#app/features/accounts/input.server.ts';
import { profileOf } from '#app/features/accounts/sessions/answers.server.ts';
import { showUser } from '#app/features/accounts/sessions/cookies.server.ts';
import { answers } from '#app/features/quiz/input.server.ts';
import { FAMILY_ACTORS } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import { PROGRESS } from '#content/progress.ts';
import { ONBOARDING_PAGES } from './answers.ts';
import { readPage, savePage, submit } from './store.server.ts';

const owned = { roles: FAMILY_ACTORS, owner: ['self', 'staff-for'], subjectOf: person } as const;
const ofPerson = z.object({ user_id: z.uuid() });
const ofPage = ofPerson.extend({ page_number: z.coerce.number().int().min(1).max(ONBOARDING_PAGES.length) });
const limits = [{ bucket: 'forms.actor', by: 'actor', max: 600, minutes: 60 }] as const;

const page = z
  .strictObject({
    page_number: z.number(),
    form_data: z.record(z.string(), z.string()),
    status: z.enum(PROGRESS),
    version: z.number(),
  })
  .openapi('OnboardingPage');
const shown = z.strictObject({ success: z.literal(true), page });
/** A change on one page may have changed another: both are told, with their versions. */
const saved = shown.extend({ pages: z.array(page) });

const read = call({
  method: 'get',
  path: '/form/{user_id}/eligibility/pages/{page_number}',
  summary: 'The onboarding answers of one page',
  request: { params: ofPage },
  'x-policy': { ...owned, audit: 'form.read' },
  responses: { 200: json(shown, 'The page; without answers it is Not Started, version 0') },
});

const save = call({
  method: 'put',
  path: '/form/{user_id}/eligibility/pages/{page_number}',
  summary:
    'Save the onboarding answers of one page, all of it at once; another version stored meanwhile is answered, not overwritten',
  request: {
    params: ofPage,
    ...body(
      z.strictObject({
        form_data: answers,
        service_type: serviceType.optional(),
        version: z.int().min(0).optional(),
      }),
    ),
  },
  'x-policy': { ...owned, body: SMALL, limits },
  responses: {
    200: json(saved, 'Saved'),
    409: json(
      z.strictObject({
        success: z.literal(false),
        message: z.string(),
        page: page.optional(),
        pages: z.array(page).optional(),
      }),
      'Paid, or changed elsewhere',
    ),
  },
});

const send = call({
  method: 'post',
  path: '/form/{user_id}/eligibility/submit',
  summary: 'Submit the questionnaire: the card that its answers lead to',
  request: { params: ofPerson },
  'x-policy': { ...owned, limits },
  responses: {
    200: json(
      z.strictObject({ success: z.literal(true), card: z.string(), service_type: z.enum(SERVICE_TYPES).nullable() }),
      'The card by its name, and the service it names',
    ),
    409: refused('please complete'),
  },
});

export const onboardingApi = router()
  .openapi(read, async (c) => {
    const { user_id, page_number } = c.req.valid('param');
    return c.json({ success: true as const, page: await readPage(ctxOf(c), user_id, page_number) }, 200);
  })
  .openapi(save, async (c) => {
    const { user_id, page_number } = c.req.valid('param');
    const { kind, pages } = await savePage(ctxOf(c), user_id, { page_number, ...c.req.valid('json') });
    const [page] = pages.filter((one) => one.page_number === page_number);
    if (!page) throw new Problem(500);
    if (kind === 'saved') return c.json({ success: true as const, page, pages }, 200);
    return c.json({ success: false as const, message: 'Changed elsewhere', page, pages }, 409);
  })
  .openapi(send, async (c) => {
    const ctx = ctxOf(c);
    const { user_id } = c.req.valid('param');
    const answer = await submit(ctx, user_id);
    // Home does not send them back to questions that are answered.
    if (ctx.actor.user_id === user_id) showUser(c, ctx, await profileOf(ctx, user_id));
    return c.json({ success: true as const, ...answer }, 200);
  });
