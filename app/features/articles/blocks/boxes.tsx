/** What stands apart from the text of an article: warnings, notes, quotes, pictures, code, films, other articles. */
import type { ReactNode } from 'react';
import { Coded } from '#app/features/texts/inline.tsx';
import { isPicture, Picture } from '#app/features/texts/pictures.server.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { isLocale, localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import { articleOf, articlePath } from '../library.server.ts';
import type { Block } from '../markup/blocks.ts';
import { pageOf, playerOf } from '../markup/embed.ts';
import { pictureOf } from '../markup/scenes.ts';
import { InlineText, ownDirection, tongueOf } from './inline.tsx';

type Of<Type extends Block['type']> = { block: Extract<Block, { type: Type }>; at: Tongue };

const looks = {
  warning: { icon: 'warning', box: 'bg-glow', sign: 'bg-maize text-ink' },
  note: { icon: 'info', box: 'bg-sky', sign: 'bg-deep text-on-deep' },
} as const;

/** Always with a word of its own: a colour alone says nothing. */
export function Box({ block: { type, title, lang }, at, children }: Of<'warning' | 'note'> & { children: ReactNode }) {
  const { icon, box, sign } = looks[type];
  return (
    <div className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-card p-4 md:p-5 ${box}`}>
      <span className={`grid size-8 place-items-center rounded-full ${sign}`}>
        <Icon name={icon} className="size-5" />
      </span>
      <p {...(title && { ...ownDirection(title, at), ...tongueOf(lang, at) })} className="self-center font-semibold">
        {title ? <InlineText text={title} at={at} /> : translator(at.content, 'articles')(`page.${type}`)}
      </p>
      <section
        {...tongueOf(lang, at)}
        className="col-span-2 grid grid-cols-[minmax(0,1fr)] gap-3 sm:col-span-1 sm:col-start-2"
      >
        {children}
      </section>
    </div>
  );
}

export const Quote = ({ block: { by, lang }, at, children }: Of<'quote'> & { children: ReactNode }) => (
  <figure className="grid gap-2 border-maize border-s-4 ps-4">
    <blockquote {...tongueOf(lang, at)} className="grid gap-3 text-lg">
      {children}
    </blockquote>
    {by && (
      <figcaption className="text-quiet text-sm">
        <InlineText text={by} at={at} />
      </figcaption>
    )}
  </figure>
);

/** Spec 9: pictures of articles are 400 by 266. */
const PICTURE_SIZE = { width: 400, height: 266 } as const;

export function Drawing({ scene, alt, isFirst }: { scene: string; alt: string; isFirst?: boolean }) {
  const name = pictureOf(scene);
  if (!isPicture(name)) throw new Error(`there is no scene ${scene}`);
  return (
    <Picture
      name={name}
      alt={alt}
      size={PICTURE_SIZE}
      isFirst={isFirst ?? false}
      className="aspect-[400/266] h-auto w-full max-w-[400px] rounded-card object-cover object-bottom"
    />
  );
}

export const ImageBlock = ({ block: { scene, alt, caption }, at }: Of<'image'>) => (
  <figure className="grid gap-2">
    <Drawing scene={scene} alt={alt} />
    <figcaption className="text-quiet text-sm">
      <InlineText text={caption} at={at} />
    </figcaption>
  </figure>
);

export const SimpleImage = ({ block: { scene, alt } }: Of<'simpleImage'>) => <Drawing scene={scene} alt={alt} />;

export const CodeBlock = ({ block: { code, language }, at }: Of<'code'>) => (
  <pre
    {...(isLocale(language) && tongueOf(language, at))}
    dir="ltr"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    tabIndex={0}
    className="overflow-x-auto rounded-card bg-ink p-4 text-sm text-white"
  >
    <code>{code}</code>
  </pre>
);

const HOSTS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** A link to the film until it is asked for; then it plays here (page/browser.ts). Nothing of its host is loaded before. */
export function Embed({ block: { host, id }, at }: Of<'embed'>) {
  const t = translator(at.content, 'articles');
  const film = { host, id };
  return (
    <div className="flex aspect-video flex-col items-center justify-center gap-3 rounded-card bg-sky p-4 text-center print:hidden">
      <a
        href={pageOf(film)}
        target="_blank"
        rel="noopener"
        data-film={playerOf(film)}
        data-film-title={t('page.film')}
        className={buttonLook('quiet')}
      >
        <span className="inline-flex items-center gap-2">
          <Icon name="out-of-page" />
          {t('page.film')}
        </span>
      </a>
      <p className="text-quiet text-sm">{t('page.filmNote', { host: HOSTS[host] })}</p>
    </div>
  );
}

/** Another article; one that is not there yet leaves no trace. */
export function ArticleLink({ block: { postId }, at }: Of<'article'>) {
  const [head, href] = [articleOf(postId, at.locale), articlePath(postId, at.locale)];
  if (!head || !href) return null;
  const t = translator(at.content, 'articles');
  return (
    <a
      href={href}
      className="group flex items-center justify-between gap-3 rounded-card border border-line bg-card p-4 hover:border-deep"
    >
      <span className="grid min-w-0 gap-0.5">
        <span className="text-quiet text-sm">
          {t('page.readArticle')}
          {head.locale !== at.content && ` · ${t('page.inEnglish')}`}
        </span>
        <span
          lang={head.locale === at.content ? undefined : head.locale}
          dir={head.locale === at.content ? undefined : localeInfo[head.locale].dir}
          className="font-semibold text-deep [overflow-wrap:anywhere] group-hover:underline"
        >
          <Coded text={head.title} locale={head.locale} />
        </span>
      </span>
      <Icon name="arrow-end" className="size-4.5 text-deep" />
    </a>
  );
}
