/** What sign-up offers, in each money of our readers: the same that the pages before it showed. */
import { costOf, isConverted, rateText } from '#app/features/catalogue/cost.server.ts';
import type { ReadersText } from '#app/features/catalogue/in-money.tsx';
import { READER_CURRENCIES } from '#app/features/catalogue/places.ts';
import { type DatedRates, ratesFor } from '#app/features/catalogue/rates/store.server.ts';
import { inReadersMoney } from '#app/features/catalogue/readers-money.tsx';
import { type ServiceCard, serviceCard, serviceGroups } from '#app/features/catalogue/service-cards.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { ServiceType } from '#content/catalogue.ts';
import type { Currency } from '#content/countries.ts';
import type { PanelCard } from './panel.tsx';
import type { PickerCard, PickerGroup } from './service-picker.tsx';

type OfferBasis = { rates: DatedRates; now: Date };
type CardIn = (currency: Currency) => ServiceCard;

const orNone = (text: ReadersText) => text || null;

function pickerCard({ sid, shortTitle, infoText, isQuote, feeText }: ServiceCard, cardIn: CardIn): PickerCard {
  return {
    ...{ sid, shortTitle, infoText, isQuote, feeText },
    priceText: inReadersMoney((currency) => cardIn(currency).priceText),
    discountedPrice: orNone(inReadersMoney((currency) => cardIn(currency).discountedPrice)),
    planPrice: orNone(inReadersMoney((currency) => cardIn(currency).planPrice)),
    planText: orNone(inReadersMoney((currency) => cardIn(currency).planText)),
  };
}

function costInMoney(locale: Locale, sid: ServiceType, { rates, now }: OfferBasis): PanelCard['cost'] {
  const costs = new Map(
    READER_CURRENCIES.map((currency) => [
      currency,
      costOf(locale, { sid, number_in_party: 1, currency, rates: rates.rates, now }),
    ]),
  );
  const { title, next, feeSources, rows } = costOf(locale, { sid, number_in_party: 1, rates: rates.rates, now });
  const row = (index: number) => (currency: Currency) => costs.get(currency)?.rows[index];
  return {
    ...{ title, next, feeSources },
    rows: rows.map(({ what }, index) => ({
      what,
      label: inReadersMoney((currency) => row(index)(currency)?.label),
      amount: inReadersMoney((currency) => row(index)(currency)?.amount),
      note: orNone(inReadersMoney((currency) => row(index)(currency)?.note)),
    })),
    rate: inReadersMoney((currency) =>
      isConverted(sid, currency) ? rateText(locale, ratesFor(rates, currency)) : null,
    ),
  };
}

export function offerOf(locale: Locale, basis: OfferBasis): { groups: PickerGroup[]; cards: PanelCard[] } {
  const { rates } = basis.rates;
  const cards = serviceGroups(locale, { rates, now: basis.now });
  const inMoney =
    (sid: ServiceType): CardIn =>
    (currency) =>
      serviceCard(locale, sid, { rates, now: basis.now, currency });
  return {
    groups: cards.map(({ destination, name, services }) => ({
      destination,
      name,
      services: services.map((card) => pickerCard(card, inMoney(card.sid))),
    })),
    cards: cards.flatMap(({ services }) =>
      services.map(({ sid, country, title, infoBullets }) => ({
        ...{ sid, country, title, infoBullets },
        groupText: orNone(inReadersMoney((currency) => inMoney(sid)(currency).groupText)),
        cost: costInMoney(locale, sid, basis),
      })),
    ),
  };
}
