/**
 * What it costs in all and how long the consulate takes, for one place at a time (brand: cost, then time). The choice is
 * the browser's own: radios and :has(), no script; where :has() is unknown every place shows.
 */

import { type CostTable, costTable, totalIn } from '#app/features/catalogue/cost-table.server.ts';
import { currencyOf } from '#app/features/catalogue/country-rules.ts';
import type { DatedRates } from '#app/features/catalogue/rates/store.server.ts';
import { isQuoteService } from '#app/features/catalogue/rules.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import { OldMark } from '#app/features/texts/old-mark.tsx';
import { SourceLink } from '#app/features/texts/source-link.tsx';
import type { WaitBoard } from '#app/features/waits/rules.ts';
import { shownWait } from '#app/features/waits/text.server.ts';
import { breakable } from '#app/i18n/breakable.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { ServiceType } from '#content/catalogue.ts';
import { CHECKOUT_COUNTRIES } from '#content/countries.ts';
import { longDate } from '#content/legal/wording.ts';
import { CITIES, type City, cities, WAIT_SOURCE, type WaitCategory } from '#content/waits.ts';
import { cityCurrency, DEFAULT_CITY, PLACE_SCRIPT } from './places.ts';

/** Written out for the style sheet, which knows only what it can read. */
const shownWith: Record<City, string> = {
  'mexico-city': 'group-has-[[value=mexico-city]:checked]/places:grid',
  bogota: 'group-has-[[value=bogota]:checked]/places:grid',
  quito: 'group-has-[[value=quito]:checked]/places:grid',
  lima: 'group-has-[[value=lima]:checked]/places:grid',
  'buenos-aires': 'group-has-[[value=buenos-aires]:checked]/places:grid',
};

type Shared = {
  /** On the page of the place itself it does not lead to itself. */
  isHere?: true;
  locale: Locale;
  /** Of the address, where the words are in another language (D7). */
  linkLocale: Locale;
  sid: ServiceType;
  rates: DatedRates;
  now: Date;
  /** The interview people wait for, where there is one: then places are cities, else countries. */
  wait?: { board: WaitBoard; category: WaitCategory } | undefined;
};

/** `id` keeps the radios of two panels on a page apart. */
export function PlacePanels({ id, ...shared }: Shared & { id: string }) {
  const { locale, wait } = shared;
  const t = translator(locale, 'pages');
  return (
    <div className="group/places grid gap-4">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 font-semibold text-sm">{t(wait ? 'places.city' : 'places.country')}</legend>
        <div className="flex flex-wrap gap-2">
          {CITIES.map((city) => (
            <label
              key={city}
              className="flex min-h-11 cursor-pointer items-center rounded-full border-[1.5px] border-edge bg-card px-4 font-semibold text-deep text-sm transition-colors hover:bg-sky has-checked:border-deep has-checked:bg-deep has-checked:text-on-deep has-focus-visible:outline-3 has-focus-visible:outline-maize has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={`place-${id}`}
                value={city}
                defaultChecked={city === DEFAULT_CITY}
                className="sr-only"
              />
              {placeName(locale, city, Boolean(wait))}
            </label>
          ))}
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours */}
        <script dangerouslySetInnerHTML={{ __html: PLACE_SCRIPT }} />
      </fieldset>
      {CITIES.map((city) => (
        <div key={city} className={`grid supports-[selector(:has(*))]:hidden ${shownWith[city]}`}>
          <PlacePanel city={city} {...shared} />
        </div>
      ))}
      <OtherCurrencies {...shared} />
    </div>
  );
}

const shownCountries = new Set<string>(CITIES.map((city) => cities[city].country));
const otherCountries = CHECKOUT_COUNTRIES.filter((code) => !shownCountries.has(code) && currencyOf(code) !== 'USD');

/** The sum in the money of the other countries we work in. */
function OtherCurrencies({ locale, sid, rates }: Shared) {
  if (isQuoteService(sid)) return null;
  const t = translator(locale, 'pages');
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <details className="group rounded-card border border-line bg-card px-5">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-semibold text-deep text-sm">
        {t('places.others')}
        <Icon name="chevron-down" className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-x-8 gap-y-2 pb-5 tabular-nums sm:grid-cols-2">
        {otherCountries.map((code) => {
          const total = totalIn(locale, sid, currencyOf(code), rates.rates);
          return <li key={code}>{t('places.other', { country: names.of(code) ?? code, total: breakable(total) })}</li>;
        })}
      </ul>
    </details>
  );
}

export function placeName(locale: Locale, city: City, isCity: boolean) {
  if (isCity) return translator(locale, 'pages')(`cities.${city}`);
  return new Intl.DisplayNames(locale, { type: 'region' }).of(cities[city].country);
}

export function PlacePanel({ city, isHere, locale, linkLocale, sid, rates, now, wait }: Shared & { city: City }) {
  const t = translator(locale, 'pages');
  const table = costTable(locale, sid, [cityCurrency(city)], rates.rates);
  const isConverted = table.lines.some(({ cells }) => cells.some(({ isAbout }) => isAbout));
  return (
    <div
      className={`grid gap-px overflow-hidden rounded-card border border-line bg-line ${wait ? 'lg:grid-cols-[3fr_2fr]' : ''}`}
    >
      <div className="grid content-start gap-3 bg-card p-5">
        <h3 className="font-semibold text-lg">{t('places.cost', { place: String(placeName(locale, city, false)) })}</h3>
        <Costs locale={locale} table={table} />
        {table.leftOut && <p className="text-quiet text-sm">{table.leftOut}</p>}
        {isConverted && (
          <p className="text-quiet text-sm">
            {t(rates.source ? 'places.rate' : 'places.rateFallback', { date: longDate(rates.as_of, locale) })}{' '}
            {rates.attribution && (
              <TextLink href={rates.attribution.href} newTab={translator(locale, 'facts')('newTab')}>
                {rates.attribution.name}
              </TextLink>
            )}
            {rates.isStale && <OldMark text={t('wait.old')} />}
          </p>
        )}
      </div>
      {wait && <WaitPart city={city} isHere={isHere} locale={locale} linkLocale={linkLocale} now={now} {...wait} />}
    </div>
  );
}

/** What is no figure ("none", "by quote") is said once for all currencies. */
function onceIfSame(cells: CostTable['lines'][number]['cells']) {
  const [first] = cells;
  const isSame = first && cells.every(({ amount }) => amount === first.amount);
  return isSame ? [{ ...first, columns: cells.length }] : cells.map((cell) => ({ ...cell, columns: 1 }));
}

/** Every amount says its currency: where the rows are laid out as lines it needs no heading above it. */
function Costs({ locale, table: { currencies, lines } }: { locale: Locale; table: CostTable }) {
  const t = translator(locale, 'pages');
  return (
    <table className="w-full tabular-nums max-sm:block">
      <thead className="sr-only">
        <tr>
          {[t('places.what'), ...currencies].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {lines.map(({ what, label, cells }) => (
          <tr
            key={what}
            className={`max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:py-2 ${what === 'total' ? 'border-night border-t-2 font-bold' : 'border-line border-t first:border-t-0'}`}
          >
            <th
              scope="row"
              className={`text-start align-baseline max-sm:w-full sm:py-2.5 sm:pe-3 ${what === 'total' ? '' : 'font-normal'}`}
            >
              {label}
            </th>
            {onceIfSame(cells).map(({ amount, isAbout, columns }, column) => (
              <td
                key={currencies[column]}
                colSpan={columns}
                className={`align-baseline sm:py-2.5 sm:ps-3 sm:text-end ${column === 0 ? 'font-semibold' : 'text-quiet max-sm:ms-auto'} ${column === 0 && what === 'total' ? 'text-lg' : ''}`}
              >
                {isAbout && <span className="font-normal text-quiet text-sm">{t('places.about')} </span>}
                {breakable(amount)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WaitProps = Pick<Shared, 'locale' | 'linkLocale' | 'now'> & {
  city: City;
  isHere: true | undefined;
  board: WaitBoard;
  category: WaitCategory;
};

function WaitPart({ city, isHere, locale, linkLocale, now, board, category }: WaitProps) {
  const t = translator(locale, 'pages');
  const wait = shownWait(locale, board.latest(city, category), now);
  return (
    <div className="grid content-start gap-2 bg-sky p-5">
      <h3 className="font-semibold text-lg">{t('wait.title')}</h3>
      <p className="text-quiet text-sm">
        <Coded text={t(`wait.categories.${category}`)} locale={locale} />
      </p>
      {wait?.next ? (
        <p className="font-bold font-display text-3xl text-deep">{wait.next}</p>
      ) : (
        <p className="font-semibold">{t('wait.none')}</p>
      )}
      {wait?.average && <p className="text-sm">{t('wait.average', { months: wait.average })}</p>}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet text-sm">
        {wait && t('wait.asOf', { date: wait.asOf })}
        {wait?.isOld && <OldMark text={t('wait.old')} />}
        <SourceLink content={locale} href={wait?.source ?? WAIT_SOURCE} />
      </p>
      {!isHere && (
        <TextLink alone href={pathTo(`appointments-${city}`, linkLocale)}>
          {t('wait.more', { city: t(`cities.${city}`) })}
        </TextLink>
      )}
    </div>
  );
}
