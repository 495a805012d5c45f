import { CHECKOUT_COUNTRIES } from '#content/countries.ts';
import type { Env } from '../../platform/env.server.ts';
import type { PaymentMode } from '../../platform/payment-settings.ts';
import { DLOCALGO_URLS, dlocalGo } from './dlocalgo.server.ts';
import type { Notice, PaymentHosts, PaymentProvider, ProviderName } from './payments.ts';
import { type Sandbox, sandbox } from './sandbox.server.ts';
import type { SandboxBook } from './sandbox-book.ts';
import { STRIPE_URL, stripe } from './stripe.server.ts';
import { WOMPI_URLS, WOMPI_WIDGET_URL, wompi } from './wompi.server.ts';

type Needs = {
  book: SandboxBook;
  clock: () => Date;
  /** Our page on which the sandbox is paid. */
  sandboxPage: (secret: string, back_url: string) => string;
  /** A smaller patience, for tests. */
  seconds?: number;
};

export type Payments = {
  readonly mode: PaymentMode;
  /** Null where nobody takes cards: payments are off, or live without keys of Stripe. */
  readonly card: PaymentProvider | null;
  /** Who takes local payments of a country, or null. */
  local(country: string): PaymentProvider | null;
  /** By the name that a payment was stored with; null of one that is no longer set up. */
  byName(name: ProviderName): PaymentProvider | null;
  /** Of all that somebody could choose on one page: cards, and the local payments of each country. */
  readonly hosts: PaymentHosts;
  /** Only in test mode. */
  readonly sandbox: Sandbox | null;
  /** Who sent a message, if anybody we know did: each address of notifications hears its own kind only. */
  proven(
    kind: 'card' | 'local',
    raw: Uint8Array,
    headers: Headers,
    now: Date,
  ): { provider: PaymentProvider; notice: Notice } | null;
};

type Settings = Env & Pick<Needs, 'seconds'>;

function stripeOf({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, ...env }: Settings) {
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return stripe({
    url: env.STRIPE_API_URL ?? STRIPE_URL,
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    isLive: env.PAYMENTS_MODE === 'live',
    ...(env.seconds !== undefined && { seconds: env.seconds }),
  });
}

function wompiOf(env: Settings) {
  const { WOMPI_PUBLIC_KEY, WOMPI_PRIVATE_KEY, WOMPI_INTEGRITY_SECRET, WOMPI_EVENTS_SECRET } = env;
  if (!WOMPI_PUBLIC_KEY || !WOMPI_PRIVATE_KEY || !WOMPI_INTEGRITY_SECRET || !WOMPI_EVENTS_SECRET) return null;
  const isLive = env.PAYMENTS_MODE === 'live';
  return wompi({
    url: env.WOMPI_API_URL ?? WOMPI_URLS[isLive ? 'live' : 'test'],
    widgetUrl: env.WOMPI_WIDGET_URL ?? WOMPI_WIDGET_URL,
    publicKey: WOMPI_PUBLIC_KEY,
    privateKey: WOMPI_PRIVATE_KEY,
    integritySecret: WOMPI_INTEGRITY_SECRET,
    eventsSecret: WOMPI_EVENTS_SECRET,
    isLive,
    ...(env.seconds !== undefined && { seconds: env.seconds }),
  });
}

function dlocalGoOf(env: Settings) {
  if (!env.DLOCALGO_API_KEY || !env.DLOCALGO_SECRET_KEY) return null;
  const isLive = env.PAYMENTS_MODE === 'live';
  return dlocalGo({
    url: env.DLOCALGO_API_URL ?? DLOCALGO_URLS[isLive ? 'live' : 'test'],
    apiKey: env.DLOCALGO_API_KEY,
    secretKey: env.DLOCALGO_SECRET_KEY,
    isLive,
    ...(env.seconds !== undefined && { seconds: env.seconds }),
  });
}

const isCheckoutCountry = (country: string) => CHECKOUT_COUNTRIES.some((one) => one === country);

/** By keys and country; what has none the sandbox takes in test mode, and nobody in live mode. */
export function choosePayments(env: Env, { book, clock, sandboxPage, seconds }: Needs): Payments {
  const mode = env.PAYMENTS_MODE;
  const settings: Settings = { ...env, ...(seconds !== undefined && { seconds }) };
  const isOff = mode === 'off';
  const ours = mode === 'test' ? sandbox({ book, secret: env.APP_SECRET, clock, pageUrl: sandboxPage }) : null;
  const byCard = isOff ? null : stripeOf(settings);
  const inColombia = isOff ? null : wompiOf(settings);
  const elsewhere = isOff ? null : dlocalGoOf(settings);
  const isThere = (one: PaymentProvider | null) => one !== null;
  const all = [byCard, inColombia, elsewhere, ours].filter(isThere);
  const heard = { card: [byCard, ours].filter(isThere), local: [inColombia, elsewhere, ours].filter(isThere) };
  const hostsOf = (kind: keyof PaymentHosts) => [...new Set(all.flatMap(({ browser }) => browser[kind]))];
  return {
    mode,
    card: byCard ?? ours,
    local(country) {
      if (!isCheckoutCountry(country)) return null;
      return (country === 'CO' ? inColombia : null) ?? elsewhere ?? ours;
    },
    byName: (name) => all.find((one) => one.name === name) ?? null,
    hosts: { script: hostsOf('script'), frame: hostsOf('frame'), connect: hostsOf('connect') },
    sandbox: ours,
    proven(kind, raw, headers, now) {
      for (const provider of heard[kind]) {
        const notice = provider.proven(raw, headers, now);
        if (notice) return { provider, notice };
      }
      return null;
    },
  };
}
