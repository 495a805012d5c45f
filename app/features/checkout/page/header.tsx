/** What one pays in all, to us today, and to the government later with when and where (brand "one price", spec 2 "Payment page"). */
import { useLocale, useTranslations } from 'use-intl';
import type { CartView, GovernmentLine } from '#app/features/checkout/view-rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { breakable } from '#app/i18n/breakable.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { useMoney } from '#app/i18n/use-money.ts';
import { Fold } from '#app/ui/fold.tsx';
import { useTimeZone } from '#app/ui/use-time-zone.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { brand } from '#content/brand.ts';
import { governmentSum } from './rules.ts';

/** Dates as the reader writes them, with western digits. */
export function useDateText(options: Intl.DateTimeFormatOptions) {
  const locale = useLocale();
  const timeZone = useTimeZone(useAppData().timeZone);
  return (iso: string) =>
    new Intl.DateTimeFormat(`${localeInfo[locale].tag}-u-nu-latn`, { ...options, timeZone }).format(new Date(iso));
}

function GovernmentPart({ line, isAlone }: { line: GovernmentLine; isAlone: boolean }) {
  const t = useTranslations('payment.header');
  const money = useMoney();
  return (
    <div className="grid gap-0.5">
      {!isAlone && <p className="font-semibold">{line.title}</p>}
      <p>
        {line.own
          ? t(`line.${line.paid}`, { own: money(line.own.amount, line.own.currency) })
          : t(`line.${line.paid}`, { own: '' })}{' '}
        {line.where}
      </p>
    </div>
  );
}

/** The day alone: a rate has no hour. */
function RateLine({ rate }: { rate: NonNullable<CartView['rate']> }) {
  const t = useTranslations('payment.header');
  const locale = useLocale();
  const date = new Intl.DateTimeFormat(`${localeInfo[locale].tag}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="text-quiet text-sm">
      {t(rate.isStale ? 'rateOld' : 'rate', { date: date.format(new Date(rate.as_of)) })}{' '}
      {rate.attribution && (
        <TextLink href={rate.attribution.href} newTab={t('newTab')}>
          {rate.attribution.name}
        </TextLink>
      )}
    </p>
  );
}

function Government({ cart }: { cart: CartView }) {
  const t = useTranslations('payment.header');
  const money = useMoney();
  const { government, currency, rate } = cart;
  const sum = governmentSum(government, currency);
  const told = government.filter(({ paid }) => paid !== 'never');
  if (told.length === 0) return null;
  const amount = money(sum.amount, currency);
  const title =
    sum.amount > 0
      ? t('government', { amount: sum.isAbout ? t('about', { amount }) : amount })
      : t(sum.isLater ? 'governmentLater' : 'governmentIncluded');
  return (
    <Fold title={breakable(title)}>
      {told.map((line) => (
        <GovernmentPart key={line.sid} line={line} isAlone={told.length === 1} />
      ))}
      {rate && <RateLine rate={rate} />}
    </Fold>
  );
}

/** `isBusy`: the figures are worked out anew. */
export function Header({ cart, isBusy }: { cart: CartView; isBusy: boolean }) {
  const t = useTranslations('payment.header');
  const money = useMoney();
  const until = useDateText({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
  const { currency, everything, total, discount, promise, government } = cart;
  const { amount, isAbout } = governmentSum(government, currency);
  const isWhole = everything !== null && amount > 0;
  const today = money(total, currency);
  const inAll = money(isWhole ? everything : total, currency);
  return (
    <section aria-busy={isBusy} className={`grid gap-1 transition-opacity ${isBusy ? 'opacity-60' : ''}`}>
      <h1 className="grid font-bold leading-tight">
        <span className="font-normal font-sans text-base text-quiet">{t(isWhole ? 'everything' : 'today')} </span>
        <span className="text-3xl tabular-nums">
          {breakable(isWhole && isAbout ? t('about', { amount: inAll }) : inAll)}
        </span>
      </h1>
      <p className="leading-snug">
        {isWhole &&
          t.rich('toUs', {
            sum: today,
            brand: brand.name,
            strong: (shown) => <strong className="font-semibold tabular-nums">{shown}</strong>,
          })}
        {discount > 0 && <span className="text-quiet"> {t('discount', { amount: money(discount, currency) })}</span>}
      </p>
      {promise && (
        <p className="rounded-lg bg-good-soft px-3 py-2 leading-snug">
          {t('promise', { present: money(promise.present, currency), until: until(promise.until) })}
        </p>
      )}
      <Government cart={cart} />
      <p role="status" className="sr-only">
        {isBusy ? t('busy') : t('now', { amount: today, brand: brand.name })}
      </p>
    </section>
  );
}
