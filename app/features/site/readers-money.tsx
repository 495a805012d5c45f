/** An amount in each money of our readers, of which one shows: the page is the same for everybody (brand: one price, in the reader's currency). */
import { Fragment, type ReactNode } from 'react';
import type { Currency } from '#content/countries.ts';
import { READER_CURRENCIES, READER_SCRIPT } from './places.ts';

/** Before the first price of a page. */
export const ReaderScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours
  <script dangerouslySetInnerHTML={{ __html: READER_SCRIPT }} />
);

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
