/**
 * The articles that help at one place, as links; one that the reader's language does not have is left out, and one that
 * is there in English alone says so. `content`: of the words around them (D7).
 */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { contentLocale } from '#app/path-match.ts';
import type esGuides from '#content/text/es/guides.json';
import { hrefOf } from './inline.tsx';

type GuideLink = { href: string; title: string };

type GuideName = keyof typeof esGuides.names;

export function guideLinks(postIds: readonly string[], locale: Locale, content = locale): GuideLink[] {
  const t = translator(content, 'guides');
  const inEnglish = ` · ${translator(content, 'articles')('page.inEnglish')}`;
  return postIds.flatMap((postId) => {
    const href = hrefOf(`article:${postId}`, locale);
    const isOther = href && contentLocale(href) !== content;
    return href ? [{ href, title: `${t(`names.${postId as GuideName}`)}${isOther ? inEnglish : ''}` }] : [];
  });
}
