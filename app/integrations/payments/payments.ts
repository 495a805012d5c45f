/** What a payment provider does for us: make a payment, say how one stands, refund, and prove that a message is its own (contracts of Stripe, Wompi, dLocal Go). */
import type { Locale } from '../../i18n/locales.ts';

export const PROVIDERS = ['stripe', 'wompi', 'dlocalgo', 'sandbox'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** As a provider tells it; our own states follow from it by the table of checkout. */
export type ProviderState = 'pending' | 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed';

export type Payer = { readonly name: string; readonly email: string; readonly phone: string };

/** An order as it leaves us: amounts are integers in minor units of `currency`, as the order stores them. */
export type Charge = {
  readonly order_id: string;
  /** One live reference an order; another try has another one. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly country: string;
  readonly locale: Locale;
  /** What a statement or a payment page may show: no name, no destination. */
  readonly description: string;
  readonly payer: Payer;
  /** Where the browser comes back to, and where messages go. */
  readonly back_url: string;
  /** After paying, where it is another page than for who comes back without. */
  readonly success_url?: string;
  readonly notification_url: string;
  /** No longer payable from then on, where the provider can be told. */
  readonly expires_at?: Date;
};

export type CreatedPayment = {
  readonly provider_ref: string;
  /** Card form in the page. */
  readonly client_secret?: string;
  /** A page of the provider. */
  readonly redirect_url?: string;
  /** What the provider's widget needs, with the signature over the stored amount (T21). */
  readonly widget?: Readonly<Record<string, string | number>>;
};

/** What a provider names that is no whole number of our minor units: it equals no order. */
export const NO_AMOUNT = -1;

export type Standing = {
  readonly provider_ref: string;
  /** The order is found by this, never by `provider_ref`: Wompi gives that one out only when somebody pays. */
  readonly reference: string;
  readonly state: ProviderState;
  readonly amount: number;
  readonly currency: string;
  /** Of the amount, so far. */
  readonly refunded: number;
  /** Pending, and no money is on its way: nobody has tried, or the last try was declined. Left out where it is not told. */
  readonly isUntaken?: true;
};

/** What a message says, once it is proven. The truth is then read back with `read`. */
export type Notice = {
  /** Null where the message names no event of its own (dLocal Go): then what is read back is the event. */
  readonly event_key: string | null;
  /** Null where it is of no payment: it was proven, so it is answered with 200, and nothing is done. */
  readonly provider_ref: string | null;
};

/** One key for one event: a message that comes again has the same, a later state of the payment has another. */
export const eventKey = (notice: Notice, { provider_ref, state, refunded }: Standing) =>
  notice.event_key ?? `${provider_ref}:${state}:${refunded}`;

/** Hosts that a page of payment must be allowed to reach (CSP). */
export type PaymentHosts = {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
};

export type PaymentProvider = {
  readonly name: ProviderName;
  readonly isLive: boolean;
  /** The same reference twice is the same payment; of two processes at once the caller lets in one. */
  create(charge: Charge): Promise<CreatedPayment>;
  /** Null of what the provider does not know: with Wompi, while nobody has tried to pay. */
  read(provider_ref: string): Promise<Standing | null>;
  refund(provider_ref: string, amount: number, currency: string, key: string): Promise<'done' | 'pending' | 'refused'>;
  /** No longer payable, where the provider knows how; PaymentBegun where it is too late. */
  cancel(provider_ref: string): Promise<void>;
  /** Null of anything that is not proven, in constant time and over the raw bytes (T22). */
  proven(raw: Uint8Array, headers: Headers, now: Date): Notice | null;
  /** Every payment made from then until then, for the daily match; null where the provider has no list: each is read. */
  list(from: Date, to: Date): Promise<readonly Standing[] | null>;
  /** What the browser may reach and know. */
  readonly browser: PaymentHosts & {
    readonly publicKey?: string;
    /** The provider's own script. */
    readonly scriptUrl?: string;
  };
};

/** The provider did not answer, or not with what it should: the person hears the payment-error text and tries again. */
export class ProviderAway extends Error {}
/**
 * Away while a payment was made, and the provider will not make it under this reference any more. Nobody holds anything
 * to pay it with, so an order that has nothing stored yet takes another reference.
 */
export class ReferenceSpent extends ProviderAway {}
/** Away in the middle of a refund that knows no key: it may have happened, so a person looks before it is tried again. */
export class OutcomeUnknown extends ProviderAway {}
/** It answered that this cannot be: a wrong currency, an amount too small. */
export class ProviderRefused extends Error {}
/** Somebody is paying it, or has: it can be neither changed nor ended. */
export class PaymentBegun extends ProviderRefused {}
