/** The answers by page: one line a page that opens, one row an answer, its change at the end of the row. */
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { FROM_ROW } from '#app/features/forms/check-link.ts';
import { FlagNote } from '#app/features/forms/lock/flag-note.tsx';
import { useFaultWords, type Words } from '#app/features/forms/page/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { AnswerRow, Mark } from './answers.server.ts';
import type { CheckedPage, CheckView } from './view.server.ts';

const pill = 'inline-flex min-h-6 items-center rounded-full px-2.5 font-semibold text-sm leading-snug';
const looks: Record<Mark | 'later', string> = {
  missing: 'bg-going text-night',
  wrong: 'bg-going text-night',
  passed: 'bg-glow text-night',
  later: 'bg-waiting text-night',
};

type Place = Pick<CheckView, 'person' | 'form_name'>;
type RowProps = { row: AnswerRow; page: number; words: Words; place: Place };

function Answer({ row, page, words, place: { person, form_name } }: RowProps) {
  const t = useTranslations('review.check');
  const { path, id, fieldId, label, value, mark, wrong, isLater, isOpen, flag } = row;
  const marks = [...(mark ? [mark] : []), ...(isLater ? ['later' as const] : [])];
  return (
    <div
      id={id}
      tabIndex={-1}
      className={`grid scroll-mt-4 break-inside-avoid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-b py-2.5 outline-offset-2 last:border-b-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] ${mark === 'missing' || mark === 'wrong' ? 'border-s-4 border-s-maize ps-3' : ''}`}
    >
      <dt className="text-quiet leading-snug">{label}</dt>
      <dd className="col-start-1 grid content-start justify-items-start gap-1 leading-snug sm:col-start-2">
        {value === null ? (
          mark !== 'missing' && <span className="text-quiet">{t('nothing')}</span>
        ) : (
          <span className="max-w-full whitespace-pre-wrap font-semibold [overflow-wrap:anywhere]">
            <bdi>{value}</bdi>
          </span>
        )}
        {marks.length > 0 && (
          <span className="flex flex-wrap gap-1.5">
            {marks.map((one) => (
              <span key={one} className={`${pill} ${looks[one]}`}>
                {t(`marks.${one}`)}
              </span>
            ))}
          </span>
        )}
        {flag && <FlagNote comment={flag} />}
        {wrong && mark !== 'missing' && (
          <span className="text-sm leading-snug">
            {mark === 'passed' ? t('passedText') : words(wrong.field, wrong.text, wrong.fault)}
          </span>
        )}
      </dd>
      {isOpen && (
        <dd className="col-start-2 row-start-1 row-end-3 -my-2 self-start sm:col-start-3 print:hidden">
          <ScreenLink
            to="portal-form-page"
            params={{ user_id: person.user_id, form_name, page: String(page) }}
            query={{ [FROM_ROW]: path }}
            hash={fieldId}
            aria-label={t('changeOf', { label })}
          >
            <span className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4">
              {t('change')}
            </span>
          </ScreenLink>
        </dd>
      )}
    </div>
  );
}

function Answers({ page, words, place }: { page: CheckedPage; words: Words; place: Place }) {
  return (
    <div className="grid gap-4 pb-5">
      {page.blocks.map(({ title, rows }) => (
        <section key={rows[0]?.path} className="grid gap-1">
          {title && <h3 className="break-after-avoid pt-1 font-semibold text-base">{title}</h3>}
          <dl>
            {rows.map((row) => (
              <Answer key={row.path} row={row} page={page.number} words={words} place={place} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

type Props = { view: CheckView; box: RefObject<HTMLDivElement | null> };

export function CheckPages({ view, box }: Props) {
  const t = useTranslations('review.check');
  const words = useFaultWords({ fields: view.labels });
  return (
    <div ref={box} className="border-line border-t">
      {view.pages.map((page) => {
        const { number, ordinal, title, gaps, later, blocks } = page;
        const count = blocks.reduce((sum, { rows }) => sum + rows.length, 0);
        return (
          <details key={number} open={view.open.includes(number)} className="group/page border-line border-b">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 break-after-avoid py-2 hover:text-deep">
              <span className="w-6 shrink-0 text-quiet tabular-nums">{ordinal}</span>
              <h2 className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1 font-semibold text-base leading-snug">
                <span className="min-w-0">{title}</span>
                <span className="flex flex-wrap gap-1.5 font-normal">
                  {gaps > 0 && <span className={`${pill} ${looks.missing}`}>{t('gaps', { count: gaps })}</span>}
                  {later > 0 && <span className={`${pill} ${looks.later}`}>{t('laterCount', { count: later })}</span>}
                  {gaps === 0 && later === 0 && (
                    <span className="inline-flex min-h-6 items-center gap-1 text-quiet text-sm">
                      <Icon name="tick" className="size-4 text-good" />
                      {t('answers', { count })}
                    </span>
                  )}
                </span>
              </h2>
              <Icon
                name="chevron-down"
                className="size-4.5 text-deep transition-transform duration-200 group-open/page:rotate-180 print:hidden"
              />
            </summary>
            <Answers page={page} words={words} place={view} />
          </details>
        );
      })}
    </div>
  );
}
