/** Every link of bar, menu and footer (spec 2 "Navigation and chrome"); one whose screen is not built is left out. */
import type { Locale } from '#app/i18n/locales.ts';
import { isScreen, pathTo } from '#app/paths.ts';

export type ScreenPath = (name: string, locale: Locale) => string | undefined;

/** None of these screens has a parameter. */
export const screenPath: ScreenPath = (name, locale) => (isScreen(name) ? pathTo(name as 'home', locale) : undefined);

export const barEntries = ['home', 'usa', 'canada', 'appointments', 'blog'] as const;

export const footerColumns = [
  {
    title: 'appointments',
    entries: [
      'appointments',
      'appointments-mexico-city',
      'appointments-bogota',
      'appointments-quito',
      'appointments-lima',
      'appointments-buenos-aires',
      'wait-times',
    ],
  },
  {
    title: 'resources',
    entries: [
      'guide-ds-160',
      'guide-interview',
      'guide-photo',
      'guide-renewal',
      'guide-refusal',
      'guide-canada',
      'resources',
    ],
  },
  {
    title: 'legal',
    entries: ['privacy-policy', 'terms-conditions', 'reschedule-refund-policy', 'general-disclaimer'],
  },
] as const;

export const builtLinks = <Name extends string>(names: readonly Name[], locale: Locale, pathOf: ScreenPath) =>
  names.flatMap((name) => {
    const href = pathOf(name, locale);
    return href ? [{ name, href }] : [];
  });
