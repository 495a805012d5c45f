/** /portal/payment (spec 2 "Payment page", "Onboarding layout"; D9, D45): the person pays for their application. */
import { lazy, Suspense, useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { updateProfile } from '#app/features/accounts/client.ts';
import { bringCode } from '#app/features/checkout/cart/brought.server.ts';
import { PayLater } from '#app/features/checkout/link/pay-later.tsx';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { cookieValue } from '#app/features/tracking/rules.ts';
import { pathTo } from '#app/paths.ts';
import { BROUGHT_CODE } from '#app/platform/access/signed.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Skeleton } from '#app/ui/notices/skeleton.tsx';
import { ScreenLink, useGoTo } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { PaymentPage } from './payment-page.tsx';
import { isDueToMove, STEP_DELAY_MS } from './rules.ts';
import { type PageView, pageView } from './view.server.ts';

/** Whoever has a password does not load it. */
const FirstPassword = lazy(async () => ({
  default: (await import('#app/features/accounts/password/first-password.tsx')).FirstPassword,
}));

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { user_id } = ctx.actor;
  if (!user_id) throw new Problem(401);
  await bringCode(ctx, user_id, cookieValue(request.headers.get('cookie') ?? '', BROUGHT_CODE));
  return pageView(ctx, user_id);
}

/** One second after the page opens (spec 4). Where the table does not allow it, or it fails, the next visit tries again. */
function useStep({ user_id, current_step }: PageView['person']) {
  const isDue = isDueToMove(current_step);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(
      () => void updateProfile(user_id, { current_step: 'payment_page_seen' }).catch(() => undefined),
      STEP_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isDue, user_id]);
}

/** The account is kept before anything is bought with it (D12, D52). */
function PasswordFirst({ person }: { person: PageView['person'] }) {
  const t = useTranslations('payment.pay');
  const card = useTranslations('payment-methods.card');
  const { tell } = usePortalTools();
  return (
    <div className="grid gap-3">
      <p>{t('password')}</p>
      <Suspense fallback={<Skeleton text={card('loading')} shape="fields" count={2} />}>
        <FirstPassword person={person} isOpen onDone={() => tell(t('passwordDone'))} />
      </Suspense>
    </div>
  );
}

function Empty({ view: { hasService, quoteNext } }: { view: PageView }) {
  const t = useTranslations('payment.cart');
  const { chooseService } = usePortalTools();
  if (quoteNext)
    return (
      <Banner kind="info">
        <p>{quoteNext}</p>
      </Banner>
    );
  if (hasService) return null;
  return (
    <Banner kind="info" title={t('noService')}>
      <div className="pt-1">
        <Button kind="main" wide onClick={chooseService}>
          {t('choose')}
        </Button>
      </div>
    </Banner>
  );
}

export default function PaymentScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('payment');
  const locale = useLocale();
  const goTo = useGoTo();
  const { person, cart } = view;
  useStep(person);
  return (
    <>
      <title>{t('title')}</title>
      <PaymentPage
        // Another service, chosen in the frame, is another cart.
        key={cart.product_ids.join(' ')}
        view={view}
        instead={() => person.must_set_password && <PasswordFirst person={person} />}
        onPaid={() => goTo(`${pathTo('portal-applicants', locale)}?just_paid=true`)}
        empty={<Empty view={view} />}
        foot={
          <>
            {cart.product_ids.length > 0 && !person.must_set_password && (
              <div className="border-line border-t pt-2">
                <PayLater />
              </div>
            )}
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-t pt-4">
              <ScreenLink to="portal-applicants" look="quiet" wide>
                {t('ways.continue')}
              </ScreenLink>
              {!person.marked_paid_by_csr && (
                <div className="max-sm:-ms-4">
                  <ScreenLink to="portal-questions" look="plain">
                    {t('ways.previous')}
                  </ScreenLink>
                </div>
              )}
            </div>
          </>
        }
      />
    </>
  );
}
