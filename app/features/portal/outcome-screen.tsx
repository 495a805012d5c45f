/** /portal/outcome: how the case ended, as the loader says it; any other step leads to the home (D45). */
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { pathTo } from '#app/paths.ts';
import { StatusPill } from '#app/ui/notices/status-pill.tsx';
import type { Route } from './+types/outcome-screen.ts';
import { useAskHref } from './ask.ts';
import { OutcomePage } from './case/outcome.tsx';
import type { Stage } from './rules.ts';
import { type OutcomeView, outcomeView } from './view.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const view = await outcomeView(ctx);
  if (!view) throw redirect(pathTo('portal', ctx.locale));
  return view;
}

const looks = {
  form_completed: 'going',
  interview_scheduled: 'going',
  interview_completed: 'going',
  visa_received: 'done',
  visa_denied: 'current',
} as const satisfies Record<Stage, string>;

function Others({ others }: Pick<OutcomeView, 'others'>) {
  const t = useTranslations('case.outcome');
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{t('others.title')}</h2>
      <p>{t('others.text')}</p>
      <ul className="divide-y divide-line border-line border-y">
        {others.map(({ user_id, first_name, stage }) => (
          <li key={user_id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-1">
            <bdi>{first_name}</bdi>
            <StatusPill status={stage ? looks[stage] : 'waiting'}>{t(`others.${stage ?? 'open'}`)}</StatusPill>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function OutcomeScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('case.outcome');
  const { outcome, facts, check, others, service } = view;
  return (
    <>
      <title>{t(outcome === 'visa_received' ? 'received.title' : 'denied.title')}</title>
      <OutcomePage
        outcome={outcome}
        facts={facts}
        check={check}
        askHref={useAskHref(service)}
        others={others.length > 0 && <Others others={others} />}
      />
    </>
  );
}
