/** What staff keep about a person: who works on the case, notes, and what was written to them (D42). */
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { OF_STAFF } from '#app/platform/record/joining.server.ts';
import { deleteSome, type PersonalData } from '#app/platform/record/personal-data.server.ts';
import type { Db } from '#db/client.server.ts';
import { cases, staff_messages, staff_notes } from '#db/schema.server.ts';

/** The number of the official application is worth more than the row it stands in. */
async function keepNumber(tx: Db, from: string, into: string) {
  const [other] = await tx
    .select({ application_number: cases.application_number })
    .from(cases)
    .where(eq(cases.user_id, from));
  if (other?.application_number)
    await tx
      .update(cases)
      .set({ application_number: other.application_number })
      .where(and(eq(cases.user_id, into), isNull(cases.application_number)));
}

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
    keeps: null,
    join: {
      settle: (_ctx, tx, { from, into }) => keepNumber(tx, from, into),
      moves: [{ column: cases.user_id, once: [] }],
      stays: [[cases.owner_id, OF_STAFF]],
    },
    expire: 'with the profile',
  },
  {
    name: 'staff_notes',
    what: 'application',
    tables: [staff_notes],
    forget: (_ctx, tx, { user_ids }) => tx.delete(staff_notes).where(inArray(staff_notes.user_id, user_ids)),
    handOut: 'notes of staff for one another are not handed out',
    keeps: null,
    withheld: 'of_staff',
    join: { moves: [{ column: staff_notes.user_id }], stays: [[staff_notes.written_by, OF_STAFF]] },
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
    keeps: null,
    join: { moves: [{ column: staff_messages.user_id }], stays: [[staff_messages.sent_by, OF_STAFF]] },
    expire: ({ db }, before) => deleteSome(db, staff_messages, lt(staff_messages.created_at, before)),
  },
];
