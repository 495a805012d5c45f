/** Every setting of the product, with its offline default; the one reader of process.env. */

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback, parseTrustedProxies } from './http/address.ts';
import { checkPayments, type PaymentMode, paymentSettings } from './payment-settings.ts';
import { weaknessOf } from './secret-strength.ts';
import { checkTracking, trackingSettings } from './tracking-settings.ts';

const absent = (value: unknown) => (value === '' ? undefined : value);
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(absent, schema);

const outsideUrl = z.url({ protocol: /^https?$/, message: 'must be an http or https address' });

const settings = z.object({
  HOST: setting(z.string().default('127.0.0.1')),
  PORT: setting(z.coerce.number().int().min(0).max(65535).default(3000)),
  PUBLIC_URL: setting(z.url({ protocol: /^https?$/, message: 'must be an http or https address' }).optional()),
  DATA_DIR: setting(z.string().default('data')),
  APP_MODE: setting(z.enum(['demo', 'production']).default('demo')),
  APP_SECRET: setting(z.string().optional()),
  DEMO_PASSWORD: setting(z.string().min(8, 'must have at least 8 characters').optional()),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgres:// address' }).optional()),
  DATABASE_POOL: setting(z.coerce.number().int().min(2).max(100).default(10)),
  DISK_RESERVE_MB: setting(z.coerce.number().int().min(64).default(96)),
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// or smtps:// address' }).optional()),
  MAIL_FROM: setting(z.string().optional()),
  WAIT_TIMES_URL: setting(z.url({ protocol: /^https?$/, message: 'must be an http or https address' }).optional()),
  RATES_URL: setting(outsideUrl.optional()),
  INSTAGRAM_TOKEN: setting(z.string().min(10, 'is too short for a token').optional()),
  INSTAGRAM_URL: setting(outsideUrl.default('https://graph.instagram.com')),
  S3_ENDPOINT: setting(outsideUrl.optional()),
  S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')
      .optional(),
  ),
  S3_REGION: setting(z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
  CLAMD_URL: setting(z.url({ protocol: /^tcp$/, message: 'must be a tcp:// address' }).optional()),
  LLM_BASE_URL: setting(outsideUrl.optional()),
  LLM_KEY: setting(z.string().optional()),
  LLM_MODEL: setting(z.string().optional()),
  ...paymentSettings,
  ...trackingSettings,
  /** The code that stands in the cart from the start; and that of a card with more than one person (D28). */
  PROMO_CODE: setting(z.string().max(32).default('MIRADOR2025')),
  PROMO_GROUP_CODE: setting(z.string().max(32).default('FAMILIA2025')),
  TAX_ROW: setting(z.enum(['on', 'off']).default('off')),
  /** The tag manager of public pages, loaded after a yes. */
  GTM_ID: setting(
    z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-XXXXXXX')
      .optional(),
  ),
  AUTH_ERRORS: setting(z.enum(['helpful', 'generic']).default('helpful')),
  TRUST_PROXY: setting(
    z
      .string()
      .default('')
      .refine(
        (list) => parseTrustedProxies(list) !== null,
        'must be "loopback" or a comma list of addresses and CIDRs',
      ),
  ),
  CONNECTIONS_PER_ADDRESS: setting(z.coerce.number().int().min(8).max(5000).default(256)),
  LOG_LEVEL: setting(z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info')),
});

/** What was set, with the mode of payments that follows from it. */
type ParsedEnv = Omit<z.infer<typeof settings>, 'PAYMENTS_MODE'> & { PAYMENTS_MODE: PaymentMode };

export type Env = Omit<ParsedEnv, 'PUBLIC_URL' | 'APP_SECRET'> & {
  PUBLIC_URL: string;
  APP_SECRET: string;
};

/** The mode of a build: a production build leaves out the pages of demo mode. */
export const buildMode = () => settings.shape.APP_MODE.parse(process.env.APP_MODE);

export class EnvError extends Error {}

function refuse(key: string, why: string): never {
  throw new EnvError(`${key} ${why}`);
}

function checkProduction(env: z.infer<typeof settings>) {
  const weakness = weaknessOf(env.APP_SECRET ?? '');
  if (weakness) refuse('APP_SECRET', `${weakness}; make one with: openssl rand -base64 32`);
  if (!env.PUBLIC_URL) refuse('PUBLIC_URL', 'is missing: production needs the public address');
  const { protocol, hostname } = new URL(env.PUBLIC_URL);
  if (protocol !== 'https:' && !isLoopback(hostname))
    refuse('PUBLIC_URL', 'must be https in production: passwords and passports would travel in the open');
  if (env.WAIT_TIMES_URL && new URL(env.WAIT_TIMES_URL).protocol !== 'https:')
    refuse('WAIT_TIMES_URL', 'must be https in production');
  if (env.S3_ENDPOINT && new URL(env.S3_ENDPOINT).protocol !== 'https:')
    refuse('S3_ENDPOINT', 'must be https in production: passports would travel in the open');
  for (const key of ['RATES_URL', 'INSTAGRAM_URL', 'LLM_BASE_URL'] as const) {
    const { protocol, hostname } = new URL(env[key] ?? 'https://none.example');
    if (protocol !== 'https:' || isLoopback(hostname)) refuse(key, 'must be an https address of another machine');
  }
  if (env.DEMO_PASSWORD) refuse('DEMO_PASSWORD', 'belongs to demo mode only');
}

/** Makes a missing secret once and stores it in DATA_DIR, readable by the owner. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secrets.json');
  try {
    if ((statSync(file).mode & 0o077) !== 0) refuse('DATA_DIR', `holds ${file} readable by others: chmod 600 it`);
    return z.object({ APP_SECRET: z.string().min(32) }).parse(JSON.parse(readFileSync(file, 'utf8'))).APP_SECRET;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const APP_SECRET = randomBytes(32).toString('base64url');
  writeFileSync(file, `${JSON.stringify({ APP_SECRET })}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return APP_SECRET;
}

export function parseEnv(source: Record<string, string | undefined>): ParsedEnv {
  const parsed = settings.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    refuse(String(issue?.path[0]), issue?.message ?? 'is not valid');
  }
  const env = parsed.data;
  const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = bucket.find((key) => !env[key]);
  if (missing && bucket.some((key) => env[key])) refuse(missing, 'is missing: a bucket needs all four settings of S3');
  if (env.LLM_BASE_URL && !env.LLM_MODEL) refuse('LLM_MODEL', 'is missing: LLM_BASE_URL needs the name of a model');
  if (env.APP_MODE === 'production') checkProduction(env);
  if (env.APP_MODE === 'demo') {
    if (!isLoopback(env.HOST))
      refuse('HOST', 'must be loopback in demo mode: demonstration accounts are not for a network');
    if (env.PUBLIC_URL && !isLoopback(new URL(env.PUBLIC_URL).hostname))
      refuse('PUBLIC_URL', 'must be loopback in demo mode');
  }
  checkTracking(env, env.APP_MODE === 'production', refuse);
  return { ...env, PAYMENTS_MODE: checkPayments(env, env.APP_MODE === 'production', refuse) };
}

/** The process's own environment, after an optional .env file beside package.json. */
export function processEnv(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

export function readEnv(source = processEnv()): Env {
  const env = parseEnv(source);
  const DATA_DIR = resolve(env.DATA_DIR);
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  return {
    ...env,
    DATA_DIR,
    PUBLIC_URL: new URL(env.PUBLIC_URL ?? `http://${host}:${env.PORT}`).origin,
    APP_SECRET: env.APP_SECRET ?? keptSecret(DATA_DIR),
  };
}
