/** Beside the sign-up form: what we do for the chosen service and what it costs in all (spec 2 "Sign-up screen", D2). */
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Cost, CostRow } from '#app/features/catalogue/cost.server.ts';
import { InMoney, type ReadersText } from '#app/features/catalogue/in-money.tsx';
import type { ServiceCard } from '#app/features/catalogue/service-cards.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { SceneProps } from '#app/ui/scenes/pieces.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Destination } from '#content/catalogue.ts';

type PricedRow = Pick<CostRow, 'what'> & { label: ReadersText; amount: ReadersText; note: ReadersText | null };
export type PanelCard = Pick<ServiceCard, 'sid' | 'country' | 'title' | 'infoBullets'> & {
  groupText: ReadersText | null;
  cost: Pick<Cost, 'title' | 'next' | 'feeSources'> & { rows: PricedRow[]; rate: ReadersText };
};

/** A drawing of each destination, fetched when it is shown. */
const scenes: Record<Destination, ComponentType<SceneProps>> = {
  US: lazy(async () => ({ default: (await import('#app/ui/scenes/skylines/us.tsx')).UnitedStates })),
  CA: lazy(async () => ({ default: (await import('#app/ui/scenes/skylines/canada.tsx')).Canada })),
  UK: lazy(async () => ({ default: (await import('#app/ui/scenes/skylines/uk.tsx')).UnitedKingdom })),
  AU: lazy(async () => ({ default: (await import('#app/ui/scenes/skylines/australia.tsx')).Australia })),
};

export function SignUpPanel({ card, country }: { card: PanelCard | undefined; country: Destination }) {
  const t = useTranslations('accounts.signUp.panel');
  const Scene = scenes[card?.country ?? country];
  const bullets = card?.infoBullets ?? [t('always.1'), t('always.2'), t('always.3')];
  return (
    <aside aria-label={t('label')} className="overflow-hidden rounded-card border border-line bg-card shadow-soft">
      <div className="aspect-2/1 w-full bg-sky max-lg:hidden">
        <Suspense fallback={null}>
          <Scene className="h-auto w-full" />
        </Suspense>
      </div>
      <div className="grid gap-4 p-5">
        <h2 className="text-lg">{card?.title ?? t('title')}</h2>
        <ul className="grid gap-2.5">
          {bullets.map((bullet) => (
            <li key={bullet} className="flex gap-2.5 leading-snug">
              <Icon name="tick" className="mt-px size-5 text-good" />
              <span>{bullet}</span>
            </li>
          ))}
        </ul>
        {card ? (
          <CostTable cost={card.cost} note={card.groupText} />
        ) : (
          <p className="text-quiet text-sm">{t('choose')}</p>
        )}
      </div>
    </aside>
  );
}

function CostTable({ cost, note }: { cost: PanelCard['cost']; note: ReadersText | null }) {
  const t = useTranslations('accounts.signUp.panel');
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <h3 className="font-semibold text-base">{cost.title}</h3>
      <dl aria-live="polite" className="grid gap-2">
        {cost.rows.map((row) => (
          <Row key={row.what} row={row} />
        ))}
      </dl>
      {cost.next && <p className="text-quiet text-sm leading-snug">{cost.next}</p>}
      {note && (
        <p className="text-quiet text-sm leading-snug">
          <InMoney text={note} />
        </p>
      )}
      {cost.rate && (
        <p className="text-quiet text-xs leading-snug">
          <InMoney text={cost.rate} />
        </p>
      )}
      {cost.feeSources.map(({ href, label, checked }) => (
        <p key={href} className="text-quiet text-xs leading-snug">
          <TextLink href={href} newTab={t('newTab')}>
            {label}
          </TextLink>
          {checked && <span className="ms-1.5">{checked}</span>}
        </p>
      ))}
    </div>
  );
}

function Row({ row: { what, label, amount, note } }: { row: PricedRow }) {
  const isTotal = what === 'total';
  return (
    <div
      className={`grid grid-cols-[1fr_auto] items-baseline gap-x-3 ${isTotal ? 'border-line border-t pt-2' : 'text-sm'}`}
    >
      <dt className={`leading-snug ${isTotal ? 'font-semibold' : ''}`}>
        <InMoney text={label} />
      </dt>
      <dd className={`text-end tabular-nums ${isTotal ? 'font-bold text-lg' : 'font-semibold'}`}>
        <InMoney text={amount} />
      </dd>
      {note && (
        <dd className="col-span-2 text-quiet text-xs leading-snug">
          <InMoney text={note} />
        </dd>
      )}
    </div>
  );
}
