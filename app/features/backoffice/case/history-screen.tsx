/** /admin/people/{user_id}/history: what has happened, newest first, and who did it. */
import { useFormatter, useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import type { Step } from '#app/features/accounts/steps/rules.ts';
import { Table } from '#app/ui/table.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/history-screen.ts';
import { type HistoryView, historyView } from './history.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  historyView(context.get(ctxContext), new URL(request.url).searchParams);

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

function Event({ event, isFamily }: { event: HistoryView['events'][number]; isFamily: boolean }) {
  const t = useTranslations('office');
  const format = useFormatter();
  const { key, code, to_step, about, member, by, at } = event;
  const step = to_step ? t(`steps.${to_step as Step}`) : '';
  return (
    <li className="relative grid gap-0.5 ps-7 pb-5 before:absolute before:start-1 before:top-1.5 before:size-3 before:rounded-full before:border-2 before:border-deep before:bg-card after:absolute after:start-[0.5625rem] after:top-5 after:bottom-0 after:border-line after:border-s-2 after:border-dotted last:pb-1 last:after:hidden">
      <p className="leading-snug">
        {key ? t(`history.events.${key}`, { step, name: member }) : <code dir="ltr">{code}</code>}
        {isFamily && (
          <>
            {' · '}
            <bdi>{about}</bdi>
          </>
        )}
      </p>
      <p className="text-quiet text-sm">
        <time dateTime={at.toISOString()}>{format.dateTime(at, moment)}</time>
        {' · '}
        {by ? <bdi>{by.isStaff ? t('history.staff', { name: by.name }) : by.name}</bdi> : t('history.byItself')}
      </p>
    </li>
  );
}

function Audit({ view }: { view: HistoryView }) {
  const t = useTranslations('office.history');
  const format = useFormatter();
  return (
    <section aria-labelledby="case-audit" className="grid gap-3">
      <h2 id="case-audit" className="text-xl">
        {t('audit')}
      </h2>
      <p className="text-quiet">{t('auditText')}</p>
      <Table
        columns={[
          { key: 'at', title: t('when') },
          { key: 'by', title: t('who') },
          { key: 'what', title: t('what') },
          { key: 'reason', title: t('why'), prose: true },
        ]}
        rows={view.audit.map(({ id, at, by, what, reason }) => ({
          key: String(id),
          cells: {
            at: format.dateTime(at, moment),
            by: <bdi>{by || t('byItself')}</bdi>,
            what,
            reason: reason ? <bdi dir="auto">{reason}</bdi> : undefined,
          },
        }))}
      />
      {view.auditBefore && (
        <p>
          <ScreenLink
            to="admin-person-history"
            params={{ user_id: view.user_id }}
            query={{ audit: view.auditBefore }}
            hash="case-audit"
          >
            {t('older')}
          </ScreenLink>
        </p>
      )}
    </section>
  );
}

export default function HistoryScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office.history');
  const title = t('title', { name: view.name });
  return (
    <div className="grid gap-8">
      <title>{title}</title>
      <div className="grid gap-4">
        <h1 className="text-2xl">{title}</h1>
        {view.events.length === 0 && <p className="text-quiet">{t('none')}</p>}
        <ol className="grid max-w-2xl">
          {view.events.map((event) => (
            <Event key={event.id} event={event} isFamily={view.isFamily} />
          ))}
        </ol>
        {view.before && (
          <p>
            <ScreenLink to="admin-person-history" params={{ user_id: view.user_id }} query={{ before: view.before }}>
              {t('older')}
            </ScreenLink>
          </p>
        )}
      </div>
      {view.isAdmin && <Audit view={view} />}
    </div>
  );
}
