/** Cards and wallets by Stripe: its Payment Element, our button. What is typed never reaches us (contracts 1.6). */
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Skeleton } from '#app/ui/notices/skeleton.tsx';
import type { CardFormProps } from './card-props.ts';
import { outcomeOf } from './outcome-rules.ts';
import { PayButton, StatusLine } from './pay-button.tsx';
import { lookOfFields, openStripe, type Stripe, type StripeElements } from './stripe.ts';

type StripeForm = { stripe: Stripe; elements: StripeElements };
type Fields = Pick<CardFormProps, 'publicKey' | 'scriptUrl' | 'clientSecret' | 'locale' | 'charge'>;

/** Puts the fields into their place; what does not come can be asked for again. */
function useFields(
  { publicKey, scriptUrl, clientSecret, locale, charge }: Fields,
  place: RefObject<HTMLDivElement | null>,
) {
  const [state, setState] = useState<'loading' | 'ready' | 'unavailable'>('loading');
  const [tries, setTries] = useState(0);
  const opened = useRef<StripeForm>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins anew
  useEffect(() => {
    let isGone = false;
    let end = () => {};
    setState('loading');
    openStripe(publicKey ?? '', scriptUrl).then(
      (stripe) => {
        if (isGone || !place.current) return;
        const elements = stripe.elements({ clientSecret, locale, appearance: lookOfFields() });
        const fields = elements.create('payment', { layout: 'tabs' });
        end = () => fields.destroy();
        opened.current = { stripe, elements };
        fields.on('ready', () => !isGone && setState('ready'));
        fields.on('loaderror', () => !isGone && setState('unavailable'));
        fields.mount(place.current);
      },
      () => !isGone && setState('unavailable'),
    );
    return () => {
      isGone = true;
      opened.current = undefined;
      end();
    };
  }, [publicKey, scriptUrl, clientSecret, locale, tries]);
  const charged = `${charge.amount} ${charge.currency}`;
  const before = useRef(charged);
  useEffect(() => {
    if (before.current !== charged) void opened.current?.elements.fetchUpdates();
    before.current = charged;
  }, [charged]);
  return { state, opened, again: () => setTries(tries + 1) };
}

export function StripeCard({ charge, locale, isBusy, onOutcome, onPaying, ...rest }: CardFormProps) {
  const t = useTranslations('payment-methods.card');
  const place = useRef<HTMLDivElement>(null);
  const sending = useSending<never>(useId());
  const { state, opened, again } = useFields({ ...rest, locale, charge }, place);
  const [status, setStatus] = useState<string | null>(null);
  useEffect(() => onPaying?.(sending.isBusy), [sending.isBusy, onPaying]);

  const failed = (message: string | undefined) => {
    const text = message || t('unexpected');
    sending.fail(text);
    onOutcome({ status: 'error', message: text });
  };
  async function pay() {
    if (!opened.current) return failed(undefined);
    const { stripe, elements } = opened.current;
    setStatus(null);
    try {
      const checked = await elements.submit();
      if (checked.error) return failed(checked.error.message);
      const { error, paymentIntent } = await stripe.confirmPayment({
        ...{ elements, redirect: 'if_required' as const },
        confirmParams: { return_url: location.href },
      });
      if (error || !paymentIntent) return failed(error?.message);
      setStatus(paymentIntent.status);
      onOutcome({ status: outcomeOf(paymentIntent.status) });
    } catch {
      failed(undefined);
    }
  }
  const isOver = status === 'succeeded' || status === 'processing';
  return (
    <form method="post" aria-busy={sending.isBusy} onSubmit={sending.sends(pay)} className="grid gap-4">
      {state === 'loading' && <Skeleton text={t('loading')} shape="fields" count={2} />}
      {state === 'unavailable' && (
        <Banner kind="alert" live>
          <p>{t('unavailable')}</p>
          <Button kind="quiet" onClick={again}>
            {t('retry')}
          </Button>
        </Banner>
      )}
      <div ref={place} className={state === 'unavailable' ? 'hidden' : undefined} />
      {sending.notice}
      <StatusLine status={status} />
      <PayButton {...{ charge, locale }} isPaying={sending.isBusy} isDisabled={isBusy || state !== 'ready' || isOver} />
      <p className="text-quiet text-sm">{t('safe', { provider: 'Stripe' })}</p>
    </form>
  );
}
