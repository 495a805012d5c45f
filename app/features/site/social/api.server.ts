/** Pictures of our posts, from our own storage: no visitor is shown to another house by looking at the home page. */
import { z } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { ctxOf } from '#app/ctx.server.ts';
import { pictureType } from '#app/integrations/social/social.ts';
import { ANYONE } from '#app/platform/access/actor.ts';
import { body, done, json, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { social_posts } from '#db/schema.server.ts';
import { pictureOf } from './rules.ts';
import { pictureAddress, pictureKey, turnPost } from './store.server.ts';

const picture = call({
  method: 'get',
  path: '/social/{id}/picture',
  summary: 'The picture of one of our posts',
  request: {
    params: z.object({ id: z.string().regex(/^\d{1,40}$/) }),
    query: z.object({ v: z.string().max(40).optional() }),
  },
  'x-policy': { roles: ANYONE, subjectOf: 'none: our own published posts', cache: 'public' },
  responses: { 200: { description: 'The picture', content: { 'image/*': { schema: z.string() } } } },
});

const turn = call({
  method: 'put',
  path: '/admin/social/{id}',
  summary: 'Take a post off our pages, or show it again',
  request: {
    params: z.object({ id: z.string().regex(/^\d{1,40}$/) }),
    ...body(z.strictObject({ is_shown: z.boolean() })),
  },
  'x-policy': {
    roles: ['admin'],
    subjectOf: 'none: our own published posts',
    body: SMALL,
    audit: 'posts.turn',
    limits: [{ bucket: 'posts.actor', by: 'actor', max: 120, minutes: 60 }],
  },
  responses: { 200: json(done, 'As it stands') },
});

export const socialApi = router()
  .openapi(turn, async (c) => {
    await turnPost(ctxOf(c), c.req.valid('param').id, c.req.valid('json').is_shown);
    return c.json(said('Saved'), 200);
  })
  .openapi(picture, async (c) => {
    const ctx = ctxOf(c);
    const { id } = c.req.valid('param');
    const { media_type, media_url, thumbnail_url } = social_posts;
    const [post] = await ctx.db
      .select({ media_type, media_url, thumbnail_url })
      .from(social_posts)
      .where(eq(social_posts.id, id));
    const file = post && (await ctx.storage.read(pictureKey(id)));
    const bytes = file && (await new Response(file).arrayBuffer());
    const type = bytes && pictureType(new Uint8Array(bytes));
    if (!post || !bytes || !type) throw new Problem(404);
    const { v } = c.req.valid('query');
    const isCurrent = v !== undefined && pictureAddress(id, v) === pictureOf(post);
    return c.body(bytes, 200, {
      'Content-Type': type,
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'Cross-Origin-Resource-Policy': 'same-origin',
    }) as never;
  });
