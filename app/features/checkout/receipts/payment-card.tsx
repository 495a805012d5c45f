/** One payment: what for, how much, its receipt, and what was asked back of it. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AskDialog } from '#app/features/checkout/refunds/ask-dialog.tsx';
import { RequestRow } from '#app/features/checkout/refunds/request-row.tsx';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { saveFile } from '#app/platform/http/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { type Status, StatusPill } from '#app/ui/notices/status-pill.tsx';
import { fetchReceipt } from './client.ts';
import type { PaymentView } from './view.server.ts';

const LOOKS: Record<PaymentView['state'], Status> = { paid: 'done', refunded: 'waiting', disputed: 'going' };

type CardHandlers = { onChanged(text: string): void; onStale(): void };

function Download({ payment_id, number }: Pick<PaymentView, 'payment_id' | 'number'>) {
  const t = useTranslations('receipts.list');
  const { locale } = useAppData();
  const { isBusy, run, fail, notice, clear } = useSending(useId());
  const [isDone, setDone] = useState(false);
  const download = () =>
    run(async () => {
      setDone(false);
      try {
        saveFile(await fetchReceipt(payment_id, locale));
        clear();
        setDone(true);
      } catch (error) {
        const { status } = error instanceof HttpError ? error : {};
        fail(t(status === 429 ? 'tooMany' : status === 503 ? 'busy' : 'failed'));
      }
    });
  return (
    <>
      <div className="grid gap-1 max-sm:w-full">
        <Button
          kind="quiet"
          icon="download"
          wide
          aria-label={t('downloadOf', { number })}
          onClick={download}
          busy={isBusy ? t('downloading') : undefined}
        >
          {t('download')}
        </Button>
        <p role="status" className="text-quiet text-sm empty:hidden">
          {isDone && t('downloaded')}
        </p>
      </div>
      {notice}
    </>
  );
}

/** For what was bought with it and can still go back. */
function AskButton({
  holding,
  isOne,
  handlers,
}: {
  holding: PaymentView['holdings'][number];
  isOne: boolean;
  handlers: CardHandlers;
}) {
  const t = useTranslations('refunds.ask');
  const [isOpen, setOpen] = useState(false);
  const isLeft = holding.people.some(({ state }) => state === 'free') || holding.free_seats.length > 0;
  if (!isLeft) return null;
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        {isOne ? t('button') : t('buttonOf', { service: holding.title })}
      </Button>
      {isOpen && (
        <AskDialog
          holding={holding}
          title={holding.title}
          onSent={handlers.onChanged}
          onStale={handlers.onStale}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export function PaymentCard({ payment, ...handlers }: { payment: PaymentView } & CardHandlers) {
  const t = useTranslations('receipts.list');
  const refunds = useTranslations('refunds.list');
  const id = useId();
  const { number, holdings, requests } = payment;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-line bg-card p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl">
          <bdi>{number}</bdi>
        </h2>
        <p className="font-semibold text-xl">{payment.money}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusPill status={LOOKS[payment.state]}>{t('state', { state: payment.state })}</StatusPill>
        <span className="text-quiet text-sm">{t('paidOn', { date: payment.date })}</span>
        <span className="text-quiet text-sm">{t('method', { method: payment.method })}</span>
      </div>
      <ul className="grid gap-1">
        {payment.products.map(({ sid, title, people }) => (
          <li key={sid} className="flex flex-wrap justify-between gap-x-3">
            <span>{title}</span>
            <span className="text-quiet">{t('people', { n: people })}</span>
          </li>
        ))}
      </ul>
      {payment.is_duplicate && (
        <Banner kind="info">
          <p>{t('duplicate')}</p>
        </Banner>
      )}
      {payment.refunded && <p className="font-semibold">{t('refunded', { money: payment.refunded })}</p>}
      <div className="flex flex-wrap items-start gap-2.5">
        <Download payment_id={payment.payment_id} number={number} />
        {holdings.map((holding) => (
          <AskButton
            key={holding.subscription_id}
            holding={holding}
            isOne={holdings.length === 1}
            handlers={handlers}
          />
        ))}
      </div>
      {requests.length > 0 && (
        <div>
          <h3 className="pt-2 pb-1.5 text-lg">{refunds('title')}</h3>
          <ul>
            {requests.map((request) => (
              <RequestRow
                key={request.request_id}
                request={request}
                onWithdrawn={handlers.onChanged}
                onStale={handlers.onStale}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
