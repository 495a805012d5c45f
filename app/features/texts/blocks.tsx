/** Running text of content files: sections of paragraphs, lists and tables, and the list that leads to them. */
import type { ReactNode } from 'react';
import type { Locale } from '#app/i18n/locales.ts';
import { Fold } from '#app/ui/fold.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Table } from '#app/ui/table.tsx';
import type { TextBlock, TextSection } from '#content/text-block.ts';
import { InlineText } from './inline.tsx';

function Block({ block, locale }: { block: TextBlock; locale: Locale }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText text={block} locale={locale} />
      </p>
    );
  if ('list' in block)
    return (
      <ul className="grid list-disc gap-2 ps-6 marker:text-maize">
        {block.list.map((item) => (
          <li key={item}>
            <InlineText text={item} locale={locale} />
          </li>
        ))}
      </ul>
    );
  const { head, rows } = block.table;
  const columns = head.map((title, index) => ({ key: String(index), title, prose: true }));
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <Table
      columns={[first, ...others]}
      rows={rows.map((row) => ({
        key: row.join(),
        cells: Object.fromEntries(
          row.map((cell, index) => [index, <InlineText key={head[index]} text={cell} locale={locale} />]),
        ),
      }))}
    />
  );
}

const Blocks = ({ blocks, locale }: { blocks: readonly TextBlock[]; locale: Locale }) =>
  blocks.map((block) => <Block key={JSON.stringify(block)} block={block} locale={locale} />);

/** `locale` is the language of the address: links stay in it, whatever the text is written in (D7). */
export function TextSections({ sections, locale }: { sections: readonly TextSection[]; locale: Locale }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} className="scroll-mt-24 font-bold text-2xl">
        {title}
      </h2>
      <Blocks blocks={blocks} locale={locale} />
    </section>
  ));
}

type ContentsProps = { title: string; entries: readonly { id: string; title: string }[]; className?: string };

/** Folded on a phone, where the headings are near; open beside the text elsewhere. */
export function Contents({ title, entries, className = '' }: ContentsProps) {
  return (
    <nav aria-label={title} className={className}>
      <details className="fold-narrow group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold text-quiet">
          <h2 className="font-sans font-semibold text-base">{title}</h2>
          <Icon name="chevron-down" className="size-4.5 transition-transform group-open:rotate-180" />
        </summary>
        <ol className="grid border-line border-s-2">
          {entries.map((entry) => (
            <li key={entry.id}>
              <a href={`#${entry.id}`} className="block py-1.5 ps-4 text-deep hover:underline">
                {entry.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

type ArticleProps = {
  title: string;
  sections: readonly TextSection[];
  locale: Locale;
  /** The first section is what the page is asked for. */
  opens?: boolean | undefined;
  /** Stands at the end of the last section. */
  after?: ReactNode;
};

/** A text folded by section, with its contents beside it. Its sections stand among those of the page: their ids must not meet. */
export function TextArticle({ title, sections, locale, opens, after }: ArticleProps) {
  const apart = sections.map((section) => ({ ...section, id: `about-${section.id}` }));
  return (
    <div className="grid gap-x-10 lg:grid-cols-[1fr_18rem]">
      <Contents title={title} entries={apart} className="self-start lg:sticky lg:top-24 lg:order-2" />
      <div className="grid max-w-[70ch] content-start divide-y divide-line border-line border-y">
        {apart.map(({ id, title, blocks }, index) => (
          <section key={id} aria-labelledby={id}>
            <Fold
              open={opens && index === 0}
              title={
                <h2 id={id} className="scroll-mt-24 font-semibold text-lg">
                  {title}
                </h2>
              }
            >
              <Blocks blocks={blocks} locale={locale} />
              {index === apart.length - 1 && after}
            </Fold>
          </section>
        ))}
      </div>
    </div>
  );
}
