/** The user profile as it leaves: the fields of spec 3 and ours; never a hash, an address of a computer or a token (T7). */
import { z } from '@hono/zod-openapi';
import { eq, sql } from 'drizzle-orm';
import { LOCALES } from '#app/i18n/locales.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { asJson } from '#app/platform/calls/call.server.ts';
import { perTurn } from '#app/platform/limits/per-turn.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { SERVICE_TYPES, type ServiceType } from '#content/catalogue.ts';
import { PROGRESS } from '#content/progress.ts';
import type { Db } from '#db/client.server.ts';
import { fixedStatement } from '#db/fixed-statement.server.ts';
import { credentials, users } from '#db/schema.server.ts';

const status = z.enum(PROGRESS);

/** Everything that leaves of a person; what else the tables hold stays inside. */
const published = answerFields({
  user_id: [users.user_id, z.uuid()],
  role: [users.role, z.enum(users.role.enumValues)],
  user_type: [users.user_type, z.enum(users.user_type.enumValues)],
  primary_user_id: [users.primary_user_id, z.uuid().nullable()],
  relationship: [users.relationship, z.string().nullable()],
  is_minor: [users.is_minor, z.boolean()],
  first_name: [users.first_name, z.string()],
  last_name: [users.last_name, z.string()],
  email: [users.email, z.string().nullable()],
  email_verified_at: [users.email_verified_at, z.iso.datetime().nullable()],
  phone_number: [users.phone_number, z.string().nullable()],
  locale: [users.locale, z.enum(LOCALES)],
  service_type: [users.service_type, z.string().nullable()],
  number_in_party: [users.number_in_party, z.int().nullable()],
  valid_passport: [users.valid_passport, z.boolean().nullable()],
  denied_visa_before: [users.denied_visa_before, z.boolean().nullable()],
  current_step: [users.current_step, z.string()],
  current_page: [users.current_page, z.int()],
  status: [users.status, status],
  form_finished: [users.form_finished, z.boolean()],
  supporting_documents_status: [users.supporting_documents_status, status],
  passport_uploaded: [users.passport_uploaded, z.boolean()],
  shares_address: [users.shares_address, z.boolean()],
  lets_primary: [users.lets_primary, z.boolean()],
  marked_paid_by_csr: [users.marked_paid_by_csr, z.boolean()],
  generate_lead_event_sent: [users.generate_lead_event_sent, z.boolean()],
  qualify_lead_event_sent: [users.qualify_lead_event_sent, z.boolean()],
  purchase_event_sent: [users.purchase_event_sent, z.boolean()],
  wants_reminders: [users.wants_reminders, z.boolean()],
  must_set_password: [credentials.must_set_password, z.boolean()],
  version: [users.version, z.int()],
  created_at: [users.created_at, z.iso.datetime()],
  updated_at: [users.updated_at, z.iso.datetime()],
});

export const userProfile = published.schema
  .extend({ token: z.string().optional().openapi({ description: 'Only for callers that are no browser page' }) })
  .openapi('UserProfile');

export type UserProfile = z.infer<typeof userProfile>;

export const selectProfile = (db: Db) =>
  db.select(published.columns).from(users).leftJoin(credentials, eq(credentials.user_id, users.user_id));

type ProfileRow = Awaited<ReturnType<typeof selectProfile>>[number];

export const asProfile = (row: ProfileRow): UserProfile => ({
  ...(asJson(row) as unknown as UserProfile),
  must_set_password: row.must_set_password ?? false,
});

const wanted = fixedStatement<{ db: Db }, { user_id: string; profile: UserProfile }>(
  ({ db }) => sql`
    select p.user_id, row_to_json(p) as profile from (${selectProfile(db).where(
      sql`${users.user_id} = any(${sql.placeholder('ids')}::uuid[])`,
    )}) p`,
);

/** An instant as JSON has it everywhere else: the database writes its own zone. */
const instant = (text: string) => new Date(text).toISOString();

/** Profiles that are asked for in one turn are one trip to the database, and arrive as they leave. */
const findProfile = perTurn(async (db, ids: string[]): Promise<(UserProfile | null)[]> => {
  const { rows } = await wanted({ db }, db, { ids: [...new Set(ids)] });
  const found = new Map(rows.map(({ user_id, profile }) => [user_id, profile]));
  return ids.map((id) => found.get(id) ?? null);
});

/** Of `row_to_json` over `selectProfile`. */
export const profileOf = (row: UserProfile): UserProfile => ({
  ...row,
  must_set_password: row.must_set_password ?? false,
  email_verified_at: row.email_verified_at && instant(row.email_verified_at),
  created_at: instant(row.created_at),
  updated_at: instant(row.updated_at),
});

export async function readProfile(db: Db, user_id: string): Promise<UserProfile | null> {
  const row = await findProfile(db, user_id);
  return row && profileOf(row);
}

/** Whose service, payment and answers count: a family member goes with the one who applies. */
export async function headOf(db: Db, profile: UserProfile): Promise<UserProfile> {
  const head = profile.primary_user_id ? await readProfile(db, profile.primary_user_id) : profile;
  if (!head) throw new Problem(404);
  return head;
}

export const serviceOf = ({ service_type }: Pick<UserProfile, 'service_type'>): ServiceType | null =>
  SERVICE_TYPES.find((sid) => sid === service_type) ?? null;
