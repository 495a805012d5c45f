/** Application forms (spec 7 "Forms", D47): POST and PUT are one call; who may is D48. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ctxOf } from '#app/ctx.server.ts';
import { serviceType } from '#app/features/accounts/input.server.ts';
import { deviceOf } from '#app/features/accounts/sessions/store.server.ts';
import { body, json, refused } from '#app/platform/calls/answer.server.ts';
import { type AppEnv, call, router } from '#app/platform/calls/call.server.ts';
import { forms } from '#content/forms/forms.ts';
import { PROGRESS } from '#content/progress.ts';
import { openForms, readingOf, requirePage, shownPage, todayOf } from './opened.server.ts';
import { progressOf } from './overview.ts';
import { formOwners } from './prefill/family.server.ts';
import { clearPage, savePage } from './store.server.ts';

const owned = formOwners;
/** It saves by itself while one writes. */
const limits = [{ bucket: 'form.save', by: 'actor', max: 3000, minutes: 60 }] as const;
const BODY = { type: 'json', bytes: 262_144 } as const;

const ofPerson = z.object({ user_id: z.uuid() });
const ofForm = ofPerson.extend({ form_name: z.enum(Object.keys(forms) as [string, ...string[]]) });
/** One page has one address: 01 and 1e0 are none. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d?$/)
  .transform(Number)
  .openapi({ type: 'integer', minimum: 1, maximum: 99 });
const ofPage = ofForm.extend({ page_number: pageNumber });

const value = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()]);
export const answers = z.record(z.string(), z.union([value, z.array(z.record(z.string(), value))]));
const page = z
  .strictObject({
    page_number: z.int(),
    form_data: answers,
    status: z.enum(PROGRESS),
    version: z.int(),
    confirm_later: z.array(z.string()),
    /** Path -> where an answer came from that nobody has confirmed yet. */
    origins: z.record(z.string(), z.string()),
    saved_by: z.uuid().nullable(),
    saved_from: z.string().nullable(),
    written_in: z.string().nullable(),
    saved_at: z.iso.datetime().nullable(),
  })
  .openapi('FormPage');
const shown = z.strictObject({ success: z.literal(true), page });
/** Only those that are for this person, in their order. */
const progress = z.array(
  z.strictObject({ page_number: z.int(), status: z.enum(PROGRESS), version: z.int(), to_answer: z.int() }),
);
const overview = z
  .strictObject({ form_name: z.string(), status: z.enum(PROGRESS), pages: progress })
  .openapi('FormOverview');

const all = call({
  method: 'get',
  path: '/form/{user_id}',
  summary: 'The forms of a person, and how far they are',
  request: { params: ofPerson },
  'x-policy': { ...owned, audit: 'form.read' },
  responses: { 200: json(z.strictObject({ success: z.literal(true), forms: z.array(overview) }), 'By service') },
});

const pages = call({
  method: 'get',
  path: '/form/{user_id}/{form_name}/pages',
  summary: 'The pages of one form with their answers',
  request: { params: ofForm },
  'x-policy': { ...owned, audit: 'form.read' },
  responses: { 200: json(z.strictObject({ success: z.literal(true), pages: z.array(page) }), 'Those for this person') },
});

const read = call({
  method: 'get',
  path: '/form/{user_id}/{form_name}/pages/{page_number}',
  summary: 'One page; without answers it is Not Started, version 0',
  request: { params: ofPage },
  'x-policy': { ...owned, audit: 'form.read' },
  responses: { 200: json(shown, 'The page') },
});

const changed = json(
  z.strictObject({ success: z.literal(false), message: z.string(), page: page.optional(), pages: progress.optional() }),
  'Changed elsewhere: what is stored; a page that is not among `pages` is not for this person any more',
);
const locked = refused('Locked: the case is with an adviser (D49)');
/** A schema of a record leaves `__proto__` out; here it is what it is, a field that no page has (T32). */
const formData = z.preprocess(
  (given, ctx) => {
    if (given && typeof given === 'object' && Object.hasOwn(given, '__proto__'))
      ctx.addIssue({ code: 'custom', path: ['__proto__'] });
    return given;
  },
  z.record(z.string(), z.unknown()),
);
const paths = z.array(z.string().regex(/^[\w.]{1,120}$/)).max(400);
const saveBody = z.strictObject({
  form_data: formData,
  service_type: serviceType.optional(),
  /** Sent by the specification's client, and not believed: the server decides what is finished (T32). */
  finished: z.boolean().optional(),
  version: z.int().min(0).optional(),
  confirm_later: paths.optional(),
  /** The applicant's calendar day. */
  today: z.iso.date().optional(),
  autosave: z.boolean().optional(),
  written_in: z
    .string()
    .regex(/^[a-z0-9]{1,24}\.\d{1,9}$/)
    .optional(),
  /** Whose page this one was made the same as; the marks follow from what stands there, not from this. */
  same_as: z.array(z.uuid()).max(20).optional(),
  confirmed: paths.optional(),
});

const saving = (method: 'post' | 'put') =>
  call({
    method,
    path: '/form/{user_id}/{form_name}/pages/{page_number}',
    summary: 'Save a page, whole or half done; another version stored meanwhile is answered, not overwritten',
    request: { params: ofPage, ...body(saveBody) },
    'x-policy': { ...owned, body: BODY, limits },
    responses: {
      200: json(shown.extend({ pages: progress }), 'Saved, and how far every page is now'),
      409: changed,
      423: locked,
    },
  });

const clear = call({
  method: 'delete',
  path: '/form/{user_id}/{form_name}/pages/{page_number}',
  summary: 'Put a page back to Not Started',
  request: { params: ofPage },
  'x-policy': { ...owned, limits },
  responses: { 200: json(shown, 'The empty page'), 423: locked },
});

type PageSave = Parameters<typeof savePage>[2];

async function save(c: Context<AppEnv>, where: z.infer<typeof ofPage>, asked: PageSave) {
  const device = deviceOf(c.req.header('user-agent'));
  const { kind, page, pages } = await savePage(ctxOf(c), { ...where, device }, asked);
  if (kind === 'saved') return c.json({ success: true as const, page, pages }, 200);
  return c.json({ success: false as const, message: 'Changed elsewhere', page, pages }, 409);
}

export const formsApi = router()
  .openapi(all, async (c) => {
    const ctx = ctxOf(c);
    const opened = await openForms(ctx.db, c.req.valid('param').user_id);
    const overviews = opened.forms.map((form) => {
      const reading = readingOf(opened, form, todayOf(ctx));
      return { form_name: form.name, status: reading.status, pages: progressOf(form.name, reading, opened.rows) };
    });
    return c.json({ success: true as const, forms: overviews }, 200);
  })
  .openapi(pages, async (c) => {
    const ctx = ctxOf(c);
    const { user_id, form_name } = c.req.valid('param');
    const opened = await openForms(ctx.db, user_id);
    const form = requirePage(opened, form_name, 1);
    const { applicable } = readingOf(opened, form, todayOf(ctx));
    const list = applicable.map((page_number) => shownPage(opened.rows, form_name, page_number));
    return c.json({ success: true as const, pages: list }, 200);
  })
  .openapi(read, async (c) => {
    const { user_id, form_name, page_number } = c.req.valid('param');
    const opened = await openForms(ctxOf(c).db, user_id);
    requirePage(opened, form_name, page_number);
    return c.json({ success: true as const, page: shownPage(opened.rows, form_name, page_number) }, 200);
  })
  .openapi(saving('post'), (c) => save(c, c.req.valid('param'), c.req.valid('json')))
  .openapi(saving('put'), (c) => save(c, c.req.valid('param'), c.req.valid('json')))
  .openapi(clear, async (c) => {
    const { user_id, form_name, page_number } = c.req.valid('param');
    const page = await clearPage(ctxOf(c), user_id, form_name, page_number);
    return c.json({ success: true as const, page }, 200);
  });
