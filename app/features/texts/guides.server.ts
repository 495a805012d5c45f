/** The articles that help at one place, as links; one that the reader's language does not have is left out. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type esGuides from '#content/text/es/guides.json';
import { hrefOf } from './inline.tsx';

type GuideLink = { href: string; title: string };

type GuideName = keyof typeof esGuides.names;

export function guideLinks(postIds: readonly string[], locale: Locale): GuideLink[] {
  const t = translator(locale, 'guides');
  return postIds.flatMap((postId) => {
    const href = hrefOf(`article:${postId}`, locale);
    return href ? [{ href, title: t(`names.${postId as GuideName}`) }] : [];
  });
}
