/**
 * What is for some readers only: one line that opens. The browser's own, so it is found by find-in-page and opened by a
 * link to it; at once, since a browser cannot scroll to what is still sliding open.
 */
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** `title`: a text, or a heading around it; HTML wants it right inside the summary. */
type Props = { title: ReactNode; children: ReactNode; open?: boolean | undefined };

export function Fold({ title, children, open }: Props) {
  return (
    <details open={open} className="group/fold">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-lg py-1.5 [overflow-wrap:anywhere] *:min-w-0 font-semibold text-deep leading-snug underline-offset-4 hover:underline">
        {typeof title === 'string' ? <span>{title}</span> : title}
        <Icon name="chevron-down" className="size-4.5 transition-transform duration-200 group-open/fold:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-4">{children}</div>
    </details>
  );
}
