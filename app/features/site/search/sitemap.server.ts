/** What search engines are told: every public page in the languages it is written in, and where they need not look (D7). */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/i18n/locales.ts';
import { languagesOf, pathTo, type Screen, screenRows } from '#app/paths.ts';

export type SearchFile = { path: `/${string}`; type: string; text: string };

const XML = 'application/xml; charset=utf-8';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escaped = (text: string) => text.replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`);

/** Public pages with one address: notices, developer pages and those of the app are none of it. */
const listed = (): Screen[] =>
  screenRows()
    .filter(({ layout, kind, roles, es }) => layout === 'document' && !kind && !roles && !es.includes(':'))
    .map(({ name }) => name);

const sitemapPath = (locale: Locale) => `/sitemap-${locale}.xml` as const;

function addressesOf(screen: Screen, origin: string) {
  const languages = languagesOf(screen);
  const at = (locale: Locale) => escaped(new URL(pathTo(screen as 'home', locale), origin).href);
  const alternates = [...languages, 'x-default' as const].map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${at(one === 'x-default' ? DEFAULT_LOCALE : one)}"/>`,
  );
  return { languages, at, alternates: languages.length > 1 ? alternates.join('') : '' };
}

function sitemap(origin: string, locale: Locale): SearchFile {
  const urls = listed().flatMap((screen) => {
    const { languages, at, alternates } = addressesOf(screen, origin);
    return languages.includes(locale) ? [`<url><loc>${at(locale)}</loc>${alternates}</url>\n`] : [];
  });
  const spaces = `xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return { path: sitemapPath(locale), type: XML, text: `${HEAD}<urlset ${spaces}>\n${urls.join('')}</urlset>\n` };
}

function sitemapIndex(origin: string): SearchFile {
  const maps = LOCALES.map((locale) => `<sitemap><loc>${escaped(`${origin}${sitemapPath(locale)}`)}</loc></sitemap>\n`);
  const text = `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${maps.join('')}</sitemapindex>\n`;
  return { path: '/sitemap.xml', type: XML, text };
}

/** Beginnings of addresses; those of pages stand below each language. */
const PRIVATE_PAGES = ['/portal', '/auth/', '/admin', '/dev/', '/citas/alerta'];
const PRIVATE_CALLS = ['/api-mv/', '/api/'];

function robots(origin: string): SearchFile {
  const prefixes = LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`));
  const closed = [...prefixes.flatMap((prefix) => PRIVATE_PAGES.map((page) => prefix + page)), ...PRIVATE_CALLS];
  const lines = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`)];
  return {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    text: `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`,
  };
}

export const searchFiles = (origin: string): SearchFile[] => [
  robots(origin),
  sitemapIndex(origin),
  ...LOCALES.map((locale) => sitemap(origin, locale)),
];
