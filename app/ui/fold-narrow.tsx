/** What is for some readers only: on a phone one line that opens, elsewhere open under its title (parts.css, open-target.ts). */
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** `title`: a text, or a heading around it; HTML wants it right inside the summary. */
export const FoldNarrow = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className="fold-narrow group/narrow">
    <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-1.5 font-semibold leading-snug *:min-w-0 [overflow-wrap:anywhere]">
      {typeof title === 'string' ? <span>{title}</span> : title}
      <Icon
        name="chevron-down"
        className="size-4.5 text-deep transition-transform duration-200 group-open/narrow:rotate-180"
      />
    </summary>
    {children}
  </details>
);
