/** npm run articles: how many articles there are by category and language, and where each of the forty keeps its promise. */

import { known } from '../app/features/articles/markup/known.ts';
import { compileAll, sourcesIn } from '../app/features/articles/markup/library.ts';
import { LOCALES } from '../app/i18n/locales.ts';
import { forty } from '../content/articles/forty.ts';

export function articlesReport(): string {
  const all = compileAll(sourcesIn('content/articles'), LOCALES, known);
  const count = (category: string | undefined, locale: string) =>
    all.filter(({ head }) => head.locale === locale && (!category || head.category === category)).length;
  const row = (name: string, category?: string) =>
    `${name.padEnd(32)}${LOCALES.map((locale) => String(count(category, locale)).padStart(5)).join('')}`;
  const categories = [...new Set(all.map(({ head }) => head.category))].sort();
  const counts = [
    `${'category'.padEnd(32)}${LOCALES.map((locale) => locale.padStart(5)).join('')}`,
    ...categories.map((category) => row(category, category)),
    row('all'),
  ];
  const promises = Object.entries(forty).map(([postId, { gives, under }]) => {
    const languages = all.filter(({ head }) => head.postId === postId).map(({ head }) => head.locale);
    return [
      `${postId} (${languages.sort().join(', ') || 'not written'}): ${gives}`,
      ...Object.entries(under).map(([locale, headings]) => `    ${locale}: ${headings.join(' / ')}`),
    ].join('\n');
  });
  return [...counts, '', ...promises].join('\n');
}

if (import.meta.main) console.log(articlesReport());
