/** What an account keeps of a person, and how each part is forgotten and handed out (D42). */
import { and, asc, desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { OF_STAFF } from '#app/platform/record/joining.server.ts';
import type { PersonalData } from '#app/platform/record/personal-data.server.ts';
import {
  case_events,
  contact_changes,
  credentials,
  form_pages,
  one_time_tokens,
  sessions,
  users,
} from '#db/schema.server.ts';
import { dropOlderPages, joinProfiles } from './join.server.ts';
import { expireAccounts, lapseJob } from './lapse.server.ts';

/** What case, payments and audit trail need of somebody without a name. Any other column is emptied, a new one too. */
const STAYS = new Set([
  ...[
    'user_id',
    'case_number',
    'role',
    'user_type',
    'primary_user_id',
    'service_type',
    'current_step',
    'marked_paid_by_csr',
  ],
  ...['joined_into', 'terms_version', 'data_consent_version', 'created_by', 'disabled_at', 'version', 'created_at'],
]);

const emptied = Object.fromEntries(
  Object.entries(getTableColumns(users))
    .filter(([name]) => !STAYS.has(name))
    .map(([name, { notNull, hasDefault }]) => [name, hasDefault ? sql`default` : notNull ? '' : null]),
);

const profile: PersonalData = {
  name: 'profile',
  what: 'application',
  tables: [users],
  forget: ({ now }, tx, { user_ids }) =>
    tx
      .update(users)
      .set({ ...emptied, updated_at: now, deleted_at: now })
      .where(inArray(users.user_id, user_ids)),
  async handOut(db, { user_id }) {
    const { ip_address, utm_params, pages_visited, conversation_id, client_id, landing, tracking_consent } = users;
    const { client_user_agent, fbp, fbc, affiliate_code } = users;
    const { terms_version, data_consent_version, complete_onboarding_forms, reminded_at } = users;
    const [origin] = await db
      .select({
        ...{ ip_address, utm_params, pages_visited, conversation_id, client_id, landing, tracking_consent },
        ...{ client_user_agent, fbp, fbc, affiliate_code },
        ...{ terms_version, data_consent_version, complete_onboarding_forms, reminded_at },
      })
      .from(users)
      .where(eq(users.user_id, user_id));
    return { ...(await readProfile(db, user_id)), ...origin };
  },
  keeps: 'nameless',
  join: {
    settle: (ctx, tx, joined) => joinProfiles(ctx, tx, joined),
    settled: [users.created_by],
    moves: [{ column: users.primary_user_id }],
    stays: [
      [users.user_id, 'its row leads to the account that stays'],
      [users.joined_into, 'accounts that were joined one after the other are followed step by step'],
    ],
  },
  expire: expireAccounts,
};

/** Its rows are the same; it ends sooner. */
const unfinished: PersonalData = {
  name: 'unfinished_account',
  what: 'unfinished-account',
  tables: [],
  forget: 'with the profile',
  handOut: 'with the profile',
  keeps: null,
  join: 'with the profile',
  expire: lapseJob.name,
};

const password: PersonalData = {
  name: 'password',
  what: 'application',
  tables: [credentials],
  forget: (_ctx, tx, { user_ids }) => tx.delete(credentials).where(inArray(credentials.user_id, user_ids)),
  async handOut(db, { user_id }) {
    const [row] = await db
      .select({ last_changed: credentials.last_changed })
      .from(credentials)
      .where(eq(credentials.user_id, user_id));
    return row ?? null;
  },
  keeps: null,
  join: { ends: [credentials.user_id] },
  expire: 'with the profile',
};

/** The last use of what is forgotten stays with the account: its own end counts from there. */
const ownSessions: PersonalData = {
  name: 'sessions',
  what: 'sessions',
  tables: [sessions],
  forget: (_ctx, tx, { user_ids }) => tx.delete(sessions).where(inArray(sessions.user_id, user_ids)),
  handOut: (db, { user_id }) => {
    const { device, created_at, last_used_at, ended_at, expires_at } = sessions;
    return db
      .select({ device, created_at, last_used_at, ended_at, expires_at })
      .from(sessions)
      .where(eq(sessions.user_id, user_id))
      .orderBy(desc(created_at));
  },
  keeps: null,
  join: { ends: [sessions.user_id] },
  expire: ({ db }, before) => {
    const over = before.toISOString();
    return db.execute(sql`
      with gone as (
        delete from ${sessions} where token_hash in (
          select token_hash from ${sessions}
          where expires_at < ${over}::timestamptz or ended_at < ${over}::timestamptz limit ${SESSIONS_AT_ONCE})
        returning user_id, coalesce(last_used_at, created_at) as used_at),
      latest as (select user_id, max(used_at) as used_at from gone group by user_id)
      update ${users} u set last_active_at = greatest(u.last_active_at, latest.used_at)
      from latest where u.user_id = latest.user_id and u.deleted_at is null`);
  },
};
const SESSIONS_AT_ONCE = 2000;

const links: PersonalData = {
  name: 'one_time_links',
  what: 'sessions',
  tables: [one_time_tokens],
  forget: (_ctx, tx, { user_ids }) => tx.delete(one_time_tokens).where(inArray(one_time_tokens.user_id, user_ids)),
  handOut: (db, { user_id }) => {
    const { purpose, created_at, expires_at, used_at } = one_time_tokens;
    return db
      .select({ purpose, created_at, expires_at, used_at })
      .from(one_time_tokens)
      .where(eq(one_time_tokens.user_id, user_id))
      .orderBy(desc(created_at));
  },
  keeps: null,
  join: { ends: [one_time_tokens.user_id] },
  expire: ({ db }, before) =>
    db.delete(one_time_tokens).where(or(lt(one_time_tokens.expires_at, before), lt(one_time_tokens.used_at, before))),
};

const answers: PersonalData = {
  name: 'answers',
  what: 'application',
  tables: [form_pages],
  forget: (_ctx, tx, { user_ids }) => tx.delete(form_pages).where(inArray(form_pages.user_id, user_ids)),
  handOut: (db, { user_id }) => {
    const { form_name, page_number, form_data, status, confirm_later, origins, saved_on } = form_pages;
    const { created_at, updated_at } = form_pages;
    return db
      .select({
        ...{ form_name, page_number, form_data, status, confirm_later, origins, saved_on },
        ...{ created_at, updated_at },
      })
      .from(form_pages)
      .where(eq(form_pages.user_id, user_id))
      .orderBy(asc(form_name), asc(page_number));
  },
  keeps: null,
  join: {
    settle: (_ctx, tx, joined) => dropOlderPages(tx, joined),
    moves: [{ column: form_pages.user_id, once: [form_pages.form_name, form_pages.page_number] }],
    doneBy: [{ column: form_pages.saved_by, whose: form_pages.user_id }],
  },
  expire: 'with the profile',
};

const contacts: PersonalData = {
  name: 'contact_changes',
  what: 'application',
  tables: [contact_changes],
  forget: (_ctx, tx, { user_ids }) => tx.delete(contact_changes).where(inArray(contact_changes.user_id, user_ids)),
  handOut: (db, { user_id }) => {
    const { field, new_value, state, created_at, decided_at } = contact_changes;
    return db
      .select({ field, new_value, state, created_at, decided_at })
      .from(contact_changes)
      .where(eq(contact_changes.user_id, user_id))
      .orderBy(asc(created_at));
  },
  keeps: null,
  join: {
    settle: (ctx, tx, { from }) =>
      tx
        .update(contact_changes)
        .set({ state: 'replaced', decided_at: ctx.now })
        .where(and(eq(contact_changes.user_id, from), eq(contact_changes.state, 'waiting'))),
    moves: [{ column: contact_changes.user_id }],
    doneBy: [{ column: contact_changes.asked_by, whose: contact_changes.user_id }],
    stays: [[contact_changes.decided_by, OF_STAFF]],
  },
  expire: 'with the profile',
};

const story: PersonalData = {
  name: 'case',
  what: 'application',
  tables: [case_events],
  forget: 'steps and ids, which without the profile show nobody',
  handOut: (db, { user_id }) => {
    const { event, from_step, to_step, created_at } = case_events;
    return db
      .select({ event, from_step, to_step, created_at })
      .from(case_events)
      .where(eq(case_events.user_id, user_id))
      .orderBy(asc(case_events.case_event_id));
  },
  keeps: 'nameless',
  join: {
    settle: (_ctx, tx, { from, into, family }) =>
      tx
        .update(case_events)
        .set({ data: sql`jsonb_set(${case_events.data}, '{user_id}', to_jsonb(${into}::text))` })
        .where(and(inArray(case_events.user_id, [...family]), sql`${case_events.data} ->> 'user_id' = ${from}`)),
    moves: [{ column: case_events.user_id }],
    doneBy: [{ column: case_events.actor_id, whose: case_events.user_id }],
  },
  expire: 'with the profile',
};

export const accountsData = [profile, unfinished, password, ownSessions, links, answers, contacts, story];
