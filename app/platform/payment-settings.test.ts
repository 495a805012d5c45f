import { expect, test } from 'vitest';
import { parseEnv } from './env.server.ts';

const TEST = {
  STRIPE_SECRET_KEY: 'sk_test_1234',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1234',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234',
  WOMPI_PUBLIC_KEY: 'pub_test_1234',
  WOMPI_PRIVATE_KEY: 'prv_test_1234',
  WOMPI_INTEGRITY_SECRET: 'test_integrity_1234',
  WOMPI_EVENTS_SECRET: 'test_events_1234',
  DLOCALGO_API_KEY: 'api-key',
  DLOCALGO_SECRET_KEY: 'secret-key',
};
const LIVE = {
  ...TEST,
  STRIPE_SECRET_KEY: 'sk_live_1234',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1234',
  WOMPI_PUBLIC_KEY: 'pub_prod_1234',
  WOMPI_PRIVATE_KEY: 'prv_prod_1234',
  WOMPI_INTEGRITY_SECRET: 'prod_integrity_1234',
  WOMPI_EVENTS_SECRET: 'prod_events_1234',
};
const production = {
  APP_MODE: 'production',
  APP_SECRET: 'VZb0t2Xn8Qe5kLw7RjPd3Fs9Hy6Ua1Mc4Gg',
  PUBLIC_URL: 'https://mirador.example',
  HOST: '0.0.0.0',
};
const live = { ...production, ...LIVE, PAYMENTS_MODE: 'live' };
type Key = keyof typeof TEST;
/** Those whose value says of which mode they are. */
const TELLING = (Object.keys(TEST) as Key[]).filter((key) => TEST[key] !== LIVE[key]);

test('the mode is test in a demonstration and off in production, until somebody says it', () => {
  expect(parseEnv({}).PAYMENTS_MODE).toBe('test');
  expect(parseEnv({ PAYMENTS_MODE: '' }).PAYMENTS_MODE).toBe('test');
  expect(parseEnv(TEST).PAYMENTS_MODE).toBe('test');
  expect(parseEnv(production).PAYMENTS_MODE).toBe('off');
  expect(parseEnv({ ...production, PAYMENTS_MODE: 'test' }).PAYMENTS_MODE).toBe('test');
  expect(parseEnv({ ...production, ...TEST, PAYMENTS_MODE: 'test' }).PAYMENTS_MODE).toBe('test');
  expect(parseEnv(live).PAYMENTS_MODE).toBe('live');
  expect(() => parseEnv({ PAYMENTS_MODE: 'LIVE' })).toThrow(/^PAYMENTS_MODE /);
  expect(() => parseEnv({ ...production, ...TEST })).toThrow(/^PAYMENTS_MODE must be test or live: STRIPE_SECRET_KEY/);
  expect(() => parseEnv({ ...LIVE, PAYMENTS_MODE: 'live' })).toThrow(/^PAYMENTS_MODE may be live in production only/);
  expect(() => parseEnv({ ...production, PAYMENTS_MODE: 'live' })).toThrow(/^PAYMENTS_MODE is live, and no provider/);
});

test('one live key in test mode, or one test key in live mode, stops the start, and is not repeated (Q25)', () => {
  expect(TELLING).toHaveLength(6);
  for (const key of TELLING) {
    const error = (given: Record<string, string>) => {
      try {
        parseEnv(given);
      } catch (error) {
        return (error as Error).message;
      }
      return 'it starts';
    };
    expect(error({ ...TEST, [key]: LIVE[key] }), key).toBe(`${key} is a live key, and PAYMENTS_MODE is test`);
    expect(error({ ...live, [key]: TEST[key] }), key).toBe(`${key} is a test key, and PAYMENTS_MODE is live`);
    expect(error({ ...TEST, [key]: 'rather-secret' }), key).toBe(`${key} is no key of its kind`);
  }
  expect(() => parseEnv({ ...TEST, STRIPE_WEBHOOK_SECRET: 'sk_test_1' })).toThrow(/^STRIPE_WEBHOOK_SECRET is no key/);
  expect(() => parseEnv({ ...TEST, DLOCALGO_API_KEY: 'a b c d' })).toThrow(/^DLOCALGO_API_KEY holds a space/);
});

test('the keys of a provider come together', () => {
  for (const key of Object.keys(TEST)) expect(() => parseEnv({ ...TEST, [key]: '' }), key).toThrow(`${key} is missing`);
});

test('other addresses are for tests: never in live mode, never where money moves, never in the open (contracts 0)', () => {
  const keys = ['STRIPE_API_URL', 'WOMPI_API_URL', 'WOMPI_WIDGET_URL', 'DLOCALGO_API_URL'];
  for (const key of keys) {
    expect(parseEnv({ ...TEST, [key]: 'http://127.0.0.1:4010/' })).toMatchObject({ [key]: 'http://127.0.0.1:4010' });
    expect(() => parseEnv({ ...live, [key]: 'https://emulator.example' }), key).toThrow(`${key} belongs to tests`);
    const open = { ...production, ...TEST, PAYMENTS_MODE: 'test' };
    expect(parseEnv({ ...open, [key]: 'https://emulator.example' })).toHaveProperty(key);
    for (const url of ['http://emulator.example', 'https://127.0.0.1:1', 'https://localhost', 'http://[::1]:1'])
      expect(() => parseEnv({ ...open, [key]: url }), `${key} ${url}`).toThrow(`${key} must be an https address`);
    expect(() => parseEnv({ [key]: 'ftp://x' }), key).toThrow(new RegExp(`^${key} `));
  }
  for (const [key, url] of [
    ['WOMPI_API_URL', 'https://production.wompi.co/v1'],
    ['DLOCALGO_API_URL', 'https://api.dlocalgo.com'],
  ] as const)
    expect(() => parseEnv({ ...TEST, [key]: url })).toThrow(`${key} is where money moves`);
  expect(parseEnv({ ...TEST, WOMPI_API_URL: 'https://sandbox.wompi.co/v1' })).toHaveProperty('WOMPI_API_URL');
});
