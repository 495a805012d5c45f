/** All tables on one page. Column = JSON key = property, in the specification's spelling (D20). */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** As app/i18n/locales.ts has them, which is not imported here; tests/architecture.test.ts holds them equal. */
const LOCALES = ['es', 'en', 'ar'] as const;

/** Milliseconds, as JavaScript has them: a key read back from a page of a list finds its row again. */
const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
const madeAt = () => instant().notNull().defaultNow();

/** What somebody chose in the banner: the edition of its words, and when. */
export type TrackingConsent = { choice: 'granted' | 'denied'; version: string; at: string };

/** People: primary applicants, family members and staff (D20); credentials and sessions stand apart. */
export const users = pgTable(
  'users',
  {
    user_id: uuid().primaryKey().defaultRandom(),
    /** What both sides name when they speak about a case; it says nothing about the person. */
    case_number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    role: text({ enum: ['applicant', 'secondary', 'csr', 'admin'] })
      .notNull()
      .default('applicant'),
    user_type: text({ enum: ['primary', 'secondary', 'staff'] })
      .notNull()
      .default('primary'),
    primary_user_id: uuid().references((): AnyPgColumn => users.user_id),
    relationship: text(),
    is_minor: boolean().notNull().default(false),
    first_name: text().notNull(),
    last_name: text().notNull(),
    email: text(),
    email_verified_at: instant(),
    phone_number: text(),
    locale: text({ enum: LOCALES }).notNull().default('es'),
    service_type: text(),
    ip_address: text(),
    number_in_party: integer(),
    valid_passport: boolean(),
    denied_visa_before: boolean(),
    current_step: text().notNull().default('account_created'),
    current_page: integer().notNull().default(1),
    status: text({ enum: ['Not Started', 'In Progress', 'Finished'] })
      .notNull()
      .default('Not Started'),
    form_finished: boolean().notNull().default(false),
    supporting_documents_status: text({ enum: ['Not Started', 'In Progress', 'Finished'] })
      .notNull()
      .default('Not Started'),
    passport_uploaded: boolean().notNull().default(false),
    shares_address: boolean().notNull().default(false),
    /** A family member with an account of their own lets the one who applies read and write their answers (D48). */
    lets_primary: boolean().notNull().default(false),
    marked_paid_by_csr: boolean().notNull().default(false),
    sign_up_event_sent: boolean().notNull().default(false),
    generate_lead_event_sent: boolean().notNull().default(false),
    qualify_lead_event_sent: boolean().notNull().default(false),
    purchase_event_sent: boolean().notNull().default(false),
    utm_params: jsonb().$type<Record<string, string>>(),
    pages_visited: jsonb().$type<string[]>(),
    conversation_id: text(),
    client_id: text(),
    /** The first page of ours that the person saw, without a query. */
    landing: text(),
    /** What the person let us tell ads and analytics, and what they recognise the browser by (D54). */
    tracking_consent: jsonb().$type<TrackingConsent>(),
    client_user_agent: text(),
    fbp: text(),
    fbc: text(),
    /** Who sent the person to us: the code of `?ref=`. */
    affiliate_code: text(),
    terms_version: text(),
    /** The words of the second box: that we may use what is written here (Ley 1581). */
    data_consent_version: text(),
    /** False: a CSR asks the onboarding questions (D44). */
    complete_onboarding_forms: boolean(),
    created_by: uuid(),
    disabled_at: instant(),
    version: integer().notNull().default(1),
    created_at: madeAt(),
    updated_at: madeAt(),
    /** The last use of sessions that are forgotten; of the others, they say it themselves. */
    last_active_at: instant(),
    /** Whether we may write when an application stands still. */
    wants_reminders: boolean().notNull().default(true),
    /** When we wrote that it stands still: once for every time of silence. */
    reminded_at: instant(),
    deleted_at: instant(),
    /** The account that this one was joined to. */
    joined_into: uuid(),
  },
  (t) => [
    uniqueIndex('users_case_number_unique').on(t.case_number),
    index('users_name_search').on(sql`lower(${t.first_name} || ' ' || ${t.last_name}) text_pattern_ops`),
    index('users_last_name_search').on(sql`lower(${t.last_name}) text_pattern_ops`),
    index('users_email_search').on(sql`lower(${t.email}) text_pattern_ops`),
    index('users_phone_search').on(sql`${t.phone_number} text_pattern_ops`),
    index('users_step').on(t.current_step, t.created_at, t.user_id),
    index('users_affiliate_code').on(t.affiliate_code, t.created_at).where(sql`${t.affiliate_code} is not null`),
    uniqueIndex('users_phone_number_unique').on(t.phone_number).where(sql`${t.deleted_at} is null`),
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`).where(sql`${t.deleted_at} is null`),
    index('users_primary_user_id').on(t.primary_user_id, t.created_at),
    index('users_created_at').on(t.created_at, t.user_id),
    index('users_living').on(t.updated_at).where(sql`${t.deleted_at} is null`),
    check('users_number_in_party', sql`${t.number_in_party} between 1 and 10`),
    check('users_secondary_has_primary', sql`(${t.user_type} = 'secondary') = (${t.primary_user_id} is not null)`),
  ],
);

export const credentials = pgTable('credentials', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.user_id),
  password_hash: text(),
  must_set_password: boolean().notNull().default(false),
  last_changed: instant(),
  /** The second factor of staff: sealed with APP_SECRET; it counts once it was confirmed by a code. */
  totp_secret: text(),
  totp_confirmed_at: instant(),
  /** The last period whose code was used: no code counts twice. */
  totp_period: integer(),
  recovery_codes: jsonb().$type<string[]>(),
});

/** Sessions hold a hash only; a rotated token keeps its family so that a late reuse ends all of it (D13). */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    family_id: uuid().notNull(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    created_at: madeAt(),
    expires_at: instant().notNull(),
    last_used_at: instant(),
    rotated_at: instant(),
    ended_at: instant(),
    device: text(),
    /** Opened by a member of staff who has yet to set up the second factor: good for that alone (D17). */
    is_limited: boolean().notNull().default(false),
    /** When the password was last asked for inside the session: an old log-in alone opens no passport (D50, T40). */
    confirmed_at: instant(),
  },
  (t) => [
    index('sessions_user_id').on(t.user_id),
    index('sessions_family_id').on(t.family_id),
    index('sessions_expires_at').on(t.expires_at),
    index('sessions_ended_at').on(t.ended_at).where(sql`${t.ended_at} is not null`),
  ],
);

/** Sign-up, invite, reset and staff codes: hashed, single use, with an end. */
export const one_time_tokens = pgTable(
  'one_time_tokens',
  {
    token_hash: text().primaryKey(),
    purpose: text({
      enum: [
        'sign_up',
        'invite',
        'staff_invite',
        'reset',
        'verify_email',
        'log_in_code',
        'contact_change',
        'signed_url',
      ],
    }).notNull(),
    user_id: uuid().references(() => users.user_id),
    data: jsonb().$type<Record<string, unknown>>(),
    created_at: madeAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [
    index('one_time_tokens_expires_at').on(t.expires_at),
    index('one_time_tokens_user_id').on(t.user_id, t.purpose),
  ],
);

/** A number or address that staff want to change for somebody: it counts once the person, or an admin, has said yes (T44). */
export const contact_changes = pgTable(
  'contact_changes',
  {
    change_id: uuid().primaryKey().defaultRandom(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    field: text({ enum: ['email', 'phone_number'] }).notNull(),
    new_value: text().notNull(),
    asked_by: uuid().notNull(),
    created_at: madeAt(),
    state: text({ enum: ['waiting', 'applied', 'refused', 'replaced'] })
      .notNull()
      .default('waiting'),
    decided_at: instant(),
    /** The admin; nobody where the person decided by the link of the message. */
    decided_by: uuid(),
  },
  (t) => [index('contact_changes_user_id').on(t.user_id, t.created_at)],
);

/** Amounts are integers in minor units of their currency, as the price function makes them (D26). */
const minorUnits = () => bigint({ mode: 'number' });
const proportion = () => numeric({ precision: 6, scale: 5, mode: 'number' });
const rate = () => numeric({ precision: 18, scale: 8, mode: 'number' });

/** Codes that lower a price: ours, those of people who send us others, and those of messages (D28, T25). */
export const promos = pgTable(
  'promos',
  {
    /** In capitals. */
    code: text().primaryKey(),
    kind: text({ enum: ['promo', 'affiliate', 'message'] }).notNull(),
    proportion: proportion().notNull(),
    method: text({ enum: ['any', 'card', 'local'] })
      .notNull()
      .default('any'),
    least_people: integer().notNull().default(1),
    /** Orders that hold or have spent a use; one that ends unpaid gives it back. */
    uses: integer().notNull().default(0),
    max_uses: integer(),
    starts_at: instant(),
    ends_at: instant(),
    disabled_at: instant(),
    created_by: uuid(),
    created_at: madeAt(),
  },
  (t) => [check('promos_proportion', sql`${t.proportion} between 0 and 1`), check('promos_uses', sql`${t.uses} >= 0`)],
);

/** What a person has chosen to buy: the same on every device. */
export const carts = pgTable(
  'carts',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.user_id),
    product_ids: jsonb().$type<string[]>().notNull(),
    number_purchasing: integer().notNull(),
    country: text(),
    method: text({ enum: ['card', 'local'] })
      .notNull()
      .default('card'),
    /** Null: the code of the house, where it helps; empty: none at all. */
    promo_code: text(),
    /** For whom the receipt is: a person or a firm. */
    invoice: jsonb().$type<InvoiceData>(),
    version: integer().notNull().default(1),
    updated_at: madeAt(),
  },
  (t) => [check('carts_number_purchasing', sql`${t.number_purchasing} between 1 and 10`)],
);
type InvoiceData = { document_type: string; document_number: string; name: string; address: string };

/** A price that somebody has been shown holds for a day: of it and the present one the lower counts. */
export const price_promises = pgTable(
  'price_promises',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    sid: text().notNull(),
    currency: text().notNull(),
    /** Of one, of two, of three people and more. */
    tier: integer().notNull(),
    is_minor: boolean().notNull(),
    proportion: proportion().notNull(),
    unit: minorUnits().notNull(),
    version_number: integer().notNull(),
    rate: rate().notNull(),
    rate_as_of: date({ mode: 'string' }).notNull(),
    shown_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.sid, t.currency, t.tier, t.is_minor, t.proportion] }),
    index('price_promises_shown_at').on(t.shown_at),
  ],
);

/** One product of an order as it was priced. */
export type OrderLine = {
  sid: string;
  version_number: number;
  adults: { count: number; unit: number; before: number; reason: string };
  minors: { count: number; unit: number; before: number; reason: string };
  total: number;
};

/** What a provider hands out so that somebody can pay. */
type PaymentKeys = {
  client_secret?: string;
  redirect_url?: string;
  widget?: Record<string, string | number>;
};

/** A request to pay: what, for how many, how much. One reference at one provider; what replaces it is another row (D29). */
export const orders = pgTable(
  'orders',
  {
    order_id: uuid().primaryKey().defaultRandom(),
    /** Orders that replace one another: money for two of them came twice. */
    purchase_id: uuid().notNull(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    /** Nobody where somebody else pays by a link. */
    made_by: uuid(),
    state: text({ enum: ['created', 'pending', 'paid', 'failed', 'expired', 'refunded', 'disputed'] }).notNull(),
    method: text({ enum: ['card', 'local'] }).notNull(),
    provider: text({ enum: ['stripe', 'wompi', 'dlocalgo', 'sandbox'] }).notNull(),
    reference: text().notNull(),
    provider_ref: text(),
    handed_out: jsonb().$type<PaymentKeys>(),
    /** Until then one process alone talks to the provider about it, and nobody else changes it. */
    held_until: instant(),
    /** Of everything that was priced: the same cart is the same order. */
    content_hash: text().notNull(),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    number_purchasing: integer().notNull(),
    number_in_party: integer().notNull(),
    covered: integer().notNull(),
    minors: integer().notNull(),
    country: text().notNull(),
    amount: minorUnits().notNull(),
    currency: text().notNull(),
    /** The same in the currency of the page, where a card is charged in another (D52). */
    shown_amount: minorUnits().notNull(),
    shown_currency: text().notNull(),
    tax_rate: proportion().notNull().default(0),
    tax_amount: minorUnits().notNull().default(0),
    promo_code: text(),
    affiliate_code: text(),
    proportion: proportion().notNull().default(0),
    /** Units of `shown_currency` for one dollar, as published that day (D41). */
    rate: rate().notNull(),
    rate_as_of: date({ mode: 'string' }).notNull(),
    rate_source: text().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    invoice: jsonb().$type<InvoiceData>(),
    created_at: madeAt(),
    updated_at: madeAt(),
    expires_at: instant().notNull(),
    replaced_at: instant(),
    paid_at: instant(),
    /** When the provider was last asked how it stands. */
    checked_at: instant(),
  },
  (t) => [
    uniqueIndex('orders_reference_unique').on(t.reference),
    uniqueIndex('orders_current_unique')
      .on(t.user_id)
      .where(sql`${t.state} in ('created', 'pending') and ${t.replaced_at} is null`),
    index('orders_user_id').on(t.user_id, t.created_at),
    index('orders_purchase_id').on(t.purchase_id),
    index('orders_open').on(t.checked_at, t.created_at).where(sql`${t.state} in ('created', 'pending')`),
    index('orders_created_at').on(t.created_at, t.order_id),
    index('orders_affiliate_code').on(t.created_at, t.order_id).where(sql`${t.affiliate_code} is not null`),
    check('orders_amount', sql`${t.amount} >= 0 and ${t.shown_amount} >= 0`),
    check('orders_number_purchasing', sql`${t.number_purchasing} between 1 and 10`),
  ],
);

/** Money that has come, by a provider or as staff have marked it; its number is that of the receipt. */
export const payments = pgTable(
  'payments',
  {
    payment_id: uuid().primaryKey().defaultRandom(),
    payment_number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    order_id: uuid().references(() => orders.order_id),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    provider: text({ enum: ['stripe', 'wompi', 'dlocalgo', 'sandbox', 'manual'] }).notNull(),
    provider_ref: text(),
    amount: minorUnits().notNull(),
    currency: text().notNull(),
    refunded: minorUnits().notNull().default(0),
    state: text({ enum: ['paid', 'refunded', 'disputed'] }).notNull(),
    promo_code: text(),
    /** It came for a purchase that was paid already: it goes back. */
    is_duplicate: boolean().notNull().default(false),
    /** Of a payment that staff have marked. */
    reason: text(),
    marked_by: uuid(),
    created_at: madeAt(),
    updated_at: madeAt(),
  },
  (t) => [
    uniqueIndex('payments_payment_number_unique').on(t.payment_number),
    uniqueIndex('payments_order_id_unique').on(t.order_id),
    index('payments_user_id').on(t.user_id, t.created_at),
    index('payments_created_at').on(t.created_at, t.payment_id),
    check('payments_refunded', sql`${t.refunded} between 0 and ${t.amount}`),
  ],
);

/** What a person has bought (D30). */
export const subscriptions = pgTable(
  'subscriptions',
  {
    subscription_id: uuid().primaryKey().defaultRandom(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    sid: text().notNull(),
    applicants_covered: integer().notNull(),
    payment_id: uuid(),
    state: text({ enum: ['active', 'refunded', 'ended'] }).notNull(),
    created_at: madeAt(),
    ends_at: instant(),
  },
  (t) => [
    index('subscriptions_user_id').on(t.user_id, t.created_at),
    index('subscriptions_payment_id').on(t.payment_id),
    check('subscriptions_applicants_covered', sql`${t.applicants_covered} between 1 and 10`),
  ],
);

/** Who is covered by what was bought: refunds are per person (D51). Seats without a row wait for whoever is named next. */
export const subscription_applicants = pgTable(
  'subscription_applicants',
  {
    subscription_id: uuid()
      .notNull()
      .references(() => subscriptions.subscription_id),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    covered_at: madeAt(),
    refunded_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.subscription_id, t.user_id] }),
    index('subscription_applicants_user_id').on(t.user_id),
  ],
);

/** Messages of providers that have been worked through: the same one counts once (T22). */
export const payment_events = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    event_key: text().notNull(),
    order_id: uuid(),
    received_at: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.event_key] }), index('payment_events_received_at').on(t.received_at)],
);

/** Money that a person must look at: another amount than asked for, no order, twice for one purchase, a refund of unknown end. */
export const payment_reviews = pgTable(
  'payment_reviews',
  {
    review_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({
      enum: ['amount', 'currency', 'no_order', 'duplicate', 'refund_refused', 'refund_unknown', 'not_ours', 'missing'],
    }).notNull(),
    provider: text().notNull(),
    reference: text().notNull(),
    provider_ref: text().notNull(),
    order_id: uuid(),
    expected: jsonb().$type<{ amount: number; currency: string }>(),
    told: jsonb().$type<{ amount: number; currency: string; state: string; refunded: number }>(),
    created_at: madeAt(),
    settled_at: instant(),
    settled_by: uuid(),
    note: text(),
  },
  (t) => [
    uniqueIndex('payment_reviews_once').on(t.kind, t.provider, t.provider_ref, t.reference),
    index('payment_reviews_open').on(t.created_at).where(sql`${t.settled_at} is null`),
  ],
);

/** The daily comparison of our payments with the provider's: one row a day and provider. */
export const payment_matches = pgTable(
  'payment_matches',
  {
    day: date({ mode: 'string' }).notNull(),
    provider: text().notNull(),
    ours: integer().notNull(),
    theirs: integer().notNull(),
    differences: integer().notNull(),
    made_at: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.day, t.provider] })],
);

/** Somebody asks for money back; its number is what both sides name. */
export const refund_requests = pgTable(
  'refund_requests',
  {
    request_id: uuid().primaryKey().defaultRandom(),
    request_number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    payment_id: uuid()
      .notNull()
      .references(() => payments.payment_id),
    subscription_id: uuid()
      .notNull()
      .references(() => subscriptions.subscription_id),
    /** The people whose part is asked for, by id; seats that nobody has taken count beside them. */
    people: jsonb().$type<string[]>().notNull(),
    free_seats: integer().notNull().default(0),
    /** The row of the refund table that held when it was asked. */
    stage: text().notNull(),
    proportion: proportion().notNull(),
    amount: minorUnits().notNull(),
    currency: text().notNull(),
    reason: text(),
    state: text({ enum: ['asked', 'approved', 'sent', 'done', 'refused', 'withdrawn'] }).notNull(),
    asked_by: uuid(),
    decided_by: uuid(),
    decided_at: instant(),
    /** What the person reads about the decision. */
    answer: text(),
    created_at: madeAt(),
    updated_at: madeAt(),
  },
  (t) => [
    uniqueIndex('refund_requests_number_unique').on(t.request_number),
    index('refund_requests_user_id').on(t.user_id, t.created_at),
    index('refund_requests_payment_id').on(t.payment_id),
    index('refund_requests_open').on(t.created_at).where(sql`${t.state} in ('asked', 'approved', 'sent')`),
    check('refund_requests_amount', sql`${t.amount} >= 0`),
  ],
);

/** Whoever holds the code may pay the cart of one person, and sees nobody's name. */
export const pay_links = pgTable(
  'pay_links',
  {
    code_hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    made_by: uuid(),
    created_at: madeAt(),
    expires_at: instant().notNull(),
    ended_at: instant(),
  },
  (t) => [index('pay_links_user_id').on(t.user_id), index('pay_links_expires_at').on(t.expires_at)],
);

/** The payments of the sandbox: a provider of our own with its own book (D30). */
export const sandbox_payments = pgTable(
  'sandbox_payments',
  {
    provider_ref: text().primaryKey(),
    reference: text().notNull(),
    secret: text().notNull(),
    amount: minorUnits().notNull(),
    currency: text().notNull(),
    country: text().notNull(),
    description: text().notNull(),
    state: text({
      enum: ['open', 'step', 'processing', 'paid', 'failed', 'expired', 'refunded', 'disputed'],
    }).notNull(),
    method: text(),
    decline_code: text(),
    refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
    back_url: text().notNull(),
    success_url: text().notNull(),
    notification_url: text().notNull(),
    settles_at: instant(),
    expires_at: instant(),
    created_at: madeAt(),
  },
  (t) => [
    uniqueIndex('sandbox_payments_reference_unique').on(t.reference),
    uniqueIndex('sandbox_payments_secret_unique').on(t.secret),
    index('sandbox_payments_created_at').on(t.created_at),
    index('sandbox_payments_settles_at').on(t.settles_at).where(sql`${t.settles_at} is not null`),
  ],
);

/** What happened that ads, analytics and the CRM may learn of: once a person or lead, event and thing (D34). */
export const conversion_events = pgTable(
  'conversion_events',
  {
    event_id: uuid().primaryKey().defaultRandom(),
    user_id: uuid().references(() => users.user_id),
    /** Of a form that somebody without an account has sent. */
    lead_id: uuid(),
    event: text().notNull(),
    /** The payment of a purchase; empty where a person does it once. */
    subject: text().notNull().default(''),
    data: jsonb().$type<Record<string, string | number>>().notNull(),
    created_at: madeAt(),
  },
  (t) => [
    uniqueIndex('conversion_events_once').on(t.user_id, t.event, t.subject),
    uniqueIndex('conversion_events_once_lead').on(t.lead_id, t.event, t.subject),
    index('conversion_events_created_at').on(t.created_at, t.event_id),
    check('conversion_events_whose', sql`${t.user_id} is not null or ${t.lead_id} is not null`),
  ],
);

/** One event on its way to one receiver: what left, or why nothing did. */
export const event_deliveries = pgTable(
  'event_deliveries',
  {
    event_id: uuid()
      .notNull()
      .references(() => conversion_events.event_id),
    sink: text({ enum: ['meta', 'ga4', 'crm'] }).notNull(),
    state: text({ enum: ['waiting', 'sent', 'skipped', 'parked'] }).notNull(),
    /** Why it was skipped or parked: a word of ours. */
    reason: text(),
    tries: integer().notNull().default(0),
    /** The body as it left, or as it would have: contact data as hashes. */
    payload: jsonb().$type<Record<string, unknown>>(),
    created_at: madeAt(),
    settled_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.event_id, t.sink] }),
    index('event_deliveries_waiting').on(t.created_at).where(sql`${t.state} = 'waiting'`),
    index('event_deliveries_parked').on(t.created_at).where(sql`${t.state} = 'parked'`),
  ],
);

/** The embedded CRM: a contact and what came of it, one row a key of the caller (spec 7 "CRM conversions"). */
export const crm_conversions = pgTable(
  'crm_conversions',
  {
    conversion_id: uuid().primaryKey().defaultRandom(),
    location_id: text().notNull(),
    /** What makes a repeated call the same one. */
    call_key: text().notNull(),
    conversion_event: text().notNull(),
    domain: text(),
    country: text(),
    first_name: text(),
    last_name: text(),
    phone_number: text(),
    email: text(),
    utm_params: jsonb().$type<Record<string, string>>(),
    status: text({ enum: ['open', 'won', 'lost'] }).notNull(),
    assigned_to: text(),
    created_at: madeAt(),
    closed_at: instant(),
  },
  (t) => [
    uniqueIndex('crm_conversions_call_key_unique').on(t.location_id, t.call_key),
    index('crm_conversions_created_at').on(t.location_id, t.created_at, t.conversion_id),
    index('crm_conversions_closed_at').on(t.location_id, t.closed_at, t.conversion_id),
  ],
);

/** The story of one case: each move of current_step and whatever staff did to it (D21). It outlives the person's data: `data` names ids. */
export const case_events = pgTable(
  'case_events',
  {
    case_event_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    event: text().notNull(),
    from_step: text(),
    to_step: text(),
    actor_id: uuid(),
    data: jsonb().$type<{ user_id?: string; field?: string }>(),
    created_at: madeAt(),
  },
  (t) => [index('case_events_user_id').on(t.user_id, t.case_event_id)],
);

/** One row a page of a form and a person; `eligibility` holds the onboarding answers (D23). */
export const form_pages = pgTable(
  'form_pages',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    form_name: text().notNull(),
    page_number: integer().notNull(),
    form_data: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: ['Not Started', 'In Progress', 'Finished'] }).notNull(),
    service_type: text(),
    version: integer().notNull().default(1),
    /** Paths that the person wants to confirm later. */
    confirm_later: jsonb().$type<string[]>().notNull().default([]),
    /** Paths that we have filled in, with where the answer came from, until the person has confirmed them. */
    origins: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The applicant's own calendar day of the last saving: what was due in the future then stays right. */
    saved_on: date({ mode: 'string' }),
    /** Who saved it last, and on which device: for whoever finds it changed. */
    saved_by: uuid(),
    saved_from: text(),
    /** Which stand of which opening of the page this is (app/features/forms/autosave/stamp.ts). */
    written_in: text(),
    created_at: madeAt(),
    updated_at: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.form_name, t.page_number] })],
);

/** A contradiction between answers that the person has explained; it holds while the answers are the same. */
export const check_notes = pgTable(
  'check_notes',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    form_name: text().notNull(),
    /** Check, fields and rows. */
    finding: text().notNull(),
    values_hash: text().notNull(),
    note: text().notNull(),
    written_by: uuid(),
    updated_at: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.form_name, t.finding] })],
);

/** An answer in words as the official form gets it: English that somebody has accepted. It counts while the answer is the same. */
export const form_english = pgTable(
  'form_english',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    form_name: text().notNull(),
    path: text().notNull(),
    /** The answer that was read when it was accepted. */
    original: text().notNull(),
    english: text().notNull(),
    version: integer().notNull().default(1),
    accepted_by: uuid(),
    accepted_at: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.form_name, t.path] })],
);

/** Where the review of a person's case stands (D49); who has never asked for one has no row. */
export const reviews = pgTable(
  'reviews',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.user_id),
    state: text({ enum: ['asked', 'opened', 'returned', 'accepted'] }).notNull(),
    asked_at: instant().notNull(),
    asked_by: uuid(),
    opened_at: instant(),
    opened_by: uuid(),
    /** What an adviser has sent back: `form/page/path`; only these can be written again. */
    returned: jsonb().$type<string[]>().notNull().default([]),
    version: integer().notNull().default(1),
    updated_at: madeAt(),
  },
  (t) => [index('reviews_waiting').on(t.asked_at).where(sql`${t.state} = 'asked'`)],
);

/** How an adviser has judged one answer: accepted, or sent back with a comment; both values stay (D49). */
export const field_reviews = pgTable(
  'field_reviews',
  {
    field_review_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    form_name: text().notNull(),
    page_number: integer().notNull(),
    path: text().notNull(),
    verdict: text({ enum: ['accepted', 'flagged'] }).notNull(),
    /** A word of ours, and what the person reads. */
    reason: text(),
    comment: text(),
    value_before: jsonb().$type<unknown>(),
    value_after: jsonb().$type<unknown>(),
    /** A flag is a draft until the round is sent; the person answers; the adviser settles it. */
    state: text({ enum: ['draft', 'sent', 'answered', 'settled'] }).notNull(),
    written_by: uuid().notNull(),
    created_at: madeAt(),
    sent_at: instant(),
    answered_at: instant(),
    answered_by: uuid(),
    settled_at: instant(),
    settled_by: uuid(),
  },
  (t) => [
    index('field_reviews_user_id').on(t.user_id, t.form_name, t.page_number),
    uniqueIndex('field_reviews_open_unique').on(t.user_id, t.form_name, t.path).where(sql`${t.state} <> 'settled'`),
  ],
);

/** The work on a case: who holds it, until when, what comes next; and the number of the official application. */
export const cases = pgTable(
  'cases',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.user_id),
    owner_id: uuid().references(() => users.user_id),
    claimed_at: instant(),
    deadline_at: instant(),
    next_action: text(),
    /** As the authority's site shows it; it must be the one of the appointment. */
    application_number: text(),
    version: integer().notNull().default(1),
    updated_at: madeAt(),
  },
  (t) => [
    index('cases_owner_id').on(t.owner_id, t.deadline_at),
    index('cases_deadline_at').on(t.deadline_at).where(sql`${t.deadline_at} is not null`),
  ],
);

/** What staff write down for one another about a person. */
export const staff_notes = pgTable(
  'staff_notes',
  {
    note_id: uuid().primaryKey().defaultRandom(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    note: text().notNull(),
    written_by: uuid().notNull(),
    created_at: madeAt(),
  },
  (t) => [index('staff_notes_user_id').on(t.user_id, t.created_at)],
);

/** What staff wrote to a person, by mail or as a text for WhatsApp. */
export const staff_messages = pgTable(
  'staff_messages',
  {
    staff_message_id: uuid().primaryKey().defaultRandom(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    channel: text({ enum: ['mail', 'whatsapp'] }).notNull(),
    template: text(),
    locale: text({ enum: LOCALES }).notNull(),
    subject: text(),
    message: text().notNull(),
    sent_by: uuid().notNull(),
    created_at: madeAt(),
  },
  (t) => [
    index('staff_messages_user_id').on(t.user_id, t.created_at),
    index('staff_messages_created_at').on(t.created_at),
  ],
);

/** One row a file (D25, D50). Its bytes may be shared by several rows, and go with the last of them. */
export const documents = pgTable(
  'documents',
  {
    document_id: uuid().primaryKey().defaultRandom(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    document_type: text().notNull(),
    file_number: integer().notNull(),
    /** Made by us: `incoming/<id>` until the bytes were looked at, then `docs/<id>`. */
    object_key: text().notNull(),
    content_type: text().notNull(),
    /** As announced while incoming, as stored afterwards; nothing while it is not known. */
    bytes: integer(),
    sha256: text(),
    state: text({ enum: ['incoming', 'uploaded', 'refused'] }).notNull(),
    /** Why it was refused: a word of ours. */
    refused_for: text(),
    /** As the person called the file, and what they say about it. */
    name: text(),
    note: text(),
    /** What the device found hard to read, and the person sent nevertheless: words of ours. */
    doubts: text().array(),
    scanned: text({ enum: ['clean', 'not_scanned', 'infected'] }),
    accepted_by: uuid(),
    accepted_at: instant(),
    /** Why an adviser wants another one; the person reads it. */
    asked_again: text(),
    uploaded_by: uuid(),
    created_at: madeAt(),
    verified_at: instant(),
    /** When the person was told that it will be deleted. */
    announced_at: instant(),
  },
  (t) => [
    uniqueIndex('documents_user_type_number_unique').on(t.user_id, t.document_type, t.file_number),
    index('documents_object_key').on(t.object_key),
    index('documents_incoming').on(t.created_at).where(sql`${t.state} = 'incoming'`),
    check('documents_file_number', sql`${t.file_number} between 1 and 20`),
  ],
);

/** A document that an adviser asks one person for, or lets them leave out, whatever the checklist says. */
export const document_requests = pgTable(
  'document_requests',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    document_type: text().notNull(),
    is_asked: boolean().notNull(),
    /** The person reads it. */
    reason: text().notNull(),
    asked_by: uuid(),
    updated_at: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.document_type] })],
);

/** "Continue on your phone": whoever holds the token may add files of one person for a quarter of an hour, and see none. */
export const upload_passes = pgTable(
  'upload_passes',
  {
    token_hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    made_by: uuid().notNull(),
    created_at: madeAt(),
    expires_at: instant().notNull(),
    /** When a phone first opened it: the screen that shows the code says so. */
    opened_at: instant(),
    ended_at: instant(),
  },
  (t) => [index('upload_passes_user_id').on(t.user_id)],
);

/** One row a person and kind (D46): what the applicant wishes, and what staff have booked. */
export const appointments = pgTable(
  'appointments',
  {
    appointment_id: uuid().primaryKey().defaultRandom(),
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    kind: text({ enum: ['consulate', 'cas', 'adviser_call'] }).notNull(),
    state: text({ enum: ['wished', 'booked', 'cancelled', 'done'] }).notNull(),
    /** What the applicant wishes. */
    city: text(),
    wanted_from: date({ mode: 'string' }),
    wanted_until: date({ mode: 'string' }),
    days_off: jsonb().$type<string[]>(),
    /** What was booked: an instant, and the zone whose clock the letter shows. */
    booked_city: text(),
    starts_at: instant(),
    time_zone: text(),
    confirmation_numbers: jsonb().$type<string[]>(),
    booked_by: uuid(),
    /** Who of us speaks with the person, and for how long. */
    adviser_id: uuid(),
    minutes: integer(),
    /** The reminder of this booking has been written. */
    reminded_at: instant(),
    version: integer().notNull().default(1),
    created_at: madeAt(),
    updated_at: madeAt(),
  },
  (t) => [
    uniqueIndex('appointments_user_id_kind_unique').on(t.user_id, t.kind),
    index('appointments_calendar').on(t.starts_at, t.appointment_id).where(sql`${t.state} = 'booked'`),
    index('appointments_to_remind').on(t.starts_at).where(sql`${t.state} = 'booked' and ${t.reminded_at} is null`),
    check(
      'appointments_booked',
      sql`${t.state} <> 'booked' or (${t.starts_at} is not null and ${t.time_zone} is not null)`,
    ),
  ],
);

/** Own notes on what an officer may ask, a row a question. */
export const interview_notes = pgTable(
  'interview_notes',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.user_id),
    /** Name of the question in content/interview/questions.ts. */
    question: text().notNull(),
    note: text().notNull().default(''),
    is_practised: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    updated_at: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.question] })],
);

/** Who did what to whom, when and why; personal values as keyed hashes. A trigger refuses every change but the end after five years. */
export const audit = pgTable(
  'audit',
  {
    audit_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    created_at: madeAt(),
    actor_id: uuid(),
    actor_role: text().notNull(),
    action: text().notNull(),
    subject_id: uuid(),
    reason: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    request_id: text(),
    /** Over the whole line, with a key that the database does not have: a line that nobody of us wrote is found. */
    mac: text(),
  },
  (t) => [
    index('audit_subject_id').on(t.subject_id, t.audit_id),
    index('audit_actor_id').on(t.actor_id, t.audit_id),
    // By the beginning of an action, whatever the collation of the database.
    index('audit_action').on(t.action.op('text_pattern_ops'), t.audit_id),
  ],
);

/** The chain over the audit trail: each link holds the one before, so that a line taken away or changed is found. */
export const audit_seals = pgTable(
  'audit_seals',
  {
    seal_id: bigint({ mode: 'number' }).primaryKey(),
    audit_id: bigint({ mode: 'number' }).notNull(),
    chain: text().notNull(),
    sealed_at: madeAt(),
  },
  (t) => [uniqueIndex('audit_seals_audit_id_unique').on(t.audit_id)],
);

/** Where the chain begins after old lines have gone: signed, with how many they were. */
export const audit_checkpoints = pgTable('audit_checkpoints', {
  checkpoint_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  seal_id: bigint({ mode: 'number' }).notNull(),
  audit_id: bigint({ mode: 'number' }).notNull(),
  chain: text().notNull(),
  removed: integer().notNull(),
  signature: text().notNull(),
  created_at: madeAt(),
});

/** The first answer to a request that carried an Idempotency-Key. */
export const idempotency = pgTable(
  'idempotency',
  {
    scope: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    status: integer(),
    body: jsonb(),
    created_at: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_created_at').on(t.created_at)],
);

/** Counters of the rate limits; keys are hashed, so no address is kept. */
export const limits = pgTable(
  'limits',
  {
    bucket: text().notNull(),
    key: text().notNull(),
    count: integer().notNull(),
    window_ends_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.bucket, t.key] }), index('limits_window_ends_at').on(t.window_ends_at)],
);

/** Which file goes with a message, and what it is made of. */
export type MessageAttachment =
  | {
      kind: 'quiz-report';
      quiz: string;
      answers: Record<string, string>;
      made_on: string;
      money?: { currency: string; rate: number };
    }
  | { kind: 'receipt'; payment_id: string };

/** Outgoing messages; message_id makes the fixed Message-ID, so that a repeated delivery is one mail. */
export const messages = pgTable(
  'messages',
  {
    message_id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** Against which budget of its recipient it counts; `none` is for what we write to ourselves (T48). */
    budget: text({ enum: ['asked', 'entry', 'own', 'question', 'notice', 'staff', 'report', 'office', 'none'] })
      .notNull()
      .default('asked'),
    user_id: uuid(),
    to_address: text().notNull(),
    reply_to: text(),
    locale: text({ enum: LOCALES }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    created_at: madeAt(),
    sent_at: instant(),
    /** A file that is made when the message leaves: what it is made of, as codes. Emptied once it has left. */
    attachment: jsonb().$type<MessageAttachment>(),
  },
  (t) => [index('messages_created_at').on(t.created_at, t.message_id), index('messages_user_id').on(t.user_id)],
);

/** What pages are made of, and how often it has changed (app/platform/pages/cache.server.ts). */
export const page_tags = pgTable('page_tags', {
  tag: text().primaryKey(),
  version: integer().notNull(),
});

/** Lead forms: one row a phone, address and form (T26). */
export const leads = pgTable(
  'leads',
  {
    lead_id: uuid().primaryKey().defaultRandom(),
    phone_number: text().notNull(),
    email: text().notNull(),
    form_name: text().notNull(),
    locale: text({ enum: LOCALES }).notNull().default('es'),
    first_name: text(),
    last_name: text(),
    message: text(),
    trip_reason: text(),
    number_applying: text(),
    has_valid_passport: text(),
    visa_denied: text(),
    start_time: text(),
    utm_params: jsonb().$type<Record<string, string>>(),
    pages_visited: jsonb().$type<string[]>(),
    fbclid: text(),
    tags: jsonb().$type<string[]>(),
    data_consent_version: text(),
    /** The account of the same phone number. */
    user_id: uuid(),
    /** Of the visa form (spec 9); nothing where it says nothing. */
    score: integer(),
    /** It came before the countdown ended: the priority call that the page promises (D32). */
    is_priority: boolean().notNull().default(false),
    country: text(),
    landing: text(),
    affiliate_code: text(),
    client_id: text(),
    tracking_consent: jsonb().$type<TrackingConsent>(),
    client_ip_address: text(),
    client_user_agent: text(),
    fbp: text(),
    fbc: text(),
    times_sent: integer().notNull().default(1),
    /** The last call of ours, by whom, and what came of it; a form that is sent again afterwards waits for another. */
    called_at: instant(),
    called_by: uuid(),
    call_note: text(),
    created_at: madeAt(),
    updated_at: madeAt(),
  },
  (t) => [
    uniqueIndex('leads_phone_email_form_unique').on(t.phone_number, t.email, t.form_name),
    index('leads_created_at').on(t.created_at, t.lead_id),
    index('leads_updated_at').on(t.updated_at),
    index('leads_user_id').on(t.user_id),
    index('leads_to_call')
      .on(t.created_at, t.lead_id)
      .where(sql`${t.called_at} is null or ${t.called_at} < ${t.updated_at}`),
    index('leads_name_search').on(
      sql`lower(coalesce(${t.first_name}, '') || ' ' || coalesce(${t.last_name}, '')) text_pattern_ops`,
    ),
    index('leads_email_search').on(sql`lower(${t.email}) text_pattern_ops`),
    index('leads_phone_search').on(sql`${t.phone_number} text_pattern_ops`),
  ],
);

/** Whoever took a code from the popup or from the page of messages (spec 3 "Discount-code lead"); the rest only with consent. */
export const discount_leads = pgTable(
  'discount_leads',
  {
    discount_code: text()
      .primaryKey()
      .references(() => promos.code),
    /** GS, GO, FB or UN. */
    source: text().notNull(),
    fbclid: text(),
    utm_source: text(),
    utm_medium: text(),
    utm_campaign: text(),
    utm_content: text(),
    utm_adset: text(),
    client_ip_address: text(),
    client_user_agent: text(),
    landing: text(),
    tracking_consent: jsonb().$type<TrackingConsent>(),
    created_at: madeAt(),
  },
  (t) => [index('discount_leads_created_at').on(t.created_at, t.discount_code)],
);

const months = () => numeric({ precision: 4, scale: 1, mode: 'number' });

/** Published wait times, every figure ever published: the newest is shown, the rest is its history (spec 2 "/citas", D2). */
export const wait_times = pgTable(
  'wait_times',
  {
    city: text().notNull(),
    category: text({ enum: ['visitor', 'student', 'petition', 'crew'] }).notNull(),
    as_of: date({ mode: 'string' }).notNull(),
    /** Nothing where no figure is published; 0 stands for "less than half a month". */
    avg_months: months(),
    next_months: months(),
    source_url: text().notNull(),
    created_by: uuid(),
    created_at: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.city, t.category, t.as_of] })],
);

/** Who asked to be told, once, when an appointment comes nearer; nothing is sent before the address is confirmed. */
export const wait_alerts = pgTable(
  'wait_alerts',
  {
    alert_id: uuid().primaryKey().defaultRandom(),
    /** The secret of the links in its messages. */
    token_hash: text().notNull(),
    email: text().notNull(),
    city: text().notNull(),
    category: text({ enum: ['visitor', 'student', 'petition', 'crew'] }).notNull(),
    below_months: months().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    created_at: madeAt(),
    confirmed_at: instant(),
    sent_at: instant(),
    stopped_at: instant(),
  },
  (t) => [
    uniqueIndex('wait_alerts_token_hash_unique').on(t.token_hash),
    uniqueIndex('wait_alerts_open_unique')
      .on(sql`lower(${t.email})`, t.city, t.category)
      .where(sql`${t.sent_at} is null and ${t.stopped_at} is null`),
    index('wait_alerts_waiting')
      .on(t.city, t.category)
      .where(sql`${t.confirmed_at} is not null and ${t.sent_at} is null and ${t.stopped_at} is null`),
    index('wait_alerts_created_at').on(t.created_at),
  ],
);

/** One row a day on which rates were published: units of each currency for one US dollar. */
export const exchange_rates = pgTable('exchange_rates', {
  as_of: date({ mode: 'string' }).primaryKey(),
  rates: jsonb().$type<Record<string, number>>().notNull(),
  source: text().notNull(),
  created_at: madeAt(),
});

/** Posts of our social account as last read (spec 3 "Instagram post", D33); pictures are kept in our own storage. */
export const social_posts = pgTable('social_posts', {
  id: text().primaryKey(),
  position: integer().notNull(),
  media_type: text({ enum: ['IMAGE', 'VIDEO'] }).notNull(),
  media_url: text().notNull(),
  thumbnail_url: text(),
  caption: text(),
  permalink: text().notNull(),
  like_count: integer(),
  /** Staff do not want it on our pages. */
  hidden_at: instant(),
  read_at: madeAt(),
});

/** Comments below articles: shown once staff have approved them (D33). */
export const comments = pgTable(
  'comments',
  {
    comment_id: uuid().primaryKey().defaultRandom(),
    /** postId of the article, and the language that it was read in. */
    article: text().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    name: text().notNull(),
    text: text().notNull(),
    state: text({ enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('waiting'),
    decided_by: uuid(),
    decided_at: instant(),
    created_at: madeAt(),
  },
  (t) => [
    index('comments_article').on(t.article, t.locale, t.created_at, t.comment_id).where(sql`${t.state} = 'approved'`),
    index('comments_waiting').on(t.created_at, t.comment_id).where(sql`${t.state} = 'waiting'`),
    index('comments_created_at').on(t.created_at),
  ],
);

/** "Was this useful": how many said so; nobody is kept. */
export const article_votes = pgTable(
  'article_votes',
  {
    article: text().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    is_useful: boolean().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.article, t.locale, t.is_useful] })],
);
