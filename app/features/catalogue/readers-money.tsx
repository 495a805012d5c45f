/** An amount in each money of our readers, of which one shows: the page is the same for everybody (brand: one price, in the reader's currency). */
import { Fragment, type ReactNode } from 'react';
import type { Currency } from '#content/countries.ts';
import type { ReadersText } from './in-money.tsx';
import { READER_CURRENCIES } from './places.ts';

export function InReadersMoney({ children }: { children(currency: Currency): ReactNode }) {
  const shown = READER_CURRENCIES.map((currency) => ({ currency, text: children(currency) }));
  // What is no figure ("by quote") is the same in every money.
  if (shown.every(({ text }) => text === shown[0]?.text)) return <Fragment>{shown[0]?.text}</Fragment>;
  return shown.map(({ currency, text }) => (
    <span key={currency} data-in={currency}>
      {text}
    </span>
  ));
}

/** The same as data, for what is rendered in the browser, too. */
export function inReadersMoney(textIn: (currency: Currency) => string | null | undefined): ReadersText {
  const shown = READER_CURRENCIES.map((currency) => [currency, textIn(currency) ?? ''] as const);
  return shown.every(([, text]) => text === shown[0]?.[1]) ? (shown[0]?.[1] ?? '') : shown;
}
