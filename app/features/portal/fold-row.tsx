/** One line of a list that opens, with a figure at its end. */
import type { ReactNode } from 'react';
import { breakable } from '#app/i18n/breakable.ts';
import { Icon } from '#app/ui/icon.tsx';

export function FoldRow({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details className="group border-line border-b">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-x-3 px-3 font-semibold hover:bg-sky">
        {/* A long figure goes under the title; the arrow stays at the end of the line. */}
        <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
          <span>{title}</span>
          {aside && <span className="tabular-nums">{breakable(aside)}</span>}
        </span>
        <Icon name="chevron-down" className="size-4 text-deep group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-3 pt-1 pb-4">{children}</div>
    </details>
  );
}
