/** The pages of the form with how many of their answers were judged. */
import { useTranslations } from 'use-intl';
import { StatusShape } from '#app/ui/notices/status-pill.tsx';
import { countsOf } from './rules.ts';
import type { ReviewPage } from './view.server.ts';

const shapeOf = ({ all, accepted, drafts, answered }: ReturnType<typeof countsOf>) =>
  drafts + answered > 0 ? 'going' : accepted === all ? 'done' : ('waiting' as const);

type ListProps = { pages: readonly ReviewPage[]; here: number; onGo(page: number): void };

export function PageList({ pages, here, onGo }: ListProps) {
  const t = useTranslations('office-review');
  return (
    <nav aria-label={t('pages')} className="max-lg:relative max-lg:overflow-x-auto lg:sticky lg:top-4">
      <ol className="flex lg:grid">
        {pages.map(({ number, ordinal, title, rows }) => {
          const counts = countsOf(rows.map(({ stand }) => stand));
          return (
            <li key={number} className="max-lg:shrink-0">
              <button
                type="button"
                aria-current={number === here ? 'page' : undefined}
                onClick={() => onGo(number)}
                className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-lg px-2 text-start leading-snug hover:bg-sky aria-[current]:bg-sky aria-[current]:font-semibold"
              >
                <StatusShape status={shapeOf(counts)} />
                <span className="min-w-0 grow">
                  {ordinal}. {title}
                </span>
                <span className="shrink-0 text-quiet text-sm tabular-nums">
                  <span className="sr-only">{t('judged', { done: counts.all - counts.open, all: counts.all })}</span>
                  <span aria-hidden="true">
                    {counts.all - counts.open}/{counts.all}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
