/** /admin/content/comments: what readers wrote under articles, shown once somebody of us said so (D33). */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { COMMENT_STATES, type CommentState } from '#app/features/articles/comments/state-rules.ts';
import { ContentNav } from '#app/features/backoffice/content/nav.tsx';
import { useOfficeTools } from '#app/features/backoffice/tools.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { Empty } from '#app/ui/scenes/spots/empty.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { forget } from './client.ts';
import { CommentList } from './comment-list.tsx';
import { ForgetDialog, ReasonDialog } from './reason-dialog.tsx';
import { useDecide } from './use-decide.ts';
import { commentsView, type ShownComment } from './view.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  commentsView(context.get(ctxContext), new URL(request.url).searchParams);

function States({ here, waiting }: { here: CommentState; waiting: number }) {
  const t = useTranslations('office-content.comments');
  return (
    <nav aria-label={t('states')}>
      <ul className="flex flex-wrap gap-2">
        {COMMENT_STATES.map((state) => (
          <li key={state}>
            <ScreenLink
              to="admin-comments"
              query={{ state }}
              look={state === here ? 'main' : 'quiet'}
              aria-current={state === here ? 'page' : undefined}
            >
              {state === 'waiting' ? t('state.waitingCount', { n: waiting }) : t(`state.${state}`)}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type BulkProps = {
  rows: readonly ShownComment[];
  isBusy: boolean;
  onApprove(): void;
  onRefuse(): void;
  onClear(): void;
};

function Bulk({ rows, isBusy, onApprove, onRefuse, onClear }: BulkProps) {
  const t = useTranslations('office-content.comments');
  const busy = isBusy ? t('busy') : undefined;
  return (
    <section
      aria-label={t('bulk')}
      className="bottom-0 z-20 flex md:sticky flex-wrap items-center gap-3 rounded-card border border-line bg-card p-3 shadow-soft"
    >
      <p role="status" className="font-semibold">
        {t('chosen', { n: rows.length })}
      </p>
      {rows.some(({ state }) => state !== 'approved') && (
        <Button kind="main" busy={busy} onClick={onApprove}>
          {t('approveAll')}
        </Button>
      )}
      {rows.some(({ state }) => state !== 'refused') && (
        <Button kind="quiet" busy={busy} onClick={onRefuse}>
          {t('refuseAll')}
        </Button>
      )}
      <Button kind="plain" onClick={onClear}>
        {t('clear')}
      </Button>
    </section>
  );
}

export default function CommentsScreen({ loaderData: { state, waiting, comments, next } }: Route.ComponentProps) {
  const t = useTranslations('office-content.comments');
  const { say } = useOfficeTools();
  const { revalidate } = useRevalidator();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [refusing, setRefusing] = useState<readonly ShownComment[]>([]);
  const [forgetting, setForgetting] = useState<ShownComment | null>(null);
  const clear = () => setIds(new Set());
  const { isBusy, run } = useDecide(clear);
  const toggle = (comment_id: string) => {
    const changed = new Set(ids);
    if (!changed.delete(comment_id)) changed.add(comment_id);
    setIds(changed);
  };
  const chosen = comments.filter(({ comment_id }) => ids.has(comment_id));
  const remove = async ({ comment_id }: ShownComment) => {
    try {
      await forget(comment_id);
    } catch {
      return false;
    }
    say({ kind: 'good', text: t('forgotten') });
    void revalidate();
    return true;
  };
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <ContentNav here="comments" />
      <States here={state} waiting={waiting} />
      {comments.length === 0 ? (
        <EmptyState title={t(`empty.${state}`)} text={t('emptyText')} scene={<Empty className="w-60" />} />
      ) : (
        <>
          <div className="-ms-4">
            <Button
              kind="plain"
              onClick={() => setIds(new Set(ids.size > 0 ? [] : comments.map(({ comment_id }) => comment_id)))}
            >
              {t(ids.size > 0 ? 'clear' : 'chooseAll')}
            </Button>
          </div>
          <CommentList
            {...{ comments, isBusy, chosen: ids, onChoose: toggle, onForget: setForgetting }}
            onMove={(comment, to) => void run([comment], to)}
            onRefuse={(comment) => setRefusing([comment])}
          />
        </>
      )}
      {next && (
        <p>
          <ScreenLink to="admin-comments" look="quiet" query={{ state, after: next }}>
            {t('more')}
          </ScreenLink>
        </p>
      )}
      {chosen.length > 0 && (
        <Bulk
          rows={chosen}
          isBusy={isBusy}
          onApprove={() => void run(chosen, 'approved')}
          onRefuse={() => setRefusing(chosen)}
          onClear={clear}
        />
      )}
      {refusing.length > 0 && (
        <ReasonDialog
          count={refusing.length}
          onSend={(reason) => run(refusing, 'refused', reason)}
          onClose={() => setRefusing([])}
        />
      )}
      {forgetting && (
        <ForgetDialog name={forgetting.name} onSend={() => remove(forgetting)} onClose={() => setForgetting(null)} />
      )}
    </div>
  );
}
