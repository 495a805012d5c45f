/** The link to pay: made by the person or our staff, paid by whoever has it (T39: it shows no personal data). */
import { z } from '@hono/zod-openapi';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import { ofBuyer } from '#app/features/checkout/subjects.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { PROVIDERS } from '#app/integrations/payments/payments.ts';
import type { Proof } from '#app/platform/access/policy.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, provenBy, router } from '#app/platform/calls/call.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { type FoundLink, findLink, makeLink, payLink } from './store.server.ts';

const locale = z.enum(LOCALES).default('es');

const make = call({
  method: 'post',
  path: '/payments/link',
  summary: 'A link to pay the cart later, or by somebody else; it ends the one before',
  request: {
    query: z.object({ user_id: z.uuid().optional() }),
    ...body(z.strictObject({ locale, by_mail: z.boolean().default(false) })),
  },
  'x-policy': {
    ...ofBuyer,
    audit: 'payments.link',
    body: SMALL,
    limits: [{ bucket: 'payments.link', by: 'actor', max: 20, minutes: 60 }],
  },
  responses: {
    200: json(
      z.strictObject({
        success: z.literal(true),
        url: z.string(),
        whatsapp: z.string(),
        expires_at: z.iso.datetime(),
        is_mailed: z.boolean(),
      }),
      'The link, and one to WhatsApp with it; it is shown once',
    ),
    409: refused('Paid already'),
  },
});

/** A code that has ended proves nothing any more. */
const holder: Proof<FoundLink & { code: string }> = {
  kind: 'signed-url',
  in: 'address',
  async check({ ctx, params: { code = '' } }) {
    const found = await findLink(ctx as Ctx, code);
    return found && !found.isOver ? { ...found, code } : null;
  },
  refusal: { status: 404 },
};

const pay = call({
  method: 'post',
  path: '/payments/link/{code}/pay',
  summary: 'Begin to pay the cart behind a link, as it stands',
  request: { params: z.object({ code: z.string().max(64) }), ...body(z.strictObject({ locale })) },
  'x-policy': {
    ...{ roles: [], proof: holder, body: SMALL, seconds: 28 },
    limits: [{ bucket: 'payments.link.pay', by: 'address', max: 60, minutes: 60 }],
  },
  responses: {
    200: json(
      z.strictObject({
        success: z.literal(true),
        provider: z.enum(PROVIDERS),
        clientSecret: z.string().nullable(),
        publishableKey: z.string().nullable(),
        scriptUrl: z.string().nullable(),
        redirect_url: z.string().nullable(),
        charge: z.strictObject({ amount: z.int(), currency: z.string() }),
      }),
      'What the form or the page of the provider needs',
    ),
    409: refused('Paid already, or somebody is paying'),
    502: refused('The provider does not answer'),
  },
});

export const payLinkApi = router()
  .openapi(make, async (c) => {
    const ctx = ctxOf(c);
    if (!ctx.subject) throw new Problem(404);
    const { locale, by_mail } = c.req.valid('json');
    const made = await makeLink(ctx, { user_id: ctx.subject.user_id, locale, byMail: by_mail });
    const { url, whatsapp, expires_at, isMailed } = made;
    return c.json(
      { success: true as const, url, whatsapp, expires_at: expires_at.toISOString(), is_mailed: isMailed },
      200,
    );
  })
  .openapi(pay, async (c) => {
    const ctx = ctxOf(c);
    const { user_id, code } = provenBy(ctx, holder);
    const begun = await payLink(ctx, code, user_id, c.req.valid('json').locale);
    return c.json({ success: true as const, ...begun }, 200);
  });
