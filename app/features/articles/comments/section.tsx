/** Comments of an article (D33): those that staff approved, and a form for another. */
import type { Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Fold } from '#app/ui/fold.tsx';
import { Island } from '#app/ui/island.server.tsx';
import { longDate } from '#content/legal/wording.ts';
import CommentForm from './form.tsx';
import type { ShownComment } from './store.server.ts';
import { commentForm } from './texts.server.ts';

type Props = Tongue & { article: string; comments: readonly ShownComment[] };

const placeNote = 'hidden rounded-card p-4 target:block';

export function Comments({ article, locale, content, comments }: Props) {
  const t = translator(content, 'articles');
  return (
    <section aria-labelledby="comments" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2
        id="comments"
        className={`scroll-mt-[15px] font-bold text-2xl ${comments.length === 0 ? 'max-sm:sr-only' : ''}`}
      >
        {comments.length > 0 ? t('comments.count', { n: comments.length }) : t('comments.title')}
      </h2>
      {comments.length === 0 && <p className="text-quiet max-sm:hidden print:hidden">{t('comments.none')}</p>}
      {comments.length > 0 && (
        <ol className="grid divide-y divide-line border-line border-y">
          {comments.map(({ comment_id, name, text, created_at }) => (
            <li key={comment_id} className="grid gap-1 py-4">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>
                <time dateTime={created_at.toISOString().slice(0, 10)} className="text-quiet text-sm">
                  {longDate(created_at.toISOString().slice(0, 10), content)}
                </time>
              </p>
              <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      <div className="grid max-w-xl gap-4 print:hidden">
        {/* Where a form that was posted without scripts comes back to. */}
        <p id="comment-sent" role="status" className={`${placeNote} bg-good-soft`}>
          {t('comments.sent')}
        </p>
        <p id="comment-not-sent" role="alert" className={`${placeNote} bg-alert-soft`}>
          {t('comments.notSent')}
        </p>
        <div className="rounded-card border border-line bg-card px-4">
          <Fold title={t('comments.write')}>
            <p className="text-quiet">{t('comments.intro')}</p>
            <Island of={CommentForm} name="comment-form" when="touch" props={commentForm(article, content, locale)} />
          </Fold>
        </div>
      </div>
    </section>
  );
}
