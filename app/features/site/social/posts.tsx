/** The latest of our social account, a row to scroll: one, two, three or four at a time (spec 9 "Content limits", D2, D33). */

import { Picture as Drawing } from '#app/features/texts/pictures.server.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { captionLines, pictureOf, type SocialPost } from './rules.ts';

/** All in pixels: of mixed units the build would put the wrong one last. */
const SLIDES =
  'auto-cols-[100%] min-[768px]:auto-cols-[calc((100%-1rem)/2)] min-[1440px]:auto-cols-[calc((100%-2rem)/3)] min-[1700px]:auto-cols-[calc((100%-3rem)/4)]';

type Props = { locale: Locale; posts: readonly SocialPost[] };

export function SocialPosts({ locale, posts }: Props) {
  if (posts.length === 0) return null;
  const title = translator(locale, 'pages')('home.posts');
  return (
    <section aria-labelledby="posts-title">
      <h2 id="posts-title" className="mb-3 font-bold text-2xl md:mb-5 md:text-3xl">
        {title}
      </h2>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-labelledby="posts-title"
        className={`grid snap-x snap-mandatory grid-flow-col gap-4 overflow-x-auto overscroll-x-contain rounded-card pb-3 [scrollbar-width:thin] ${SLIDES}`}
      >
        {posts.map((post) => (
          <li key={post.id} className="@container grid snap-start">
            <Post locale={locale} post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Post({ locale, post }: { locale: Locale; post: SocialPost }) {
  const t = translator(locale, 'social');
  const pages = translator(locale, 'pages');
  const paragraphs = captionLines(post.caption);
  return (
    <div className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-card">
      <div className="relative aspect-[2/1] overflow-hidden bg-sky">
        <Picture post={post} alt={paragraphs.length > 0 ? '' : t('picture')} />
        {post.media_type === 'VIDEO' && <PlaySign text={t('video')} />}
        {post.example && (
          <p className="absolute start-3 top-3 rounded-full bg-maize px-3 py-1 font-semibold text-ink text-sm">
            {pages('home.postsExample')}
          </p>
        )}
      </div>
      <div className="grid content-start gap-2 p-4">
        {paragraphs.length > 0 && (
          <p dir="auto" className="break-words">
            {paragraphs.map((lines, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never moved
              <Paragraph key={index} lines={lines} />
            ))}
          </p>
        )}
        {post.like_count !== null && <p className="text-quiet text-sm">{t('likes', { n: post.like_count })}</p>}
        {post.permalink && (
          <p className="self-end">
            <TextLink alone href={post.permalink} newTab={translator(locale, 'facts')('newTab')}>
              {pages('home.postsOpen')}
            </TextLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** The lines of the rule where there is room for them; a narrow card breaks them by itself. */
const Paragraph = ({ lines }: { lines: string[] }) => (
  <span className="block">
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never moved
      <span key={index} className="@min-[22rem]:block">
        {line}{' '}
      </span>
    ))}
  </span>
);

function Picture({ post, alt }: { post: SocialPost; alt: string }) {
  const src = pictureOf(post);
  if (post.example) return <Drawing name={post.example} className="size-full object-cover" />;
  return src ? (
    <img
      src={src}
      alt={alt}
      width={640}
      height={400}
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
    />
  ) : null;
}

/** A video is its still until somebody opens the post. */
const PlaySign = ({ text }: { text: string }) => (
  <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-ink text-white shadow-soft">
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7" fill="currentColor">
      <path d="M8 5.500v13a1 1 0 0 0 1.500.9l10.500-6.500a1 1 0 0 0 0-1.800L9.500 4.600A1 1 0 0 0 8 5.500z" />
    </svg>
    <span className="sr-only">{text}</span>
  </span>
);
