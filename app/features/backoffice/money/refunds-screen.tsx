/** /admin/refunds: what people ask back, the oldest first, with what the policy proposes; an admin decides. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { type Status, StatusPill } from '#app/ui/notices/status-pill.tsx';
import { Empty } from '#app/ui/scenes/spots/empty.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/refunds-screen.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { Further, MoneyNav } from './nav.tsx';
import { type RequestLine, refundsView } from './view.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  refundsView(context.get(ctxContext), new URL(request.url).searchParams);

const LOOKS: Partial<Record<RequestLine['state'], Status>> = { asked: 'waiting', approved: 'going', sent: 'current' };

function Request({ request, isAdmin, onDecide }: { request: RequestLine; isAdmin: boolean; onDecide(): void }) {
  const t = useTranslations('office-money.refunds');
  const stages = useTranslations('refunds.stages');
  const { number, share } = request;
  return (
    <li className="grid gap-2 rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold tabular-nums">{number}</span>
        <span className="min-w-0">
          <ScreenLink to="admin-person-money" params={{ user_id: request.user_id }}>
            <bdi>{request.name}</bdi>
          </ScreenLink>
        </span>
        <StatusPill status={LOOKS[request.state] ?? 'done'}>{t('state', { state: request.state })}</StatusPill>
        <span className="text-quiet">
          {t('since')} {request.day}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-4">
        <span className="text-quiet">{t('proposed')}</span>
        <span className="font-semibold">{request.money}</span>
        <span>{share === null ? t('proRata') : t('share', { share })}</span>
        <span className="text-quiet">{stages(request.stage)}</span>
      </p>
      <p>
        <span className="text-quiet">{t('said')}: </span>
        {request.reason ? <bdi dir="auto">{request.reason}</bdi> : t('nothing')}
      </p>
      {request.isStuck && <p className="font-semibold text-alert">{t('stuck')}</p>}
      {isAdmin ? (
        <div>
          <Button kind="quiet" aria-label={t('decideOf', { number })} onClick={onDecide}>
            {t('decide')}
          </Button>
        </div>
      ) : (
        <p className="text-quiet text-sm">{t('adminOnly')}</p>
      )}
    </li>
  );
}

export default function RefundsScreen({ loaderData: { requests, next, isLater, isAdmin } }: Route.ComponentProps) {
  const t = useTranslations('office-money');
  const { revalidate } = useRevalidator();
  const [deciding, setDeciding] = useState<RequestLine | null>(null);
  const [said, setSaid] = useState('');
  return (
    <div className="grid gap-4">
      <title>{t('refunds.title')}</title>
      <h1 className="text-2xl">{t('refunds.title')}</h1>
      <MoneyNav here="refunds" isAdmin={isAdmin} />
      <p className="text-quiet">{t('refunds.lead')}</p>
      <Said>{said}</Said>
      {requests.length === 0 ? (
        <EmptyState text={t('refunds.empty')} scene={<Empty className="w-60" />} />
      ) : (
        <ul className="grid max-w-4xl gap-3">
          {requests.map((request) => (
            <Request
              key={request.request_id}
              request={request}
              isAdmin={isAdmin}
              onDecide={() => setDeciding(request)}
            />
          ))}
        </ul>
      )}
      <Further to="admin-refunds" isLater={isLater} next={next} />
      {deciding && (
        <DecideDialog
          key={deciding.request_id}
          request={deciding}
          onDone={() => {
            setSaid(t('decide.saved'));
            void revalidate();
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </div>
  );
}
