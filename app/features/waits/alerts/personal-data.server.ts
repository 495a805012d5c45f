/** The address of an alert goes when the alert is over, was never confirmed, or its year has passed (D42). */
import { and, isNull, lt, or, sql } from 'drizzle-orm';
import { type Contact, deleteSome, ofContacts, type PersonalData } from '#app/platform/record/personal-data.server.ts';
import { wait_alerts } from '#db/schema.server.ts';
import { lapsesBefore, OVER_DAYS } from './rules.ts';

const { email, city, category, below_months, locale, created_at, confirmed_at, sent_at, stopped_at } = wait_alerts;

/** Only of a confirmed address: an alert has no phone number beside it. */
const ofPerson = (contacts: readonly Contact[]) => ofContacts(contacts, { email: sql`${email}` }) ?? sql`false`;

const alerts: PersonalData = {
  name: 'wait_alerts',
  what: 'wait-alerts',
  tables: [wait_alerts],
  forget: (_ctx, tx, { contacts }) => tx.delete(wait_alerts).where(ofPerson(contacts)),
  handOut: (db, { contacts }) =>
    db
      .select({ email, city, category, below_months, locale, created_at, confirmed_at, sent_at, stopped_at })
      .from(wait_alerts)
      .where(ofPerson(contacts))
      .orderBy(created_at),
  keeps: null,
  join: 'it belongs to an address',
  expire({ db, now }, before) {
    const over = new Date(now.getTime() - OVER_DAYS * 86_400_000);
    const isOld = or(
      and(isNull(confirmed_at), lt(created_at, lapsesBefore(now))),
      lt(confirmed_at, before),
      lt(sent_at, over),
      lt(stopped_at, over),
    );
    return deleteSome(db, wait_alerts, isOld);
  },
};

export const siteData = [alerts];
