/** An article before it becomes a file: what is wrong with it, and its page. Nothing of it is stored. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { MOST_CHARACTERS } from '#app/features/articles/markup/markup-error.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { body, json } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { previewOf } from './compile.server.tsx';
import { WRONG_KINDS } from './wrong-rules.ts';

const wrong = z
  .strictObject({
    line: z.int(),
    kind: z.enum(WRONG_KINDS),
    what: z.string().openapi({ description: 'As the build would say it' }),
  })
  .openapi('WrongMarkup');

const length = { length: z.int(), most: z.int() };
const finding = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('length'), words: z.int(), least: z.int(), most: z.int() }),
    z.strictObject({ kind: z.literal('dead-link'), link: z.string() }),
    z.strictObject({ kind: z.literal('sources'), found: z.int(), least: z.int() }),
    z.strictObject({ kind: z.literal('literal'), what: z.string(), line: z.string() }),
    z.strictObject({ kind: z.literal('meta-title'), ...length }),
    z.strictObject({ kind: z.literal('description'), ...length }),
    z.strictObject({ kind: z.enum(['loud', 'formal']), line: z.string() }),
    z.strictObject({ kind: z.literal('flat') }),
    z.strictObject({ kind: z.literal('category'), wanted: z.string() }),
  ])
  .openapi('ArticleFinding');

const about = z
  .strictObject({
    ...{ postId: z.string(), category: z.string(), createdTime: z.string(), title: z.string(), words: z.int() },
    replaces: z.boolean().openapi({ description: 'An article of this name is there in this language' }),
  })
  .openapi('PreviewedArticle');

const preview = call({
  method: 'post',
  path: '/admin/articles/preview',
  summary: 'The page of an article from its text, and what the build and the tests of content would say',
  request: {
    ...body(
      z.strictObject({
        locale: z.enum(LOCALES),
        name: z.string().max(100).openapi({ description: 'Of the file, without .md' }),
        // One more than the parser takes: it says itself that a text is too long.
        text: z.string().max(MOST_CHARACTERS + 1),
      }),
    ),
  },
  'x-policy': {
    roles: STAFF,
    subjectOf: 'none: a text that is not stored',
    body: { type: 'json', bytes: 640_000 },
    limits: [{ bucket: 'articles.preview', by: 'actor', max: 1200, minutes: 60 }],
    seconds: 10,
  },
  responses: {
    200: json(
      z.strictObject({
        success: z.literal(true),
        wrong: wrong.nullable(),
        findings: z.array(finding),
        about: about.nullable(),
        html: z.string().openapi({ description: 'The page of the text; it runs nothing' }),
      }),
      'What it is, or what is wrong with it',
    ),
  },
});

export const previewApi = router().openapi(preview, async (c) => {
  const { locale, name, text } = c.req.valid('json');
  return c.json({ success: true as const, ...previewOf(locale, name, text, ctxOf(c).now) }, 200);
});
