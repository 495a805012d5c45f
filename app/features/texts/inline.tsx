/** A line of a content file with its links: [words](screen:name), [words](article:name), [words](https://…) or [words](mailto:…). */
import type { Locale } from '#app/i18n/locales.ts';
import { pathToEntry } from '#app/path-match.ts';
import { isScreen, pathTo } from '#app/paths.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** An article that is not there, or not for readers of this language, has no address: its words stand alone. */
const articlePath = (name: string, locale: Locale) =>
  pathToEntry('resource', name, locale) ?? pathToEntry('post', name, locale);

export function hrefOf(target: string, locale: Locale): string | undefined {
  if (target.startsWith('article:')) return articlePath(target.slice('article:'.length), locale);
  if (!target.startsWith('screen:')) return target;
  const name = target.slice('screen:'.length);
  if (!isScreen(name)) throw new Error(`a text links to the screen ${name}, which does not exist`);
  return pathTo(name as 'home', locale);
}

/** Names of visas and forms never break; in Arabic they read from left to right. */
const CODE = /((?:[A-Z]{1,4}-\d+(?:\/[A-Z](?:-\d)?)?)|(?:[A-Z]{2,4} \d{3,4}))/;

export function Coded({ text, locale }: { text: string; locale: Locale }) {
  const parts = text.split(CODE);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const Tag = locale === 'ar' ? 'bdi' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
      <Tag key={index} dir={locale === 'ar' ? 'ltr' : undefined} className="whitespace-nowrap">
        {part}
      </Tag>
    );
  });
}

export function InlineText({ text, locale }: { text: string; locale: Locale }) {
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
    if (index % 3 === 0) return <Coded key={index} text={part} locale={locale} />;
    if (index % 3 === 2) return null;
    const href = hrefOf(String(parts[index + 1]), locale);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
    if (!href) return <Coded key={index} text={part} locale={locale} />;
    return (
      <TextLink
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
        key={index}
        href={href}
        data-event={href.startsWith('https:') ? 'outbound_verification_click' : undefined}
      >
        {part}
      </TextLink>
    );
  });
}
