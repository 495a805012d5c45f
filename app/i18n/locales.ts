/** The languages (spec 1): Spanish has no prefix; a row here and its text files make a new one. */
export const LOCALES = ['es', 'en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
export const isLocale = (word: string | undefined): word is Locale => LOCALES.some((locale) => locale === word);
export const DEFAULT_LOCALE = 'es' as const;

export const localeInfo: Record<Locale, { dir: 'ltr' | 'rtl'; name: string; tag: string }> = {
  es: { dir: 'ltr', name: 'Español', tag: 'es-419' },
  en: { dir: 'ltr', name: 'English', tag: 'en' },
  ar: { dir: 'rtl', name: 'العربية', tag: 'ar' },
};

/** Whose content a page shows that is not yet in a language (D7). */
export const STAND_IN: Partial<Record<Locale, Locale>> = { ar: 'en' };

/** The language that the path of a page is written in. */
export function localeOf(pathname: string): Locale {
  const first = pathname.toLowerCase().split('/')[1];
  return LOCALES.find((locale) => locale !== DEFAULT_LOCALE && locale === first) ?? DEFAULT_LOCALE;
}
