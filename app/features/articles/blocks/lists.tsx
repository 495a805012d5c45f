/** Lists of an article: bullets, numbers, a checklist to tick, steps with their titles. */
import type { Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { FoldNarrow } from '#app/ui/fold-narrow.tsx';
import type { Block, Item } from '../markup/blocks.ts';
import { InlineText, ownDirection } from './inline.tsx';

type Of<Type extends Block['type']> = { block: Extract<Block, { type: Type }>; at: Tongue };

function Items({ items, isNumbered, at }: { items: readonly Item[]; isNumbered: boolean; at: Tongue }) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-2 ps-6 marker:text-deep ${isNumbered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never move
        <li key={index} {...ownDirection(item.text, at)} className="ps-1">
          <InlineText text={item.text} at={at} />
          <Inner item={item} at={at} />
        </li>
      ))}
    </List>
  );
}

const Inner = ({ item: { items, isNumbered }, at }: { item: Item; at: Tongue }) =>
  items && (
    <div className="mt-2">
      <Items items={items} isNumbered={isNumbered === true} at={at} />
    </div>
  );

export const ListBlock = ({ block: { items, isNumbered }, at }: Of<'list'>) => (
  <Items items={items} isNumbered={isNumbered} at={at} />
);

/** Boxes that the reader may tick; nothing is kept, and on paper they are boxes too. */
export function Checklist({ block: { title, items }, at }: Of<'checklist'>) {
  return (
    <div className="rounded-card border border-line bg-card px-4 py-1 md:px-5 md:py-3">
      <FoldNarrow
        title={
          <span>
            {title ? <InlineText text={title} at={at} /> : translator(at.content, 'articles')('page.checklist')}
            <span className="font-normal text-quiet"> ({items.length})</span>
          </span>
        }
      >
        <ul className="grid">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never move
            <li key={index} className="border-line not-last:border-b py-1">
              <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
                <input type="checkbox" className="mt-1 size-5 shrink-0 accent-deep" />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <InlineText text={item.text} at={at} />
                </span>
              </label>
              <Inner item={item} at={at} />
            </li>
          ))}
        </ul>
      </FoldNarrow>
    </div>
  );
}

/** A numbered way: the numbers stand on a line, as on a route. */
export function Steps({ block: { title, steps }, at }: Of<'steps'>) {
  return (
    <div className="grid gap-3">
      {title && (
        <p className="font-semibold">
          <InlineText text={title} at={at} />
        </p>
      )}
      <ol className="grid">
        {steps.map(({ title: name, text, items }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a way never move
            key={index}
            className="relative grid gap-1 border-line border-s-2 border-dotted pb-5 ms-4 ps-7 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[17px] top-0 grid size-8 place-items-center rounded-full bg-deep font-semibold text-on-deep text-sm tabular-nums"
            >
              {index + 1}
            </span>
            {name && (
              <p className="font-semibold leading-8">
                <InlineText text={name} at={at} />
              </p>
            )}
            {text.length > 0 && (
              <p className={name ? '' : 'pt-0.5'}>
                <InlineText text={text} at={at} />
              </p>
            )}
            {items && <Items items={items} isNumbered={false} at={at} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
