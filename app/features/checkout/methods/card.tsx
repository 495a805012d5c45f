/** The card half of the payment panel. Each provider is a chunk of its own, so that the page carries none of them. */
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#app/ui/notices/skeleton.tsx';
import type { CardPanelProps } from './card-props.ts';

const StripeCard = lazy(async () => ({ default: (await import('./stripe-card.tsx')).StripeCard }));
const SandboxCard = lazy(async () => ({ default: (await import('./sandbox-card.tsx')).SandboxCard }));

export function CardPanel({ provider, clientSecret, ...rest }: CardPanelProps) {
  const t = useTranslations('payment-methods.card');
  const waiting = <Skeleton text={t('loading')} shape="fields" count={2} />;
  if (!clientSecret) return waiting;
  return (
    <Suspense fallback={waiting}>
      {provider === 'stripe' ? (
        // Another payment is another form: what was typed for the old one must not pay the new one.
        <StripeCard key={clientSecret} clientSecret={clientSecret} {...rest} />
      ) : (
        <SandboxCard clientSecret={clientSecret} {...rest} />
      )}
    </Suspense>
  );
}
