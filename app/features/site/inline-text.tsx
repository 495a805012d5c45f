/** A line of a content file with its links: [words](screen:name), [words](https://…) or [words](mailto:…). */
import type { Locale } from '#app/i18n/locales.ts';
import { isScreen, pathTo } from '#app/paths.ts';
import { TextLink } from '#app/ui/link.tsx';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

function hrefOf(target: string, locale: Locale): string {
  if (!target.startsWith('screen:')) return target;
  const name = target.slice('screen:'.length);
  if (!isScreen(name)) throw new Error(`a text links to the screen ${name}, which does not exist`);
  return pathTo(name as 'home', locale);
}

export function InlineText({ text, locale }: { text: string; locale: Locale }) {
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    const href = hrefOf(String(parts[index + 1]), locale);
    return (
      <TextLink
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
        key={index}
        href={href}
        data-event={href.startsWith('https:') ? 'source' : undefined}
      >
        {part}
      </TextLink>
    );
  });
}
