/** What is in the way on a phone stands behind one line there; where there is room it is open and the line is gone. */
import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon.tsx';

export function FoldOnPhone({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between gap-3 rounded-lg text-start font-semibold text-deep sm:hidden"
      >
        <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
        <Icon name="chevron-down" className={`size-4.5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} className={`gap-2 sm:grid ${isOpen ? 'grid' : 'hidden'}`}>
        {children}
      </div>
    </>
  );
}
