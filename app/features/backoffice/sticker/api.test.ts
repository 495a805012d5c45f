import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { audit, promos } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

type Who = { bearer: Record<string, string> };
const make = (api: TestApp, { bearer }: Who, json: object) =>
  api.send('POST', '/api-mv/admin/promos', { headers: bearer, json });
const change = (api: TestApp, { bearer }: Who, code: string, json: object) =>
  api.send('PUT', `/api-mv/admin/promos/${code}`, { headers: bearer, json });
const sticker = (api: TestApp, { bearer }: Who, json: object) =>
  api.send('POST', '/api-mv/admin/generate-discount-sticker', { headers: bearer, json });
const check = async (api: TestApp, code: string) => (await api.send('GET', `/api-mv/payments/promos/${code}`, {})).json;

test('a code is made, counts at the checkout, is limited, turned off and on again, all on record', async ({ api }) => {
  const admin = await api.signIn('admin');
  const { status, json } = await make(api, admin, { code: ' verano 26 ', proportion: 0.2, max_uses: 2 });
  expect([status, json.promo.code, json.promo.proportion]).toEqual([200, 'VERANO26', 0.2]);
  expect(await check(api, 'verano26')).toMatchObject({ success: true, discount_proportion: 0.2 });
  expect((await make(api, admin, { code: 'VERANO26', proportion: 0.9 })).status).toBe(409);
  await change(api, admin, 'VERANO26', { is_on: false });
  expect(await check(api, 'VERANO26')).toMatchObject({ success: false, message: 'invalid-promo-code' });
  await change(api, admin, 'VERANO26', { is_on: true, ends_at: '2020-01-01T00:00:00Z' });
  expect(await check(api, 'VERANO26')).toMatchObject({ message: 'promo-code-ended' });
  await change(api, admin, 'VERANO26', { ends_at: null, max_uses: 1 });
  await api.db.update(promos).set({ uses: 1 }).where(eq(promos.code, 'VERANO26'));
  expect(await check(api, 'VERANO26')).toMatchObject({ message: 'promo-code-used-up' });
  expect(await api.db.$count(audit, eq(audit.action, 'promo.changed'))).toBe(3);
  expect((await change(api, admin, 'NOBODYS', { is_on: true })).status).toBe(404);
});

test('a code without a name gets one; what is no code, discount or limit is refused', async ({ api }) => {
  const admin = await api.signIn('admin');
  expect((await make(api, admin, { proportion: 0.1 })).json.promo.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  for (const wrong of [
    { code: 'a' },
    { code: '<b>' },
    { proportion: 0 },
    { proportion: 1.1 },
    { max_uses: 0 },
    { uses: 5 },
  ])
    expect((await make(api, admin, { proportion: 0.1, ...wrong })).status).toBe(422);
  const backwards = { starts_at: '2026-12-01T00:00:00Z', ends_at: '2026-11-01T00:00:00Z' };
  expect((await make(api, admin, { proportion: 0.1, ...backwards })).status).toBe(422);
});

test('only an admin makes codes and stickers', async ({ api }) => {
  for (const role of ['applicant', 'csr'] as const) {
    const who = await api.signIn(role);
    expect((await make(api, who, { proportion: 0.1 })).status).toBe(404);
    expect((await change(api, who, 'MIRADOR2025', { is_on: false })).status).toBe(404);
    expect((await sticker(api, who, { promo_code: 'MIRADOR2025' })).status).toBe(404);
  }
});

test('a sticker of a code that there is, in each language: a picture to print, and no word as text in the drawing', async ({
  api,
}) => {
  const admin = await api.signIn('admin');
  for (const locale of ['es', 'en', 'ar'] as const) {
    const { status, json } = await sticker(api, admin, { promo_code: 'mirador2025', locale });
    expect(status).toBe(200);
    expect(json.url).toMatch(/\?ref=MIRADOR2025$/);
    expect(json.svg).toMatch(/^<svg xmlns=/);
    expect(json.svg).not.toMatch(/<text|<script|href|NaN|undefined/);
    const { width, height, format } = await sharp(Buffer.from(json.png, 'base64')).metadata();
    expect([width, height, format]).toEqual([1400, 2000, 'png']);
  }
  expect(await api.db.$count(audit, eq(audit.action, 'promo.sticker'))).toBe(3);
});

test('with a discount it makes the code; one that no longer counts, or is none, gets no sticker', async ({ api }) => {
  const admin = await api.signIn('admin');
  const { json } = await sticker(api, admin, { promo_code: 'TIENDA', proportion: 0.15 });
  expect(json.promo).toMatchObject({ code: 'TIENDA', kind: 'affiliate', proportion: 0.15 });
  await change(api, admin, 'TIENDA', { is_on: false });
  expect((await sticker(api, admin, { promo_code: 'TIENDA' })).status).toBe(409);
  expect((await sticker(api, admin, { promo_code: 'NOBODYS' })).status).toBe(422);
  expect((await sticker(api, admin, {})).status).toBe(422);
});
