/** Meta by its protocol: a bad event stays behind alone, a failure names no key and nobody. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { META, metaEmulator } from '#tests/emulators/meta.ts';
import type { AdEvent } from './ads.ts';
import { meta, metaBody } from './meta.server.ts';

let emulator: Awaited<ReturnType<typeof metaEmulator>>;
beforeAll(async () => {
  emulator = await metaEmulator();
});
afterAll(() => emulator.close());

const ads = (token = META.META_TOKEN, testCode?: string) =>
  meta({ url: emulator.url, pixel: META.META_PIXEL_ID, token, testCode });
const nobody = { email: null, phone_number: null, first_name: null, last_name: null, country: null, address: null };
const event = (event_id: string, more: Partial<AdEvent> = {}): AdEvent => ({
  ...{ event_id, name: 'generate_lead', at: new Date(), url: 'https://mirador.example/', value: 2, currency: 'USD' },
  person: { ...nobody, external_id: 'user_42', user_agent: null, fbp: null, fbc: null },
  ...more,
});

test('an event says what is known, and no more', () => {
  const body = metaBody(event('e', { name: 'qualify_lead' }));
  expect(body).toMatchObject({ event_name: 'qualify_lead', action_source: 'system_generated', event_id: 'e' });
  expect(Object.keys(body.user_data as object)).toEqual(['external_id']);
});

test('those beside an event that is refused are taken', async () => {
  const old = event('old', { at: new Date(Date.now() - 8 * 86_400_000) });
  expect(await ads().send([event('a'), old, event('b')].map(metaBody))).toEqual([
    ...[null, 'refused: invalid parameter', null],
  ]);
  expect([...emulator.taken.keys()]).toEqual(['Lead a', 'Lead b']);
  expect(await ads().send([])).toEqual([]);
});

test('the key goes in a header, a code of tests with the events, and no failure repeats either', async () => {
  await ads(META.META_TOKEN, 'TEST12345').send([metaBody(event('c'))]);
  const last = emulator.asked.at(-1);
  expect(last?.body.test_event_code).toBe('TEST12345');
  expect(String(last?.query)).toBe('');
  await expect(ads('another-token').send([metaBody(event('d'))])).rejects.toThrow(/^Meta answers 401 with code 190$/);
});
