/** What a shared link shows: Open Graph and the card that others read, with a picture of our own (scripts/sharing-pictures.ts). */

import pictures from 'virtual:sharing-pictures';
import type { MetaDescriptor } from 'react-router';
import type { Locale } from '#app/i18n/locales.ts';
import { languagesAt, screenAt } from '#app/path-match.ts';
import { pathTo, type Screen, screens } from '#app/paths.ts';
import { brand } from '#content/brand.ts';

/** Open Graph knows languages by country; Latin America has a code of its own there. */
const OPEN_GRAPH: Record<Locale, string> = { es: 'es_LA', en: 'en_US', ar: 'ar_AR' };
const PICTURE = { width: '1200', height: '630', type: 'image/png' };

/** The path of a page's picture, or of the home page's for pages without one; none in development. */
export const ogImage = (screen: Screen, locale: Locale, entry?: string): string | undefined =>
  pictures[locale]?.[entry ? `${screen}/${entry}` : screen] ?? pictures[locale]?.home;

type SharedPage = {
  title: string;
  description: string;
  image: string | undefined;
  /** The whole address of the page; a picture's path is below the same origin. */
  url: string;
  /** Of what the page says (D7). */
  locale: Locale;
};

export function sharing({ title, description, image, url, locale }: SharedPage): MetaDescriptor[] {
  const { pathname } = new URL(url);
  const place = screenAt(pathname);
  const others = place ? languagesAt(place).filter((one) => one !== locale) : [];
  const og = (property: string, content: string) => ({ property: `og:${property}`, content });
  return [
    og('type', 'website'),
    og('site_name', brand.name),
    og('title', title),
    og('description', description),
    og('url', url),
    og('locale', OPEN_GRAPH[locale]),
    ...others.map((one) => og('locale:alternate', OPEN_GRAPH[one])),
    ...(image
      ? [
          og('image', new URL(image, url).href),
          og('image:type', PICTURE.type),
          og('image:width', PICTURE.width),
          og('image:height', PICTURE.height),
          og('image:alt', title),
        ]
      : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}

/** Of a `meta` function: the layout of documents tells the origin. */
type MetaRequest = {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

/** All that a public page says about itself in its head: title, description, and what a shared link shows. */
export function pageMeta(
  { location, matches }: MetaRequest,
  { title, description }: Pick<SharedPage, 'title' | 'description'>,
): MetaDescriptor[] {
  const own = [{ title }, { name: 'description', content: description }];
  const layout = matches.find((match) => match?.id === 'document')?.loaderData as { origin?: string } | undefined;
  const place = screenAt(location.pathname);
  if (!layout?.origin || !place) return own;
  const { screen, content: locale, entry } = place;
  const path = screens[screen].es.includes(':') ? location.pathname : pathTo(screen as 'home', locale);
  const url = new URL(path, layout.origin).href;
  return [...own, ...sharing({ title, description, image: ogImage(screen, locale, entry), url, locale })];
}
