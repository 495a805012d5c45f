/** Says that no money moves, and which numbers do what: on the payment page and on the page of the sandbox (T18). */
import { useTranslations } from 'use-intl';
import { type CardEffect, SANDBOX_CARDS } from '#app/integrations/payments/sandbox-cards.ts';
import { Fold } from '#app/ui/fold.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';

const keyOf = (effect: CardEffect) => (effect.becomes === 'declined' ? effect.code : effect.becomes);
const inFours = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

type EffectKey = 'paid' | 'card_declined' | 'insufficient_funds' | 'step' | 'processing' | 'disputed';

/** One number for each thing that can happen. */
const numbers = new Map(
  Object.entries<CardEffect>(SANDBOX_CARDS).map(([number, effect]) => [keyOf(effect) as EffectKey, number]),
);

/** `hasCards`: the numbers belong where a card can be typed. */
export function TestModeNotice({ hasCards = true }: { hasCards?: boolean }) {
  const t = useTranslations('payment-methods.test');
  return (
    <Banner kind="alert" title={t('title')}>
      <p>{t('text')}</p>
      {hasCards && (
        <Fold title={t('numbers')}>
          <p>{t('how')}</p>
          <dl className="grid gap-2">
            {[...numbers].map(([key, number]) => (
              <div key={key} className="grid gap-x-4 sm:grid-cols-[13rem_1fr]">
                <dt dir="ltr" className="select-all font-mono tabular-nums rtl:text-end">
                  {inFours(number)}
                </dt>
                <dd>{t(`effects.${key}`)}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
    </Banner>
  );
}
