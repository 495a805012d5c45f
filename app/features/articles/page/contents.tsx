/** The table of contents (spec 2): headings of level 2 but 'omit', collapsible, the current section marked (browser.ts). */
import { Coded } from '#app/features/texts/inline.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Block } from '../markup/blocks.ts';
import { OMITTED } from '../markup/blocks.ts';
import { plainText } from '../markup/words.ts';

export const headingsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.type === 'header' && block.level === 2 && block.id !== OMITTED
      ? [{ id: block.id, title: plainText(block.text) }]
      : [],
  );

type Props = { title: string; headings: ReturnType<typeof headingsOf>; content: Locale };

/** Folded where it would push the text away; the script opens it where it stands beside the text. */
export function Contents({ title, headings, content }: Props) {
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents" className="self-start print:hidden lg:sticky lg:top-20 lg:order-2">
      <details
        data-contents
        className="group rounded-card border border-line bg-card px-4 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold">
          <h2 id="contents" className="font-sans font-semibold text-base">
            {title}
          </h2>
          <Icon name="chevron-down" className="size-4.5 text-deep transition-transform group-open:rotate-180" />
        </summary>
        <ol className="mb-4 grid border-line border-s-2 [scroll-target-group:auto]">
          {headings.map(({ id, title: words }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ms-0.5 flex min-h-11 items-center border-transparent border-s-2 py-1.5 ps-4 text-deep leading-snug [overflow-wrap:anywhere] hover:underline aria-[current]:border-maize aria-[current]:font-semibold lg:min-h-9"
              >
                <span>
                  <Coded text={words} locale={content} />
                </span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
