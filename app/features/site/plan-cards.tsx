/** Services as cards with today's price, what it was, and the government's part (D2, D26, D27). */
import type { ServiceCard } from '#app/features/catalogue/service-cards.server.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { breakable } from '#app/i18n/breakable.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';

export function PlanCards({ locale, content, cards }: Tongue & { cards: readonly ServiceCard[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.sid}>
          <PlanCard locale={locale} content={content} card={card} />
        </li>
      ))}
    </ul>
  );
}

function PlanCard({ locale, content, card }: Tongue & { card: ServiceCard }) {
  const t = translator(content, 'pages');
  return (
    <article className="grid h-full grid-rows-[auto_auto_1fr_auto] gap-4 rounded-card border border-line bg-card p-5">
      <div className="grid gap-1">
        <h3 className="font-semibold text-lg">{card.plan ?? card.shortTitle}</h3>
        <p className="text-quiet text-sm">
          <Coded text={card.infoText} locale={content} />
        </p>
      </div>
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-bold font-display text-2xl tabular-nums">
            {breakable(card.discountedPrice ?? card.priceText)}
          </span>
          {card.fullPrice && (
            <s className="text-quiet tabular-nums">
              <span className="sr-only">{t('plan.before')} </span>
              {card.fullPrice}
            </s>
          )}
        </p>
        {card.planPrice && (
          <p className="text-quiet text-sm">
            {t('plan.planPrice')}: {card.planPrice}
          </p>
        )}
        {card.pesosText && <p className="text-sm tabular-nums">{breakable(card.pesosText)}</p>}
        {card.groupText && <p className="text-sm">{card.groupText}</p>}
        <p className="text-quiet text-sm">{card.feeText}</p>
      </div>
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
      <a
        href={`${pathTo('sign-up', locale)}?country=${card.country}&service_type=${card.sid}`}
        data-choose-service={card.sid}
        data-service-name={card.title}
        data-event="sign-up-intent"
        data-place="plan"
        data-no-prefetch
        className={buttonLook('quiet', true)}
      >
        {t('plan.choose')}
      </a>
    </article>
  );
}
