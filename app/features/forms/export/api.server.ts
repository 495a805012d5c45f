/** The answers of a form for the official one, as data and as a bilingual paper (D9, D22, D48). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { CHANGES } from '#app/features/forms/carry/carry.ts';
import { todayOf } from '#app/features/forms/opened.server.ts';
import { formOwners } from '#app/features/forms/prefill/family.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { json, refused } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { brand } from '#content/brand.ts';
import { forms } from '#content/forms/forms.ts';
import { PROGRESS } from '#content/progress.ts';
import { readPaidPack } from './pack.server.ts';
import { paperOf } from './paper.server.ts';
import { EXPORT_FORMAT } from './shape.ts';

const owned = { ...formOwners, audit: 'form.export' } as const;
const params = z.object({ user_id: z.uuid(), form_name: z.enum(Object.keys(forms) as [string, ...string[]]) });
/** The language of the person, beside English. */
const query = z.object({ locale: z.enum(LOCALES).default('es') });
const unpaid = refused('Payment Required: the export belongs to the paid service (D9, D51)');

const both = z.strictObject({ en: z.string(), own: z.string() });
const doubt = z.discriminatedUnion('why', [
  z.strictObject({ why: z.literal('characters'), found: z.string() }),
  z.strictObject({ why: z.literal('length'), by: z.int() }),
  z.strictObject({ why: z.literal('wrong') }),
]);
const row = z
  .strictObject({
    ...{ path: z.string(), page: z.int(), label: both },
    original: z.union([z.string(), z.boolean(), z.array(z.string()), z.null()]),
    read: z.string(),
    official: z.string().nullable(),
    kind: z.enum(['typed', 'chosen', 'ticked']),
    codes: z.array(z.string()),
    changes: z.array(z.enum(CHANGES)),
    doubt: doubt.nullable(),
    is_prose: z.boolean(),
    english: z.enum(['not needed', 'accepted', 'needed']),
  })
  .openapi('ExportRow');
const pack = z
  .strictObject({
    format: z.literal(EXPORT_FORMAT),
    locale: z.enum(LOCALES),
    form_name: z.string(),
    form_version: z.int(),
    status: z.enum(PROGRESS),
    summary: z.strictObject({
      ...{ answers: z.int(), changed: z.int(), changes: z.record(z.enum(CHANGES), z.int()) },
      ...{ doubts: z.array(z.string()), needs_english: z.array(z.string()) },
      missing: z.array(z.strictObject({ page: z.int(), path: z.string() })),
    }),
    pages: z.array(
      z.strictObject({
        ...{ page: z.int(), ordinal: z.int(), title: both, status: z.enum(PROGRESS) },
        blocks: z.array(z.strictObject({ title: both.nullable(), rows: z.array(row) })),
      }),
    ),
  })
  .openapi('Export');

const asData = call({
  method: 'get',
  path: '/form/{user_id}/{form_name}/export',
  summary:
    'The answers for the official form as data: each original, what becomes of it, every change, what is in doubt',
  request: { params, query },
  'x-policy': { ...owned, limits: [{ bucket: 'form.export', by: 'actor', max: 120, minutes: 60 }] },
  responses: { 200: json(pack, 'The same bytes for the same answers'), 402: unpaid },
});

const asPaper = call({
  method: 'get',
  path: '/form/{user_id}/{form_name}/export/pdf',
  summary: 'The same as a PDF: the language of the person beside English',
  request: { params, query },
  'x-policy': {
    ...owned,
    limits: [{ bucket: 'form.export.pdf', by: 'actor', max: 30, minutes: 60 }],
    /** Others may wait before it. */
    seconds: 60,
  },
  responses: {
    200: { description: 'The paper', content: { 'application/pdf': { schema: z.string() } } },
    402: unpaid,
  },
});

/** Kept by nobody on the way; a name that says which form it is, never whose. */
const headersOf = (form_name: string, end: string) => ({
  'Content-Disposition': `attachment; filename="${brand.name.toLowerCase()}-${form_name.replaceAll('_', '-')}.${end}"`,
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

export const exportApi = router()
  .openapi(asData, async (c) => {
    const { user_id, form_name } = c.req.valid('param');
    const { locale } = c.req.valid('query');
    const read = await readPaidPack(ctxOf(c), user_id, form_name, locale);
    return c.json({ format: EXPORT_FORMAT, locale, ...read } as never, 200, headersOf(form_name, 'json'));
  })
  .openapi(asPaper, async (c) => {
    const ctx = ctxOf(c);
    const { user_id, form_name } = c.req.valid('param');
    const { locale } = c.req.valid('query');
    ctx.pdf.requireRoom();
    const read = await readPaidPack(ctx, user_id, form_name, locale);
    const content = await ctx.pdf.render(paperOf(read, locale, todayOf(ctx)));
    return c.body(content, 200, {
      ...headersOf(form_name, 'pdf'),
      'Content-Type': 'application/pdf',
    }) as never;
  });
