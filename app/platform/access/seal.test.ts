import { expect, test } from 'vitest';
import { seal, unseal } from './seal.server.ts';

const secret = 'k9'.repeat(20);

test('what is sealed is read back with the same secret and with no other', () => {
  for (const text of ['JBSWY3DPEHPK3PXP', '', 'ñ 😀']) expect(unseal(secret, seal(secret, text))).toBe(text);
  expect(() => unseal(`${secret}x`, seal(secret, 'JBSWY3DPEHPK3PXP'))).toThrow();
});

test('the same text is sealed differently each time, and never shows', () => {
  const [one, two] = [seal(secret, 'JBSWY3DPEHPK3PXP'), seal(secret, 'JBSWY3DPEHPK3PXP')];
  expect(one).not.toBe(two);
  expect(one.slice(0, 16), 'not even its beginning').not.toBe(two.slice(0, 16));
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
});

test('a changed seal opens nothing', () => {
  const bytes = Buffer.from(seal(secret, 'JBSWY3DPEHPK3PXP'), 'base64url');
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(secret, changed.toString('base64url')), `byte ${at}`).toThrow();
  }
});
