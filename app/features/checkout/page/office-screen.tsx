/** /admin/people/{user_id}/payment (spec 6 "Admin-dashboard mode"): full width, the payment link as text, nothing of the person's cookies. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { accountOf } from '#app/features/accounts/account.server.ts';
import type { CartView } from '#app/features/checkout/view-rules.ts';
import { Problem } from '#app/platform/problem.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/office-screen.ts';
import { PaymentPage } from './payment-page.tsx';
import { lackOf } from './rules.ts';
import type { PreparedPayment } from './use-payment.ts';
import { pageView } from './view.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  if (!ctx.subject) throw new Problem(404);
  return { account: await accountOf(ctx), ...(await pageView(ctx, ctx.subject.user_id)) };
}

/** A page of the provider where there is one; cards are typed by nobody but their owner, in the portal. */
const linkIn = (prepared: PreparedPayment | null) =>
  prepared && 'order' in prepared ? prepared.order.data.redirect_url : null;

type LinkProps = { prepared: PreparedPayment | null; cart: CartView; portalLink: string };

function PaymentLink({ prepared, cart, portalLink }: LinkProps) {
  const t = useTranslations('payment.office');
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  const own = linkIn(prepared);
  const href = own ?? portalLink;
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => setSaid('copied'),
      () => setSaid('copyFailed'),
    );
  const isOpen = own !== null || (cart.method === 'card' && lackOf(cart) === null);
  if (!isOpen) return <p className="text-quiet">{t('none')}</p>;
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-base">{t('link')}</h3>
      <p className="text-quiet text-sm">{t(own ? 'linkText' : 'portalText')}</p>
      <p dir="ltr" className="select-all rounded-lg bg-sand px-3 py-2 text-start [overflow-wrap:anywhere]">
        {href}
      </p>
      <Button kind="main" onClick={copy}>
        {t('copy')}
      </Button>
      <p role="status">{said && t(said)}</p>
    </div>
  );
}

export default function PaymentOfficeScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('payment.office');
  const { person, portalLink } = view;
  const title = t('title', { name: `${person.first_name} ${person.last_name}`.trim() });
  return (
    <div className="grid w-full gap-4">
      <title>{title}</title>
      <p className="font-semibold">{title}</p>
      <PaymentPage
        view={view}
        whose={person.user_id}
        instead={(prepared, cart) => <PaymentLink prepared={prepared} cart={cart} portalLink={portalLink} />}
        onPaid={() => undefined}
      />
    </div>
  );
}
