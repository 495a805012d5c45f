/** What people type, and the article that must stand first, in the articles that are written. */
import { expect, test } from 'vitest';
import { searchTexts } from '#app/features/articles/markup/article.ts';
import { known } from '#app/features/articles/markup/known.ts';
import { compileAll, sourcesIn } from '#app/features/articles/markup/library.ts';
import { openSearch } from '#app/features/articles/search/find.ts';
import { packSearch } from '#app/features/articles/search/pack.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';

const all = compileAll(sourcesIn('content/articles'), LOCALES, known);
const searches = new Map(
  LOCALES.map((locale) => {
    const own = all.filter(({ head }) => head.locale === locale);
    const { find } = openSearch(packSearch(own.map(searchTexts)));
    return [locale, (typed: string) => find(typed).flatMap((number) => own[number]?.head.postId ?? [])];
  }),
);
const find = (locale: Locale, typed: string) => searches.get(locale)?.(typed) ?? [];

const first: readonly [locale: Locale, typed: string, postId: string][] = [
  ['es', 'visa negada', 'visa-denied-214b'],
  ['es', 'me negaron la visa', 'visa-denied-214b'],
  ['es', 'visa rechazada', 'visa-denied-214b'],
  ['es', '214b', 'visa-denied-214b'],
  ['es', 'esta', 'esta-guide'],
  ['es', 'tarifa ESTA', 'news-esta-fee'],
  ['es', '¿cuánto cuesta la visa?', 'family-total-cost'],
  ['es', 'FOTO', 'visa-photo'],
  ['es', 'la entrevista de la visa', 'interview-questions'],
  ['es', 'renovacion sin entrevista', 'renew-visa'],
  ['es', 'corregir ds 160', 'correct-ds160'],
  ['es', 'apellidos', 'names-in-english'],
  ['es', 'quien paga el viaje', 'who-pays'],
  ['es', 'visa canada colombia', 'canada-from-colombia'],
  ['es', 'estafas', 'visa-scams'],
  ['es', 'pedir a mis papás', 'parents-petition'],
  ['es', 'visa de trabajo', 'work-visas'],
  ['en', 'visa denied', 'visa-denied-214b'],
  ['en', 'rejected', 'visa-denied-214b'],
  ['en', 'ESTA', 'esta-guide'],
  ['en', 'us visa cost', 'family-total-cost'],
  ['en', 'what are the interview questions', 'interview-questions'],
  ['en', 'layover', 'transit'],
  ['ar', 'رفض التأشيرة', 'visa-denied-214b'],
  ['ar', 'كم تكلفة التاشيره', 'family-total-cost'],
  ['ar', 'الصورة', 'visa-photo'],
  ['ar', 'مقابلة', 'interview-questions'],
  ['ar', 'تجديد تأشيرتي', 'renew-visa'],
  ['ar', 'الاسم بالانجليزية', 'names-in-english'],
];

test.each(first)('%s “%s” finds %s first', (locale, typed, postId) => {
  expect(find(locale, typed)[0]).toBe(postId);
});

const among: readonly [locale: Locale, typed: string, postId: string][] = [
  ['es', 'entrevista', 'interview-questions'],
  ['es', 'ds-160', 'fill-ds160'],
  ['es', 'ESTA chile', 'esta-guide'],
  ['es', 'estudiante', 'f1-calendar'],
  ['ar', 'تأشيرة زيارة', 'visitor-visa-types'],
];

test.each(among)('%s “%s” finds %s among the first three', (locale, typed, postId) => {
  expect(find(locale, typed).slice(0, 3)).toContain(postId);
});

test('an article that says a word only in passing is not an answer to two', () => {
  expect(find('es', 'visa negada').length).toBeLessThan(12);
  expect(find('es', 'esta').length).toBeLessThan(20);
});
