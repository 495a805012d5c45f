/** The trail in words: who, what, about whom, and what it was before, in the language of the reader. */
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#app/ctx.server.ts';
import { dayRange } from '#app/features/backoffice/exports/day-rules.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { cursor, sealCursor } from '#app/platform/cursor.ts';
import { type AuditWords, actionWord, auditWords, wordOr } from '#app/platform/record/audit-words.server.ts';
import { CURRENCIES, type Currency } from '#content/countries.ts';
import { OFFICE_ZONE } from '#content/office-clock.ts';
import type { Db } from '#db/client.server.ts';
import { users } from '#db/schema.server.ts';
import { aboutOf, changesIn, filterIn, GROUPS, type ShownValue, type TrailFilter } from './rules.ts';
import { type AuditFilter, lastCheck, listActors, listAudit } from './store.server.ts';

export const PAGE = 50;
const place = cursor(z.object({ audit_id: z.int() }));

/** By the clock of the team. */
const shownAt = ({ locale }: Ctx) => {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'medium', timeStyle: 'medium', timeZone: OFFICE_ZONE },
  });
  return (at: Date) => format.format(at);
};

async function peopleOf(db: Db, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<string, PersonRow>();
  return new Map((await selectPeople(db).where(inArray(users.user_id, wanted))).map((row) => [row.user_id, row]));
}
function selectPeople(db: Db) {
  const { user_id, role, case_number, first_name, last_name, deleted_at } = users;
  return db.select({ user_id, role, case_number, first_name, last_name, deleted_at }).from(users);
}
type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

/** Customers by the number of their case: their names stand in the case alone. */
function subjectOf(t: AuditWords, row: PersonRow | undefined, subject_id: string) {
  if (!row || row.deleted_at) return { kind: 'gone' as const, user_id: subject_id, label: t('view.gone') };
  if (isStaff(row))
    return { kind: 'staff' as const, user_id: row.user_id, label: `${row.first_name} ${row.last_name}`.trim() };
  return { kind: 'case' as const, user_id: row.user_id, label: t('view.case', { number: row.case_number }) };
}

type Row = Awaited<ReturnType<typeof listAudit>>[number];
/** In whose words and by whose clock. */
type Reader = { t: AuditWords; locale: Locale; at: (date: Date) => string };

/** Sums of payments and refunds are minor units; any other amount is a figure. */
function currencyOf({ action, before, after }: Row): Currency | undefined {
  const named = after?.currency ?? before?.currency;
  return /^(payment|refund)\./.test(action) ? CURRENCIES.find((one) => one === named) : undefined;
}

function valueText({ t, locale }: Reader, name: string, shown: ShownValue, currency: Currency | undefined): string {
  if (shown === 'kept' || shown === 'nothing') return t(`view.${shown}`);
  const { text } = shown;
  if (name === 'role') return wordOr(t, `view.roles.${text}`, text);
  if (name === 'fields') return Array.from(text.split(', '), (one) => wordOr(t, `fields.${one}`, one)).join(', ');
  return name === 'amount' && currency ? formatMoney(locale, { amount: Number(text), currency }) : text;
}

function changesOf(reader: Reader, row: Row) {
  const { t } = reader;
  const currency = currencyOf(row);
  return changesIn(row.before, row.after).map(({ name, before, after }) => {
    const field = wordOr(t, `fields.${name}`, name);
    const text = (shown: ShownValue) => valueText(reader, name, shown, currency);
    if (after === 'kept') return `${field} ${t('view.kept')}`;
    return before === undefined
      ? t('view.value', { field, after: text(after) })
      : t('view.change', { field, before: text(before), after: text(after) });
  });
}

function lineOf(reader: Reader, row: Row, people: Map<string, PersonRow>) {
  const { t } = reader;
  const { audit_id, actor_id, actor_role, actor_name, action, subject_id, reason, request_id } = row;
  const unnamed = { system: t('view.system'), visitor: t('view.visitor') }[actor_role];
  return {
    ...{ id: audit_id, at: reader.at(row.created_at), reason, request_id, actor_id },
    who: actor_name ?? unnamed ?? t('view.customer'),
    role: wordOr(t, `view.roles.${actor_role}`, ''),
    what: actionWord(t, action),
    subject: subject_id === null ? null : subjectOf(t, people.get(subject_id), subject_id),
    changes: changesOf(reader, row),
  };
}
export type TrailLine = ReturnType<typeof lineOf>;

/** The filter of the address as the store takes it; null where it names a case that does not exist. */
async function wantedBy({ db }: Ctx, filter: TrailFilter): Promise<AuditFilter | null> {
  const { case_number, subject_id } = aboutOf(filter);
  const [found] = case_number
    ? await db.select({ user_id: users.user_id }).from(users).where(eq(users.case_number, case_number))
    : [];
  if (case_number && !found) return null;
  const { from, to } = dayRange({ start_date: filter.from, end_date: filter.until });
  return {
    ...{ actor_id: filter.who, subject_id: found?.user_id ?? subject_id, action: filter.action },
    ...{ from: from?.toISOString(), until: to?.toISOString() },
  };
}

async function checkedLast(ctx: Ctx, at: (date: Date) => string) {
  const row = await lastCheck(ctx);
  if (!row) return null;
  const { state, count } = row.after ?? {};
  return { at: at(row.created_at), who: row.actor_name ?? '', state: String(state ?? ''), count: Number(count ?? 0) };
}

export async function trailView(ctx: Ctx, query: URLSearchParams) {
  const t = auditWords(ctx);
  const at = shownAt(ctx);
  const filter = filterIn(query);
  const before = place.safeParse(query.get('before') ?? '').data?.audit_id;
  const wanted = await wantedBy(ctx, filter);
  const rows = wanted ? await listAudit(ctx, { ...wanted, limit: PAGE + 1, before }) : [];
  const shown = rows.slice(0, PAGE);
  const people = await peopleOf(ctx.db, [...shown.map(({ subject_id }) => subject_id), wanted?.subject_id ?? null]);
  const last = shown.at(-1);
  return {
    filter,
    lines: shown.map((row) => lineOf({ t, at, locale: ctx.locale }, row, people)),
    next: last && rows.length > PAGE ? sealCursor({ audit_id: last.audit_id }) : null,
    isLater: before !== undefined,
    isUnknown: wanted === null,
    about: wanted?.subject_id ? subjectOf(t, people.get(wanted.subject_id), wanted.subject_id) : null,
    /** The filter as the export takes it. */
    wanted: Object.fromEntries(Object.entries(wanted ?? {}).filter(([, value]) => value)) as Record<string, string>,
    actors: await listActors(ctx.db),
    groups: GROUPS.map((value) => ({ value: value as string, label: wordOr(t, `groups.${value}`, value) })).toSorted(
      (one, other) => one.label.localeCompare(other.label, ctx.locale),
    ),
    check: await checkedLast(ctx, at),
  };
}
export type TrailView = Awaited<ReturnType<typeof trailView>>;
