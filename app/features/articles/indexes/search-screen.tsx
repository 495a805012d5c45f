/** Answers to what somebody typed, in their language, made for each request and kept nowhere (T47). */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { metaOf, placeAt } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { screenAt } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ArticleCard } from '../card.tsx';
import { cardsOf } from '../heads.server.ts';
import { searchArticles } from '../library.server.ts';
import type { Route } from './+types/search-screen.ts';
import { QUERY_LENGTH, SearchForm } from './search-form.tsx';

const MOST = 24;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const typed = (searchParams.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, QUERY_LENGTH);
  const { locale = 'es' } = screenAt(pathname) ?? {};
  const found = typed ? await searchArticles(locale, typed) : [];
  return { typed, all: found.length, heads: found.slice(0, MOST), now: context.get(ctxContext).now };
}

export const meta = (asked: Route.MetaArgs) => {
  const t = translator(placeAt(asked.location.pathname).content, 'articles');
  const words = { metaTitle: t('indexes.search.metaTitle'), description: t('indexes.search.description') };
  return [...metaOf(asked, words), { name: 'robots', content: 'noindex' }];
};

export default function Search({ loaderData: { typed, all, heads, now } }: Route.ComponentProps) {
  const { locale, content } = placeAt(useLocation().pathname);
  const t = translator(content, 'articles');
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 md:py-12">
      <h1 className="font-bold text-3xl md:text-4xl">{t('indexes.search.title')}</h1>
      <SearchForm locale={locale} content={content} typed={typed} />
      {typed && (
        <section aria-labelledby="found" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="found" className="font-semibold text-xl [overflow-wrap:anywhere]">
            {t('indexes.search.found', { n: all })} “<bdi>{typed}</bdi>”
          </h2>
          {all === 0 && <p className="text-quiet">{t('indexes.search.none')}</p>}
          {all > heads.length && <p className="text-quiet">{t('indexes.search.first', { n: heads.length, all })}</p>}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {cardsOf(heads, locale, now).map((card) => (
              <li key={card.postId} className="grid">
                <ArticleCard card={card} content={content} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <TextLink alone href={pathTo('resources', locale)}>
        {t('indexes.all')}
      </TextLink>
    </div>
  );
}
