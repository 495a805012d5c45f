/** What happened that ads, analytics and the CRM may learn of: one row a person, event and thing, with its cause (D34). */
import type { Db } from '#db/client.server.ts';
import { conversion_events } from '#db/schema.server.ts';

/** Names of spec 7 "Analytics events" that the server records. */
export const CONVERSION_EVENTS = ['sign_up', 'generate_lead', 'qualify_lead', 'purchase_visa'] as const;
export type ConversionEvent = (typeof CONVERSION_EVENTS)[number];

/** A purchase is worth 100 for each person of the party (spec 9 "Lead value"). */
export const purchaseValue = (number_in_party: number | null) => 100 * (number_in_party ?? 1);

type Recorded = {
  /** Whoever has an account; otherwise the form that somebody has sent. */
  user_id?: string | null;
  lead_id?: string | null;
  event: ConversionEvent;
  /** Of what: the payment. Somebody who buys twice has bought twice. */
  subject?: string;
  data: Record<string, string | number>;
  now: Date;
};

/** False where it is recorded already. Who receives it, and whether there is consent, is decided when it leaves. */
export async function recordEvent(
  tx: Db,
  { user_id = null, lead_id = null, event, subject = '', data, now }: Recorded,
): Promise<boolean> {
  const rows = await tx
    .insert(conversion_events)
    .values({ user_id, lead_id, event, subject, data, created_at: now })
    .onConflictDoNothing()
    .returning({ event_id: conversion_events.event_id });
  return rows.length > 0;
}
