/** The report of facts as a file for a spreadsheet. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { csvOf } from '#app/platform/csv.ts';
import { factsView } from './view.server.ts';

const HEAD = [
  'fact',
  'label',
  'kind',
  'value',
  'source',
  'checked_on',
  'how',
  'age_days',
  'shelf_life_days',
  'state',
  'used_in',
];

const report = call({
  method: 'get',
  path: '/admin/facts/report',
  summary: 'Every fact with its source, age and shelf life, the oldest first',
  'x-policy': { roles: STAFF, audit: 'facts.report' },
  responses: { 200: { description: 'A table', content: { 'text/csv': { schema: z.string() } } } },
});

export const factsApi = router().openapi(report, async (c) => {
  const ctx = ctxOf(c);
  const { facts } = await factsView(ctx);
  const lines = facts.map((one) => [
    ...[one.name, one.label, one.kind, one.value, one.source, one.checkedOn, one.how, one.age, one.shelfLife],
    ...[one.isOld ? 'old' : 'fresh', one.places.map(({ title }) => title).join('; ')],
  ]);
  const day = ctx.now.toISOString().slice(0, 10);
  return c.body(csvOf([HEAD, ...lines]), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="facts-${day}.csv"`,
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }) as never;
});
