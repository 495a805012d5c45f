/** The public page at an address: its screen, its languages, and its text with the figures put in. */
import type { MetaDescriptor } from 'react-router';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { screenAt } from '#app/path-match.ts';
import { pathTo, type Screen } from '#app/paths.ts';
import type { PageText } from '#content/page-text.ts';
import { type FilledText, fillText } from './fill.server.ts';
import { pageMeta } from './meta.ts';

/** `locale`: of the address, for links. `content`: of the words (D7). */
export type Tongue = { locale: Locale; content: Locale };

export type Crumb = { name: string; href: string };

export function placeAt(pathname: string): Tongue & { screen: Screen } {
  const place = screenAt(pathname);
  if (!place) throw new Error(`no page at ${pathname}`);
  return place;
}

type HeadText = Pick<PageText, 'metaTitle' | 'description'>;

/** The head of a page: its title and description with the figures put in, and what a shared link shows. */
export function metaOf(asked: Parameters<typeof pageMeta>[0], { metaTitle, description }: HeadText): MetaDescriptor[] {
  const { content } = placeAt(asked.location.pathname);
  const { text } = fillText(content, { title: metaTitle, description }, new Date());
  return pageMeta(asked, text);
}

export const filledText = <T extends PageText>({ content }: Tongue, text: T, now: Date): FilledText<T> =>
  fillText(content, text, now);

/** The way back: home, then the screens named, by their words in bar and footer. */
export function crumbsTo({ locale, content }: Tongue, ...via: ('usa' | 'canada' | 'appointments')[]): Crumb[] {
  const t = translator(content, 'site');
  return (['home', ...via] as const).map((screen) => ({ name: t(`nav.${screen}`), href: pathTo(screen, locale) }));
}
