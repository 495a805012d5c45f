/** Leads as staff read them: page by page, and as a file (T26). */
import { z } from '@hono/zod-openapi';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { leads } from '#db/schema.server.ts';
import type { FormName } from './rules.ts';

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
  /** Days, both included, as UTC counts them. */
  start_date?: string | undefined;
  end_date?: string | undefined;
};

const dayAfter = (day: string) => new Date(new Date(day).getTime() + 86_400_000);

/** Newest first, by key: page 1,000 costs what page 1 costs. */
export function listLeads(ctx: Ctx, page: { limit: number; before?: LeadCursor | undefined } & LeadFilters) {
  const { before, form_name, is_priority, least_score, start_date, end_date } = page;
  return ctx.db
    .select(published.columns)
    .from(leads)
    .where(
      and(
        before &&
          sql`(${leads.created_at}, ${leads.lead_id}) < (${before.created_at}::timestamptz, ${before.lead_id}::uuid)`,
        form_name && eq(leads.form_name, form_name),
        is_priority === undefined ? undefined : eq(leads.is_priority, is_priority),
        least_score === undefined ? undefined : gte(leads.score, least_score),
        start_date ? gte(leads.created_at, new Date(start_date)) : undefined,
        end_date ? lt(leads.created_at, dayAfter(end_date)) : undefined,
      ),
    )
    .orderBy(sql`${leads.created_at} desc, ${leads.lead_id} desc`)
    .limit(page.limit);
}
