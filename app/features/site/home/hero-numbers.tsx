/** The useful numbers before any question: ours, the government's, the sum, and the wait in the nearest city. */
import { costTable, totalIn } from '#app/features/catalogue/cost-table.server.ts';
import type { DatedRates } from '#app/features/catalogue/rates/store.server.ts';
import { CITY_SCRIPT, cityCurrency, DEFAULT_CITY } from '#app/features/site/places.ts';
import { OldMark } from '#app/features/texts/old-mark.tsx';
import type { WaitBoard } from '#app/features/waits/rules.ts';
import { shownWait } from '#app/features/waits/text.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { CITIES, type City } from '#content/waits.ts';

/** Whose numbers they are: what most people come for. */
const SERVICE = 'FirstTime';

type Props = { content: Locale; rates: DatedRates; board: WaitBoard; now: Date };

export function HeroNumbers({ content, rates, board, now }: Props) {
  const t = translator(content, 'pages');
  const { lines } = costTable(content, SERVICE, [], rates.rates);
  const [ours, government, total] = lines.map(({ cells }) => cells[0]?.amount ?? '');
  return (
    <div className="grid gap-2 rounded-card border border-line bg-card p-4">
      <p className="font-semibold text-quiet text-sm">{t('home.heroVisa')}</p>
      <dl className="flex flex-wrap items-end gap-x-3 gap-y-1 tabular-nums">
        <Amount label={t('home.heroOurs')} amount={String(ours)} />
        <Amount sign="plus" label={t('home.heroGovernment')} amount={String(government)} />
        <Amount sign="equals" label={t('home.heroTotal')} amount={String(total)} />
      </dl>
      <p className="text-sm">
        {CITIES.map((city) => {
          const wait = shownWait(content, board.latest(city, 'visitor'), now);
          const local = localTotal(content, city, rates);
          return (
            <span key={city} data-city={city} hidden={city !== DEFAULT_CITY}>
              {local && <span className="mb-1 block tabular-nums">{t('home.heroLocal', { total: local })}</span>}
              {t('home.heroWait', { city: t(`cities.${city}`) })}{' '}
              <strong className="font-semibold">{wait?.next ?? t('wait.none')}</strong>
              {wait && ` (${t('wait.asOf', { date: wait.asOf })}) `}
              {wait?.isOld && <OldMark text={t('wait.old')} />}
            </span>
          );
        })}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours */}
        <script dangerouslySetInnerHTML={{ __html: CITY_SCRIPT }} />
      </p>
    </div>
  );
}

/** In the money of the place, where it has one of its own. */
function localTotal(content: Locale, city: City, rates: DatedRates) {
  const currency = cityCurrency(city);
  return currency === 'USD' ? undefined : totalIn(content, SERVICE, currency, rates.rates);
}

/** Plus and equals are drawn: who hears the list hears three amounts with their names. */
const signs = {
  none: '',
  plus: "ps-6 before:absolute before:start-0 before:bottom-0 before:content-['+'/'']",
  equals: "ps-6 before:absolute before:start-0 before:bottom-0.5 before:content-['='/'']",
};

function Amount({ label, amount, sign = 'none' }: { label: string; amount: string; sign?: keyof typeof signs }) {
  return (
    <div className={`relative grid ${signs[sign]}`}>
      <dt className="text-quiet text-xs">{label}</dt>
      <dd className={sign === 'equals' ? 'font-bold font-display text-deep text-xl' : 'font-semibold'}>{amount}</dd>
    </div>
  );
}
