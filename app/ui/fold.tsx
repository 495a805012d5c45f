/**
 * What is for some readers only: one line that opens. The browser's own, so it is found by find-in-page and opened by a
 * link to it; at once, since a browser cannot scroll to what is still sliding open.
 */
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = { title: ReactNode; children: ReactNode; open?: boolean | undefined };

export function Fold({ title, children, open }: Props) {
  return (
    <details open={open} className="group/fold">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-lg py-1.5 font-semibold text-deep leading-snug underline-offset-4 hover:underline">
        <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
        <Icon name="chevron-down" className="size-4.5 transition-transform duration-200 group-open/fold:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-4">{children}</div>
    </details>
  );
}
