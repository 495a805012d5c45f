/** Events go with whom they are about, and what the CRM of ours knows a year after it came (D42). What has left is with others. */
import { and, asc, eq, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type Contact, deleteSome, ofContacts, type PersonalData } from '#app/platform/record/personal-data.server.ts';
import type { Db } from '#db/client.server.ts';
import { conversion_events, crm_conversions, event_deliveries, leads } from '#db/schema.server.ts';

const eventsOf = (db: Db, which: SQL | undefined) =>
  db.select({ event_id: conversion_events.event_id }).from(conversion_events).where(which);

/** Deliveries first: they hold on to their event. */
async function forgetEvents(tx: Db, which: SQL | undefined) {
  await tx.delete(event_deliveries).where(inArray(event_deliveries.event_id, eventsOf(tx, which)));
  await tx.delete(conversion_events).where(which);
}

const formsOf = (db: Db, contacts: readonly Contact[]) =>
  db
    .select({ lead_id: leads.lead_id })
    .from(leads)
    .where(
      ofContacts(contacts, { email: sql`${leads.email}`, phone_number: sql`${leads.phone_number}` }) ?? sql`false`,
    );

/** The key under which an event stands in the table of the CRM. */
const keyOf = sql`'event:' || ${conversion_events.event_id}::text`;

/** Of the CRM, what our own events have written, and what others wrote of the same contact. */
const kept: PersonalData = {
  name: 'crm_conversions',
  what: 'leads',
  tables: [crm_conversions],
  async forget(_ctx, tx, { user_ids, contacts }) {
    const theirs = or(
      inArray(conversion_events.user_id, user_ids),
      inArray(conversion_events.lead_id, formsOf(tx, contacts)),
    );
    const keys = tx
      .select({ key: sql<string>`${keyOf}` })
      .from(conversion_events)
      .where(theirs);
    await tx.delete(crm_conversions).where(
      or(
        inArray(crm_conversions.call_key, keys),
        ofContacts(contacts, {
          email: sql`${crm_conversions.email}`,
          phone_number: sql`${crm_conversions.phone_number}`,
        }),
      ),
    );
  },
  handOut(db, { user_id }) {
    const { conversion_event, country, first_name, last_name, phone_number, email, utm_params } = crm_conversions;
    const { status, created_at, closed_at } = crm_conversions;
    const keys = db
      .select({ key: sql<string>`${keyOf}` })
      .from(conversion_events)
      .where(eq(conversion_events.user_id, user_id));
    return db
      .select({
        ...{ conversion_event, country, first_name, last_name, phone_number, email, utm_params },
        ...{ status, created_at, closed_at },
      })
      .from(crm_conversions)
      .where(inArray(crm_conversions.call_key, keys))
      .orderBy(asc(created_at));
  },
  keeps: null,
  join: 'it names no account: its rows follow their events',
  expire: ({ db }, before) => deleteSome(db, crm_conversions, lt(crm_conversions.created_at, before)),
};

const measured: PersonalData = {
  name: 'conversion_events',
  what: 'application',
  tables: [conversion_events, event_deliveries],
  forget: (_ctx, tx, { user_ids }) => forgetEvents(tx, inArray(conversion_events.user_id, user_ids)),
  async handOut(db, { user_id }) {
    const { event_id, event, data, created_at } = conversion_events;
    const events = await db
      .select({ event_id, event, data, created_at })
      .from(conversion_events)
      .where(eq(conversion_events.user_id, user_id))
      .orderBy(asc(created_at));
    const { sink, state, reason, settled_at } = event_deliveries;
    const told = await db
      .select({ event_id: event_deliveries.event_id, sink, state, reason, settled_at })
      .from(event_deliveries)
      .where(inArray(event_deliveries.event_id, eventsOf(db, eq(conversion_events.user_id, user_id))));
    return events.map(({ event_id: id, ...one }) => ({
      ...one,
      told: told.filter((row) => row.event_id === id).map(({ event_id: _, ...row }) => row),
    }));
  },
  keeps: null,
  /** What both have done once stays with the one, and is not told again. */
  join: {
    moves: [{ column: conversion_events.user_id, once: [conversion_events.event, conversion_events.subject] }],
  },
  expire: 'with the profile',
};

/** Of forms: with the form, or when it has gone by itself. */
const ofForms: PersonalData = {
  name: 'lead_events',
  what: 'leads',
  tables: [],
  forget: (_ctx, tx, { contacts }) => forgetEvents(tx, inArray(conversion_events.lead_id, formsOf(tx, contacts))),
  handOut: 'with the leads: they say no more than that a form was sent',
  keeps: null,
  withheld: 'with_another',
  join: 'with the leads',
  expire({ db }) {
    const form = db.select({ one: sql`1` }).from(leads).where(eq(leads.lead_id, conversion_events.lead_id));
    const isAlone = and(isNotNull(conversion_events.lead_id), isNull(conversion_events.user_id), notExists(form));
    return db.transaction((tx) => forgetEvents(tx, isAlone));
  },
};

/** In the order in which one lets go of the other. */
export const trackingData = [kept, ofForms, measured];
