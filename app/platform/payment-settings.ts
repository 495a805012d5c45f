/** Settings of payments: which keys belong together, and that test and live never meet (Q25, contracts 0). */
import { z } from 'zod';
import { isLoopback } from './http/address.ts';

const absent = (value: unknown) => (value === '' ? undefined : value);
const text = z.preprocess(
  absent,
  z
    .string()
    .min(4, 'is too short')
    .max(500)
    .regex(/^[\x21-\x7e]+$/, 'holds a space or a sign that no key has')
    .optional(),
);
const address = z.preprocess(
  absent,
  z
    .url({ protocol: /^https?$/, message: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
);

const PAYMENT_MODES = ['test', 'live', 'off'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const paymentSettings = {
  PAYMENTS_MODE: z.preprocess(absent, z.enum(PAYMENT_MODES).optional()),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: address,
  WOMPI_PUBLIC_KEY: text,
  WOMPI_PRIVATE_KEY: text,
  WOMPI_INTEGRITY_SECRET: text,
  WOMPI_EVENTS_SECRET: text,
  WOMPI_API_URL: address,
  WOMPI_WIDGET_URL: address,
  DLOCALGO_API_KEY: text,
  DLOCALGO_SECRET_KEY: text,
  DLOCALGO_API_URL: address,
};
const settings = z.object(paymentSettings);
type PaymentSettings = z.infer<typeof settings>;
type Key = keyof PaymentSettings;

/** All of a group or none. */
const GROUPS = {
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  Wompi: ['WOMPI_PUBLIC_KEY', 'WOMPI_PRIVATE_KEY', 'WOMPI_INTEGRITY_SECRET', 'WOMPI_EVENTS_SECRET'],
  'dLocal Go': ['DLOCALGO_API_KEY', 'DLOCALGO_SECRET_KEY'],
} as const satisfies Record<string, readonly Key[]>;

/** How a key of each mode begins. Those of dLocal Go say nothing: there the host tells them apart. */
const SHAPES: Partial<Record<Key, Record<'test' | 'live', RegExp>>> = {
  STRIPE_SECRET_KEY: { test: /^[sr]k_test_/, live: /^[sr]k_live_/ },
  STRIPE_PUBLISHABLE_KEY: { test: /^pk_test_/, live: /^pk_live_/ },
  STRIPE_WEBHOOK_SECRET: { test: /^whsec_/, live: /^whsec_/ },
  WOMPI_PUBLIC_KEY: { test: /^pub_test_/, live: /^pub_prod_/ },
  WOMPI_PRIVATE_KEY: { test: /^prv_test_/, live: /^prv_prod_/ },
  WOMPI_INTEGRITY_SECRET: { test: /^test_integrity_/, live: /^prod_integrity_/ },
  WOMPI_EVENTS_SECRET: { test: /^test_events_/, live: /^prod_events_/ },
};

/** Where money moves. Stripe has one host, and its keys decide. */
const LIVE_HOSTS: Partial<Record<Key, string>> = {
  WOMPI_API_URL: 'production.wompi.co',
  DLOCALGO_API_URL: 'api.dlocalgo.com',
};
const ADDRESSES = ['STRIPE_API_URL', 'WOMPI_API_URL', 'WOMPI_WIDGET_URL', 'DLOCALGO_API_URL'] as const;

type Refuse = (key: string, why: string) => never;

function checkKeys(env: PaymentSettings, mode: 'test' | 'live', refuse: Refuse) {
  const other = mode === 'test' ? 'live' : 'test';
  for (const [key, shapes] of Object.entries(SHAPES) as [Key, Record<'test' | 'live', RegExp>][]) {
    const value = env[key];
    if (value === undefined || shapes[mode].test(value)) continue;
    // The value itself is a secret: it is never repeated.
    refuse(
      key,
      shapes[other].test(value) ? `is a ${other} key, and PAYMENTS_MODE is ${mode}` : 'is no key of its kind',
    );
  }
}

function checkAddresses(env: PaymentSettings, mode: PaymentMode, isProduction: boolean, refuse: Refuse) {
  for (const key of ADDRESSES) {
    const value = env[key];
    if (value === undefined) continue;
    const { protocol, hostname } = new URL(value);
    if (mode === 'live') refuse(key, 'belongs to tests: in live mode payments go to the provider itself');
    if (isProduction && (protocol !== 'https:' || isLoopback(hostname)))
      refuse(key, 'must be an https address of another machine');
    if (hostname === LIVE_HOSTS[key]) refuse(key, 'is where money moves, and PAYMENTS_MODE is not live');
  }
}

/** The mode that holds: test in a demonstration; in production nobody can pay until somebody says how. */
export function checkPayments(env: PaymentSettings, isProduction: boolean, refuse: Refuse): PaymentMode {
  const mode = env.PAYMENTS_MODE ?? (isProduction ? 'off' : 'test');
  const keys = Object.values(GROUPS).flat();
  const given = keys.find((key) => env[key]);
  for (const [name, group] of Object.entries(GROUPS)) {
    const missing = group.find((key) => !env[key]);
    if (missing && group.some((key) => env[key])) refuse(missing, `is missing: ${name} needs ${group.join(', ')}`);
  }
  if (mode === 'off' && given) refuse('PAYMENTS_MODE', `must be test or live: ${given} is set`);
  if (mode === 'live' && !isProduction) refuse('PAYMENTS_MODE', 'may be live in production only');
  if (mode === 'live' && !given) refuse('PAYMENTS_MODE', 'is live, and no provider has its keys');
  if (mode !== 'off') checkKeys(env, mode, refuse);
  checkAddresses(env, mode, isProduction, refuse);
  return mode;
}
