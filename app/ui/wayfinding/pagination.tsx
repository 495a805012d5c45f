/** Ways to the neighbouring pages; with numbers where the number of pages is known. */
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { pageWindow } from './page-window.ts';

type Props = {
  label: string;
  previous: { text: string; href?: string | undefined };
  next: { text: string; href?: string | undefined };
  /** "Page 5 of 12", and each number's address; left out for lists that are paged by key. */
  numbers?: { current: number; total: number; text: string; href: (page: number) => string } | undefined;
};

const step =
  'inline-flex min-h-12 items-center gap-1.5 rounded-full border-[1.5px] border-edge bg-card px-4 font-semibold text-deep transition-colors hover:border-deep hover:bg-sky';

export function Pagination({ label, previous, next, numbers }: Props) {
  return (
    <nav aria-label={label} className="@container">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Way to={previous.href} rel="prev">
          <Icon name="chevron-start" className="-ms-1 size-5" />
          {previous.text}
        </Way>
        {numbers && <Numbers {...numbers} />}
        <Way to={next.href} rel="next">
          {next.text}
          <Icon name="chevron-end" className="-me-1 size-5" />
        </Way>
      </div>
    </nav>
  );
}

/** At either end there is nothing to press, and the other way keeps its place. */
function Way({ to, rel, children }: { to: string | undefined; rel: string; children: ReactNode }) {
  return to ? (
    <a href={to} rel={rel} className={step}>
      {children}
    </a>
  ) : (
    <span aria-hidden="true" className={`${step} invisible`}>
      {children}
    </span>
  );
}

function Numbers({ current, total, text, href }: NonNullable<Props['numbers']>) {
  return (
    <>
      <p className="order-first basis-full text-center text-quiet text-sm tabular-nums @2xl:sr-only">{text}</p>
      <ul className="hidden items-center gap-1 tabular-nums @2xl:flex">
        {pageWindow(current, total).map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
          <li key={`${page}-${index}`}>
            {page === 'gap' ? (
              <span aria-hidden="true" className="px-2 text-quiet">
                …
              </span>
            ) : (
              <a
                href={href(page)}
                aria-current={page === current ? 'page' : undefined}
                className="grid size-11 place-items-center rounded-full font-semibold text-deep transition-colors hover:bg-sky aria-[current]:bg-deep aria-[current]:text-on-deep"
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
