/** The comments of one page: each with its article, its decision, and what can be done with it. */
import { useTranslations } from 'use-intl';
import type { CommentState } from '#app/features/articles/comments/state-rules.ts';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { ShownComment } from './view.server.ts';

const commentId = (comment_id: string) => `comment-${comment_id}`;

type CommentActions = {
  isBusy: boolean;
  chosen: ReadonlySet<string>;
  onChoose(comment_id: string): void;
  onMove(comment: ShownComment, state: CommentState): void;
  onRefuse(comment: ShownComment): void;
  onForget(comment: ShownComment): void;
};

function Decision({ decided }: Pick<ShownComment, 'decided'>) {
  const t = useTranslations('office-content.comments');
  if (!decided) return null;
  const { by, on, reason } = decided;
  return (
    <p className="text-quiet text-sm">
      {by ? t('decidedBy', { by, on }) : t('decided', { on })}
      {reason && (
        <>
          {' '}
          {t('because')} <bdi>{reason}</bdi>
        </>
      )}
    </p>
  );
}

function One({ comment, ...actions }: CommentActions & { comment: ShownComment }) {
  const t = useTranslations('office-content.comments');
  const { comment_id, name, text, locale, article, on, state, decided } = comment;
  const { isBusy, chosen, onChoose, onMove, onRefuse, onForget } = actions;
  return (
    <li
      id={commentId(comment_id)}
      tabIndex={-1}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-card border border-line bg-card p-4"
    >
      <input
        type="checkbox"
        aria-label={t('choose', { name })}
        checked={chosen.has(comment_id)}
        onChange={() => onChoose(comment_id)}
        className="mt-0.5 size-6 accent-deep"
      />
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>
          <span className="text-quiet text-sm">
            {on} · {t(`languages.${locale}`)}
          </span>
        </p>
        <p dir="auto" lang={locale} className="max-w-[75ch] whitespace-pre-line [overflow-wrap:anywhere]">
          {text}
        </p>
        <p className="text-sm">
          {article.href ? (
            <TextLink href={article.href} newTab={t('newTab')}>
              <bdi>{article.title}</bdi>
            </TextLink>
          ) : (
            <bdi>{article.title}</bdi>
          )}
        </p>
        <Decision decided={decided} />
        <div className="flex flex-wrap gap-2">
          {state !== 'approved' && (
            <Button
              kind="quiet"
              disabled={isBusy}
              aria-label={t('approveOf', { name })}
              onClick={() => onMove(comment, 'approved')}
            >
              {t('approve')}
            </Button>
          )}
          {state !== 'refused' && (
            <Button
              kind="quiet"
              disabled={isBusy}
              aria-label={t('refuseOf', { name })}
              onClick={() => onRefuse(comment)}
            >
              {t('refuse')}
            </Button>
          )}
          {state !== 'waiting' && (
            <Button
              kind="plain"
              disabled={isBusy}
              aria-label={t('reopenOf', { name })}
              onClick={() => onMove(comment, 'waiting')}
            >
              {t('reopen')}
            </Button>
          )}
          <Button kind="plain" disabled={isBusy} aria-label={t('forgetOf', { name })} onClick={() => onForget(comment)}>
            {t('forget')}
          </Button>
        </div>
      </div>
    </li>
  );
}

export const CommentList = ({ comments, ...actions }: CommentActions & { comments: readonly ShownComment[] }) => (
  <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
    {comments.map((comment) => (
      <One key={comment.comment_id} comment={comment} {...actions} />
    ))}
  </ol>
);
