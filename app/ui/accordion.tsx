/** Questions that open one at a time; the browser's own, so it works before any script and in find-in-page. */
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  /** Items of one name close each other. */
  name: string;
  items: readonly { key: string; title: ReactNode; body: ReactNode; open?: boolean }[];
};

export function Accordion({ name, items }: Props) {
  return (
    <div className="border-line border-y">
      {items.map(({ key, title, body, open }) => (
        <details key={key} name={name} open={open} className="accordion group border-line not-last:border-b">
          <summary className="-mx-2 flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-lg px-2 py-2.5 font-semibold leading-snug transition-colors hover:text-deep group-open:text-deep">
            <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sky text-deep transition-transform duration-200 group-open:rotate-180">
              <Icon name="chevron-down" className="size-4.5" />
            </span>
          </summary>
          <div className="max-w-[65ch] pe-12 pb-4 text-quiet">{body}</div>
        </details>
      ))}
    </div>
  );
}
