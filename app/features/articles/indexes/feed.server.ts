/** RSS of each language: the newest articles, for readers of feeds. */
import { DEFAULT_LOCALE, type Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { escapeHtml as escaped } from '#app/integrations/mail/layout.server.ts';
import { pathTo } from '#app/paths.ts';
import { brand } from '#content/brand.ts';
import { cardsOf } from '../heads.server.ts';
import { articlesIn } from '../library.server.ts';

export const FEED = 'application/rss+xml; charset=utf-8';
const NEWEST = 50;

export const feedPath = (locale: Locale): `/${string}` =>
  locale === DEFAULT_LOCALE ? '/rss.xml' : `/${locale}/rss.xml`;

export function feedText(origin: string, locale: Locale): string {
  const t = translator(locale, 'articles');
  const own = articlesIn(locale).filter((head) => head.locale === locale);
  const items = cardsOf(own.slice(0, NEWEST), locale, new Date()).map(({ title, description, href, createdTime }) => {
    const address = escaped(`${origin}${href}`);
    return (
      `<item><title>${escaped(title)}</title><link>${address}</link><guid>${address}</guid>` +
      `<description>${escaped(description)}</description><pubDate>${new Date(createdTime).toUTCString()}</pubDate></item>\n`
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
    `<title>${escaped(t('indexes.feed', { name: brand.name }))}</title>` +
    `<link>${escaped(`${origin}${pathTo('blog', locale)}`)}</link>` +
    `<description>${escaped(t('indexes.blog.description'))}</description><language>${locale}</language>` +
    `<atom:link href="${escaped(`${origin}${feedPath(locale)}`)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('')}</channel></rss>\n`
  );
}
