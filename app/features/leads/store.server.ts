/** Leads: saved once a person and form, told to the staff by mail, with the event of it (T26, D34). */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Ctx } from '#app/ctx.server.ts';
import { recordEvent } from '#app/features/tracking/events.server.ts';
import { type ConversionEvent, eventValue, isFromFacebook } from '#app/features/tracking/events.ts';
import { messagePlaces, messageWrites } from '#app/integrations/mail/outbox.server.ts';
import { isExcluded } from '#app/platform/http/excluded.ts';
import { perTurn } from '#app/platform/limits/per-turn.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { brand } from '#content/brand.ts';
import type { Db } from '#db/client.server.ts';
import { fixedStatement, jsonRows, together } from '#db/fixed-statement.server.ts';
import { conversion_events, leads, users } from '#db/schema.server.ts';
import { leadMessage } from './message.server.ts';
import { allowedVisit, type LeadFields, type LeadKey, leadScore, peopleIn } from './rules.ts';

const KEY = 'phone_number, email, form_name';
const TEXTS =
  'locale, first_name, last_name, message, trip_reason, number_applying, has_valid_passport, visa_denied, start_time, data_consent_version, country, affiliate_code';
/** What came with consent goes when the same person says no. */
const VISIT_TEXTS = 'landing, fbclid, fbp, fbc, client_id, client_ip_address, client_user_agent';
const VISIT_LISTS = 'utm_params, pages_visited, tracking_consent';
const TIMES = 'created_at, updated_at';
const VISIT = `${VISIT_TEXTS}, ${VISIT_LISTS}`;

const columnTypes = (columns: string, type: string) => columns.replace(/\w+/g, (name) => `${name} ${type}`);
const keepOldIfNull = (columns: string) =>
  columns.replace(/\w+/g, (name) => `${name} = coalesce(excluded.${name}, l.${name})`);
const newWithAChoice = (columns: string) =>
  columns.replace(
    /\w+/g,
    (name) => `${name} = case when excluded.tracking_consent is null then l.${name} else excluded.${name} end`,
  );

/** The same phone, address and form again updates the row with what was sent; what was not sent stays. */
const writeLeads = fixedStatement((ctx: Ctx) => {
  const sent = `${KEY}, ${TEXTS}, ${VISIT}, tags, score, is_priority, ${TIMES}`;
  const types = sql.raw(
    [
      columnTypes(`${KEY}, ${TEXTS}, ${VISIT_TEXTS}`, 'text'),
      columnTypes(`${VISIT_LISTS}, tags`, 'jsonb'),
      'score integer, is_priority boolean',
      columnTypes(TIMES, 'timestamptz'),
    ].join(),
  );
  const lead = sql`
    insert into ${leads} as l (${sql.raw(sent)}, user_id)
    select ${sql.raw(sent.replace(/\w+/g, 'x.$&'))}, u.user_id
    from jsonb_to_recordset(${sql.placeholder('leads')}::jsonb) as x (${types})
    left join ${users} u on u.phone_number = x.phone_number and u.deleted_at is null
    on conflict (${sql.raw(KEY)}) do update set ${sql.raw(keepOldIfNull(`${TEXTS}, tags, score, user_id`))},
      ${sql.raw(newWithAChoice(VISIT))}, is_priority = l.is_priority or excluded.is_priority,
      updated_at = excluded.updated_at, times_sent = l.times_sent + 1`;
  return together([lead, ...messageWrites(ctx)]);
});

export type ToldEvent = { event: string; event_id: string; value: number | null };
export type LeadRequest = {
  key: LeadKey;
  fields: Omit<LeadFields, 'website'>;
  /** It came before the countdown ended (D32). */
  is_priority: boolean;
  client_user_agent: string | null;
};
type Lead = LeadRequest & { ctx: Ctx };

function rowOf({ ctx, key, fields, is_priority, client_user_agent }: Lead) {
  const given = allowedVisit(fields);
  const isKnown = given.tracking_consent?.choice === 'granted';
  return {
    ...key,
    ...given,
    ...(isKnown && {
      ...{ client_ip_address: ctx.address, client_user_agent },
      fbclid: given.fbclid ?? given.utm_params?.fbclid,
    }),
    is_priority,
    score: leadScore(fields),
    country: parsePhoneNumberFromString(key.phone_number)?.country ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
}

const saveTogether = perTurn(
  async (db, all: Lead[]) => {
    const ctx = (all[0] as Lead).ctx;
    const mails = all.map((sent) => ({
      kind: 'lead',
      budget: 'none' as const,
      to_address: brand.staffEmail,
      reply_to: sent.key.email,
      locale: 'es' as const,
      ...leadMessage(sent),
    }));
    await writeLeads(ctx, db, { leads: jsonRows(all.map(rowOf)), ...(await messagePlaces(ctx, mails)) });
    return all;
  },
  ({ key }) => Object.values(key).join(' '),
);

const ofKey = ({ phone_number, email, form_name }: LeadKey) =>
  and(eq(leads.phone_number, phone_number), eq(leads.email, email), eq(leads.form_name, form_name));

const asked = { lead_id: leads.lead_id, user_id: leads.user_id, number_applying: leads.number_applying };
type EventLead = { lead_id: string; user_id: string | null; number_applying: string | null };

/** The form is about the United States; of its answers nothing goes along but how many apply (T36). */
function recordLeadEvent(ctx: Ctx, tx: Db, { lead_id, user_id, number_applying }: EventLead, event: ConversionEvent) {
  const facts = { number_in_party: peopleIn(number_applying), country: 'US' };
  const value = eventValue(event, { ...facts, valid_passport: true }) ?? 1;
  return recordEvent(tx, { ...{ lead_id, user_id, event, now: ctx.now }, data: { ...facts, value } }, ctx);
}

/**
 * In one statement with the message to the staff, who read every message as it was sent. A message of the contact form
 * is a question; the visa form is a lead, and its event is written with it. What the page may tell of it comes back.
 */
export async function saveLead(ctx: Ctx, db: Db, sent: LeadRequest): Promise<ToldEvent[]> {
  if (sent.key.form_name !== 'visa') {
    await saveTogether(db, { ctx, ...sent });
    return [];
  }
  return db.transaction(async (tx) => {
    await saveTogether(tx, { ctx, ...sent });
    const [lead] = await tx.select(asked).from(leads).where(ofKey(sent.key));
    if (!lead) throw new Error('a lead was written and is not there');
    await recordLeadEvent(ctx, tx, lead, 'generate_lead');
    return mayTell(ctx, sent) ? [await eventToTell(tx, lead)] : [];
  });
}

/** What no receiver hears of is not handed to the tags of the page either (spec 5, 9). */
const mayTell = ({ env, address }: Ctx, { fields: { tracking_consent, utm_params } }: LeadRequest) =>
  tracking_consent?.choice === 'granted' && !isFromFacebook(utm_params) && !isExcluded(env.EXCLUDED_IPS, address);

/** Under the id of the server, so that receivers drop one of the two; whoever has an account hears no less (T26). */
async function eventToTell(tx: Db, { lead_id, number_applying }: EventLead): Promise<ToldEvent> {
  const event = 'generate_lead';
  const [row] = await tx
    .select({ event_id: conversion_events.event_id })
    .from(conversion_events)
    .where(and(eq(conversion_events.lead_id, lead_id), eq(conversion_events.event, event)));
  const value = eventValue(event, { number_in_party: peopleIn(number_applying), country: 'US' });
  return { event, event_id: row?.event_id ?? randomUUID(), value };
}

export const LEAD_EVENTS = ['generate_lead', 'qualify_lead'] as const;

/** Staff tell what has become of a lead; told twice, it is recorded once. */
export async function tellLeadEvent(ctx: Ctx, lead_id: string, event: (typeof LEAD_EVENTS)[number]): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [lead] = await tx.select(asked).from(leads).where(eq(leads.lead_id, lead_id));
    if (!lead) throw new Problem(404);
    return recordLeadEvent(ctx, tx, lead, event);
  });
}

export async function deleteLead({ db }: Ctx, key: LeadKey) {
  const deleted = await db.delete(leads).where(ofKey(key)).returning({ lead_id: leads.lead_id });
  if (deleted.length === 0) throw new Problem(404);
}
