/** What search engines are told: every public page in the languages it is written in, and where they need not look (D7). */
import { FEED, feedPath, feedText } from '#app/features/articles/indexes/feed.server.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/i18n/locales.ts';
import { escapeHtml as escaped } from '#app/integrations/mail/layout.server.ts';
import { pagesOf } from '#app/path-match.ts';
import { screenRows } from '#app/paths.ts';

/** Its text is made when it is first asked for: there may be thousands of pages. */
type SearchFile = { path: `/${string}`; type: string; text: () => string };

const XML = 'application/xml; charset=utf-8';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Public pages: notices, developer pages and those of the app are none of it. */
const listed = () =>
  pagesOf(
    screenRows().filter(({ layout, kind, roles, isSearch }) => layout === 'document' && !kind && !roles && !isSearch),
  );

const sitemapPath = (locale: Locale) => `/sitemap-${locale}.xml` as const;

function alternatesOf(origin: string, { paths }: ReturnType<typeof listed>[number]) {
  const at = (path: string) => escaped(new URL(path, origin).href);
  const own = Object.entries(paths).map(([locale, path]) => [locale, at(path)] as const);
  const first = at(paths[DEFAULT_LOCALE] ?? Object.values(paths)[0] ?? '/');
  const alternates = [...own, ['x-default', first] as const].map(
    ([one, href]) => `<xhtml:link rel="alternate" hreflang="${one}" href="${href}"/>`,
  );
  return { own: Object.fromEntries(own), alternates: own.length > 1 ? alternates.join('') : '' };
}

function sitemapText(origin: string, locale: Locale): string {
  const urls = listed().flatMap((page) => {
    const { own, alternates } = alternatesOf(origin, page);
    return own[locale] ? [`<url><loc>${own[locale]}</loc>${alternates}</url>\n`] : [];
  });
  const spaces = `xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${HEAD}<urlset ${spaces}>\n${urls.join('')}</urlset>\n`;
}

function sitemapIndex(origin: string): SearchFile {
  const maps = LOCALES.map((locale) => `<sitemap><loc>${escaped(`${origin}${sitemapPath(locale)}`)}</loc></sitemap>\n`);
  const text = `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${maps.join('')}</sitemapindex>\n`;
  return { path: '/sitemap.xml', type: XML, text: () => text };
}

/** Beginnings of addresses; those of pages stand below each language. */
const PRIVATE_PAGES = [
  '/portal',
  '/auth/',
  '/admin',
  '/dev/',
  '/citas/alerta',
  '/subir',
  '/upload',
  '/pago-de-prueba',
  '/test-payment',
  '/pagar',
  '/pay',
];
const PRIVATE_CALLS = ['/api-mv/', '/api/'];

function robots(origin: string): SearchFile {
  const prefixes = LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`));
  const closed = [...prefixes.flatMap((prefix) => PRIVATE_PAGES.map((page) => prefix + page)), ...PRIVATE_CALLS];
  const lines = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`)];
  return {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    text: () => `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`,
  };
}

export const searchFiles = (origin: string): SearchFile[] => [
  robots(origin),
  sitemapIndex(origin),
  ...LOCALES.map((locale) => ({ path: sitemapPath(locale), type: XML, text: () => sitemapText(origin, locale) })),
  ...LOCALES.map((locale) => ({ path: feedPath(locale), type: FEED, text: () => feedText(origin, locale) })),
];
