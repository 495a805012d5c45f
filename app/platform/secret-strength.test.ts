import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEnv } from './env.server.ts';
import { weaknessOf } from './secret-strength.ts';

test('a secret made by chance is good, as hex and as base64', () => {
  for (const [least, encoding] of [
    [16, 'hex'],
    [24, 'base64'],
    [24, 'base64url'],
  ] as const) {
    const bytes = fc.noBias(fc.uint8Array({ minLength: least, maxLength: 64 }));
    const secret = bytes.map((random) => Buffer.from(random).toString(encoding));
    fc.assert(
      fc.property(
        secret,
        (text) =>
          weaknessOf(text) === undefined && (encoding !== 'hex' || weaknessOf(text.toUpperCase()) === undefined),
      ),
      { numRuns: 300 },
    );
  }
});

const weak: [string, RegExp][] = [
  ['', /missing/],
  ['Zt7LwX2pVb8NdR4sYh6Jm', /too short/],
  ['f3Kq9-ChangeMe-Zt7LwX2pVb8NdR4sYh6Jm', /sample/],
  ['this is my very long secret passphrase!!', /sample/],
  ['Zt7LwX2pVb8NdR4sYh6Jm-mirador-production', /sample/],
  ['x'.repeat(40), /too few/],
  ['k9'.repeat(20), /too few/],
  ['deadbeef'.repeat(4), /too few/],
  ['a1b2c3d4e5f6'.repeat(3), /repeats/],
  ['0123456789abcdef'.repeat(2), /repeats/],
  ['abcdefghijklmnopqrstuvwxyz012345', /alphabet/],
  ['QWERTYUIOPasdfghjklzxcvbnm123456', /keyboard/],
  ['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,', /keyboard/],
  ['correct horse battery staple correct horse', /words/],
  ['correct-horse-battery-staple-correct-horse', /words/],
  ['four_score_and_seven_years_ago_our_fathers', /words/],
  ['MyCompanyProductionKey2026ForServers!', /words/],
  ['QuieroViajarAEstadosUnidosConMiFamilia', /words/],
  ['ThisIsMyVeryLongProductionKey2026', /words/],
  ['Bogota2024!Medellin2025!Cali2026!!', /words/],
  ['P4ssw0rdP4ssw0rd1234567890abcdef!', /sample/],
  ['d41d8cd98f00b204e9800998ecf8427e', /known/],
  ['5f4dcc3b5aa765d61d8327deb882cf99', /known/],
  ['123e4567-e89b-12d3-a456-426614174000', /identifier/],
  [Buffer.from('Zt7LwX2pVb8NdR4sYh6Jm9QcTk3F').toString('base64'), /base64/],
];

test('what a person would think of is refused, and the way to a good one is named', () => {
  for (const [secret, why] of weak) expect(weaknessOf(secret) ?? 'good', secret).toMatch(why);
  const settings = { APP_MODE: 'production', PUBLIC_URL: 'https://mirador.example' };
  for (const [APP_SECRET, why] of weak) {
    expect(() => parseEnv({ ...settings, APP_SECRET }), APP_SECRET).toThrow(why);
    expect(() => parseEnv({ ...settings, APP_SECRET }), APP_SECRET).toThrow(/^APP_SECRET .*openssl rand -base64 32/);
  }
});
