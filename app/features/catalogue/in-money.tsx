/** A text with an amount in each money of our readers, of which one shows; a text without is one for all. Small enough for a browser. */
import type { Currency } from '#content/countries.ts';

export type ReadersText = string | readonly (readonly [Currency, string])[];

/** Short enough to break between figure and name on the smallest screens. */
export function InMoney({ text, as = (one) => one }: { text: ReadersText; as?: (text: string) => string }) {
  if (typeof text === 'string') return as(text);
  return text.map(([currency, one]) => (
    <span key={currency} data-in={currency}>
      {as(one)}
    </span>
  ));
}
