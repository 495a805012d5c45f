/** The pages by number, coloured by status and with its shape (spec 2, 4); by name in a list of their own. */
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { minutesFor, type PageProgress } from '#app/features/forms/overview.ts';
import { Button } from '#app/ui/button.tsx';
import { type Status, StatusPill, StatusShape, statusLooks } from '#app/ui/notices/status-pill.tsx';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { useShownInRow } from '#app/ui/wayfinding/use-shown-in-row.ts';

const SHAPES = { 'Not Started': 'waiting', 'In Progress': 'going', Finished: 'done' } as const;

type Props = {
  pages: readonly PageProgress[];
  titles: Readonly<Record<number, string>>;
  /** How many answers of a page are to be confirmed later. */
  later: Readonly<Record<number, number>>;
  here: number;
  hrefOf(page: number): string;
  /** What is written is sent first. */
  onGo(page: number): void;
  /** The list of all answers. */
  checkHref: string;
  onCheck(): void;
};

export function PageBar({ pages, titles, later, here, hrefOf, onGo, checkHref, onCheck }: Props) {
  const t = useTranslations('forms');
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLOListElement>(null);
  useShownInRow(row, here);
  const leave = (away: () => void) => (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(false);
    away();
  };
  const go = (page: number) => leave(() => onGo(page));
  return (
    <nav aria-label={t('page.pages')} className="-ms-1 -me-4 flex items-center gap-2">
      <ol ref={row} className="relative flex min-w-0 flex-1 gap-1.5 overflow-x-auto overscroll-x-contain p-1">
        {pages.map(({ page_number: number, status }, index) => {
          const look: Status = number === here ? 'current' : SHAPES[status];
          return (
            <li key={number} className="shrink-0">
              <a
                href={hrefOf(number)}
                onClick={go(number)}
                aria-current={number === here ? 'page' : undefined}
                className={`flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-2.5 font-semibold tabular-nums ${statusLooks[look]}`}
              >
                <StatusShape status={look} />
                <span aria-hidden="true">{index + 1}</span>
                <span className="sr-only">
                  {t('page.toPage', { ordinal: index + 1, title: titles[number] ?? '' })}, {t(`status.${status}`)}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      <Button kind="plain" onClick={() => setOpen(true)}>
        {t('page.list')}
      </Button>
      {isOpen && (
        <ShownDialog id="form-pages" title={t('page.listTitle')} close={t('page.close')} onClose={() => setOpen(false)}>
          <p className="pb-3 text-quiet">{t('page.left', { minutes: minutesFor(pages) })}</p>
          <ol>
            {pages.map(({ page_number: number, status }, index) => (
              <li key={number} className="border-line border-b last:border-0">
                <a
                  href={hrefOf(number)}
                  onClick={go(number)}
                  aria-current={number === here ? 'page' : undefined}
                  className="flex min-h-14 items-center gap-3 py-2 hover:text-deep"
                >
                  <span className="w-6 shrink-0 text-quiet tabular-nums">{index + 1}</span>
                  <span className="grid min-w-0 flex-1">
                    <span className="font-semibold">{titles[number]}</span>
                    {(later[number] ?? 0) > 0 && (
                      <span className="text-deep text-sm">{t('page.later', { count: later[number] ?? 0 })}</span>
                    )}
                  </span>
                  <StatusPill status={SHAPES[status]}>{t(`status.${status}`)}</StatusPill>
                </a>
              </li>
            ))}
          </ol>
          <a
            href={checkHref}
            onClick={leave(onCheck)}
            className="flex min-h-14 items-center font-semibold text-deep underline underline-offset-4"
          >
            {t('page.check')}
          </a>
        </ShownDialog>
      )}
    </nav>
  );
}
