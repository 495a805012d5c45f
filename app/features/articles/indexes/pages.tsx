/** What the lists of articles share: where one is in them, the head of a page, the ways to the other pages. */
import type { MetaDescriptor } from 'react-router';
import { metaOf, placeAt, type Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { Pagination } from '#app/ui/wayfinding/pagination.tsx';
import { brand } from '#content/brand.ts';
import { feedPath } from './feed.server.ts';
import type { Page } from './lists.ts';

type Index = 'resources' | 'blog' | 'news';

export const numberIn = (request: Request) => Number(new URL(request.url).searchParams.get('page') ?? 1);

/** Title, description, and where a reader of feeds finds the same. */
export function indexMeta(asked: Parameters<typeof metaOf>[0], name: Index): MetaDescriptor[] {
  const { content } = placeAt(asked.location.pathname);
  const t = translator(content, 'articles');
  return [
    ...metaOf(asked, { metaTitle: t(`indexes.${name}.metaTitle`), description: t(`indexes.${name}.description`) }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: t('indexes.feed', { name: brand.name }),
      href: feedPath(content),
    },
  ];
}

type PagesProps = Tongue & { screen: Index; page: Pick<Page<unknown>, 'number' | 'total'> };

export function Pages({ locale, content, screen, page: { number, total } }: PagesProps) {
  if (total < 2) return null;
  const t = translator(content, 'articles');
  const path = pathTo(screen, locale);
  const href = (page: number) => (page === 1 ? path : `${path}?page=${page}`);
  return (
    <Pagination
      label={t('indexes.pages')}
      previous={{ text: t('indexes.previous'), href: number > 1 ? href(number - 1) : undefined }}
      next={{ text: t('indexes.next'), href: number < total ? href(number + 1) : undefined }}
      numbers={{ current: number, total, text: t('indexes.page', { page: number, total }), href }}
    />
  );
}

export const IndexHead = ({ content, name }: { content: Tongue['content']; name: Index }) => {
  const t = translator(content, 'articles');
  return (
    <div className="grid gap-3">
      <h1 className="font-bold text-4xl">{t(`indexes.${name}.title`)}</h1>
      <p className="max-w-[60ch] text-lg text-quiet">{t(`indexes.${name}.lead`)}</p>
    </div>
  );
};
