/** The list of cases as a screen shows it: with words in the language of the reader. */
import type { Ctx } from '#app/ctx.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { SERVICE_TYPES, type ServiceType } from '#content/catalogue.ts';
import { type CaseRow, listCases } from './list.server.ts';
import { type CaseFilters, isOverdue, readFilters } from './rules.ts';
import { listStaff } from './store.server.ts';

const isService = (sid: string | null): sid is ServiceType => SERVICE_TYPES.some((one) => one === sid);

export const shownCase = (ctx: Ctx, { first_name, last_name, service_type, ...row }: CaseRow) => ({
  ...row,
  name: `${first_name} ${last_name}`.trim(),
  service: isService(service_type) ? translator(ctx.locale, 'catalogue')(`services.${service_type}.title`) : null,
  isOverdue: isOverdue(row.deadline_at, ctx.now, row.current_step),
});
export type ShownCase = ReturnType<typeof shownCase>;

export async function casesView(ctx: Ctx, query: URLSearchParams) {
  const filters: CaseFilters = readFilters(query);
  const t = translator(ctx.locale, 'catalogue');
  const [{ cases, next }, staff] = await Promise.all([listCases(ctx, filters, query.get('after')), listStaff(ctx.db)]);
  return {
    filters,
    cases: cases.map((row) => shownCase(ctx, row)),
    next,
    staff,
    me: { user_id: ctx.actor.user_id ?? '', isAdmin: ctx.actor.role === 'admin' },
    services: SERVICE_TYPES.map((sid) => ({ value: sid as string, label: t(`services.${sid}.title`) })),
  };
}
export type CasesView = Awaited<ReturnType<typeof casesView>>;
