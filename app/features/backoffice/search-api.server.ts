/** Search of staff: what is typed travels in the body, so that no address or log holds it. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { body, json } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { found, searchPeople } from './search-store.server.ts';

const search = call({
  method: 'post',
  path: '/admin/people/search',
  summary: 'People by the beginning of name, phone, e-mail or order reference, or by case or payment number',
  request: { ...body(z.strictObject({ q: z.string().max(80) }).openapi('PeopleSearch')) },
  'x-policy': {
    ...{ roles: STAFF, audit: 'people.search', body: { type: 'json', bytes: 2048 } },
    limits: [{ bucket: 'search.actor', by: 'actor', max: 1200, minutes: 60 }],
  },
  responses: {
    200: json(
      z.strictObject({ success: z.literal(true), people: z.array(found.schema.openapi('FoundPerson')) }),
      'At most twelve',
    ),
  },
});

export const searchApi = router().openapi(search, async (c) =>
  c.json({ success: true as const, people: await searchPeople(ctxOf(c), c.req.valid('json').q) }, 200),
);
