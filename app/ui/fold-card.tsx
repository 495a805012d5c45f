/** A card of a page that is its heading until it is opened: on every screen, or on a phone alone. */
import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';
import { FoldNarrow } from './fold-narrow.tsx';

type Props = { id: string; title: string; children: ReactNode; narrow?: boolean; paper?: boolean };

/** `narrow`: open where there is room. `paper`: worth printing. */
export function FoldCard({ id, title, children, narrow = false, paper = true }: Props) {
  const Folding = narrow ? FoldNarrow : Fold;
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border border-line bg-card px-4 ${paper ? '' : 'print:hidden'}`}
    >
      <Folding
        title={
          <h2 id={id} className="font-sans font-semibold text-base">
            {title}
          </h2>
        }
      >
        {children}
      </Folding>
    </section>
  );
}
