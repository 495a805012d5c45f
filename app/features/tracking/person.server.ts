/** Whom an event is about: the account, or the form that somebody without one has sent. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { catalogue } from '#content/catalogue.ts';
import type { Db } from '#db/client.server.ts';
import { conversion_events, leads, type TrackingConsent, users } from '#db/schema.server.ts';
import { type ConversionEvent, type EventFacts, eventValue } from './events.ts';

/** Where a contact is not known yet, something that is none stands in the account. */
const isReal = (email: string | null) => !email?.endsWith('.invalid');
const isName = (name: string | null) => name !== '-';

export type MeasuredPerson = {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone_number: string | null;
  /** Of the phone number, two letters. */
  country: string | null;
  service_type: string | null;
  facts: EventFacts;
  isGranted: boolean;
  address: string | null;
  user_agent: string | null;
  fbp: string | null;
  fbc: string | null;
  client_id: string | null;
  landing: string | null;
  utm_params: Record<string, string> | null;
};

export type MeasuredEvent = {
  event_id: string;
  event: ConversionEvent;
  user_id: string | null;
  value: number;
  created_at: Date;
  hasBought: boolean;
  /** Nothing where the account or the form is gone. */
  person: MeasuredPerson | null;
};

const USER = {
  user_id: users.user_id,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  phone_number: users.phone_number,
  service_type: users.service_type,
  number_in_party: users.number_in_party,
  valid_passport: users.valid_passport,
  denied_visa_before: users.denied_visa_before,
  tracking_consent: users.tracking_consent,
  address: users.ip_address,
  user_agent: users.client_user_agent,
  fbp: users.fbp,
  fbc: users.fbc,
  client_id: users.client_id,
  landing: users.landing,
  utm_params: users.utm_params,
};
const LEAD = {
  lead_id: leads.lead_id,
  first_name: leads.first_name,
  last_name: leads.last_name,
  email: leads.email,
  phone_number: leads.phone_number,
  number_applying: leads.number_applying,
  has_valid_passport: leads.has_valid_passport,
  visa_denied: leads.visa_denied,
  tracking_consent: leads.tracking_consent,
  address: leads.client_ip_address,
  user_agent: leads.client_user_agent,
  fbp: leads.fbp,
  fbc: leads.fbc,
  client_id: leads.client_id,
  landing: leads.landing,
  utm_params: leads.utm_params,
};
type Columns<T> = {
  [K in keyof T]: T[K] extends { _: { data: infer D; notNull: infer N } } ? (N extends true ? D : D | null) : never;
};
type UserPart = Columns<typeof USER>;
type LeadPart = Columns<typeof LEAD>;

const isGranted = (consent: TrackingConsent | null) => consent?.choice === 'granted';
const countryOf = (phone_number: string | null) =>
  (phone_number && parsePhoneNumberFromString(phone_number)?.country) || null;
/** Where a service leads to. */
export const destinationOf = (service_type: string | null) =>
  catalogue.find(({ sid }) => sid === service_type)?.country ?? null;

function ofUser(user: UserPart): MeasuredPerson {
  const { number_in_party, valid_passport, denied_visa_before, tracking_consent, user_id, ...rest } = user;
  const country = destinationOf(rest.service_type);
  return {
    ...rest,
    id: user_id,
    last_name: isName(rest.last_name) ? rest.last_name : null,
    email: isReal(rest.email) ? rest.email : null,
    country: countryOf(rest.phone_number),
    facts: { number_in_party, valid_passport, denied_visa_before, country },
    isGranted: isGranted(tracking_consent),
  };
}

const said = (answer: string | null) => (answer === null ? null : answer === 'Y');

/** Anybody can send a form with the number of somebody: a no of that person counts, a yes does not. */
function ofLead(lead: LeadPart, user: UserPart | null): MeasuredPerson {
  const { number_applying, has_valid_passport, visa_denied, tracking_consent, lead_id, ...rest } = lead;
  return {
    ...rest,
    id: lead_id,
    service_type: null,
    country: countryOf(rest.phone_number),
    facts: {
      number_in_party: number_applying ? Number.parseInt(number_applying, 10) : null,
      valid_passport: said(has_valid_passport),
      denied_visa_before: said(visa_denied),
    },
    isGranted: isGranted(tracking_consent) && user?.tracking_consent?.choice !== 'denied',
  };
}

const bought = sql<boolean>`exists (select 1 from ${conversion_events} b
  where b.user_id = ${conversion_events.user_id} and b.event = 'purchase_visa')`;

/** Whether the person of an event has bought by now. */
export async function hasBoughtSince(db: Db, event_id: string): Promise<boolean> {
  const { user_id, event } = conversion_events;
  const own = db.select({ user_id }).from(conversion_events).where(eq(conversion_events.event_id, event_id));
  return (await db.$count(conversion_events, and(eq(event, 'purchase_visa'), inArray(user_id, own)))) > 0;
}

/** In any order; what is no event is not among them. */
export async function readMeasured(db: Db, event_ids: readonly string[]): Promise<MeasuredEvent[]> {
  const rows = await db
    .select({
      event_id: conversion_events.event_id,
      event: conversion_events.event,
      user_id: conversion_events.user_id,
      lead_id: conversion_events.lead_id,
      data: conversion_events.data,
      created_at: conversion_events.created_at,
      hasBought: bought,
      user: USER,
      lead: LEAD,
    })
    .from(conversion_events)
    .leftJoin(users, and(eq(users.user_id, conversion_events.user_id), isNull(users.deleted_at)))
    .leftJoin(leads, eq(leads.lead_id, conversion_events.lead_id))
    .where(inArray(conversion_events.event_id, [...event_ids]));
  return rows.map(({ user, lead, lead_id, data, ...row }) => {
    const event = row.event as ConversionEvent;
    const person = lead_id ? lead && ofLead(lead, user) : user && ofUser(user);
    const value = typeof data?.value === 'number' ? data.value : (eventValue(event, person?.facts) ?? 1);
    return { ...row, event, value, person };
  });
}
