/** /admin/content/posts: the posts of our account on the home page; one can be taken off it and shown again (D33). */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { ContentNav } from '#app/features/backoffice/content/nav.tsx';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { StatusPill } from '#app/ui/notices/status-pill.tsx';
import { Empty } from '#app/ui/scenes/spots/empty.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Route } from './+types/screen.ts';
import { turnPost } from './client.ts';
import { type PostsView, postsView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => postsView(context.get(ctxContext));

type OneProps = { post: PostsView['posts'][number]; isAdmin: boolean; isBusy: boolean; onTurn(): void };

function One({ post: { picture, caption, permalink, isHidden }, isAdmin, isBusy, onTurn }: OneProps) {
  const t = useTranslations('office-content.posts');
  const words = caption.slice(0, 60) || t('noCaption');
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 rounded-card border border-line bg-card p-4">
      <img
        src={picture}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        className={`size-24 rounded-lg object-cover ${isHidden ? 'opacity-50' : ''}`}
      />
      <div className="grid content-start justify-items-start gap-2">
        <StatusPill status={isHidden ? 'waiting' : 'done'}>{t(isHidden ? 'hidden' : 'shown')}</StatusPill>
        <p dir="auto" className="line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">
          {caption || t('noCaption')}
        </p>
        <TextLink href={permalink} newTab={t('newTab')}>
          {t('open')}
        </TextLink>
        {isAdmin && (
          <Button
            kind="quiet"
            disabled={isBusy}
            aria-label={t(isHidden ? 'showOf' : 'hideOf', { words })}
            onClick={onTurn}
          >
            {t(isHidden ? 'show' : 'hide')}
          </Button>
        )}
      </div>
    </li>
  );
}

export default function PostsScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-content.posts');
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { source, posts, examples, readOn, isAdmin } = view;
  async function turn({ id, isHidden }: PostsView['posts'][number]) {
    setBusy(true);
    try {
      await turnPost(id, isHidden);
      setSaid(t(isHidden ? 'saidShown' : 'saidHidden'));
    } catch {
      setSaid(t('failed'));
    }
    await revalidate();
    setBusy(false);
  }
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <ContentNav here="posts" />
      <Banner kind="info">
        <p>{t(`source.${source}`)}</p>
        {readOn && <p>{t('readOn', { day: readOn })}</p>}
      </Banner>
      {!isAdmin && posts.length > 0 && <p className="text-quiet">{t('readOnly')}</p>}
      <Said>{said}</Said>
      {posts.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {posts.map((post) => (
            <One key={post.id} {...{ post, isAdmin, isBusy }} onTurn={() => void turn(post)} />
          ))}
        </ul>
      )}
      {examples.length > 0 && (
        <>
          <h2 className="text-xl">{t('examples')}</h2>
          <ul className="grid list-disc gap-2 ps-6">
            {examples.map(({ id, caption }) => (
              <li key={id} className="whitespace-pre-line">
                {caption}
              </li>
            ))}
          </ul>
        </>
      )}
      {posts.length === 0 && examples.length === 0 && (
        <EmptyState title={t('empty')} text={t('emptyText')} scene={<Empty className="w-60" />} />
      )}
    </div>
  );
}
