/** What staff do with leads: find one, read it whole, write down that they called. */
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { FOLDS, wantedBy } from '#app/features/backoffice/search-rules.ts';
import { hasToBeCalled } from '#app/features/leads/choice-rules.ts';
import { findLeads, readLead } from '#app/features/leads/list.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { conversion_events, leads, users } from '#db/schema.server.ts';

export const MOST_FOUND = 12;

/** Exactly the expressions of the indexes (db/schema.server.ts). */
const name = sql`lower(coalesce(${leads.first_name}, '') || ' ' || coalesce(${leads.last_name}, ''))`;
const email = sql`lower(${leads.email})`;
const plain = sql`translate(${name}, ${FOLDS.from}, ${FOLDS.to})`;

/** By the beginning of a name, a phone number or an address; nothing is found where too little was typed. */
export const searchedLeads = (ctx: Ctx, typed: string) => {
  const wanted = wantedBy(typed);
  const which = wanted && [
    ...wanted.names.map((one) => and(sql`${name} like ${one}`, sql`${plain} like ${wanted.folded}`)),
    ...(wanted.emails ? [sql`${email} like ${wanted.emails}`] : []),
    ...wanted.phones.map((phone) => sql`${leads.phone_number} like ${phone}`),
  ];
  return findLeads(ctx, which ? (or(...which) ?? sql`false`) : sql`false`, MOST_FOUND);
};

const personBy = (ctx: Ctx, user_id: string) =>
  ctx.db
    .select({
      ...{ user_id: users.user_id, first_name: users.first_name, last_name: users.last_name },
      ...{ case_number: users.case_number, current_step: users.current_step, deleted_at: users.deleted_at },
    })
    .from(users)
    .where(eq(users.user_id, user_id))
    .then(([row]) => row ?? null);

/** Of an account that is gone there is nothing to open. */
const accountOf = async (ctx: Ctx, user_id: string | null) => {
  const account = user_id ? await personBy(ctx, user_id) : null;
  return account?.deleted_at ? null : account;
};

/** With the account of the same number, who called, and what was measured of it; the look is on record. Nothing where there is none. */
export async function openLead(ctx: Ctx, lead_id: string) {
  const lead = await readLead(ctx, lead_id);
  if (!lead) return null;
  const { event, created_at } = conversion_events;
  const [account, caller, events] = [
    await accountOf(ctx, lead.user_id),
    lead.called_by ? await personBy(ctx, lead.called_by) : null,
    await ctx.db
      .select({ event, created_at })
      .from(conversion_events)
      .where(eq(conversion_events.lead_id, lead_id))
      .orderBy(desc(created_at)),
  ];
  await recordAudit(ctx.db, ctx, { action: 'leads.read', subject_id: lead.user_id, after: { lead_id } });
  return { lead, account, caller, events };
}

export type Call = { is_called: boolean; note?: string | null | undefined };

/** Two who call one person hear of each other; what somebody else has written is taken back by an admin alone. */
export const writeCall = (ctx: Ctx, lead_id: string, { is_called, note = null }: Call) =>
  ctx.db.transaction(async (tx) => {
    const { user_id, called_at, called_by, updated_at } = leads;
    const own = eq(leads.lead_id, lead_id);
    const [lead] = await tx.select({ user_id, called_at, called_by, updated_at }).from(leads).where(own).for('update');
    if (!lead) throw new Problem(404);
    const { actor, now } = ctx;
    if (is_called && !hasToBeCalled(lead)) throw new Problem(409, 'Called already');
    if (!is_called && lead.called_at === null) throw new Problem(409, 'Not called yet');
    if (!is_called && lead.called_by !== actor.user_id && actor.role !== 'admin')
      throw new Problem(409, 'Called by somebody else');
    await tx
      .update(leads)
      .set(
        is_called
          ? { called_at: now, called_by: actor.user_id, call_note: note || null }
          : { called_at: null, called_by: null, call_note: null },
      )
      .where(own);
    const action = is_called ? 'leads.called' : 'leads.call-undone';
    await recordAudit(tx, ctx, { action, subject_id: lead.user_id, after: { lead_id } });
  });
