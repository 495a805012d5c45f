/** Content of public pages, found by its place: content/<kind>/<name>/<locale>.ts. */
import type { Locale } from '#app/i18n/locales.ts';
import type { CongratulationsName, CongratulationsText } from '#content/congratulations.ts';
import type { PageText, Question } from '#content/page-text.ts';
import type { ServiceText } from '#content/services/definition.ts';

const services = import.meta.glob<ServiceText>('../../../content/services/*/*.ts', { eager: true, import: 'text' });
const cities = import.meta.glob<PageText>('../../../content/cities/*/*.ts', { eager: true, import: 'text' });
const pages = import.meta.glob<PageText>('../../../content/pages/*/*.ts', { eager: true, import: 'text' });
const congratulations = import.meta.glob<Record<CongratulationsName, CongratulationsText>>(
  '../../../content/congratulations/*.ts',
  { eager: true, import: 'texts' },
);

const home = import.meta.glob<readonly Question[]>('../../../content/home/*.ts', { eager: true, import: 'questions' });

const REFERENCE = /\{([\w:-]+)\}/g;

/** Pages of the site whose Spanish text names a figure, by the figure; each is the screen or the city it stands on. */
export function pagesByFigure(): ReadonlyMap<string, readonly string[]> {
  const byFigure = new Map<string, string[]>();
  for (const [path, text] of Object.entries({ ...services, ...cities, ...pages })) {
    const [, name = '', locale] = /content\/\w+\/([\w-]+)\/(\w+)\.ts$/.exec(path) ?? [];
    if (locale !== 'es') continue;
    for (const figure of new Set([...JSON.stringify(text).matchAll(REFERENCE)].map(([, one = '']) => one)))
      byFigure.set(figure, [...(byFigure.get(figure) ?? []), name]);
  }
  return byFigure;
}

function found<T>(files: Record<string, T>, path: string): T {
  const text = files[`../../../content/${path}.ts`];
  if (!text) throw new Error(`there is no content/${path}.ts`);
  return text;
}

export const serviceText = (name: string, locale: Locale) => found(services, `services/${name}/${locale}`);
export const cityText = (city: string, locale: Locale) => found(cities, `cities/${city}/${locale}`);
export const pageText = (name: string, locale: Locale) => found(pages, `pages/${name}/${locale}`);
export const congratulationsTexts = (locale: Locale) => found(congratulations, `congratulations/${locale}`);
export const homeQuestions = (locale: Locale) => found(home, `home/${locale}`);
