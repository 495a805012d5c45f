/** The service picker (spec 2): an accordion of countries, a card for each service, what it costs in plain sight. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { InMoney, type ReadersText } from '#app/features/catalogue/in-money.tsx';
import type { ServiceCard, ServiceGroup } from '#app/features/catalogue/service-cards.server.ts';
import { breakable } from '#app/i18n/breakable.ts';
import { FieldGroup, tied } from '#app/ui/fields/field.tsx';
import { Icon } from '#app/ui/icon.tsx';

export type PickerCard = Pick<ServiceCard, 'sid' | 'shortTitle' | 'infoText' | 'isQuote' | 'feeText'> & {
  priceText: ReadersText;
  discountedPrice: ReadersText | null;
  planPrice: ReadersText | null;
  planText: ReadersText | null;
};
export type PickerGroup = Pick<ServiceGroup, 'destination' | 'name'> & { services: PickerCard[] };

type Props = {
  id: string;
  label: string;
  help?: string | undefined;
  error?: ReactNode;
  name?: string | undefined;
  groups: readonly PickerGroup[];
  value: string;
  onChange(sid: string): void;
  /** The country that is open at first. */
  open?: string | undefined;
};

/** More than these wait behind a word: a phone should not scroll through a whole catalogue. */
const FIRST = 4;

export function ServicePicker({ groups, value, onChange, open = 'US', name = 'service_type', ...frame }: Props) {
  return (
    <FieldGroup {...frame}>
      <div className="grid gap-2.5">
        {groups.map((group) => (
          <Country
            key={group.destination}
            group={group}
            isOpen={group.destination === open}
            card={{ id: frame.id, name, value, onChange, wrong: tied(frame)['aria-invalid'] }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

type CardProps = Pick<Props, 'id' | 'value' | 'onChange'> & { name: string; wrong: boolean | undefined };

function Country({ group, isOpen, card }: { group: PickerGroup; isOpen: boolean; card: CardProps }) {
  const t = useTranslations('accounts.picker');
  const { services } = group;
  const chosen = services.find(({ sid }) => sid === card.value);
  const isLong = services.length > FIRST + 1;
  const first = isLong ? services.slice(0, FIRST) : services;
  const rest = isLong ? services.slice(FIRST) : [];
  return (
    <details
      name={`${card.id}-country`}
      open={isOpen}
      className="accordion group rounded-card border-[1.5px] border-line bg-card transition-colors open:border-edge"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2.5 transition-colors hover:bg-sky">
        <span className="grid grow">
          <span className="font-semibold leading-snug">{group.name}</span>
          {chosen ? (
            <span className="flex items-center gap-1 text-deep text-sm leading-snug">
              <Icon name="tick" className="size-4" />
              {chosen.shortTitle}
            </span>
          ) : (
            <span className="text-quiet text-sm leading-snug">{t('count', { count: services.length })}</span>
          )}
        </span>
        <Turn />
      </summary>
      <div className="grid gap-2.5 px-2.5 pt-1 pb-2.5">
        {first.map((service) => (
          <Card key={service.sid} service={service} {...card} />
        ))}
        {rest.length > 0 && (
          <details className="accordion group/more" open={rest.includes(chosen as PickerCard)}>
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-2 font-semibold text-deep text-sm hover:bg-sky">
              <Icon name="plus" className="size-4.5 transition-transform duration-200 group-open/more:rotate-45" />
              {t('more', { count: rest.length })}
            </summary>
            <div className="grid gap-2.5 pt-1.5">
              {rest.map((service) => (
                <Card key={service.sid} service={service} {...card} />
              ))}
            </div>
          </details>
        )}
      </div>
    </details>
  );
}

const Turn = () => (
  <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sky text-deep transition-transform duration-200 group-open:rotate-180">
    <Icon name="chevron-down" className="size-4.5" />
  </span>
);

function Card({ service, id, name, value, onChange, wrong }: CardProps & { service: PickerCard }) {
  const own = `${id}-${service.sid}`;
  return (
    <label className="group/card relative grid cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1.5 rounded-card border-[1.5px] border-line bg-card p-3.5 transition-[border-color,background-color,box-shadow] duration-150 hover:border-deep has-checked:border-deep has-checked:bg-sky has-checked:shadow-[inset_0_0_0_1px_var(--color-deep)] has-aria-invalid:border-alert has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-deep has-[:focus-visible]:outline-offset-2 sm:grid-cols-[auto_1fr_auto]">
      <input
        type="radio"
        name={name}
        value={service.sid}
        checked={service.sid === value}
        onChange={() => onChange(service.sid)}
        aria-invalid={wrong}
        aria-labelledby={`${own}-title`}
        aria-describedby={`${own}-text ${own}-price`}
        className="mt-0.5 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-edge bg-card outline-none transition-[border-width,border-color] duration-150 checked:border-[6px] checked:border-deep group-hover/card:border-deep"
      />
      <span className="grid gap-0.5">
        <span id={`${own}-title`} className="font-semibold leading-snug">
          {service.shortTitle}
        </span>
        <span id={`${own}-text`} className="text-quiet text-sm leading-snug">
          {service.infoText}
        </span>
      </span>
      <Price id={`${own}-price`} service={service} />
    </label>
  );
}

/** Ours now, the plan's own figure where it is higher, the government's apart (D2, D27). */
function Price({ id, service }: { id: string; service: PickerCard }) {
  const t = useTranslations('accounts.picker');
  const { isQuote, discountedPrice, planPrice, priceText, planText, feeText } = service;
  return (
    <span
      id={id}
      className="col-start-2 grid content-start gap-x-2 text-sm leading-snug sm:col-start-3 sm:max-w-40 sm:text-end"
    >
      <span className="sr-only">
        <InMoney text={priceText} /> {planText && <InMoney text={planText} />}
      </span>
      <span aria-hidden="true" className="flex flex-wrap items-baseline gap-x-2 tabular-nums sm:justify-end">
        <span className={isQuote ? 'font-semibold' : 'font-bold text-base'}>
          <InMoney text={isQuote ? priceText : (discountedPrice ?? '')} as={breakable} />
        </span>
        {planPrice && (
          <span className="text-quiet">
            {t('planPrice')}{' '}
            <s>
              <InMoney text={planPrice} as={breakable} />
            </s>
          </span>
        )}
      </span>
      <span className="text-quiet text-xs leading-snug">{feeText}</span>
    </span>
  );
}
