/** "Same as" another family member: what the two have in common on a page (D48: both are asked for). */

import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { answers, pageNumber } from '#app/features/forms/api.server.ts';
import { formOwners } from '#app/features/forms/prefill/family.server.ts';
import { json } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { forms } from '#content/forms/forms.ts';
import { sameAs } from './store.server.ts';

const read = call({
  method: 'get',
  path: '/form/{user_id}/{form_name}/pages/{page_number}/same-as/{other_user_id}',
  summary: 'The answers of another family member that this page may share: trip, address, contact, payer',
  request: {
    params: z.object({
      user_id: z.uuid(),
      form_name: z.enum(Object.keys(forms) as [string, ...string[]]),
      page_number: pageNumber,
      other_user_id: z.uuid(),
    }),
  },
  'x-policy': { ...formOwners, audit: 'form.read' },
  responses: {
    200: json(
      z.strictObject({ success: z.literal(true), first_name: z.string(), form_data: answers }),
      'Whole blocks of the page; nothing that is only theirs',
    ),
  },
});

export const sameAsApi = router().openapi(read, async (c) => {
  const { first_name, form_data } = await sameAs(ctxOf(c), c.req.valid('param'));
  return c.json({ success: true as const, first_name, form_data }, 200);
});
