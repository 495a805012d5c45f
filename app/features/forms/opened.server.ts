/** The forms of a person as they are stored, and what can be read in them (spec 4 "Form page save"). */
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { profileOf, selectProfile, serviceOf, type UserProfile } from '#app/features/accounts/profile.server.ts';
import { productOf } from '#app/features/catalogue/rules.ts';
import { Problem } from '#app/platform/problem.ts';
import type { FormName } from '#content/catalogue.ts';
import type { Form } from '#content/forms/definition.ts';
import { forms as everyForm, formNamed } from '#content/forms/forms.ts';
import type { Progress } from '#content/progress.ts';
import type { Db } from '#db/client.server.ts';
import { fixedStatement } from '#db/fixed-statement.server.ts';
import { form_pages, users } from '#db/schema.server.ts';
import { type FormReading, readForm, type StoredPage } from './engine/form.ts';
import type { Answers } from './engine/values.ts';
import type { Lock } from './lock/rules.ts';
import { lockColumn } from './lock/store.server.ts';
import { answersIn, recentOf } from './readings/recent.server.ts';

const columns = {
  form_name: form_pages.form_name,
  page_number: form_pages.page_number,
  form_data: form_pages.form_data,
  status: form_pages.status,
  version: form_pages.version,
  confirm_later: form_pages.confirm_later,
  origins: form_pages.origins,
  saved_on: form_pages.saved_on,
  saved_by: form_pages.saved_by,
  saved_from: form_pages.saved_from,
  written_in: form_pages.written_in,
  updated_at: form_pages.updated_at,
};
export type PageRow = Pick<typeof form_pages.$inferSelect, keyof typeof columns>;

type Head = Pick<UserProfile, 'user_id' | 'first_name' | 'service_type'>;
type FormsRow = {
  profile: UserProfile;
  head: Head | null;
  pages: (Omit<PageRow, 'updated_at' | 'form_data'> & { updated_at: string; form_data: string })[];
  lock: Lock | null;
};

const NAMES = Object.keys(everyForm);

/** All of it at once, and the statement is made once: a save is the most frequent thing that happens here. Answers are text, see readings/recent.server.ts. */
const found = fixedStatement<{ db: Db }, FormsRow>(
  ({ db }) => sql`
    select row_to_json(u) as profile,
      (select json_build_object('user_id', h.user_id, 'first_name', h.first_name, 'service_type', h.service_type)
        from ${users} h where h.user_id = u.primary_user_id) as head,
      (select coalesce(json_agg(p order by p.form_name, p.page_number), '[]') from (${db
        .select({ ...columns, form_data: sql`${form_pages.form_data}::text`.as('form_data') })
        .from(form_pages)
        .where(
          and(
            eq(form_pages.user_id, sql.placeholder('user_id')),
            sql`${form_pages.form_name} = any(${sql.placeholder('names')}::text[])`,
          ),
        )}) p) as pages,
      ${lockColumn(db)}
    from (${selectProfile(db).where(eq(users.user_id, sql.placeholder('user_id')))}) u`,
);

/** A page that was put back to its beginning keeps its version, and nothing else. */
const asStored = (row: PageRow): StoredPage[] =>
  row.status === 'Not Started'
    ? []
    : [
        {
          page_number: row.page_number,
          form_data: row.form_data as Answers,
          saved_on: row.saved_on ?? row.updated_at.toISOString().slice(0, 10),
        },
      ];

export type OpenedForms = {
  readonly profile: UserProfile;
  /** Who applies, where it is somebody else: their service counts, and they may write here. */
  readonly head: Head | null;
  readonly service_type: string | null;
  readonly forms: readonly Form[];
  readonly rows: readonly PageRow[];
  /** While an adviser has the case. */
  readonly lock: Lock | null;
};

/** The forms of a person's service, and all that is stored of them; a family member goes with the one who applies. */
export async function openForms(db: Db, user_id: string): Promise<OpenedForms> {
  const [person] = (await found({ db }, db, { user_id, names: NAMES })).rows;
  if (!person) throw new Problem(404);
  const profile = profileOf(person.profile);
  const service_type = serviceOf(person.head ?? profile);
  const forms = (service_type ? productOf(service_type).forms : []).map(formNamed);
  const rows = forms.flatMap(({ name }) => {
    const recent = recentOf(user_id, name);
    return person.pages
      .filter(({ form_name }) => form_name === name)
      .map((row) => ({
        ...row,
        form_data: answersIn(recent, row.page_number, row.form_data),
        updated_at: new Date(row.updated_at),
      }));
  });
  return { profile, head: person.head, service_type, forms, rows, lock: forms.length > 0 ? person.lock : null };
}

export const storedIn = ({ rows }: Pick<OpenedForms, 'rows'>, form: Form): StoredPage[] =>
  rows.filter(({ form_name }) => form_name === form.name).flatMap(asStored);

/** A save asks several times what follows from the same rows; nobody on the server writes into what was read. */
const readings = new WeakMap<readonly PageRow[], Map<string, FormReading>>();

/** What stands in one form of an opened person on this day. */
export function readingOf(
  { profile, rows, service_type }: Pick<OpenedForms, 'profile' | 'service_type' | 'rows'>,
  form: Form,
  today: string,
) {
  const known = readings.get(rows) ?? new Map<string, FormReading>();
  readings.set(rows, known);
  const key = `${form.name} ${today} ${service_type}`;
  const recent = recentOf(profile.user_id, form.name);
  const reading =
    known.get(key) ?? readForm(form, storedIn({ rows }, form), { today, service_type }, recent.reading?.read);
  known.set(key, reading);
  recent.reading = reading;
  return reading;
}

/** How far each form of a person is, and the page of it to go on with: a service may have two (D24). */
export const formStands = (opened: OpenedForms, today: string) =>
  opened.forms.map((form) => {
    const { applicable, statuses, status } = readingOf(opened, form, today);
    const open = applicable.find((page) => statuses.get(page) !== 'Finished');
    return { form_name: form.name as FormName, status, page: open ?? applicable[0] ?? 1 };
  });

/** The stored pages of one form as one. */
export const answersOf = (rows: readonly PageRow[], form_name: string): Answers =>
  Object.assign({}, ...rows.filter((row) => row.form_name === form_name).map(({ form_data }) => form_data));

export const todayOf = (ctx: Ctx) => ctx.now.toISOString().slice(0, 10);

export const UNMARKED = { confirm_later: [] as string[], origins: {} as Record<string, string> };
const NOTHING = { form_data: {}, status: 'Not Started' as Progress, version: 0, ...UNMARKED };

/** One page as it is sent. */
export function shownPage(rows: readonly PageRow[], form_name: string, page_number: number) {
  const row = rows.find((one) => one.form_name === form_name && one.page_number === page_number);
  const { form_data, status, version, confirm_later, origins } = row ?? NOTHING;
  return {
    page_number,
    form_data: form_data as Answers,
    status,
    version,
    confirm_later,
    origins,
    saved_by: row?.saved_by ?? null,
    saved_from: row?.saved_from ?? null,
    written_in: row?.written_in ?? null,
    saved_at: row?.updated_at ?? null,
  };
}
export type ShownPage = ReturnType<typeof shownPage>;

/** The page of a form of this person, or nothing at all. */
export function requirePage({ forms }: OpenedForms, form_name: string, page_number: number): Form {
  const form = forms.find(({ name }) => name === form_name);
  if (!form?.pages.some(({ number }) => number === page_number)) throw new Problem(404);
  return form;
}
