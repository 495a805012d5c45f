/** The calendar of the office as a call: everything that is booked in a range of days. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { KINDS } from '#app/features/portal/appointments/rules.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { json } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { cursor, cursorInstant, pageSize } from '#app/platform/cursor.ts';
import { Problem } from '#app/platform/problem.ts';
import { beginOf, dayOf, isRange, weekAfter } from './rules.ts';
import { calendarEntry, readCalendar } from './store.server.ts';

const key = z.strictObject({ starts_at: cursorInstant, appointment_id: z.uuid() });

const list = call({
  method: 'get',
  path: '/admin/calendar',
  summary: 'What is booked between two days of the office, by time; the last day is not in it',
  request: {
    query: z.object({
      from: z.string().max(10).optional().openapi({ example: '2026-11-23', description: 'Today without it' }),
      until: z.string().max(10).optional().openapi({ example: '2026-11-30', description: 'A week later without it' }),
      kind: z.enum(KINDS).optional(),
      adviser_id: z.uuid().optional(),
      after: cursor(key).optional(),
      limit: pageSize,
    }),
  },
  'x-policy': {
    ...{ roles: STAFF, subjectOf: 'none: the calendar is that of the office', audit: 'calendar.read' },
    limits: [{ bucket: 'calendar.read', by: 'actor', max: 600, minutes: 60 }],
  },
  responses: {
    200: json(
      z.strictObject({ success: z.literal(true), entries: z.array(calendarEntry), next: z.string().nullable() }),
      'In the order of time',
    ),
  },
});

export const calendarApi = router().openapi(list, async (c) => {
  const ctx = ctxOf(c);
  const { from = dayOf(ctx.now), until = weekAfter(from), ...asked } = c.req.valid('query');
  if (!isRange(from, until)) throw new Problem(422, undefined, { field: 'until' });
  const found = await readCalendar(ctx, { ...asked, from: beginOf(from), until: beginOf(until) });
  return c.json({ success: true as const, ...found }, 200);
});
