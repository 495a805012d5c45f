/** Where one pays: country, way, the provider's own fields; beside them what the price includes and what comes back (spec 2, 4, 5). */
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CardPanel } from '#app/features/checkout/methods/card.tsx';
import { LocalPanel } from '#app/features/checkout/methods/local.tsx';
import type { CartView, Method } from '#app/features/checkout/view-rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { useMoney } from '#app/i18n/use-money.ts';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { brand } from '#content/brand.ts';
import type { CheckoutCountry } from '#content/countries.ts';
import type { SubjectId } from './client.ts';
import { Failed, Preparing } from './order-note.tsx';
import { PARTY_FIELD } from './party.tsx';
import { Bullets } from './products.tsx';
import { lackOf, type Refusal, type Wish } from './rules.ts';
import type { CartTools } from './use-cart.ts';
import type { PreparedPayment } from './use-payment.ts';
import type { PageView } from './view.server.ts';

/** Few ask for a receipt in another name: nobody else loads it. */
const InvoiceFields = lazy(async () => ({
  default: (await import('#app/features/checkout/receipts/invoice-fields.tsx')).InvoiceFields,
}));

const COUNTRY_FIELD = 'payment-country';
const focusOn = (id: string) => document.getElementById(id)?.focus();

type WaysProps = {
  cart: CartView;
  wish: Wish;
  isLocked: boolean;
  isCountryWrong: boolean;
  onWish(patch: Partial<Wish>): void;
};

function Ways({ cart, wish, isLocked, isCountryWrong, onWish }: WaysProps) {
  const t = useTranslations('payment.pay');
  const money = useMoney();
  const { charge, currency, countries, methods } = cart;
  // What is charged is known of the chosen way; where it is the money of the page it has been said.
  const isOther = cart.method === 'card' && wish.method === 'card' && charge.currency !== currency;
  const texts: Record<Method, string> = {
    card: isOther ? t('cardText', { charge: money(charge.amount, charge.currency) }) : '',
    local: t(wish.country === 'CO' ? 'localText.CO' : 'localText.other'),
  };
  return (
    <>
      <SelectField
        id={COUNTRY_FIELD}
        label={t('country')}
        empty={t('countryEmpty')}
        autoComplete="billing country"
        disabled={isLocked}
        value={wish.country ?? ''}
        error={isCountryWrong && wish.country === null ? t('countryInvalid') : undefined}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => onWish({ country: (target.value || null) as CheckoutCountry | null })}
      />
      {methods.length > 0 && (
        <RadioCards
          id="payment-method"
          name="method"
          label={t('method')}
          disabled={isLocked}
          value={wish.method}
          onChange={(method) => onWish({ method: method as Method })}
          options={methods.map((method) => ({
            value: method,
            title: t(method),
            ...(texts[method] && { text: texts[method] }),
          }))}
        />
      )}
    </>
  );
}

export type PaymentFlow = {
  prepared: PreparedPayment | null;
  isReady: boolean;
  refusal: Refusal | null;
  retry(): void;
  /** Its outcome is being asked for. */
  isWatching: boolean;
  setPaying(isPaying: boolean): void;
  onOutcome(order_id: string, outcome: { status: string }): void;
  /** For a page of the provider, from which one comes back. */
  onLeaving(order_id: string): void;
};

/** The provider's own part. It stays while the cart changes, and cannot be pressed until it fits again. */
function Fields({ paying, view }: { paying: PaymentFlow; view: PageView }) {
  const { locale } = useAppData();
  const { prepared, isReady, refusal, retry, isWatching, setPaying, onOutcome, onLeaving } = paying;
  if (refusal) return <Failed why={refusal} onRetry={retry} />;
  if (!prepared) return <Preparing />;
  const isBusy = !isReady || isWatching;
  if (prepared.method === 'card') {
    const { intent } = prepared;
    return (
      <CardPanel
        provider={intent.provider}
        publicKey={intent.publishableKey ?? view.provider.card?.publicKey ?? null}
        scriptUrl={view.provider.card?.scriptUrl ?? null}
        clientSecret={intent.clientSecret}
        charge={intent.charge}
        locale={locale}
        isBusy={isBusy}
        onPaying={(isPaying) => {
          // A bank may ask on a page of its own.
          if (isPaying) onLeaving(intent.order_id);
          setPaying(isPaying);
        }}
        onOutcome={(outcome) => onOutcome(intent.order_id, outcome)}
      />
    );
  }
  const { order_id, provider, data } = prepared.order;
  return (
    <LocalPanel
      provider={provider}
      order={{ order_id, redirect_url: data.redirect_url }}
      isBusy={isBusy}
      error={null}
      onPaying={(isPaying) => {
        if (isPaying) onLeaving(order_id);
        setPaying(isPaying);
      }}
      onOutcome={(outcome) => onOutcome(order_id, outcome)}
    />
  );
}

type Props = {
  view: PageView;
  tools: CartTools;
  whose: SubjectId;
  paying: PaymentFlow;
  isLocked: boolean;
  /** Instead of the provider's part. */
  instead: ReactNode;
  promo: ReactNode;
  /** Right before the provider's part. */
  notice: ReactNode;
};

/** Nothing to pay with yet: the button says what is missing, and leads there. */
function Gate({ cart, onCountry }: { cart: CartView; onCountry(): void }) {
  const t = useTranslations('payment');
  const lack = lackOf(cart);
  if (lack === 'methods')
    return (
      <Banner kind="info">
        <p>{t('pay.off')}</p>
        <div className="pt-1">
          <ButtonLink
            kind="main"
            icon="chat"
            href={whatsappHref(t('pay.askText', { brand: brand.name }))}
            data-event="send_whatsapp"
            data-place="payment"
          >
            {t('pay.ask')}
          </ButtonLink>
        </div>
      </Banner>
    );
  if (lack === 'items')
    return (
      <Banner kind="warning" live>
        <p>{t('cart.empty')}</p>
      </Banner>
    );
  const look = () => {
    if (lack === 'country') onCountry();
    focusOn(lack === 'country' ? COUNTRY_FIELD : PARTY_FIELD);
  };
  return (
    <Button kind="main" wide onClick={look}>
      {t('pay.go')}
    </Button>
  );
}

export function PayPanel({ view, tools, whose, paying, isLocked, instead, promo, notice }: Props) {
  const t = useTranslations('payment.pay');
  const { cart, wish } = tools.state;
  const [isCountryWrong, setCountryWrong] = useState(false);
  return (
    <section aria-labelledby="pay-title" className="grid gap-4">
      <h2 id="pay-title" className="text-xl">
        {t('title')}
      </h2>
      <Ways cart={cart} wish={wish} isLocked={isLocked} isCountryWrong={isCountryWrong} onWish={tools.wish} />
      {promo}
      {notice}
      {instead ||
        (lackOf(cart) ? (
          <Gate cart={cart} onCountry={() => setCountryWrong(true)} />
        ) : (
          <Fields paying={paying} view={view} />
        ))}
      <Beside view={view} cart={cart} whose={whose} />
    </section>
  );
}

/** What was asked for is open, and has the focus, as soon as it is there. */
function OpenedHere({ box }: { box: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const details = box.current?.querySelector('details');
    if (!details) return;
    details.open = true;
    details.querySelector('summary')?.focus();
  }, [box]);
  return null;
}

function Invoice({ invoice, whose }: Pick<PageView, 'invoice'> & { whose: SubjectId }) {
  const t = useTranslations('payment.pay');
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  if (!isAsked)
    return (
      <div className="-ms-4">
        <Button kind="plain" onClick={() => setAsked(true)}>
          {t('invoice')}
        </Button>
      </div>
    );
  return (
    <div ref={box}>
      <Suspense fallback={<Spinner />}>
        <InvoiceFields invoice={invoice} {...(whose && { user_id: whose })} />
        <OpenedHere box={box} />
      </Suspense>
    </div>
  );
}

/** Before anybody presses the button: what one gets, and what comes back (D2). */
function Beside({ view: { refunds, invoice }, cart, whose }: { view: PageView; cart: CartView; whose: SubjectId }) {
  const t = useTranslations('payment.pay');
  const bought = cart.products.filter(({ sid }) => cart.product_ids.includes(sid));
  const [first] = refunds;
  return (
    <div className="border-line border-t">
      {first && (
        <Fold title={t('refund', { share: first.share })}>
          <ul className="grid divide-y divide-line">
            {refunds.map(({ name, what, share }) => (
              <li key={name} className="flex items-baseline justify-between gap-x-4 py-2 leading-snug">
                <span className="min-w-0">{what}</span>
                <strong className="font-bold text-deep tabular-nums">{share}</strong>
              </li>
            ))}
          </ul>
          <p>
            <ScreenLink to="reschedule-refund-policy">{t('refundAll')}</ScreenLink>
          </p>
        </Fold>
      )}
      {bought.length > 0 && (
        <Fold title={t('includes')}>
          {bought.map(({ sid, title, infoBullets }) => (
            <div key={sid} className="grid gap-2">
              {bought.length > 1 && <h3 className="font-sans font-semibold text-base">{title}</h3>}
              <Bullets items={infoBullets} />
            </div>
          ))}
        </Fold>
      )}
      <Invoice invoice={invoice} whose={whose} />
    </div>
  );
}
