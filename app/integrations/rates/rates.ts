/** Where exchange rates come from: the address in RATES_URL, or nowhere, and then the table of content/countries.ts stands. */
import type { Currency } from '#content/countries.ts';

export type PublishedRates = {
  /** The day they were published. */
  as_of: string;
  /** Units of each of our currencies for one US dollar. */
  rates: Record<Currency, number>;
  /** Who publishes them: the address that their terms ask us to name. */
  source: string;
};

export type RatesSource = { read(): Promise<PublishedRates> };
