/**
 * The menu below 1024 px. Without script it is a <details>; the script puts the same panel into the <dialog> and a
 * button in place of the summary.
 */
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Mark } from '#app/ui/mark.tsx';

type Props = { open: string; close: string; children: ReactNode };

const toggle =
  'flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-2 rounded-full font-semibold hover:bg-sky max-[46.49rem]:-me-2.5 min-[46.5rem]:px-3 [&::-webkit-details-marker]:hidden';

export function Menu({ open, close, children }: Props) {
  return (
    <div className="lg:hidden">
      <details data-menu>
        <summary className={toggle}>
          <Icon name="menu" className="size-6" />
          <span className="max-[46.49rem]:sr-only">{open}</span>
        </summary>
        <div
          data-menu-panel
          className="grid content-start gap-2 bg-card p-4 [details_&]:absolute [details_&]:inset-x-0 [details_&]:top-full [details_&]:max-h-[calc(100dvh-4.25rem)] [details_&]:overflow-y-auto [details_&]:border-line [details_&]:border-b [details_&]:shadow-soft [dialog_&]:min-h-full"
        >
          <div className="hidden items-center justify-between ps-2 [dialog_&]:flex">
            <Mark />
            <button
              type="button"
              data-menu-close
              className="flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-sky"
            >
              <Icon name="close" className="size-6" />
              <span className="sr-only">{close}</span>
            </button>
          </div>
          {children}
        </div>
      </details>
      <dialog
        data-menu-dialog
        aria-label={open}
        className="ms-auto me-0 h-dvh max-h-none w-[min(22rem,88vw)] max-w-none overflow-y-auto overscroll-contain border-line border-s bg-card text-night shadow-soft transition-transform duration-200 ease-out backdrop:bg-[rgb(4_14_30/0.55)] motion-reduce:transition-none starting:open:translate-x-full rtl:starting:open:-translate-x-full [html:has(&[open])]:overflow-hidden"
      />
    </div>
  );
}
