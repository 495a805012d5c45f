/** /pagar/{code}: somebody pays the cart of another person. Services, people and the sum; nobody's name. */
import { useEffect, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { CardPanel } from '#app/features/checkout/methods/card.tsx';
import { useCleanAddress } from '#app/features/checkout/methods/clean-address.ts';
import { useReturns } from '#app/features/checkout/methods/local.tsx';
import { TestModeNotice } from '#app/features/checkout/sandbox/test-mode.tsx';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { leaving, useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ErrorState } from '#app/ui/notices/state-page.tsx';
import { Failed } from '#app/ui/scenes/spots/failed.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { brand } from '#content/brand.ts';
import type { Currency } from '#content/countries.ts';
import type { Route } from './+types/screen.ts';
import { beginToPay, type StartedPayment } from './client.ts';
import { type LinkView, linkView } from './store.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return {
    link: await linkView(ctx, params.code, ctx.locale),
    isTestMode: ctx.payments.mode === 'test',
    hasTestCards: ctx.payments.card?.name === 'sandbox',
  };
}

/** The state is the server's to say: it is asked again while money may be on its way. */
const ASK_MS = 4000;

function Bill({ link }: { link: LinkView }) {
  const t = useTranslations('pay-link.page');
  return (
    <section aria-labelledby="bill" className="grid gap-3 rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="bill" className="text-xl">
        {t('what')}
      </h2>
      <ul className="grid gap-2">
        {link.lines.map(({ title, people, money }) => (
          <li key={title} className="flex flex-wrap justify-between gap-x-4">
            <span className="grid">
              <span>{title}</span>
              <span className="text-quiet text-sm">{t('people', { n: people })}</span>
            </span>
            <span>{money}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-3 font-semibold text-lg">
        <span>{t('total')}</span>
        <span>{link.total}</span>
      </p>
      {link.charged && <p className="text-quiet">{t('charged', { money: link.charged })}</p>}
    </section>
  );
}

function Pay({ code, link, onDone }: { code: string; link: LinkView; onDone(): void }) {
  const t = useTranslations('pay-link.page');
  const { locale } = useAppData();
  const { isBusy, run, fail, notice } = useSending(useId());
  const [begun, setBegun] = useState<StartedPayment | null>(null);
  const begin = () =>
    run(async () => {
      try {
        const next = await beginToPay(code, locale);
        if (next.clientSecret && (next.provider === 'stripe' || next.provider === 'sandbox')) return setBegun(next);
        if (!next.redirect_url) return fail(t('failed'));
        location.assign(next.redirect_url);
        await leaving();
      } catch (error) {
        const { status } = error instanceof HttpError ? error : {};
        if (status === 404 || status === 409) onDone();
        fail(t(status === 409 ? 'taken' : 'failed'));
      }
    });
  if (begun?.clientSecret && (begun.provider === 'stripe' || begun.provider === 'sandbox'))
    return (
      <CardPanel
        provider={begun.provider}
        publicKey={begun.publishableKey}
        scriptUrl={begun.scriptUrl}
        clientSecret={begun.clientSecret}
        charge={{ amount: begun.charge.amount, currency: begun.charge.currency as Currency }}
        locale={locale}
        isBusy={false}
        onOutcome={({ status }) => status !== 'error' && onDone()}
      />
    );
  return (
    <div className="grid gap-3">
      {notice}
      <Button kind="main" wide onClick={begin} busy={isBusy ? t('beginning') : undefined}>
        {t('pay', { money: link.charged ?? link.total ?? '' })}
      </Button>
    </div>
  );
}

function Over({ state }: { state: 'paid' | 'over' }) {
  const t = useTranslations('pay-link.page');
  if (state === 'paid')
    return (
      <Banner kind="good" title={t('paid')} live>
        <p>{t('paidText')}</p>
      </Banner>
    );
  return (
    <ErrorState
      level={2}
      title={t('over')}
      text={t('overText')}
      scene={<Failed className="w-60" />}
      action={
        <ScreenLink to="home" look="main">
          {t('home')}
        </ScreenLink>
      }
    />
  );
}

export default function PayLinkScreen({
  loaderData: { link, isTestMode, hasTestCards },
  params: { code },
}: Route.ComponentProps) {
  const t = useTranslations('pay-link.page');
  const { revalidate } = useRevalidator();
  const returns = useReturns();
  useCleanAddress();
  const [isWaiting, setWaiting] = useState(link?.state === 'pending');
  const state = link?.state ?? 'over';
  const isOpen = state === 'open' || state === 'pending';
  useEffect(() => {
    if (!isWaiting || !isOpen) return;
    const timer = setInterval(() => void revalidate(), ASK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, isOpen, revalidate]);
  function done() {
    setWaiting(true);
    void revalidate();
  }
  return (
    <div className="mx-auto grid w-full max-w-lg gap-5 px-4 py-6 sm:py-10">
      <title>{`${t('title')} · ${brand.name}`}</title>
      {isTestMode && <TestModeNotice hasCards={hasTestCards && link?.method === 'card'} />}
      <h1 className="text-2xl outline-none">{t('title')}</h1>
      {link && isOpen ? (
        <>
          <p>{t('lead', { brand: brand.name })}</p>
          <Bill link={link} />
          {isWaiting && (
            <Banner kind="info" live>
              <p>{t('waiting')}</p>
            </Banner>
          )}
          {link.hasFailed && !isWaiting && (
            <Banner kind="warning" live>
              <p>{t('notDone')}</p>
            </Banner>
          )}
          <Pay key={returns} code={code} link={link} onDone={done} />
          <p className="text-quiet text-sm">{t('note')}</p>
        </>
      ) : (
        <Over state={state === 'paid' ? 'paid' : 'over'} />
      )}
    </div>
  );
}
