/** What a sample of the kit is told: its language, and names that no other pane has. */
import type { ReactNode } from 'react';
import type { Locale } from '#app/i18n/locales.ts';
import type { PhoneCountry } from '#app/ui/phone/country.ts';

export type Dir = 'ltr' | 'rtl';
export type Scheme = 'light' | 'dark';
export type KitCountries = Record<'es' | 'ar', PhoneCountry[]>;

export type Voice = {
  locale: Locale;
  /** Spanish from left to right, Arabic from right to left. */
  say: (es: string, ar: string) => string;
  id: (name: string) => string;
  countries: PhoneCountry[];
};

export type Part = {
  states: Record<string, (voice: Voice) => ReactNode>;
  /** Woken in the browser; the others are shown as a document serves them. */
  isAwake?: boolean;
  /** Needs the width of the page to show itself. */
  isWide?: boolean;
};

export const PANES: readonly { dir: Dir; scheme: Scheme }[] = [
  { dir: 'ltr', scheme: 'light' },
  { dir: 'ltr', scheme: 'dark' },
  { dir: 'rtl', scheme: 'light' },
  { dir: 'rtl', scheme: 'dark' },
];

export function voiceOf(pane: string, dir: Dir, countries: KitCountries): Voice {
  const locale = dir === 'rtl' ? 'ar' : 'es';
  return {
    locale,
    say: (es, ar) => (locale === 'ar' ? ar : es),
    id: (name) => `${pane}-${name}`,
    countries: countries[locale],
  };
}
