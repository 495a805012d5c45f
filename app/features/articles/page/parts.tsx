/** What stands around the text of an article: its head, what changed, the next step, related articles, sharing, the vote. */
import { useRouteLoaderData } from 'react-router';
import { quizText } from '#app/features/quiz/texts.server.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { ShareButton } from '#app/features/texts/share/button.tsx';
import { translator } from '#app/i18n/messages.server.ts';
import { pathToEntry } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { FoldCard } from '#app/ui/fold-card.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ButtonLink, TextLink } from '#app/ui/wayfinding/link.tsx';
import { brand } from '#content/brand.ts';
import { longDate } from '#content/legal/wording.ts';
import type { QuizName } from '#content/quizzes/definition.ts';
import type { ServicePageName } from '#content/services/pages.ts';
import { Drawing } from '../blocks/boxes.tsx';
import type { Card } from '../heads.server.ts';
import type { Head } from '../library.server.ts';
import type { Change } from '../markup/header.ts';

export const authorOf = (content: Tongue['content'], author: string | undefined) =>
  author ?? translator(content, 'articles')('page.team', { name: brand.name });

type HeadProps = Tongue & { head: Head; author: string; caption?: string | undefined };

/** Title, author, day of the last change, two tags, description, lead image (spec 2). */
export function ArticleHeader({ content, head, author, caption }: HeadProps) {
  const t = translator(content, 'articles');
  const day = head.modifiedTime.slice(0, 10);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <div className="grid gap-4">
        <h1 className="max-w-[26ch] font-bold text-3xl [overflow-wrap:anywhere] md:text-4xl">
          <Coded text={head.title} locale={content} />
        </h1>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-quiet text-sm">
          <span>
            {t('page.by')} {author}
          </span>
          <span>
            {t('page.modified')} <time dateTime={day}>{longDate(day, content)}</time>
          </span>
          <span className="inline-flex items-center gap-1">
            <Icon name="clock" className="size-4" />
            {t('page.minutes', { n: head.minutes })}
          </span>
        </p>
        <ul aria-label={t('page.tags')} className="flex flex-wrap gap-2">
          {head.tags.slice(0, 2).map((tag) => (
            <li key={tag} className="rounded-full bg-sky px-3 py-0.5 font-semibold text-deep text-sm">
              <bdi>{tag}</bdi>
            </li>
          ))}
        </ul>
        <p className="max-w-[60ch] text-lg text-quiet">
          <Coded text={head.description} locale={content} />
        </p>
      </div>
      <figure className="grid gap-2">
        <Drawing scene={head.ogImage} alt={head.ogImageAlt} isFirst />
        {caption && <figcaption className="text-quiet text-sm">{caption}</figcaption>}
      </figure>
    </header>
  );
}

/** What changed, newest first; the first version alone is one line. */
export function Changes({ content, changes }: { content: Tongue['content']; changes: readonly Change[] }) {
  const t = translator(content, 'articles');
  const line = ({ on, what }: Change) => (
    <>
      <time dateTime={on.slice(0, 10)} className="font-semibold">
        {longDate(on, content)}
      </time>
      : <Coded text={what} locale={content} />
    </>
  );
  const [newest, ...older] = changes;
  if (!newest) return null;
  if (older.length === 0)
    return (
      <p className="text-quiet text-sm">
        {t('page.lastChange')} {line(newest)}
      </p>
    );
  return (
    <FoldCard id="changes" title={`${t('page.changesTitle')} (${changes.length})`}>
      <ul className="grid gap-1">
        {changes.map((change) => (
          <li key={change.on + change.what}>{line(change)}</li>
        ))}
      </ul>
    </FoldCard>
  );
}

/** The quiz and the service of the topic. */
export function NextStep({ locale, content, head }: Tongue & { head: Head }) {
  const t = translator(content, 'articles');
  const quiz = head.quiz as QuizName | undefined;
  const service = head.service as ServicePageName | undefined;
  const quizHref = quiz && pathToEntry('eligibility-quiz', quiz, locale);
  if (!quizHref && !service) return null;
  return (
    <section aria-labelledby="next" className="grid gap-3 rounded-card bg-sky p-4 print:hidden md:p-5">
      <h2 id="next" className="font-semibold text-lg">
        {t('page.next')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {quiz && quizHref && (
          <li className="grid content-start gap-2">
            <p>
              <Coded text={quizText(quiz, content).title} locale={content} />
            </p>
            <ButtonLink kind="quiet" href={quizHref}>
              {t('page.quiz')}
            </ButtonLink>
          </li>
        )}
        {service && (
          <li className="grid content-start gap-2">
            <p>
              <Coded text={translator(content, 'pages')(`services.${service}`)} locale={content} />
            </p>
            <ButtonLink kind="quiet" href={pathTo(service, locale)}>
              {t('page.service')}
            </ButtonLink>
          </li>
        )}
      </ul>
    </section>
  );
}

export function Related({ content, cards }: { content: Tongue['content']; cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  const t = translator(content, 'articles');
  return (
    <FoldCard id="related" title={`${t('page.related')} (${cards.length})`} narrow paper={false}>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {cards.map(({ postId, href, tongue, title, locale }) => (
          <li key={postId} className="grid border-line border-t">
            <a
              href={href}
              className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold text-deep leading-snug [overflow-wrap:anywhere] hover:underline"
            >
              <span className="min-w-0">
                <span {...tongue}>
                  <Coded text={title} locale={locale} />
                </span>
                {tongue.lang && <span className="text-quiet text-sm"> · {t('page.inEnglish')}</span>}
              </span>
              <Icon name="arrow-end" className="size-4.5" />
            </a>
          </li>
        ))}
      </ul>
    </FoldCard>
  );
}

/** Links to where people talk; no script and no counter of anybody (T39). */
export function ShareBlock({ content, title, path }: { content: Tongue['content']; title: string; path: string }) {
  const t = translator(content, 'articles');
  const { origin } = useRouteLoaderData<{ origin: string }>('document') ?? { origin: '' };
  const words = encodeURIComponent(`${title} ${origin}${path}`);
  return (
    <FoldCard id="share" title={t('share.title')} narrow paper={false}>
      <div className="flex flex-wrap gap-3 pb-4">
        <ButtonLink kind="quiet" icon="chat" href={`https://wa.me/?text=${words}`}>
          {t('share.whatsapp')}
        </ButtonLink>
        <ButtonLink
          kind="quiet"
          icon="mail"
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${origin}${path}`)}`}
        >
          {t('share.email')}
        </ButtonLink>
        <ShareButton locale={content} title={title} />
      </div>
    </FoldCard>
  );
}

/** A plain form: the page comes back to the thanks, and no script is loaded for it. */
export function Useful({ content, article }: { content: Tongue['content']; article: string }) {
  const t = translator(content, 'articles');
  return (
    <section aria-labelledby="useful" className="grid gap-3 print:hidden">
      <h2 id="useful" className="font-semibold text-lg">
        {t('useful.title')}
      </h2>
      <form method="post" action={`/api-mv/articles/${article}/votes`} className="flex flex-wrap gap-3">
        <input type="hidden" name="locale" value={content} />
        {(['yes', 'no'] as const).map((answer) => (
          <button
            key={answer}
            type="submit"
            name="is_useful"
            value={String(answer === 'yes')}
            className={buttonLook('quiet')}
          >
            {t(`useful.${answer}`)}
          </button>
        ))}
      </form>
      <p id="voted" role="status" className="hidden rounded-card bg-good-soft p-4 target:block">
        {t('useful.thanks')}
      </p>
    </section>
  );
}

export const BackLink = ({ locale, content, list }: Tongue & { list: 'resources' | 'blog' }) => (
  <TextLink alone href={pathTo(list, locale)}>
    {translator(content, 'articles')(`page.back.${list}`)}
  </TextLink>
);
