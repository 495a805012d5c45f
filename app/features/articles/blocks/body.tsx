/** The blocks of an article, each as the element it is. A type that has none here does not compile. */
import type { ReactNode } from 'react';
import { Coded } from '#app/features/texts/inline.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Block, BlockType } from '../markup/blocks.ts';
import { OMITTED } from '../markup/blocks.ts';
import { plainText } from '../markup/words.ts';
import { ArticleLink, Box, CodeBlock, Embed, ImageBlock, Quote, SimpleImage } from './boxes.tsx';
import { InlineText, ownDirection } from './inline.tsx';
import { Checklist, ListBlock, Steps } from './lists.tsx';

type Of<Type extends BlockType> = { block: Extract<Block, { type: Type }>; at: Tongue };

/** The offset of spec 2 when one comes from the contents. */
const HEADING_LOOKS = {
  2: 'mt-3 scroll-mt-[15px] font-bold text-2xl md:mt-6',
  3: 'mt-3 scroll-mt-[15px] font-semibold text-xl',
  4: 'mt-2 scroll-mt-[15px] font-semibold text-lg',
} as const;

function Header({ block: { level, id, text }, at }: Of<'header'>) {
  if (id === OMITTED) return null;
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} data-section={level === 2 ? '' : undefined} className={HEADING_LOOKS[level]}>
      <InlineText text={text} at={at} />
    </Heading>
  );
}

/** As many rows as a phone shows whole. */
const WHOLE_ROWS = 2;

function TableBlock({ block: { caption, head, rows }, at }: Of<'table'>) {
  const [first, ...others] = head.map((title, index) => ({ key: String(index), title: plainText(title), prose: true }));
  if (!first) return null;
  return (
    <Table
      caption={caption && plainText(caption)}
      columns={[first, ...others]}
      folds={others.length > 0 && rows.length > WHOLE_ROWS && rows.every(([name]) => name && plainText(name).trim())}
      rows={rows.map((row, number) => ({
        key: String(number),
        cells: Object.fromEntries(
          row.flatMap((cell, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never move
            plainText(cell).trim() ? [[index, <InlineText key={index} text={cell} at={at} />]] : [],
          ),
        ),
      }))}
    />
  );
}

const Faq = ({ block: { questions }, at }: Of<'faq'>) => (
  <Accordion
    name={`faq-${plainText(questions[0]?.question ?? []).length}-${questions.length}`}
    items={questions.map(({ question, answer }, index) => ({
      key: String(index),
      title: <Coded text={plainText(question)} locale={at.content} />,
      body: (
        <div className="grid gap-3">
          <Blocks blocks={answer} at={at} />
        </div>
      ),
    }))}
  />
);

type Holder = { block: { readonly blocks: readonly Block[] }; at: Tongue };
const inside = ({ block: { blocks }, at }: Holder) => <Blocks blocks={blocks} at={at} />;

const elements: { [Type in BlockType]: (props: Of<Type>) => ReactNode } = {
  header: Header,
  paragraph: ({ block, at }) => (
    <p {...ownDirection(block.text, at)}>
      <InlineText text={block.text} at={at} />
    </p>
  ),
  list: ListBlock,
  image: ImageBlock,
  simpleImage: SimpleImage,
  code: CodeBlock,
  warning: (props) => <Box {...props}>{inside(props)}</Box>,
  note: (props) => <Box {...props}>{inside(props)}</Box>,
  table: TableBlock,
  article: ArticleLink,
  checklist: Checklist,
  steps: Steps,
  embed: Embed,
  quote: (props) => <Quote {...props}>{inside(props)}</Quote>,
  faq: Faq,
  delimiter: () => <hr className="my-4 border-line" />,
};

export function Blocks({ blocks, at }: { blocks: readonly Block[]; at: Tongue }) {
  return blocks.map((block, index) => {
    const Element = elements[block.type] as (props: { block: Block; at: Tongue }) => ReactNode;
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move
    return <Element key={index} block={block} at={at} />;
  });
}
