/** What happened that ads, analytics and the CRM may learn of: once a person, event and thing, with its cause (D34). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { Db } from '#db/client.server.ts';
import { conversion_events, event_deliveries, leads, users } from '#db/schema.server.ts';
import { type ConversionEvent, eventValue, isEligible, type Sink, sinksOf } from './events.ts';
import { destinationOf, readMeasured } from './person.server.ts';
import { bodyFor, type Receivers, reasonNot, shownOf } from './tell.server.ts';

/** A purchase is worth 100 for each person of the party (spec 9 "Lead value"). */
export const purchaseValue = (number_in_party: number | null) => eventValue('purchase_visa', { number_in_party }) ?? 1;

/** The queue of each receiver; delivery/jobs.server.ts serves it. */
export const queueOf = (sink: Sink) => ({ name: `tracking.${sink}` });

type RecordedEvent = {
  /** That of the page, where it tells the same event: receivers drop the second of one id. */
  event_id?: string | undefined;
  /** Whoever has an account; otherwise the form that somebody has sent. */
  user_id?: string | null;
  lead_id?: string | null;
  event: ConversionEvent;
  /** Of what: the payment. Somebody who buys twice has bought twice. */
  subject?: string;
  data: Record<string, string | number>;
  now: Date;
};

type RecordContext = Receivers & Pick<Ctx, 'jobs'>;

/**
 * False where it is recorded already. Each receiver gets its row in the same transaction: it waits, or says why it never
 * leaves; its job is queued with it. Without `ctx` all wait until the sweep finds them.
 */
export async function recordEvent(tx: Db, recorded: RecordedEvent, ctx?: RecordContext): Promise<boolean> {
  const { event_id: given, user_id = null, lead_id = null, event, subject = '', data, now } = recorded;
  const [made] = await tx
    .insert(conversion_events)
    .values({ ...(given && { event_id: given }), user_id, lead_id, event, subject, data, created_at: now })
    .onConflictDoNothing()
    .returning({ event_id: conversion_events.event_id });
  if (!made) return false;
  const { event_id } = made;
  const [measured] = ctx ? await readMeasured(tx, [event_id]) : [];
  const rows = sinksOf(event).map((sink): typeof event_deliveries.$inferInsert => {
    const row = { event_id, sink, created_at: now };
    const reason = ctx && measured ? reasonNot(ctx, sink, measured, now) : null;
    if (!reason) return { ...row, state: 'waiting' };
    const person = reason === 'sink not configured' ? measured?.person : null;
    const payload = ctx && measured && person ? shownOf(bodyFor(ctx, sink, measured, person)) : null;
    return { ...row, state: 'skipped', reason, payload, settled_at: now };
  });
  if (rows.length > 0) await tx.insert(event_deliveries).values(rows);
  if (ctx)
    for (const { sink, state } of rows)
      if (state === 'waiting') await ctx.jobs.enqueue(tx, queueOf(sink), { event_id });
  return true;
}

/** What an account says that a value depends on. */
async function factsOf(tx: Db, user_id: string) {
  const { phone_number, service_type, number_in_party, valid_passport, denied_visa_before, user_type } = users;
  const [found] = await tx
    .select({ phone_number, service_type, number_in_party, valid_passport, denied_visa_before, user_type })
    .from(users)
    .where(eq(users.user_id, user_id));
  return found && { ...found, country: destinationOf(found.service_type) };
}

type Now = RecordContext & { now: Date };
/** The ids under which the page has told the same. */
type PageIds = { sign_up?: string | undefined; generate_lead?: string | undefined };

/** An account is a lead, too, unless its number has sent a form that counted as one. */
export async function recordSignUp(ctx: Now, tx: Db, user_id: string, ids: PageIds = {}) {
  const facts = await factsOf(tx, user_id);
  if (!facts) return;
  const record = (event: 'sign_up' | 'generate_lead') => {
    const data = { value: eventValue(event, facts) ?? 1 };
    return recordEvent(tx, { event_id: ids[event], user_id, event, data, now: ctx.now }, ctx);
  };
  await record('sign_up');
  const forms = tx
    .select({ lead_id: leads.lead_id })
    .from(leads)
    .where(eq(leads.phone_number, facts.phone_number ?? ''));
  const counted = and(inArray(conversion_events.lead_id, forms), eq(conversion_events.event, 'generate_lead'));
  if ((await tx.$count(conversion_events, counted)) === 0) await record('generate_lead');
}

/** Qualified: the questionnaire was submitted with a valid passport and no refusal. Whoever is not leaves no row (T36). */
export async function recordQualified(ctx: Now, tx: Db, user_id: string) {
  const facts = await factsOf(tx, user_id);
  if (facts?.user_type !== 'primary' || !isEligible('qualify_lead', facts)) return;
  const data = { value: eventValue('qualify_lead', facts) ?? 1 };
  await recordEvent(tx, { user_id, event: 'qualify_lead', data, now: ctx.now }, ctx);
}

const FLAGS = {
  sign_up: users.sign_up_event_sent,
  generate_lead: users.generate_lead_event_sent,
  qualify_lead: users.qualify_lead_event_sent,
  purchase_visa: users.purchase_event_sent,
} as const satisfies Record<ConversionEvent, unknown>;

/** `*_event_sent` of the account: true from the first receiver that has taken it. */
export const markSent = (tx: Db, event: ConversionEvent, user_ids: string[]) =>
  tx
    .update(users)
    .set({ [FLAGS[event].name]: true })
    .where(and(inArray(users.user_id, user_ids), eq(FLAGS[event], sql`false`)));
