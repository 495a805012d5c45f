/** Every link of bar, menu and footer (spec 2 "Navigation and chrome"); one whose screen is not built is left out. */
import type { Locale } from '#app/i18n/locales.ts';
import { pathToEntry } from '#app/path-match.ts';
import { isScreen, pathTo } from '#app/paths.ts';

export type ScreenPath = (name: string, locale: Locale) => string | undefined;

/** The six guides of the footer (spec 2), by the articles they are: one that a language lacks is left out there. */
const guides: Readonly<Record<string, string>> = {
  'guide-ds-160': 'fill-ds160',
  'guide-interview': 'interview-questions',
  'guide-photo': 'visa-photo',
  'guide-renewal': 'renew-visa',
  'guide-refusal': 'visa-denied-214b',
  'guide-canada': 'canada-from-colombia',
};

/** None of these screens has a parameter. */
export const screenPath: ScreenPath = (name, locale) => {
  const guide = guides[name];
  if (guide) return pathToEntry('resource', guide, locale);
  return isScreen(name) ? pathTo(name as 'home', locale) : undefined;
};

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
