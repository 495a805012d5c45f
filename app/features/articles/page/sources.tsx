/** The official pages that a text rests on, where it names no figure with a source of its own (D2). */
import { SourceLink } from '#app/features/texts/source-link.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { FoldCard } from '#app/ui/fold-card.tsx';
import type { Block } from '../markup/blocks.ts';
import { officialPagesIn } from '../official.ts';

export function OfficialPages({ content, blocks }: { content: Locale; blocks: readonly Block[] }) {
  const t = translator(content, 'articles');
  const pages = officialPagesIn(blocks);
  return (
    <FoldCard id="official-pages" title={`${t('page.sources')} (${pages.length})`}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {pages.map(({ href, words }) => (
          <li key={href} className="grid grid-cols-[minmax(0,1fr)] gap-0.5 border-line border-s-2 ps-3">
            <span>{words}</span>
            <span className="text-sm">
              <SourceLink content={content} href={href} />
            </span>
          </li>
        ))}
      </ul>
    </FoldCard>
  );
}
