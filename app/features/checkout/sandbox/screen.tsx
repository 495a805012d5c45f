/** /pago-de-prueba/{secret}: where the sandbox is paid, as on the page of a bank. Nothing on it belongs to a person. */
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { SANDBOX_METHODS, type SandboxLook, type SandboxMethod } from '#app/integrations/payments/sandbox-book.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonLook } from '#app/ui/button-look.ts';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { leaving, useSending } from '#app/ui/fields/use-sending.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Fold } from '#app/ui/fold.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ErrorState } from '#app/ui/notices/state-page.tsx';
import { Failed } from '#app/ui/scenes/spots/failed.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { brand } from '#content/brand.ts';
import type { Currency } from '#content/countries.ts';
import type { Route } from './+types/screen.ts';
import { payLocally } from './client.ts';
import { lookAt } from './store.server.ts';
import { TestModeNotice } from './test-mode.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  return { payment: await lookAt(context.get(ctxContext), params.secret) };
}

export default function SandboxScreen({ loaderData: { payment }, params: { secret } }: Route.ComponentProps) {
  const t = useTranslations('payment-methods.page');
  return (
    <div className="mx-auto grid w-full max-w-lg gap-5 px-4 py-6 sm:py-10">
      <title>{`${t('title')} · ${brand.name}`}</title>
      <TestModeNotice hasCards={false} />
      {payment ? <Payment first={payment} secret={secret} /> : <Missing />}
    </div>
  );
}

function Missing() {
  const t = useTranslations('payment-methods.page.missing');
  return (
    <ErrorState
      level={1}
      title={t('title')}
      text={t('text')}
      scene={<Failed className="w-60" />}
      action={
        <ScreenLink to="portal" look="main">
          {t('home')}
        </ScreenLink>
      }
    />
  );
}

function Payment({ first, secret }: { first: SandboxLook; secret: string }) {
  const t = useTranslations('payment-methods.page');
  const { locale } = useAppData();
  const [look, setLook] = useState(first);
  const amount = formatMoney(locale, { amount: look.amount, currency: look.currency as Currency });
  const before = useRef(look.state);
  // The buttons are gone: what came of them takes the focus.
  useEffect(() => {
    if (before.current !== look.state) focusHeading();
    before.current = look.state;
  }, [look.state]);
  return (
    <article className="overflow-hidden rounded-2xl border border-line bg-card shadow-soft">
      <header className="grid gap-4 bg-deep px-5 pt-4 pb-6 text-on-deep sm:px-7">
        <p className="flex items-center gap-2.5 font-semibold text-sm">
          <span className="grid size-8 place-items-center rounded-full bg-on-deep/15">
            <Icon name="home" className="size-4.5" />
          </span>
          {t('bank')}
        </p>
        <div className="grid gap-1">
          <h1 className="text-lg">{t('to', { brand: brand.name })}</h1>
          <p className="text-balance font-semibold text-3xl leading-tight tabular-nums sm:text-4xl">{amount}</p>
          <p className="text-sm">
            <bdi>{look.description}</bdi>
          </p>
        </div>
      </header>
      <div className="grid gap-5 px-5 py-6 sm:px-7">
        {look.state === 'open' ? (
          <Choices {...{ secret, amount }} url={look.url} onLook={setLook} />
        ) : (
          <Ended state={look.state} url={look.url} />
        )}
      </div>
    </article>
  );
}

function Ended({ state, url }: { state: Exclude<SandboxLook['state'], 'open'>; url: string }) {
  const t = useTranslations('payment-methods.page');
  return (
    <>
      <div role="status" className="grid gap-1">
        <h2 className="text-xl">{t(`states.${state}.title`)}</h2>
        <p>{t(`states.${state}.text`, { brand: brand.name })}</p>
      </div>
      <a href={url} className={buttonLook('main', true)}>
        {t('continue', { brand: brand.name })}
      </a>
    </>
  );
}

/** To go back is a link. */
const BUSY = { pay: 'paying', reject: 'rejecting', expire: 'expiring' } as const;
type Choice = keyof typeof BUSY;

type ChoicesProps = { secret: string; amount: string; url: string; onLook(look: SandboxLook): void };

function Choices({ secret, amount, url, onLook }: ChoicesProps) {
  const t = useTranslations('payment-methods.page');
  const { run, fail, notice } = useSending<never>('sandbox');
  const [method, setMethod] = useState<SandboxMethod>('pse');
  const [chosen, setChosen] = useState<Choice | null>(null);

  const choose = (choice: Choice) =>
    run(async () => {
      setChosen(choice);
      try {
        const look = await payLocally(secret, method, choice);
        // A slip is to be read; everything else goes back by itself.
        if (look.state === 'processing') return onLook(look);
        location.assign(look.url);
        await leaving();
      } catch (error) {
        fail(t(error instanceof HttpError && error.status === 429 ? 'tooMany' : 'failed'));
      } finally {
        setChosen(null);
      }
    });
  const button = (choice: Choice) => ({
    busy: chosen === choice ? t(BUSY[choice]) : undefined,
    disabled: chosen !== null && chosen !== choice,
    onClick: () => choose(choice),
  });
  return (
    <>
      <RadioCards
        id="method"
        name="method"
        label={t('choose')}
        value={method}
        onChange={(value) => setMethod(value as SandboxMethod)}
        options={SANDBOX_METHODS.map((value) => ({
          ...{ value, title: t(`methods.${value}.title`), text: t(`methods.${value}.text`) },
        }))}
      />
      {notice}
      <Button kind="main" wide {...button('pay')}>
        {t(method === 'cash' ? 'slip' : 'pay', { amount })}
      </Button>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <div className="grid gap-1 border-line border-t pt-3">
        <Fold title={t('others')}>
          <p className="text-quiet text-sm">{t('othersText')}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button kind="danger" {...button('reject')}>
              {t('reject')}
            </Button>
            <Button kind="quiet" {...button('expire')}>
              {t('expire')}
            </Button>
          </div>
        </Fold>
        <a href={url} className={`-ms-4 ${buttonLook('plain')}`}>
          {t('back')}
        </a>
      </div>
    </>
  );
}
