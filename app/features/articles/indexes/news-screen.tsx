/** /news/home: articles with the tag `news`, by day (D53). */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { placeAt } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { screenAt } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ArticleCard } from '../card.tsx';
import { cardsOf } from '../heads.server.ts';
import { articlesIn } from '../library.server.ts';
import type { Route } from './+types/news-screen.ts';
import { InEnglish, isOwn } from './cards.tsx';
import { pageOf } from './lists.ts';
import { IndexHead, indexMeta, numberIn, Pages } from './pages.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  const { locale = 'es' } = screenAt(new URL(request.url).pathname) ?? {};
  const page = pageOf(
    articlesIn(locale).filter(({ kind }) => kind === 'news'),
    numberIn(request),
  );
  if (!page) throw new Response(null, { status: 404 });
  return { page, now: context.get(ctxContext).now };
}

export const meta = (asked: Route.MetaArgs) => indexMeta(asked, 'news');

export default function News({ loaderData: { page, now } }: Route.ComponentProps) {
  const { locale, content } = placeAt(useLocation().pathname);
  const t = translator(content, 'articles');
  const cards = cardsOf(page.items, locale, now);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 md:py-12">
      <IndexHead content={content} name="news" />
      {cards.length === 0 && <EmptyState icon="clock" text={t('indexes.emptyNews')} />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {cards.filter(isOwn).map((card) => (
          <li key={card.postId} className="grid">
            <ArticleCard card={card} content={content} level={2} />
          </li>
        ))}
      </ul>
      <InEnglish content={content} cards={cards} />
      <Pages locale={locale} content={content} screen="news" page={page} />
      <TextLink alone href={pathTo('resources', locale)}>
        {t('indexes.all')}
      </TextLink>
    </div>
  );
}
