import { chmodSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv, readEnv } from './env.server.ts';

const dir = () => join(mkdtempSync(join(tmpdir(), 'mirador-env-')), 'data');
const production = {
  APP_MODE: 'production',
  APP_SECRET: 'VZb0t2Xn8Qe5kLw7RjPd3Fs9Hy6Ua1Mc4Gg',
  PUBLIC_URL: 'https://mirador.example',
  HOST: '0.0.0.0',
};

test('every key has an offline default, and an empty value means the default', () => {
  expect(
    parseEnv({ PORT: '', HOST: '', APP_MODE: '', DATABASE_URL: '', TRUST_PROXY: '', DEMO_PASSWORD: '' }),
  ).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    APP_MODE: 'demo',
    AUTH_ERRORS: 'helpful',
    DATABASE_URL: undefined,
  });
  expect(readEnv({ DATA_DIR: dir() }).PUBLIC_URL).toBe('http://127.0.0.1:3000');
});

test('a value that cannot be used is refused by the name of its key', () => {
  expect(() => parseEnv({ PORT: 'many' })).toThrow(/^PORT /);
  expect(() => parseEnv({ DATABASE_URL: 'mysql://x' })).toThrow(/^DATABASE_URL /);
  expect(() => parseEnv({ TRUST_PROXY: 'everybody' })).toThrow(/^TRUST_PROXY /);
  expect(() => parseEnv({ PUBLIC_URL: 'mirador' })).toThrow(/^PUBLIC_URL /);
  expect(() => parseEnv({ RATES_URL: 'ftp://rates.example' })).toThrow(/^RATES_URL /);
  expect(() => parseEnv({ INSTAGRAM_TOKEN: 'x' })).toThrow(/^INSTAGRAM_TOKEN /);
});

test('production refuses missing and sample secrets, naming the key', () => {
  expect(parseEnv(production).APP_MODE).toBe('production');
  expect(() => parseEnv({ ...production, APP_SECRET: '' })).toThrow(/^APP_SECRET is missing/);
  expect(() => parseEnv({ ...production, APP_SECRET: 'short' })).toThrow(/^APP_SECRET is too short/);
  expect(() => parseEnv({ ...production, APP_SECRET: `change-me-${'x'.repeat(40)}` })).toThrow(
    /^APP_SECRET is a sample/,
  );
  expect(() => parseEnv({ ...production, PUBLIC_URL: '' })).toThrow(/^PUBLIC_URL is missing/);
  expect(() => parseEnv({ ...production, PUBLIC_URL: 'http://mirador.example' })).toThrow(/^PUBLIC_URL must be https/);
  for (const PUBLIC_URL of ['http://127.0.0.1:3000', 'http://localhost', 'http://[::1]:3000'])
    expect(parseEnv({ ...production, PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
  const WAIT_TIMES_URL = 'http://travel.state.gov/x';
  expect(parseEnv({ WAIT_TIMES_URL }).WAIT_TIMES_URL).toBe(WAIT_TIMES_URL);
  expect(() => parseEnv({ ...production, WAIT_TIMES_URL })).toThrow(/^WAIT_TIMES_URL must be https/);
  expect(() => parseEnv({ ...production, DEMO_PASSWORD: 'demo-password' })).toThrow(/^DEMO_PASSWORD /);
});

test('production reads from other machines by https only', () => {
  const RATES_URL = 'https://open.er-api.com/v6/latest/USD';
  expect(parseEnv({ ...production, RATES_URL }).INSTAGRAM_URL).toBe('https://graph.instagram.com');
  for (const url of ['http://rates.example', 'https://127.0.0.1/', 'https://localhost:8443/', 'https://[::1]/']) {
    expect(() => parseEnv({ ...production, RATES_URL: url }), url).toThrow(/^RATES_URL must be an https address/);
    expect(() => parseEnv({ ...production, INSTAGRAM_URL: url }), url).toThrow(/^INSTAGRAM_URL must be an https/);
  }
});

test('demo mode stays on loopback', () => {
  for (const HOST of ['127.0.0.1', '127.9.9.9', 'localhost', '::1']) expect(parseEnv({ HOST }).HOST).toBe(HOST);
  for (const HOST of ['0.0.0.0', '::', '192.0.2.1', 'mirador.example', '127.0.0.1.example'])
    expect(() => parseEnv({ HOST })).toThrow(/^HOST /);
  expect(() => parseEnv({ PUBLIC_URL: 'https://mirador.example' })).toThrow(/^PUBLIC_URL /);
});

test('generated secrets are made once, for the owner alone', () => {
  const DATA_DIR = dir();
  const first = readEnv({ DATA_DIR });
  const file = join(DATA_DIR, 'secrets.json');
  expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(first.APP_SECRET.length).toBeGreaterThanOrEqual(43);
  expect(JSON.parse(readFileSync(file, 'utf8')).APP_SECRET).toBe(first.APP_SECRET);
  expect(readEnv({ DATA_DIR }).APP_SECRET).toBe(first.APP_SECRET);
  chmodSync(file, 0o644);
  expect(() => readEnv({ DATA_DIR })).toThrow(/readable by others/);
});

test('a bucket needs all four settings, and https in production', () => {
  const bucket = {
    ...{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'mirador-files' },
    ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
  };
  expect(parseEnv(bucket)).toMatchObject({ ...bucket, S3_REGION: 'us-east-1' });
  for (const key of Object.keys(bucket))
    expect(() => parseEnv({ ...bucket, [key]: '' }), key).toThrow(`${key} is missing`);
  expect(() => parseEnv({ ...bucket, S3_BUCKET: '../x' })).toThrow(/^S3_BUCKET /);
  expect(() => parseEnv({ ...production, ...bucket, S3_ENDPOINT: 'http://s3.example' })).toThrow(
    /^S3_ENDPOINT must be/,
  );
  expect(() => parseEnv({ CLAMD_URL: 'http://clamd.example' })).toThrow(/^CLAMD_URL /);
});
