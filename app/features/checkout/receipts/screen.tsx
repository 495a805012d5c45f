/** /portal/receipts: every payment with its receipt, and the way to ask for money back. */
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { WayBack } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { PaymentCard } from './payment-card.tsx';
import { receiptsView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => receiptsView(context.get(ctxContext));

export default function ReceiptsScreen({ loaderData: { payments } }: Route.ComponentProps) {
  const t = useTranslations('receipts.list');
  const { revalidate } = useRevalidator();
  const { tell } = usePortalTools();
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <title>{t('title')}</title>
      <div className="grid gap-2">
        <h1 className="text-2xl outline-none">{t('title')}</h1>
        <p className="text-quiet">{t('lead')}</p>
      </div>
      {payments.length === 0 && (
        <section className="grid gap-2 rounded-card border border-line bg-card p-4 sm:p-6">
          <h2 className="text-xl">{t('empty')}</h2>
          <p>{t('emptyText')}</p>
        </section>
      )}
      {payments.map((payment) => (
        <PaymentCard
          key={payment.payment_id}
          payment={payment}
          onStale={() => void revalidate()}
          onChanged={(text) => {
            void revalidate();
            tell(text);
          }}
        />
      ))}
      <WayBack to="portal">{t('back')}</WayBack>
    </div>
  );
}
