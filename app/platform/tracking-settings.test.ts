import { expect, test } from 'vitest';
import { parseEnv } from './env.server.ts';
import { locationsIn } from './tracking-settings.ts';

const production = {
  ...{ APP_MODE: 'production', APP_SECRET: 'VZb0t2Xn8Qe5kLw7RjPd3Fs9Hy6Ua1Mc4Gg', HOST: '0.0.0.0' },
  PUBLIC_URL: 'https://mirador.example',
};
const meta = { META_PIXEL_ID: '123456789', META_TOKEN: 'a-token-of-meta' };

test('without a setting nothing is told to anybody outside', () => {
  const env = parseEnv({});
  expect([env.META_PIXEL_ID, env.GA4_MEASUREMENT_ID, env.CRM_TOKEN, env.CRM_API_KEY]).toEqual(Array(4).fill(undefined));
  expect([env.EXCLUDED_IPS, env.CRM_LOCATION]).toEqual(['', 'mirador']);
  expect(locationsIn('loc-1, loc-2')).toEqual(['loc-1', 'loc-2']);
});

test('a receiver has all of its keys or none, and what cannot be used is named', () => {
  for (const [settings, key] of [
    [{ META_TOKEN: 'a-token-of-meta' }, 'META_PIXEL_ID'],
    [{ META_PIXEL_ID: '123456789' }, 'META_TOKEN'],
    [{ GA4_MEASUREMENT_ID: 'G-ABCD1234' }, 'GA4_API_SECRET'],
    [{ CRM_PIPELINE: 'pipeline' }, 'CRM_TOKEN'],
    [{ CRM_API_KEY: 'short' }, 'CRM_API_KEY'],
    [{ CRM_LOCATION: 'a b' }, 'CRM_LOCATION'],
    [{ EXCLUDED_IPS: '10.0.0.0/99' }, 'EXCLUDED_IPS'],
    [{ META_URL: 'ftp://x' }, 'META_URL'],
  ] as const)
    expect(() => parseEnv(settings), key).toThrow(new RegExp(`^${key} `));
  expect(parseEnv({ ...meta, META_URL: 'http://127.0.0.1:9/v1/' }).META_URL).toBe('http://127.0.0.1:9/v1');
});

test('production tells nothing in the open, to itself, or as a test', () => {
  expect(parseEnv({ ...production, ...meta }).META_TOKEN).toBe(meta.META_TOKEN);
  for (const key of ['META_URL', 'GA4_URL', 'CRM_URL'])
    for (const url of ['http://receiver.example', 'https://127.0.0.1'])
      expect(() => parseEnv({ ...production, [key]: url })).toThrow(new RegExp(`^${key} `));
  expect(() => parseEnv({ ...production, ...meta, META_TEST_CODE: 'TEST12345' })).toThrow(/^META_TEST_CODE /);
});
