/** generate-discount-sticker (spec 7 "Admin and bulk", T25): a code that there is, or a new one, to print. */
import { z } from '@hono/zod-openapi';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import { localeField } from '#app/features/accounts/input.server.ts';
import { newPromo } from '#app/features/backoffice/promos/api.server.ts';
import { promoState } from '#app/features/backoffice/promos/rules.ts';
import {
  findPromo,
  makePromo,
  type NewPromo,
  type PromoRow,
  promo,
} from '#app/features/backoffice/promos/store.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { brand } from '#content/brand.ts';
import { longDate } from '#content/legal/wording.ts';
import { dayOf } from '#content/office-clock.ts';
import { drawSticker, stickerPicture } from './draw.server.ts';

const { code: _, proportion, ...rest } = newPromo;

const generate = call({
  method: 'post',
  path: '/admin/generate-discount-sticker',
  summary: 'A sticker with code and QR, as SVG and PNG, for a code that there is or, with a proportion, for a new one',
  request: body(
    z
      .strictObject({
        ...rest,
        kind: z.enum(['promo', 'affiliate']).default('affiliate'),
        promo_code: z.string().max(60).optional(),
        proportion: proportion
          .optional()
          .openapi({ description: 'Makes the code; without it promo_code must be there' }),
        locale: localeField.default('es'),
      })
      .openapi('DiscountSticker'),
  ),
  'x-policy': {
    roles: ['admin'],
    audit: 'promo.sticker',
    body: SMALL,
    limits: [{ bucket: 'stickers.actor', by: 'actor', max: 60, minutes: 60 }],
    seconds: 20,
  },
  responses: {
    200: json(
      z.strictObject({
        ...{ success: z.literal(true), promo, url: z.string().openapi({ description: 'What the QR says' }) },
        svg: z.string(),
        png: z.string().openapi({ description: 'Base64' }),
      }),
      'The sticker',
    ),
    409: refused('There is such a code; or the code no longer counts'),
  },
});

type StickerRequest = Omit<NewPromo, 'code' | 'proportion'> & {
  promo_code?: string | undefined;
  proportion?: number | undefined;
};

/** A sticker outlives the day it is printed: none for a code that does not count. */
async function codeFor(ctx: Ctx, { promo_code, proportion: share, ...wanted }: StickerRequest): Promise<PromoRow> {
  if (share !== undefined)
    return ctx.db.transaction((tx) => makePromo(ctx, tx, { ...wanted, proportion: share, code: promo_code }));
  const found = promo_code ? await findPromo(ctx.db, promo_code) : null;
  if (!found) throw new Problem(422, undefined, { field: 'promo_code' });
  const state = promoState(found, ctx.now);
  if (state !== 'active' && state !== 'waiting') throw new Problem(409, 'The code no longer counts');
  await recordAudit(ctx.db, ctx, { action: 'promo.sticker', after: { state: found.code } });
  return found;
}

function wordsOf(ctx: Ctx, row: PromoRow, locale: Locale) {
  const t = translator(locale, 'office-sent');
  const percent = Math.round(row.proportion * 1000) / 10;
  // The last day on which it counts.
  const until = row.ends_at && longDate(dayOf(new Date(row.ends_at.getTime() - 1)), locale);
  return {
    ...{ locale, code: row.code, brand: brand.name, share: `${percent} %` },
    // Whoever scans it brings the code along as that of somebody who sent them.
    url: `${ctx.env.PUBLIC_URL}${pathTo('home', locale)}?ref=${encodeURIComponent(row.code)}`,
    ...{
      off: t('sticker.off'),
      how: t('sticker.how'),
      until: until && locale !== 'ar' ? t('sticker.until', { until }) : null,
    },
  };
}

export const stickerApi = router().openapi(generate, async (c) => {
  const ctx = ctxOf(c);
  const { locale, ...wanted } = c.req.valid('json');
  const row = await codeFor(ctx, wanted);
  const words = wordsOf(ctx, row, locale);
  const svg = drawSticker(words);
  const png = (await stickerPicture(svg)).toString('base64');
  return c.json({ success: true as const, promo: asJson(row), url: words.url, svg, png }, 200);
});
