/** A comment is a name and a text that somebody chose to publish, tied to no account: it goes in time, or when they ask us (D42). */
import { lt } from 'drizzle-orm';
import { OF_STAFF } from '#app/platform/record/joining.server.ts';
import { deleteSome, type PersonalData } from '#app/platform/record/personal-data.server.ts';
import { comments } from '#db/schema.server.ts';

const written: PersonalData = {
  name: 'comments',
  what: 'comments',
  tables: [comments],
  forget: 'it names no account and no contact: staff delete it when whoever wrote it asks',
  handOut: 'it names no account and no contact',
  keeps: 'no_account',
  withheld: 'not_by_person',
  join: { stays: [[comments.decided_by, OF_STAFF]] },
  expire: ({ db }, before) => deleteSome(db, comments, lt(comments.created_at, before)),
};

export const articlesData = [written];
