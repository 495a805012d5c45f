/** What staff keep about a person: who works on the case, notes, and what was written to them (D42). */
import { asc, eq, inArray, lt } from 'drizzle-orm';
import { deleteSome, type PersonalData } from '#app/platform/record/personal-data.server.ts';
import { cases, staff_messages, staff_notes } from '#db/schema.server.ts';

export const officeData: readonly PersonalData[] = [
  {
    name: 'case_work',
    what: 'application',
    tables: [cases],
    forget: (_ctx, tx, { user_ids }) => tx.delete(cases).where(inArray(cases.user_id, user_ids)),
    handOut: (db, { user_id }) => {
      const { application_number, updated_at } = cases;
      return db.select({ application_number, updated_at }).from(cases).where(eq(cases.user_id, user_id));
    },
    expire: 'with the profile',
  },
  {
    name: 'staff_notes',
    what: 'application',
    tables: [staff_notes],
    forget: (_ctx, tx, { user_ids }) => tx.delete(staff_notes).where(inArray(staff_notes.user_id, user_ids)),
    handOut: 'notes of staff for one another are not handed out',
    expire: 'with the profile',
  },
  {
    name: 'staff_messages',
    what: 'staff-messages',
    tables: [staff_messages],
    forget: (_ctx, tx, { user_ids }) => tx.delete(staff_messages).where(inArray(staff_messages.user_id, user_ids)),
    handOut: (db, { user_id }) => {
      const { channel, locale, subject, message, created_at } = staff_messages;
      return db
        .select({ channel, locale, subject, message, created_at })
        .from(staff_messages)
        .where(eq(staff_messages.user_id, user_id))
        .orderBy(asc(created_at));
    },
    expire: ({ db }, before) => deleteSome(db, staff_messages, lt(staff_messages.created_at, before)),
  },
];
