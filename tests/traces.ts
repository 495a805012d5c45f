/** One row of everything that can be kept of somebody, recognisable by a word: a new table is filled by itself. */
import { randomUUID } from 'node:crypto';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#db/schema.server.ts';
import { impersonal, personalData } from '#server/personal-data.ts';
import type { TestApp } from './app.ts';

export const allTables = Object.values(schema).filter((one) => is(one, PgTable)) as PgTable[];
export const nameOf = (table: PgTable) => getTableConfig(table).name;

/** Everything that any table holds, by table. */
export async function wholeDatabase({ db }: Pick<TestApp, 'db'>) {
  const all = new Map<string, Record<string, unknown>[]>();
  for (const table of allTables) all.set(nameOf(table), await db.select().from(table));
  return all;
}

type Whose = {
  user_id: string;
  word: string;
  /** Nobody without an address of their own has sent a form from it. */
  email: string | null;
  phone_number: string | null;
  staff: string;
  now: Date;
};
type Values = Record<string, unknown>;

const PERSON = /(^|_)(user_id|actor_id|subject_id)$|_by$/;
const ofStaff = new Set(
  personalData.flatMap(({ join }) =>
    typeof join === 'string'
      ? []
      : (join.stays ?? []).map(([column]) => `${nameOf(column.table as PgTable)}.${column.name}`),
  ),
);

function madeUp(table: PgTable, column: PgColumn, { user_id, word, staff, now }: Whose): unknown {
  if (ofStaff.has(`${nameOf(table)}.${column.name}`)) return staff;
  if (column.columnType === 'PgUUID') return PERSON.test(column.name) ? user_id : randomUUID();
  if (column.enumValues?.length) return column.enumValues[0];
  const made: Record<string, unknown> = {
    ...{ PgText: `${word}-${column.name}`, PgInteger: 1, PgBigInt53: 1, PgBoolean: false, PgTimestamp: now },
    ...{ PgDateString: '2026-11-18', PgNumericNumber: 0.5, PgJsonb: { word }, PgArray: [word] },
  };
  return made[column.columnType];
}

/** What a made-up value would not be right for. */
function special(
  name: string,
  { user_id, word, email, phone_number, now }: Whose,
  ids: Record<string, string>,
): Values {
  const past = new Date(now.getTime() - 86_400_000);
  const own: Record<string, Values> = {
    sessions: { ended_at: past, token_hash: randomUUID() },
    one_time_tokens: { used_at: past, token_hash: randomUUID() },
    orders: {
      ...{ order_id: ids.order, state: 'paid', provider: 'sandbox', reference: ids.order, provider_ref: ids.order },
      ...{ handed_out: { client_secret: word }, content_hash: ids.order, lines: [], country: 'CO', currency: 'USD' },
      ...{ shown_currency: 'USD', promo_code: ids.code, affiliate_code: null, rate_source: 'table', replaced_at: null },
      invoice: { document_type: 'CC', document_number: `${word}-invoice`, name: `${word}-invoice`, address: 'x' },
    },
    payments: {
      ...{ payment_id: ids.payment, order_id: ids.order, state: 'paid', provider: 'sandbox', currency: 'USD' },
      ...{ provider_ref: ids.order, promo_code: ids.code },
    },
    subscriptions: { subscription_id: ids.bought, payment_id: ids.payment, sid: `sid-${ids.bought}` },
    subscription_applicants: { subscription_id: ids.bought },
    refund_requests: {
      ...{ payment_id: ids.payment, subscription_id: ids.bought, people: [user_id], state: 'done', currency: 'USD' },
      ...{ stage: 'before-review' },
    },
    conversion_events: { event_id: ids.event, lead_id: null, data: {} },
    event_deliveries: { event_id: ids.event, state: 'sent' },
    crm_conversions: { call_key: `event:${ids.event}` },
    discount_leads: { discount_code: ids.code },
    leads: { email, phone_number },
    wait_alerts: { email, sent_at: null, stopped_at: null, token_hash: randomUUID() },
    form_pages: { form_name: 'ds160', status: 'In Progress', form_data: { surnames: `${word}-answer` } },
    field_reviews: { form_name: 'ds160', state: 'settled' },
    reviews: { state: 'accepted', returned: [] },
    documents: {
      document_type: 'passport',
      state: 'uploaded',
      object_key: `docs/${ids.file}`,
      content_type: 'image/jpeg',
    },
    case_events: { event: 'family.added', from_step: null, to_step: null, data: { user_id } },
    messages: { to_address: email ?? '', reply_to: null, attachment: null, user_id, sent_at: past },
    carts: { product_ids: ['FirstTime'], invoice: null, country: 'CO', promo_code: null },
    price_promises: { sid: 'FirstTime', currency: 'USD', rate_as_of: '2026-11-18' },
    appointments: { days_off: [], confirmation_numbers: [`${word}-number`] },
    pay_links: { code_hash: randomUUID() },
    upload_passes: { token_hash: randomUUID() },
    cases: { application_number: `${word}-number` },
  };
  return own[name] ?? {};
}

/** Those that others hold on to come first. */
const FIRST = ['promos', 'orders', 'payments', 'subscriptions', 'conversion_events'];
/** Nobody is named there, or only by whoever wrote it; the rows of `users` and `credentials` are there already. */
const NOT_MADE = new Set(['users', 'credentials', 'comments', 'audit', 'audit_seals', 'audit_checkpoints']);

const OF_CONTACTS = new Set(['leads', 'wait_alerts']);

/** Answers with the key of the one file. */
export async function leaveTraces({ db, clock }: TestApp, who: Omit<Whose, 'now'>): Promise<{ object_key: string }> {
  const whose = { ...who, now: clock.now };
  const ids = Object.fromEntries(
    ['order', 'payment', 'bought', 'event', 'file'].map((name) => [name, randomUUID()]),
  ) as Record<string, string>;
  ids.code = `C${ids.file?.slice(0, 8).toUpperCase()}`;
  await db.insert(schema.promos).values({ code: ids.code, kind: 'message', proportion: 0.28 });
  const tables = allTables
    .filter((table) => !(nameOf(table) in impersonal) && !NOT_MADE.has(nameOf(table)))
    .toSorted((a, b) => Number(FIRST.includes(nameOf(b))) - Number(FIRST.includes(nameOf(a))));
  const inOrder = [
    ...FIRST.flatMap((name) => tables.filter((table) => nameOf(table) === name)),
    ...tables.filter((table) => !FIRST.includes(nameOf(table))),
  ];
  for (const table of inOrder) {
    const name = nameOf(table);
    if (!who.email && OF_CONTACTS.has(name)) continue;
    const made = Object.fromEntries(
      getTableConfig(table)
        .columns.filter(
          (column) => !column.generatedIdentity && !(column.hasDefault && column.columnType !== 'PgJsonb'),
        )
        .map((column) => [column.name, madeUp(table, column, whose)]),
    );
    await db.insert(table).values({ ...made, ...special(name, whose, ids) } as never);
  }
  return { object_key: `docs/${ids.file}` };
}

/** How many rows of a table have this text anywhere. */
export const rowsWith = (rows: readonly Values[], text: string) =>
  rows.filter((row) => JSON.stringify(row).includes(text));

export const countOf = ({ db }: TestApp, table: PgTable, user_id: string) =>
  db.$count(table, sql`user_id = ${user_id}`);
