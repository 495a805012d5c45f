/**
 * What it costs in all and how long the consulate takes, for one place at a time (brand: cost, then time). The choice is
 * the browser's own: radios and :has(), no script; where :has() is unknown every place shows.
 */

import { rateText } from '#app/features/catalogue/cost.server.ts';
import { type CostLine, costLines, totalIn } from '#app/features/catalogue/cost-table.server.ts';
import { currencyOf } from '#app/features/catalogue/country-rules.ts';
import { leftOut } from '#app/features/catalogue/facts.server.ts';
import { CITY_SCRIPT, cityCurrency, DEFAULT_CITY } from '#app/features/catalogue/places.ts';
import { type DatedRates, ratesFor } from '#app/features/catalogue/rates/store.server.ts';
import { isQuoteService } from '#app/features/catalogue/rules.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import { OldMark } from '#app/features/texts/old-mark.tsx';
import { SourceLink } from '#app/features/texts/source-link.tsx';
import { waitSentence } from '#app/features/waits/history.server.ts';
import type { WaitBoard } from '#app/features/waits/rules.ts';
import { shownWait } from '#app/features/waits/text.server.ts';
import { breakable } from '#app/i18n/breakable.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { Fold } from '#app/ui/fold.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { ServiceType } from '#content/catalogue.ts';
import { CHECKOUT_COUNTRIES, type CountryCode } from '#content/countries.ts';
import { CITIES, type City, cities, WAIT_SOURCE, type WaitCategory } from '#content/waits.ts';

/** Written out for the style sheet, which knows only what it can read. */
const shownWith: Record<City, string> = {
  'mexico-city': 'group-has-[[value=mexico-city]:checked]/places:grid',
  bogota: 'group-has-[[value=bogota]:checked]/places:grid',
  quito: 'group-has-[[value=quito]:checked]/places:grid',
  lima: 'group-has-[[value=lima]:checked]/places:grid',
  'buenos-aires': 'group-has-[[value=buenos-aires]:checked]/places:grid',
};

type PanelProps = {
  /** On the page of the place itself it does not lead to itself, and the table below says that a figure is old. */
  isHere?: true;
  locale: Locale;
  /** Of the address, where the words are in another language (D7). */
  linkLocale: Locale;
  sid: ServiceType;
  rates: DatedRates;
  now: Date;
  /** Services that end in an interview at a consulate. */
  wait?: { board: WaitBoard; category: WaitCategory } | undefined;
};

/** `id` keeps the radios of two panels on a page apart. */
export function PlacePanels({ id, ...shared }: PanelProps & { id: string }) {
  const { locale, wait } = shared;
  const t = translator(locale, 'pages');
  return (
    <div className="group/places grid gap-2">
      {CITIES.map((city) => (
        <div key={city} className={`grid supports-[selector(:has(*))]:hidden ${shownWith[city]}`}>
          <PlacePanel city={city} {...shared} />
        </div>
      ))}
      <Fold title={t(wait ? 'places.otherCity' : 'places.otherCountry')}>
        <fieldset className="min-w-0">
          <legend className="mb-2">{t(wait ? 'places.city' : 'places.country')}</legend>
          <div className="flex flex-wrap gap-2">
            {CITIES.map((city) => (
              <label
                key={city}
                className="flex min-h-11 cursor-pointer items-center rounded-full border-[1.5px] border-edge bg-card px-4 font-semibold text-deep transition-colors hover:bg-sky has-checked:border-deep has-checked:bg-deep has-checked:text-on-deep has-focus-visible:outline-3 has-focus-visible:outline-maize has-focus-visible:outline-offset-2"
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
          <script dangerouslySetInnerHTML={{ __html: CITY_SCRIPT }} />
        </fieldset>
        <OtherCurrencies {...shared} />
      </Fold>
    </div>
  );
}

const shownCountries = new Set<string>(CITIES.map((city) => cities[city].country));
const otherCountries: CountryCode[] = [
  'US',
  ...CHECKOUT_COUNTRIES.filter((code) => !shownCountries.has(code) && currencyOf(code) !== 'USD'),
];

/** The sum in dollars and in the money of the other countries we work in. */
function OtherCurrencies({ locale, sid, rates }: PanelProps) {
  if (isQuoteService(sid)) return null;
  const t = translator(locale, 'pages');
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <ul className="grid gap-x-8 gap-y-2 tabular-nums sm:grid-cols-2">
      {otherCountries.map((code) => {
        const total = totalIn(locale, sid, currencyOf(code), rates.rates);
        return <li key={code}>{t('places.other', { country: names.of(code) ?? code, total: breakable(total) })}</li>;
      })}
    </ul>
  );
}

export function placeName(locale: Locale, city: City, isCity: boolean) {
  if (isCity) return translator(locale, 'pages')(`cities.${city}`);
  return new Intl.DisplayNames(locale, { type: 'region' }).of(cities[city].country);
}

export function PlacePanel({ city, isHere, locale, linkLocale, sid, rates, now, wait }: PanelProps & { city: City }) {
  const t = translator(locale, 'pages');
  const lines = costLines(locale, sid, cityCurrency(city), rates.rates);
  const dated = ratesFor(rates, cityCurrency(city));
  const left = leftOut(locale, sid);
  return (
    <div
      className={`grid gap-px overflow-hidden rounded-card border border-line bg-line ${wait ? 'lg:grid-cols-[3fr_2fr]' : ''}`}
    >
      <div className="grid content-start gap-2 bg-card p-4 md:p-5">
        <h3 className="font-semibold text-lg">{t('places.cost', { place: String(placeName(locale, city, false)) })}</h3>
        <Costs locale={locale} lines={lines} />
        {left && <p className="text-quiet text-sm">{left}</p>}
        {lines.some(({ isAbout }) => isAbout) && (
          <p className="text-quiet text-sm">
            {rateText(locale, dated)}{' '}
            {dated.attribution && (
              <TextLink href={dated.attribution.href} newTab={translator(locale, 'facts')('newTab')}>
                {dated.attribution.name}
              </TextLink>
            )}
          </p>
        )}
      </div>
      {wait && <WaitPart city={city} isHere={isHere} locale={locale} linkLocale={linkLocale} now={now} {...wait} />}
    </div>
  );
}

function Costs({ locale, lines }: { locale: Locale; lines: readonly CostLine[] }) {
  const t = translator(locale, 'pages');
  return (
    <dl className="tabular-nums">
      {lines.map(({ what, label, amount, isAbout }) => (
        <div
          key={what}
          className={`flex flex-wrap items-baseline justify-between gap-x-4 py-2 ${what === 'total' ? 'border-night border-t-2 font-bold' : 'border-line border-t first:border-t-0'}`}
        >
          <dt className="min-w-0 [overflow-wrap:anywhere]">{label}</dt>
          <dd className={`ms-auto font-semibold ${what === 'total' ? 'text-lg' : ''}`}>
            {isAbout && <span className="font-normal text-quiet">{t('places.about')} </span>}
            {breakable(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type WaitProps = Pick<PanelProps, 'locale' | 'linkLocale' | 'now'> & {
  city: City;
  isHere: true | undefined;
  board: WaitBoard;
  category: WaitCategory;
};

function WaitPart({ city, isHere, locale, linkLocale, now, board, category }: WaitProps) {
  const t = translator(locale, 'pages');
  const wait = shownWait(locale, board.latest(city, category), now);
  const history = waitSentence(locale, city, board.history(city, category));
  return (
    <div className="grid content-start gap-1 bg-sky p-4 md:p-5">
      <h3 className="font-semibold text-lg">{t('wait.title')}</h3>
      <p className="text-quiet">
        <Coded text={t(`wait.categories.${category}`)} locale={locale} />
      </p>
      <p className={wait?.next ? 'font-bold font-display text-2xl text-deep' : 'font-semibold'}>
        {wait?.next ?? t('wait.none')}
      </p>
      {history && <p>{history}</p>}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet text-sm">
        {wait && t('wait.asOf', { date: wait.asOf })}
        {wait?.isOld && !isHere && <OldMark text={t('wait.old')} />}
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
