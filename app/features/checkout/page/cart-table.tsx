/** What is bought, one row a service; whatever goes can come back (spec 2 "cart table"). */
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { CartLine, CartView } from '#app/features/checkout/view-rules.ts';
import { breakable } from '#app/i18n/breakable.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { useMoney } from '#app/i18n/use-money.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { ServiceType } from '#content/catalogue.ts';
import { partsOf } from './rules.ts';

export const CART_HEADING = 'cart-title';
const focusCart = () => document.getElementById(CART_HEADING)?.focus();

/** Proportions as people read them, and as the refund policy writes them: 28 % in Spanish, 28% elsewhere. */
export function usePercent() {
  const locale = useLocale();
  const figure = new Intl.NumberFormat(`${localeInfo[locale].tag}-u-nu-latn`, { maximumFractionDigits: 1 });
  return (proportion: number) => `${figure.format(proportion * 100)}${locale === 'es' ? '\u00a0' : ''}%`;
}

/** Each kind of person with its price and why it is that; one person alone needs no count, and one price is said once. */
function Parts({ line: { adults, minors }, currency }: { line: CartLine; currency: string }) {
  const t = useTranslations('payment');
  const money = useMoney();
  const parts = partsOf(adults, minors);
  const words = ({ who, count, unit, reason }: (typeof parts)[number]) =>
    [
      ...(parts.length > 1 ? [t(who === 'adults' ? 'cart.adults' : 'cart.minorsCount', { n: count })] : []),
      ...(count > 1 ? [t('cart.each', { n: count, unit: money(unit, currency) })] : []),
      ...(count === 1 && parts.length > 1 ? [money(unit, currency)] : []),
      ...(reason === 'none' ? [] : [t(`reasons.${reason}`)]),
    ].join(' · ');
  return parts.map((part) => (
    <span key={part.who} className="block font-normal text-quiet text-sm">
      {breakable(words(part))}
    </span>
  ));
}

type Props = {
  cart: CartView;
  wished: readonly ServiceType[];
  isLocked: boolean;
  onInfo(sid: ServiceType): void;
  onChange(product_ids: ServiceType[]): void;
};

function Row({
  line,
  cart,
  isLocked,
  onInfo,
  onRemove,
}: Omit<Props, 'onChange' | 'wished'> & { line: CartLine; onRemove(): void }) {
  const t = useTranslations('payment.cart');
  const money = useMoney();
  const { sid, title, before, total } = line;
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-2.5 pe-2 text-start font-semibold leading-snug">
        <button
          type="button"
          aria-label={t('info', { title })}
          onClick={() => onInfo(sid)}
          className="cursor-pointer rounded-sm py-1 text-start text-deep underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {title}
        </button>
        <Parts line={line} currency={cart.currency} />
      </th>
      <td className="py-3.5 text-end font-semibold tabular-nums leading-snug">
        {before > total && (
          <del className="block font-normal text-quiet text-sm">{breakable(money(before, cart.currency))}</del>
        )}
        {breakable(money(total, cart.currency))}
      </td>
      <td className="w-11 py-1.5 ps-1 text-end">
        <button
          type="button"
          disabled={isLocked}
          aria-label={t('remove', { title })}
          onClick={onRemove}
          className="grid size-11 cursor-pointer place-items-center rounded-full text-deep hover:bg-sky disabled:cursor-not-allowed disabled:text-edge"
        >
          <Icon name="trash" />
        </button>
      </td>
    </tr>
  );
}

export function CartTable(props: Props) {
  const { cart, wished, onChange } = props;
  const t = useTranslations('payment.cart');
  const money = useMoney();
  const percent = usePercent();
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const lines = cart.lines.filter(({ sid }) => wished.includes(sid));
  const isBack = removed !== null && wished.includes(removed.sid);
  return (
    <section aria-labelledby={CART_HEADING} className="grid gap-1">
      <h2 id={CART_HEADING} tabIndex={-1} className="text-xl outline-none">
        {t('title')}
      </h2>
      {lines.length > 0 && (
        <table className="w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('price')}</th>
              <th scope="col">{t('action')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row
                key={line.sid}
                {...props}
                line={line}
                onRemove={() => {
                  setRemoved(line);
                  onChange(wished.filter((sid) => sid !== line.sid));
                  focusCart();
                }}
              />
            ))}
          </tbody>
          {cart.tax && (
            <tfoot>
              <tr className="border-line border-t">
                <th scope="row" className="py-2 text-start font-normal">
                  {t('tax', { rate: percent(cart.tax.rate) })}
                </th>
                <td className="py-2 text-end tabular-nums">{breakable(money(cart.tax.amount, cart.currency))}</td>
                <td />
              </tr>
            </tfoot>
          )}
        </table>
      )}
      <div role="status">
        {removed && !isBack && (
          <p className="flex flex-wrap items-center gap-x-2">
            {t('removed', { title: removed.title })}
            <Button
              kind="plain"
              disabled={props.isLocked}
              onClick={() => {
                onChange([...wished, removed.sid]);
                setRemoved(null);
                focusCart();
              }}
            >
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
