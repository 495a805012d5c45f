/** The guides that help at one place of a page. */
import { translator } from '#app/i18n/messages.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { guideLinks } from './guides.server.ts';
import { Coded } from './inline.tsx';
import type { Tongue } from './place.server.ts';

export function Guides({ locale, content, postIds }: Tongue & { postIds: readonly string[] }) {
  const links = guideLinks(postIds, locale, content);
  if (links.length === 0) return null;
  const heading = translator(content, 'guides')('heading');
  return (
    <nav aria-label={heading} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <p className="font-semibold">{heading}</p>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ href, title }) => (
          <li key={href} className="min-w-0 max-w-full">
            <a
              href={href}
              className="flex min-h-11 items-center gap-2 rounded-card border border-line bg-card px-4 py-2 font-semibold text-deep hover:border-deep hover:bg-sky"
            >
              <Icon name="file" className="size-5" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <Coded text={title} locale={content} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
