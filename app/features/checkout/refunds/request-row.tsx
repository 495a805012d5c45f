/** One request for a refund: its number, where it stands, what was answered, and the way to take it back. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { type Status, StatusPill } from '#app/ui/notices/status-pill.tsx';
import { withdrawRefund } from './client.ts';
import type { RequestView } from './view.server.ts';

const LOOKS: Record<RequestView['state'], Status> = {
  asked: 'going',
  approved: 'going',
  sent: 'going',
  done: 'done',
  refused: 'waiting',
  withdrawn: 'waiting',
};

/** Never "approved": that is the word for a visa. */
const WORDS: Partial<Record<RequestView['state'], string>> = { approved: 'accepted', refused: 'declined' };

type Props = { request: RequestView; onWithdrawn(text: string): void; onStale(): void };

export function RequestRow({ request, onWithdrawn, onStale }: Props) {
  const t = useTranslations('refunds');
  const { isBusy, run, fail, notice } = useSending(useId());
  const { number, state } = request;
  const withdraw = () =>
    run(async () => {
      try {
        await withdrawRefund(request.request_id);
        onWithdrawn(t('list.withdrawn'));
      } catch (error) {
        const isDecided = error instanceof HttpError && error.status === 409;
        fail(t(isDecided ? 'list.tooLate' : 'list.failed'));
        if (isDecided) onStale();
      }
    });
  return (
    <li className="grid gap-1.5 border-line border-t py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{t('list.line', { number, date: request.date })}</p>
        <p className="font-semibold">{request.money}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusPill status={LOOKS[state]}>{t('list.states', { state: WORDS[state] ?? state })}</StatusPill>
        <span className="text-quiet text-sm">{t(`stages.${request.stage}`)}</span>
      </div>
      {request.answer && (
        <p className="whitespace-pre-line">
          <span className="text-quiet">{t('list.answer')}: </span>
          <bdi>{request.answer}</bdi>
        </p>
      )}
      {notice}
      {state === 'asked' && (
        <div className="-ms-4">
          <Button
            kind="plain"
            onClick={withdraw}
            aria-label={t('list.withdrawOf', { number })}
            busy={isBusy ? t('list.withdrawing') : undefined}
          >
            {t('list.withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
}
