/** /immigration-resources (spec 2 "Resources index"): the guides by category, newest first, empty categories hidden. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { placeAt } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { screenAt } from '#app/path-match.ts';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { cardsOf } from '../heads.server.ts';
import { articlesIn } from '../library.server.ts';
import type { Route } from './+types/resources-screen.ts';
import { CardGrid, InEnglish } from './cards.tsx';
import { byCategory, grouped, pageOf } from './lists.ts';
import { IndexHead, indexMeta, numberIn, Pages } from './pages.tsx';
import { SearchForm } from './search-form.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  const { locale = 'es' } = screenAt(new URL(request.url).pathname) ?? {};
  const page = pageOf(
    byCategory(
      articlesIn(locale).filter(({ kind }) => kind !== 'news'),
      locale,
    ),
    numberIn(request),
  );
  if (!page) throw new Response(null, { status: 404 });
  return { page, now: context.get(ctxContext).now };
}

export const meta = (asked: Route.MetaArgs) => indexMeta(asked, 'resources');

export default function Resources({ loaderData: { page, now } }: Route.ComponentProps) {
  const { locale, content } = placeAt(useLocation().pathname);
  const tongue = { locale, content };
  const t = translator(content, 'articles');
  const cards = cardsOf(page.items, locale, now);
  const groups = grouped(page.items.filter((head) => head.locale === content));
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 md:gap-12 md:py-12">
      <IndexHead content={content} name="resources" />
      <SearchForm {...tongue} />
      {cards.length === 0 && <EmptyState icon="file" text={t('indexes.empty')} />}
      {groups.length > 2 && (
        <nav aria-label={t('indexes.categories')}>
          <ul className="flex flex-wrap gap-2">
            {groups.map(({ category }) => (
              <li key={category}>
                <a
                  href={`#${category}`}
                  className="flex min-h-11 items-center rounded-full border-[1.5px] border-line bg-card px-4 font-semibold text-deep text-sm hover:border-deep hover:bg-sky"
                >
                  {t(`categories.${category}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ category, items }) => (
        <section key={category} aria-labelledby={category} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id={category} className="scroll-mt-[15px] font-bold text-2xl">
            {t(`categories.${category}`)}
          </h2>
          <CardGrid content={content} cards={cardsOf(items, locale, now)} />
        </section>
      ))}
      <InEnglish content={content} cards={cards} />
      <Pages {...tongue} screen="resources" page={page} />
    </div>
  );
}
