/** An article (spec 2 "Article page"): head, contents, text, sources, share block, comments; complete from the first byte. */
import { data, useLocation, useRouteLoaderData } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { fillText } from '#app/features/texts/fill.server.ts';
import { pageMeta } from '#app/features/texts/meta.ts';
import { Breadcrumbs, Sources } from '#app/features/texts/parts.tsx';
import { article as articleThing, faqPage } from '#app/features/texts/structured-data/rules.ts';
import { StructuredData } from '#app/features/texts/structured-data/script.tsx';
import { localeOf } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { equivalentPath, screenAt } from '#app/path-match.ts';
import { pathTo, rowOf } from '#app/paths.ts';
import { Blocks } from '../blocks/body.tsx';
import { Comments } from '../comments/section.tsx';
import { readComments } from '../comments/store.server.ts';
import { cardsOf, relatedTo } from '../heads.server.ts';
import { articleOf, readBody } from '../library.server.ts';
import type { Block } from '../markup/blocks.ts';
import { linesOf, plainText } from '../markup/words.ts';
import type { Route } from './+types/screen.ts';
import { Contents, headingsOf } from './contents.tsx';
import { ArticleMissing } from './missing.tsx';
import { ArticleHeader, authorOf, BackLink, Changes, NextStep, Related, ShareBlock, Useful } from './parts.tsx';
import { OfficialPages } from './sources.tsx';

function headAt(pathname: string) {
  const place = screenAt(pathname);
  const head = place?.entry ? articleOf(place.entry, place.content) : undefined;
  return place && head ? { place, head } : undefined;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const found = headAt(new URL(request.url).pathname);
  if (!found) return data(null, { status: 404 });
  const { head } = found;
  const [body, comments] = await Promise.all([readBody(head), readComments(ctx, head.postId, head.locale)]);
  return { head, body, comments, now: ctx.now };
}

export const meta = (asked: Route.MetaArgs) => {
  const found = headAt(asked.location.pathname);
  if (!found) {
    const t = translator(localeOf(asked.location.pathname), 'articles');
    return [{ title: t('page.notFoundTitle') }, { name: 'robots', content: 'noindex' }];
  }
  const { title, metaTitle = title, description, createdTime, modifiedTime, locale } = found.head;
  const { text } = fillText(locale, { title: metaTitle, description }, new Date());
  return [
    ...pageMeta(asked, text),
    { property: 'article:published_time', content: createdTime },
    { property: 'article:modified_time', content: modifiedTime },
  ];
};

/** Questions that stand in the text, for search engines. */
const questionsIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.type === 'faq'
      ? block.questions.map(({ question, answer }) => ({
          question: plainText(question),
          answer: linesOf(answer).join(' '),
        }))
      : [],
  );

export default function Article({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { origin } = useRouteLoaderData<{ origin: string }>('document') ?? { origin: '' };
  const place = screenAt(pathname);
  if (!loaderData || !place) return <ArticleMissing locale={localeOf(pathname)} />;
  const { locale, content } = place;
  const tongue = { locale, content };
  const { now, comments } = loaderData;
  const t = translator(content, 'articles');
  const { text, facts } = fillText(content, { head: loaderData.head, body: loaderData.body }, now);
  const { head, body } = text;
  const list = rowOf(place.screen).list === 'blog' ? 'blog' : 'resources';
  const author = authorOf(content, body.author);
  const path = equivalentPath(pathname, content);
  const crumbs = [
    { name: translator(content, 'site')('nav.home'), href: pathTo('home', locale) },
    { name: t(`indexes.${list}.title`), href: pathTo(list, locale) },
  ];
  const questions = questionsIn(body.blocks);
  const { createdTime, modifiedTime, description } = head;
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-4 md:py-10">
      {/* On a phone the title stands right below. */}
      <div className="max-sm:[&_[aria-current]]:sr-only max-sm:[&_li:nth-last-child(2)_svg]:hidden">
        <Breadcrumbs {...tongue} crumbs={crumbs} here={head.title} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="lg:col-span-2">
          <ArticleHeader {...tongue} head={head} author={author} caption={body.ogImageCaption} />
        </div>
        <Contents title={t('page.contents')} headings={headingsOf(body.blocks)} content={content} />
        <div className="grid max-w-[70ch] grid-cols-[minmax(0,1fr)] gap-6 md:gap-10">
          <article className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere]">
            <Blocks blocks={body.blocks} at={tongue} />
          </article>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Changes content={content} changes={body.changes} />
            {facts.length > 0 ? (
              <Sources content={content} facts={facts} />
            ) : (
              <OfficialPages content={content} blocks={body.blocks} />
            )}
          </div>
          <NextStep {...tongue} head={head} />
          <Useful content={content} article={head.postId} />
          <ShareBlock content={content} title={head.title} path={path} />
          <Related content={content} cards={cardsOf(relatedTo(loaderData.head, locale), locale, now)} />
          <Comments {...tongue} article={head.postId} comments={comments} />
          <div className="print:hidden">
            <BackLink {...tongue} list={list} />
          </div>
        </div>
      </div>
      <StructuredData
        items={[
          articleThing({
            ...{ origin, name: head.title, url: `${origin}${path}`, author, description, createdTime, modifiedTime },
            language: content,
          }),
          ...(questions.length > 0 ? [faqPage(questions)] : []),
        ]}
      />
    </div>
  );
}
