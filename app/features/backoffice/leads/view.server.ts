/** Leads as the screens show them. */
import { z } from 'zod';
import type { Ctx } from '#app/ctx.server.ts';
import { isId } from '#app/features/backoffice/cases/rules.ts';
import { bandOf, callStateOf, type FormName } from '#app/features/leads/choice-rules.ts';
import type { LeadRow } from '#app/features/leads/list.server.ts';
import { listLeads } from '#app/features/leads/list.server.ts';
import { leadSource } from '#app/features/tracking/events.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { cursor, cursorInstant, sealCursor } from '#app/platform/cursor.ts';
import { readFilters, spanOf } from './rules.ts';
import { openLead } from './store.server.ts';

export const PAGE = 25;
const place = cursor(z.object({ created_at: cursorInstant, lead_id: z.uuid() }));

const nameOf = ({ first_name, last_name }: { first_name: string | null; last_name: string | null }) =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim();

const leadLine = (row: LeadRow) => ({
  ...{ lead_id: row.lead_id, user_id: row.user_id, score: row.score, country: row.country, locale: row.locale },
  ...{ trip_reason: row.trip_reason, number_applying: row.number_applying, start_time: row.start_time },
  ...{ times_sent: row.times_sent, landing: row.landing, created_at: row.created_at },
  name: nameOf(row),
  form: row.form_name as FormName,
  band: bandOf(row.score),
  call: callStateOf(row),
  source: leadSource(row.utm_params),
  campaign: row.utm_params?.utm_campaign ?? null,
});
export type LeadLine = ReturnType<typeof leadLine>;

export async function leadsView(ctx: Ctx, query: URLSearchParams) {
  const { filters, isWrong } = readFilters(query);
  const before = place.safeParse(query.get('before') ?? '').data;
  const rows = await listLeads(ctx, { ...filters, limit: PAGE + 1, before });
  const shown = rows.slice(0, PAGE);
  await ctx.noteRead(ctx, 'leads.list', shown.length);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    ...{ filters, isWrong, isLater: before !== undefined, isAdmin: ctx.actor.role === 'admin' },
    leads: shown.map(leadLine),
    next: last ? sealCursor({ created_at: last.created_at, lead_id: last.lead_id }) : null,
  };
}

export async function leadView(ctx: Ctx, lead_id: string) {
  const found = isId(lead_id) && isStaff(ctx.actor) ? await openLead(ctx, lead_id) : null;
  if (!found) throw new Response(null, { status: 404 });
  const { lead, account, caller, events } = found;
  const { actor } = ctx;
  const { called_at, call_note, created_at, updated_at, times_sent } = lead;
  return {
    ...leadLine(lead),
    ...{ phone_number: lead.phone_number, email: lead.email, message: lead.message, call_note },
    ...{ has_valid_passport: lead.has_valid_passport, visa_denied: lead.visa_denied, is_priority: lead.is_priority },
    ...{ affiliate_code: lead.affiliate_code, pages: lead.pages_visited ?? [], tags: lead.tags ?? [] },
    utm: Object.entries(lead.utm_params ?? {}),
    account: account && { user_id: account.user_id, name: nameOf(account), case_number: account.case_number },
    called: called_at && {
      ...{ at: called_at, by: caller ? nameOf(caller) : '' },
      // A call before the form was sent again answered the first one.
      after: spanOf(called_at < updated_at ? created_at : updated_at, called_at),
      mayUndo: actor.role === 'admin' || lead.called_by === actor.user_id,
    },
    again: times_sent > 1 ? { at: updated_at, times: times_sent } : null,
    events,
    isQualified: events.some(({ event }) => event === 'qualify_lead'),
    isAdmin: actor.role === 'admin',
  };
}
export type LeadView = Awaited<ReturnType<typeof leadView>>;
