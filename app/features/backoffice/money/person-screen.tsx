/** /admin/people/{user_id}/money: what a family has paid and ordered, what they ask back, and writing down what came another way. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { MARK_REFUSALS } from '#app/features/checkout/manual/rules.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/person-screen.ts';
import { undoMark } from './client.ts';
import { OrderTable, PaymentTable } from './lines.tsx';
import { MarkForm } from './mark-form.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { type PaymentLine, type PersonMoney, personMoney } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => personMoney(context.get(ctxContext));

type UndoProps = { view: PersonMoney; payment: PaymentLine; onDone(): void; onClose(): void };

function UndoDialog({ view, payment, onDone, onClose }: UndoProps) {
  const t = useTranslations('office-money.undo');
  const { number } = payment;
  const words = {
    ...{ title: t('title', { number }), lead: t('lead'), label: t('reason'), missing: t('reasonMissing') },
    ...{ send: t('send'), busy: t('busy'), cancel: t('cancel'), close: t('close') },
  };
  const send = async (reason: string) => {
    try {
      await undoMark(view.user_id, { payment_id: payment.id, reason });
      onDone();
      return null;
    } catch (error) {
      const isRefunding = error instanceof HttpError && error.serverMessage === MARK_REFUSALS.refunding;
      return t(isRefunding ? 'refunding' : 'failed');
    }
  };
  return <NoteDialog words={words} onSend={send} onClose={onClose} />;
}

/** Each request with its number and where it stands; what to do about it is on the list of all. */
function Requests({ view }: { view: PersonMoney }) {
  const t = useTranslations('office-money');
  if (view.requests.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{t('person.requests')}</h2>
      <ul className="grid gap-1">
        {view.requests.map((one) => (
          <li key={one.request_id} className="flex flex-wrap gap-x-4">
            <span className="tabular-nums">{one.number}</span>
            <span>{one.money}</span>
            <span>{t('refunds.state', { state: one.state })}</span>
            <span className="text-quiet">{one.day}</span>
          </li>
        ))}
      </ul>
      <p>
        <ScreenLink to="admin-refunds">{t('nav.refunds')}</ScreenLink>
      </p>
    </section>
  );
}

export default function PersonMoneyScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-money');
  const { revalidate } = useRevalidator();
  const [undoing, setUndoing] = useState<PaymentLine | null>(null);
  const [said, setSaid] = useState('');
  const done = (text: string) => {
    setSaid(text);
    void revalidate();
  };
  if (view.head_id)
    return (
      <div className="grid gap-4">
        <title>{t('person.title')}</title>
        <h1 className="text-2xl">{t('person.title')}</h1>
        <p>{t('person.head')}</p>
        <p>
          <ScreenLink to="admin-person-money" params={{ user_id: view.head_id }}>
            {t('person.openHead')}
          </ScreenLink>
        </p>
      </div>
    );
  const isWaiting = view.orders.some(({ state }) => state === 'pending' || state === 'created');
  return (
    <div className="grid gap-5">
      <title>{t('person.title')}</title>
      <h1 className="text-2xl">{t('person.title')}</h1>
      <Said>{said}</Said>
      {isWaiting && (
        <Banner kind="warning">
          <p>{t('person.open')}</p>
        </Banner>
      )}
      <section className="grid gap-3">
        <h2 className="text-xl">{t('person.payments')}</h2>
        {view.payments.length === 0 && <p>{t('person.none')}</p>}
        {view.payments.length > 0 && (
          <PaymentTable
            payments={view.payments}
            isOfOne
            actions={(one) => (
              <span className="-mx-4 flex flex-wrap @max-lg:justify-end">
                <ButtonLink
                  kind="plain"
                  href={`/api-mv/payments/${one.id}/receipt`}
                  aria-label={t('person.receiptOf', { number: one.number })}
                >
                  {t('person.receipt')}
                </ButtonLink>
                {view.isAdmin && one.canUndo && (
                  <Button
                    kind="plain"
                    aria-label={t('person.undoOf', { number: one.number })}
                    onClick={() => setUndoing(one)}
                  >
                    {t('person.undo')}
                  </Button>
                )}
              </span>
            )}
          />
        )}
        <p>
          <ScreenLink to="admin-payment" params={{ user_id: view.user_id }}>
            {t('person.page')}
          </ScreenLink>
        </p>
      </section>
      <div className="max-w-3xl rounded-card border border-line bg-card px-4">
        <Fold title={t('mark.title')} open={view.payments.length === 0}>
          <MarkForm view={view} onDone={done} />
        </Fold>
      </div>
      <Requests view={view} />
      <section className="grid gap-3">
        <h2 className="text-xl">{t('person.orders')}</h2>
        {view.orders.length === 0 ? <p>{t('person.noOrders')}</p> : <OrderTable orders={view.orders} isOfOne />}
      </section>
      {undoing && (
        <UndoDialog
          view={view}
          payment={undoing}
          onDone={() => done(t('undo.done'))}
          onClose={() => setUndoing(null)}
        />
      )}
    </div>
  );
}
