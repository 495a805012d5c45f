/** /blog: the newest article as the hero, 400 by 266 (spec 9), then all of them by day. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import { placeAt, type Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { screenAt } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { Drawing } from '../blocks/boxes.tsx';
import { type Card, cardsOf } from '../heads.server.ts';
import { articlesIn } from '../library.server.ts';
import type { Route } from './+types/blog-screen.ts';
import { CardGrid, InEnglish, isOwn } from './cards.tsx';
import { pageOf } from './lists.ts';
import { IndexHead, indexMeta, numberIn, Pages } from './pages.tsx';
import { SearchForm } from './search-form.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  const { locale = 'es' } = screenAt(new URL(request.url).pathname) ?? {};
  const page = pageOf(articlesIn(locale), numberIn(request));
  if (!page) throw new Response(null, { status: 404 });
  return { page, now: context.get(ctxContext).now };
}

export const meta = (asked: Route.MetaArgs) => indexMeta(asked, 'blog');

function Hero({ card, content }: { card: Card; content: Tongue['content'] }) {
  return (
    <section
      aria-label={translator(content, 'articles')('indexes.latest')}
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-5 md:grid-cols-[400px_1fr] md:gap-8"
    >
      <Drawing scene={card.scene} alt="" isFirst />
      <div className="grid gap-2">
        <p className="font-semibold text-quiet text-sm">{translator(content, 'articles')('indexes.latest')}</p>
        <h2 {...card.tongue} className="font-bold text-2xl [overflow-wrap:anywhere] md:text-3xl">
          <a href={card.href} className="text-deep hover:underline">
            <Coded text={card.title} locale={card.locale} />
          </a>
        </h2>
        <p {...card.tongue} className="max-w-[60ch] text-quiet">
          <Coded text={card.description} locale={card.locale} />
        </p>
      </div>
    </section>
  );
}

export default function Blog({ loaderData: { page, now } }: Route.ComponentProps) {
  const { locale, content } = placeAt(useLocation().pathname);
  const tongue = { locale, content };
  const t = translator(content, 'articles');
  const cards = cardsOf(page.items, locale, now);
  const hero = page.number === 1 ? cards[0] : undefined;
  const rest = hero ? cards.slice(1) : cards;
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 md:gap-10 md:py-12">
      <IndexHead content={content} name="blog" />
      {hero ? (
        <Hero card={hero} content={content} />
      ) : (
        cards.length === 0 && <EmptyState icon="file" text={t('indexes.empty')} />
      )}
      <p className="flex flex-wrap gap-x-6">
        <TextLink alone href={pathTo('resources', locale)}>
          {t('indexes.all')}
        </TextLink>
        <TextLink alone href={pathTo('news', locale)}>
          {t('indexes.allNews')}
        </TextLink>
      </p>
      <SearchForm {...tongue} />
      <CardGrid content={content} cards={rest.filter(isOwn)} level={2} />
      <InEnglish content={content} cards={rest} />
      <Pages {...tongue} screen="blog" page={page} />
    </div>
  );
}
