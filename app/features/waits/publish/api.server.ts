/** Wait times: read by everybody, written by admins (spec 2 "/citas", D2). */

import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { isOldWait, newWaits, waitBoard } from '#app/features/waits/rules.ts';
import { readWaits } from '#app/features/waits/store.server.ts';
import { ANYONE } from '#app/platform/access/actor.ts';
import { body, done, json } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { CITIES, WAIT_CATEGORIES } from '#content/waits.ts';
import { dropWait, saveWaits } from './write.server.ts';

const figure = z
  .object({
    as_of: z.iso.date(),
    avg_months: z.number().nullable(),
    next_months: z.number().nullable().openapi({ description: '0: less than half a month; null: no figure published' }),
    source_url: z.string(),
  })
  .openapi('WaitFigure');

const waitTime = z
  .object({
    city: z.enum(CITIES),
    category: z.enum(WAIT_CATEGORIES),
    latest: figure,
    is_old: z.boolean().openapi({ description: 'The newest figure is older than we trust it' }),
    history: z.array(figure).openapi({ description: 'Every published figure, oldest first' }),
  })
  .openapi('WaitTime');

const answer = z.object({ success: z.literal(true), wait_times: z.array(waitTime) });

const read = call({
  method: 'get',
  path: '/wait-times',
  summary: 'Published wait times by city and category: the newest figure and all before it',
  'x-policy': { roles: ANYONE, cache: 'public' },
  responses: { 200: json(answer, 'All there are') },
});

const write = call({
  method: 'put',
  path: '/admin/wait-times',
  summary: 'Write published wait times; a figure of a day that is known takes its place',
  request: body(newWaits),
  'x-policy': { roles: ['admin'], audit: 'wait-times.write', body: { type: 'json', bytes: 98_304 } },
  responses: {
    200: json(done, 'Saved'),
  },
});

const remove = call({
  method: 'delete',
  path: '/admin/wait-times/{city}/{category}/{as_of}',
  summary: 'Remove the figure of a day on which none was published',
  request: {
    params: z.object({ city: z.enum(CITIES), category: z.enum(WAIT_CATEGORIES), as_of: z.iso.date() }),
  },
  'x-policy': { roles: ['admin'], subjectOf: 'none: a published figure, of nobody', audit: 'wait-times.remove' },
  responses: { 200: json(done, 'Removed') },
});

export const waitsApi = router()
  .openapi(read, async (c) => {
    const ctx = ctxOf(c);
    const board = waitBoard(await readWaits(ctx));
    const wait_times = CITIES.flatMap((city) =>
      WAIT_CATEGORIES.flatMap((category) => {
        const history = board.history(city, category).map(({ as_of, avg_months, next_months, source_url }) => ({
          ...{ as_of, avg_months, next_months, source_url },
        }));
        const latest = history.at(-1);
        return latest ? [{ city, category, latest, is_old: isOldWait(latest, ctx.now), history }] : [];
      }),
    );
    return c.json({ success: true as const, wait_times }, 200);
  })
  .openapi(write, async (c) => {
    await saveWaits(ctxOf(c), c.req.valid('json').wait_times);
    return c.json({ success: true as const, message: 'Wait times saved' }, 200);
  })
  .openapi(remove, async (c) => {
    await dropWait(ctxOf(c), c.req.valid('param'));
    return c.json({ success: true as const, message: 'Wait time removed' }, 200);
  });
