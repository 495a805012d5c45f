/** Leads as staff read them: page by page, and as a file (T26). */
import { z } from '@hono/zod-openapi';
import { and, between, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { startOfDay, startOfNextDay } from '#content/office-clock.ts';
import { leads } from '#db/schema.server.ts';
import { type ACCOUNT_STATES, BAND_SCORES, type CallState, type FormName, type ScoreBand } from './choice-rules.ts';

const published = answerFields({
  lead_id: [leads.lead_id, z.uuid()],
  phone_number: [leads.phone_number, z.string()],
  email: [leads.email, z.string()],
  form_name: [leads.form_name, z.string()],
  locale: [leads.locale, z.string()],
  first_name: [leads.first_name, z.string().nullable()],
  last_name: [leads.last_name, z.string().nullable()],
  message: [leads.message, z.string().nullable()],
  trip_reason: [leads.trip_reason, z.string().nullable()],
  number_applying: [leads.number_applying, z.string().nullable()],
  has_valid_passport: [leads.has_valid_passport, z.string().nullable()],
  visa_denied: [leads.visa_denied, z.string().nullable()],
  start_time: [leads.start_time, z.string().nullable()],
  score: [leads.score, z.number().nullable()],
  is_priority: [leads.is_priority, z.boolean()],
  country: [leads.country, z.string().nullable()],
  user_id: [leads.user_id, z.uuid().nullable()],
  landing: [leads.landing, z.string().nullable()],
  affiliate_code: [leads.affiliate_code, z.string().nullable()],
  utm_params: [leads.utm_params, z.record(z.string(), z.string()).nullable()],
  pages_visited: [leads.pages_visited, z.array(z.string()).nullable()],
  fbclid: [leads.fbclid, z.string().nullable()],
  tags: [leads.tags, z.array(z.string()).nullable()],
  data_consent_version: [leads.data_consent_version, z.string().nullable()],
  times_sent: [leads.times_sent, z.number()],
  called_at: [leads.called_at, z.iso.datetime().nullable()],
  called_by: [leads.called_by, z.uuid().nullable()],
  call_note: [leads.call_note, z.string().nullable()],
  created_at: [leads.created_at, z.iso.datetime()],
  updated_at: [leads.updated_at, z.iso.datetime()],
});
export const lead = published.schema.openapi('Lead');
export type LeadRow = Awaited<ReturnType<typeof listLeads>>[number];

/** What the file has of each: what somebody works with who calls people back. */
export const FILE_COLUMNS = [
  ...(['created_at', 'form_name', 'first_name', 'last_name', 'phone_number', 'email', 'country'] as const),
  ...(['locale', 'trip_reason', 'number_applying', 'has_valid_passport', 'visa_denied', 'start_time'] as const),
  ...(['score', 'is_priority', 'message', 'landing', 'affiliate_code', 'times_sent', 'updated_at'] as const),
] satisfies (keyof LeadRow)[];

export type LeadCursor = { created_at: string; lead_id: string };
export type LeadFilters = {
  form_name?: FormName | undefined;
  is_priority?: boolean | undefined;
  least_score?: number | undefined;
  score?: ScoreBand | undefined;
  account?: (typeof ACCOUNT_STATES)[number] | undefined;
  call?: CallState | undefined;
  /** Days of Bogotá, both included. */
  start_date?: string | undefined;
  end_date?: string | undefined;
};

/** Exactly the condition of the index `leads_to_call`. */
const toCall = sql`(${leads.called_at} is null or ${leads.called_at} < ${leads.updated_at})`;
const BY_CALL: Record<CallState, SQL> = {
  open: sql`${toCall}`,
  promised: sql`${toCall} and ${leads.is_priority}`,
  called: sql`not ${toCall}`,
};

const scored = (band: ScoreBand) =>
  band === 'none' ? isNull(leads.score) : between(leads.score, BAND_SCORES[band][0], BAND_SCORES[band][1]);

const wanted = ({ form_name, is_priority, least_score, score, account, call, start_date, end_date }: LeadFilters) =>
  and(
    form_name && eq(leads.form_name, form_name),
    is_priority === undefined ? undefined : eq(leads.is_priority, is_priority),
    least_score === undefined ? undefined : gte(leads.score, least_score),
    score && scored(score),
    account && (account === 'linked' ? isNotNull(leads.user_id) : isNull(leads.user_id)),
    call && BY_CALL[call],
    start_date ? gte(leads.created_at, startOfDay(start_date)) : undefined,
    end_date ? lt(leads.created_at, startOfNextDay(end_date)) : undefined,
  );

/** Newest first, by key: page 1,000 costs what page 1 costs. */
export function listLeads(ctx: Ctx, page: { limit: number; before?: LeadCursor | undefined } & LeadFilters) {
  const { before, limit, ...filters } = page;
  return ctx.db
    .select(published.columns)
    .from(leads)
    .where(
      and(
        before &&
          sql`(${leads.created_at}, ${leads.lead_id}) < (${before.created_at}::timestamptz, ${before.lead_id}::uuid)`,
        wanted(filters),
      ),
    )
    .orderBy(sql`${leads.created_at} desc, ${leads.lead_id} desc`)
    .limit(limit);
}

export async function readLead(ctx: Ctx, lead_id: string): Promise<LeadRow | undefined> {
  const [lead] = await ctx.db.select(published.columns).from(leads).where(eq(leads.lead_id, lead_id));
  return lead;
}

/** Of a search: whichever leads it names, newest first. */
export const findLeads = (ctx: Ctx, which: SQL | undefined, limit: number) =>
  ctx.db
    .select(published.columns)
    .from(leads)
    .where(which)
    .orderBy(desc(leads.created_at), desc(leads.lead_id))
    .limit(limit);
