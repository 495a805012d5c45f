/** Running text of an article as React elements: never as HTML (D35, T30). */
import { Coded, hrefOf } from '#app/features/texts/inline.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { contentLocale } from '#app/path-match.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Inline, Text } from '../markup/blocks.ts';
import { plainText } from '../markup/words.ts';

/** A line of an Arabic article without an Arabic letter, as of a letter in English, reads from left to right. */
export function ownDirection(text: Text, { content }: Tongue): { dir?: 'ltr' } {
  const words = content === 'ar' ? plainText(text) : '';
  return /\p{L}/u.test(words) && !/\p{Script=Arabic}/u.test(words) ? { dir: 'ltr' } : {};
}

/** What is said in another language than the article: spoken and laid out as that one. */
export const tongueOf = (lang: Locale | undefined, { content }: Tongue): { lang?: Locale; dir?: 'ltr' | 'rtl' } =>
  lang && lang !== content ? { lang, dir: localeInfo[lang].dir } : {};

/** Links stay in the language of the address, words are in that of the article (D7). */
export function InlineText({ text, at }: { text: Text; at: Tongue }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
  return text.map((node, index) => <Node key={index} node={node} at={at} />);
}

function Node({ node, at }: { node: Inline; at: Tongue }) {
  if (typeof node === 'string') return <Coded text={node} locale={at.content} />;
  if ('bold' in node)
    return (
      <strong className="font-semibold">
        <InlineText text={node.bold} at={at} />
      </strong>
    );
  if ('italic' in node)
    return (
      <em>
        <InlineText text={node.italic} at={at} />
      </em>
    );
  if ('code' in node)
    return (
      <code dir="ltr" className="rounded-sm bg-sky px-1 py-0.5 font-mono text-[0.95em] [overflow-wrap:anywhere]">
        {node.code}
      </code>
    );
  if ('lang' in node)
    return (
      <span {...tongueOf(node.lang, at)}>
        <InlineText text={node.words} at={at} />
      </span>
    );
  const href = hrefOf(node.link, at.locale);
  const words = <InlineText text={node.words} at={at} />;
  if (!href) return words;
  const t = translator(at.content, 'articles');
  const other = node.link.startsWith('article:') && contentLocale(href) !== at.content && contentLocale(href);
  return (
    <>
      <TextLink
        href={href}
        hrefLang={other || undefined}
        newTab={node.newTab && t('page.newTab')}
        data-event={/^https?:/.test(href) ? 'outbound_verification_click' : undefined}
      >
        {words}
      </TextLink>
      {other && <span className="text-quiet">{` (${t('page.inEnglish')})`}</span>}
    </>
  );
}
