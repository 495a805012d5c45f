/** Heads of articles as lists and cards show them: figures put in, the address for the reader, the language of the words. */
import { fillText } from '#app/features/texts/fill.server.ts';
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import { articleOf, articlePath, articlesIn, type Head } from './library.server.ts';

export type Card = Pick<
  Head,
  'postId' | 'title' | 'description' | 'modifiedTime' | 'createdTime' | 'minutes' | 'kind'
> & {
  scene: string;
  href: string;
  locale: Locale;
  /** Of words in another language than the page around them. */
  tongue: { lang?: Locale; dir?: 'ltr' | 'rtl' };
};

/** Nothing for an article that readers of the language cannot open. */
export function cardOf(head: Head, locale: Locale, now: Date): Card[] {
  const href = articlePath(head.postId, locale);
  if (!href) return [];
  const { title, description } = fillText(head.locale, { title: head.title, description: head.description }, now).text;
  const { postId, modifiedTime, createdTime, minutes, kind } = head;
  const isOther = head.locale !== locale;
  return [
    {
      ...{ postId, modifiedTime, createdTime, minutes, kind, title, description, href },
      ...{ scene: head.ogImage, locale: head.locale },
      tongue: isOther ? { lang: head.locale, dir: localeInfo[head.locale].dir } : {},
    },
  ];
}

export const cardsOf = (heads: readonly Head[], locale: Locale, now: Date): Card[] =>
  heads.flatMap((head) => cardOf(head, locale, now));

const RELATED_MOST = 4;
const RELATED_LEAST = 2;

/** Those that the article names and that are there; when they are few, the newest of its category. */
export function relatedTo(head: Head, locale: Locale): Head[] {
  const named = head.related.flatMap((postId) => articleOf(postId, locale) ?? []);
  if (named.length >= RELATED_LEAST) return named.slice(0, RELATED_MOST);
  const known = new Set([head.postId, ...head.related]);
  const near = articlesIn(locale).filter(({ postId, category }) => category === head.category && !known.has(postId));
  return [...named, ...near].slice(0, RELATED_LEAST + 1);
}
