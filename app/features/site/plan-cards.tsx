/** Plans compared once: a row each with name, three words and one price; the rest opens (brand: one price and one reference; D26, D27). */
import type { Rates } from '#app/features/catalogue/country-rules.ts';
import { InReadersMoney } from '#app/features/catalogue/readers-money.tsx';
import { serviceCard } from '#app/features/catalogue/service-cards.server.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { breakable } from '#app/i18n/breakable.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { Fold } from '#app/ui/fold.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { ServiceType } from '#content/catalogue.ts';

type Props = Tongue & { rates: Rates };

export function PlanCards({ sids, ...shared }: Props & { sids: readonly ServiceType[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
      {sids.map((sid) => (
        <li key={sid}>
          <PlanCard sid={sid} {...shared} />
        </li>
      ))}
    </ul>
  );
}

/** Today's price and, where the plan's own figure is higher, that one struck, with its reason. */
export function PlanPrice({ content, sid, rates, look }: Omit<Props, 'locale'> & { sid: ServiceType; look: string }) {
  return (
    <InReadersMoney>
      {(currency) => {
        const { discountedPrice, priceText, planPrice } = serviceCard(content, sid, { rates, currency });
        if (!discountedPrice) return priceText;
        return (
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className={`min-w-0 font-bold font-display tabular-nums [overflow-wrap:anywhere] ${look}`}>
              {breakable(discountedPrice)}
            </span>
            {planPrice && (
              <span className="text-quiet text-sm">
                {translator(content, 'pages')('plan.planPrice')} <s className="tabular-nums">{breakable(planPrice)}</s>
              </span>
            )}
          </span>
        );
      }}
    </InReadersMoney>
  );
}

function PlanCard({ locale, content, sid, rates }: Props & { sid: ServiceType }) {
  const t = translator(content, 'pages');
  const card = serviceCard(content, sid, { rates });
  return (
    <article className="grid h-full content-start gap-x-3 rounded-card border border-line bg-card px-4 pt-3">
      <h3 className="font-semibold text-lg">{card.plan ?? card.shortTitle}</h3>
      <p className="text-quiet leading-snug">
        <Coded text={card.words} locale={content} />
      </p>
      <p>
        <PlanPrice content={content} sid={sid} rates={rates} look="text-lg" />
      </p>
      <Fold title={t('plan.details')}>
        <ul className="grid content-start gap-2">
          {card.infoBullets.map((bullet) => (
            <li key={bullet} className="flex gap-2 leading-snug">
              <Icon name="tick" className="mt-0.5 size-4.5 text-good" />
              <span className="min-w-0">
                <Coded text={bullet} locale={content} />
              </span>
            </li>
          ))}
        </ul>
        {card.groupText && (
          <p>
            <InReadersMoney>
              {(currency) => String(serviceCard(content, sid, { rates, currency }).groupText)}
            </InReadersMoney>
          </p>
        )}
        <p className="text-quiet">{card.feeText}</p>
        <a
          href={`${pathTo('sign-up', locale)}?country=${card.country}&service_type=${card.sid}`}
          data-choose-service={card.sid}
          data-service-name={card.title}
          data-event="sign_up_intent_button_click"
          data-place="plan"
          data-no-prefetch
          className={buttonLook('quiet', true)}
        >
          {t('plan.choose')}
        </a>
      </Fold>
    </article>
  );
}
