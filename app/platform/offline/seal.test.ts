/** What a device keeps opens for its own person only (T40, decision 032). */
import { expect, test } from 'vitest';
import { keepKeyOf } from './keep-key.server.ts';
import { keyFrom, seal, unseal } from './seal.ts';

const SECRET = 'k9'.repeat(20);
const [ANA, LUZ] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];
const keyOf = (user_id: string, secret = SECRET) => keyFrom(keepKeyOf(secret, user_id));

test('the key of a person is the same at every log-in, and that of nobody else or of another server', async () => {
  const sealed = await seal(await keyOf(ANA), 'page', 'Gómez ñ 😀');
  expect(await unseal(await keyOf(ANA), 'page', sealed)).toBe('Gómez ñ 😀');
  expect(await unseal(await keyOf(LUZ), 'page', sealed)).toBeNull();
  expect(await unseal(await keyOf(ANA, `${SECRET}x`), 'page', sealed)).toBeNull();
});

test('the key has 32 bytes and stays where it is', async () => {
  expect(Buffer.from(keepKeyOf(SECRET, ANA), 'base64url')).toHaveLength(32);
  await expect(crypto.subtle.exportKey('raw', await keyOf(ANA))).rejects.toThrow();
});

test('nothing shows, the same text is sealed differently each time, and under another name it does not open', async () => {
  const key = await keyOf(ANA);
  const [one, two] = [await seal(key, 'page', 'Gómez'), await seal(key, 'page', 'Gómez')];
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(false);
  expect(Buffer.from(one).toString()).not.toContain('Gómez');
  expect(await unseal(key, 'another page', one)).toBeNull();
});

test('a changed byte opens nothing, and neither does what was never sealed', async () => {
  const key = await keyOf(ANA);
  const sealed = await seal(key, 'page', 'Gómez');
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = sealed.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await unseal(key, 'page', changed), `byte ${at}`).toBeNull();
  }
  expect(await unseal(key, 'page', new Uint8Array(3))).toBeNull();
});
