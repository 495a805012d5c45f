/** All tables on one page. Column = JSON key = property, in the specification's spelling (D20). */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Milliseconds, as JavaScript has them: a key read back from a page of a list finds its row again. */
const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
const madeAt = () => instant().notNull().defaultNow();

/** People: primary applicants, family members and staff (D20); credentials and sessions stand apart. */
export const users = pgTable(
  'users',
  {
    user_id: uuid().primaryKey().defaultRandom(),
    role: text({ enum: ['applicant', 'secondary', 'csr', 'admin'] })
      .notNull()
      .default('applicant'),
    user_type: text({ enum: ['primary', 'secondary', 'staff'] })
      .notNull()
      .default('primary'),
    primary_user_id: uuid().references((): AnyPgColumn => users.user_id),
    relationship: text(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    email: text(),
    email_verified_at: instant(),
    phone_number: text(),
    locale: text({ enum: ['es', 'en', 'ar'] })
      .notNull()
      .default('es'),
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
    marked_paid_by_csr: boolean().notNull().default(false),
    sign_up_event_sent: boolean().notNull().default(false),
    generate_lead_event_sent: boolean().notNull().default(false),
    qualify_lead_event_sent: boolean().notNull().default(false),
    purchase_event_sent: boolean().notNull().default(false),
    utm_params: jsonb().$type<Record<string, string>>(),
    pages_visited: jsonb().$type<string[]>(),
    conversation_id: text(),
    client_id: text(),
    terms_version: text(),
    created_by: uuid(),
    disabled_at: instant(),
    version: integer().notNull().default(1),
    created_at: madeAt(),
    updated_at: madeAt(),
    deleted_at: instant(),
  },
  (t) => [
    uniqueIndex('users_phone_number_unique').on(t.phone_number).where(sql`${t.deleted_at} is null`),
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`).where(sql`${t.deleted_at} is null`),
    index('users_primary_user_id').on(t.primary_user_id, t.created_at),
    index('users_created_at').on(t.created_at, t.user_id),
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
  },
  (t) => [index('sessions_user_id').on(t.user_id), index('sessions_family_id').on(t.family_id)],
);

/** Sign-up, invite, reset and staff codes: hashed, single use, with an end. */
export const one_time_tokens = pgTable(
  'one_time_tokens',
  {
    token_hash: text().primaryKey(),
    purpose: text({ enum: ['sign_up', 'invite', 'reset', 'verify_email', 'log_in_code', 'signed_url'] }).notNull(),
    user_id: uuid().references(() => users.user_id),
    data: jsonb().$type<Record<string, unknown>>(),
    created_at: madeAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [index('one_time_tokens_expires_at').on(t.expires_at)],
);

/** The story of one case: each move of current_step and whatever staff did to it (D21). */
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
    data: jsonb().$type<Record<string, unknown>>(),
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
    created_at: madeAt(),
    updated_at: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.form_name, t.page_number] })],
);

/** Who did what to whom, when and why; a trigger refuses update, delete and truncate. */
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
  },
  (t) => [index('audit_subject_id').on(t.subject_id, t.audit_id), index('audit_actor_id').on(t.actor_id, t.audit_id)],
);

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

/** Outgoing messages; message_id makes the fixed Message-ID, so that a repeated delivery is one mail. */
export const messages = pgTable(
  'messages',
  {
    message_id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    user_id: uuid(),
    to_address: text().notNull(),
    reply_to: text(),
    locale: text({ enum: ['es', 'en', 'ar'] }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    created_at: madeAt(),
    sent_at: instant(),
  },
  (t) => [index('messages_created_at').on(t.created_at, t.message_id)],
);

/** What pages are made of, and how often it has changed (platform/page-cache). */
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
    locale: text({ enum: ['es', 'en', 'ar'] })
      .notNull()
      .default('es'),
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
    times_sent: integer().notNull().default(1),
    created_at: madeAt(),
    updated_at: madeAt(),
  },
  (t) => [
    uniqueIndex('leads_phone_email_form_unique').on(t.phone_number, t.email, t.form_name),
    index('leads_created_at').on(t.created_at, t.lead_id),
  ],
);
